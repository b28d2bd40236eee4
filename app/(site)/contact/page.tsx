import { ContactScreen } from "@/components/site/contact/contact-screen";
import { JsonLd } from "@/components/site/seo/json-ld";
import { screens } from "@/content/screens";
import { site } from "@/content/site";
import { toJsonLd, buildPeopleData } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(screens.contact);

export default function ContactPage() {
  return (
    <>
      {site.people.length > 0 && <JsonLd text={toJsonLd(buildPeopleData())} />}
      <ContactScreen />
    </>
  );
}
