import { ContactScreen } from "@/components/site/contact/contact-screen";
import { screens } from "@/content/screens";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(screens.contact);

export default function ContactPage() {
  return <ContactScreen />;
}
