import { ContactScreen } from "@/components/site/contact-screen";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/page-metadata";

export const generateMetadata = () => pageMetadata(screens.contact);

export default function ContactPage() {
  return <ContactScreen />;
}
