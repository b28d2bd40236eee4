import { LegalScreen } from "@/components/site/pages/legal-screen";
import { privacy } from "@/content/legal/privacy";
import { privacyNotice } from "@/content/privacy-notice";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(screens.privacy);

export default function PrivacyPage() {
  return (
    <LegalScreen
      page={privacy}
      note={`Notice beside the forms: version ${privacyNotice.version}`}
    />
  );
}
