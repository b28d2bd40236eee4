import { ServicesScreen } from "@/components/site/services-screen";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/page-metadata";

export const generateMetadata = () => pageMetadata(screens.services);

export default function ServicesPage() {
  return <ServicesScreen />;
}
