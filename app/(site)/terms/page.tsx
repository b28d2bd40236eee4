import { LegalScreen } from "@/components/site/legal-screen";
import { terms } from "@/content/legal/terms";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/page-metadata";

export const generateMetadata = () => pageMetadata(screens.terms);

export default function TermsPage() {
  return <LegalScreen page={terms} />;
}
