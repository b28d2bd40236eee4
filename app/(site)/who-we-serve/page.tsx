import { WhoWeServeScreen } from "@/components/site/who-we-serve-screen";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/page-metadata";

export const generateMetadata = () => pageMetadata(screens.whoWeServe);

export default function WhoWeServePage() {
  return <WhoWeServeScreen />;
}
