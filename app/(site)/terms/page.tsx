import { LegalScreen } from "@/components/site/pages/legal-screen";
import { terms } from "@/content/legal/terms";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(screens.terms);

export default function TermsPage() {
  return <LegalScreen page={terms} />;
}
