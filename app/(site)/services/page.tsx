import { ServicesScreen } from "@/components/site/services-screen";
import { services } from "@/content/services";

export const metadata = { title: services.title, description: services.description };

export default function ServicesPage() {
  return <ServicesScreen />;
}
