import { ClosingBand } from "@/components/site/pages/closing-band";
import { FirmStrip } from "@/components/site/pages/firm-strip";
import { HomeHero } from "@/components/site/pages/home-hero";
import { HomeServices } from "@/components/site/pages/home-services";
import { JsonLd } from "@/components/site/seo/json-ld";
import { OffersCarousel } from "@/components/site/offers/offers-carousel";
import { ServiceUnavailableMarker } from "@/components/site/seo/page-markers";
import { RegulatorySection } from "@/components/site/pages/regulatory-information";
import { WhyChoose } from "@/components/site/pages/why-choose";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { screens } from "@/content/screens";
import type { DisclosureSubject } from "@/content/types";
import { safeLoad } from "@/lib/core/safe-load";
import { loadFirm } from "@/lib/firm/data";
import { offerSubjects } from "@/lib/firm/statements";
import { listTextSubjects } from "@/lib/firm/text-subjects";
import type { Page } from "@/lib/db/pagination";
import type { OfferSlideDto } from "@/lib/entries/offer/slide";
import { listOfferSlides } from "@/lib/entries/offer/data";
import { buildFirmData, toJsonLd } from "@/lib/seo/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { paths } from "@/lib/core/paths";

/** Slides in the initial HTML; the carousel loads the rest. */
const INITIAL_SLIDES = 12;

function listSlideSubjects({ items, total }: Page<OfferSlideDto>): DisclosureSubject[] {
  const subjects = items.flatMap(({ category, title, discount, excerpt }) => [
    ...offerSubjects[category],
    ...listTextSubjects({ title, summary: discount, text: excerpt }),
  ]);
  // The carousel may load offers of any category later.
  return total > items.length ? [...subjects, ...Object.values(offerSubjects).flat()] : subjects;
}

export const generateMetadata = () => pageMetadata(screens.home);

export default async function HomePage() {
  const firm = await loadFirm();
  const slides = await safeLoad("home page offers", () =>
    listOfferSlides({ page: 1, pageSize: INITIAL_SLIDES }),
  );
  const subjects = slides.failed ? [] : listSlideSubjects(slides.value);
  return (
    <>
      {slides.failed && <ServiceUnavailableMarker />}
      <JsonLd text={toJsonLd([buildFirmData(firm)])} />
      {slides.failed || slides.value.items.length === 0 ? (
        <HomeHero />
      ) : (
        <OffersCarousel slides={slides.value.items} total={slides.value.total} />
      )}
      <FirmStrip firm={firm} />
      <HomeServices />
      <WhyChoose {...home.reasons} />
      <RegulatorySection subjects={subjects} firm={firm} />
      <ClosingBand {...home.closing}>
        <ButtonLink href={paths.contact} variant="light">
          Get Started Today
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
