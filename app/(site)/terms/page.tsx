import { LegalScreen } from "@/components/site/legal-screen";
import { terms } from "@/content/legal/terms";

export const metadata = { title: terms.title };

export default function TermsPage() {
  return <LegalScreen page={terms} />;
}
