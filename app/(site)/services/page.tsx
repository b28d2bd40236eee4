import { ServicesScreen } from "@/components/site/pages/services-screen";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(screens.services);

export default function ServicesPage() {
  return <ServicesScreen />;
}
