import { ContactScreen } from "@/components/site/contact/contact-screen";
import { JsonLd } from "@/components/site/seo/json-ld";
import { screens } from "@/content/screens";
import { loadFirm } from "@/lib/firm/data";
import { toJsonLd, buildPeopleData } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(screens.contact);

export default async function ContactPage() {
  const firm = await loadFirm();
  return (
    <>
      {firm.people.length > 0 && <JsonLd text={toJsonLd(buildPeopleData(firm))} />}
      <ContactScreen firm={firm} />
    </>
  );
}
