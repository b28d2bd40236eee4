import { ClosingBand } from "@/components/site/closing-band";
import { HomeHero } from "@/components/site/home-hero";
import { HomeServices } from "@/components/site/home-services";
import { JsonLd } from "@/components/site/json-ld";
import { OffersCarousel } from "@/components/site/offers-carousel";
import { Unstored } from "@/components/site/unstored";
import { WhyChoose } from "@/components/site/why-choose";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { screens } from "@/content/screens";
import { attempt } from "@/lib/attempt";
import { listOfferSlides } from "@/lib/data/offers";
import { firmData, jsonLdText } from "@/lib/json-ld";
import { pageMetadata } from "@/lib/page-metadata";
import { paths } from "@/lib/paths";

export const generateMetadata = () => pageMetadata(screens.home);

export default async function HomePage() {
  const slides = await attempt("offers of the home page", listOfferSlides);
  return (
    <>
      {slides.failed && <Unstored />}
      <JsonLd text={jsonLdText([firmData()])} />
      {slides.failed || slides.value.length === 0 ? (
        <HomeHero />
      ) : (
        <OffersCarousel slides={slides.value} />
      )}
      <HomeServices />
      <WhyChoose {...home.reasons} />
      <ClosingBand {...home.closing}>
        <ButtonLink href={paths.contact} look="light">
          Get Started Today
        </ButtonLink>
      </ClosingBand>
    </>
  );
}
