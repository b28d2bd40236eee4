import { LegalScreen } from "@/components/site/legal-screen";
import { privacy } from "@/content/legal/privacy";

export const metadata = { title: privacy.title };

export default function PrivacyPage() {
  return <LegalScreen page={privacy} />;
}
