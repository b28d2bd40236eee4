import { WhoWeServeScreen } from "@/components/site/pages/who-we-serve-screen";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(screens.whoWeServe);

export default function WhoWeServePage() {
  return <WhoWeServeScreen />;
}
