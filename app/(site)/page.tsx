import { ClosingBand } from "@/components/site/closing-band";
import { HomeHero } from "@/components/site/home-hero";
import { HomeServices } from "@/components/site/home-services";
import { OffersCarousel } from "@/components/site/offers-carousel";
import { WhyChoose } from "@/components/site/why-choose";
import { ButtonLink } from "@/components/ui/button-link";
import { home } from "@/content/home";
import { site } from "@/content/site";
import { attempt } from "@/lib/attempt";
import { listOfferSlides } from "@/lib/data/offers";
import { paths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export const metadata = { title: { absolute: `${site.name} | ${home.hero.title}` } };

export default async function HomePage() {
  const slides = await attempt("offers of the home page", listOfferSlides);
  return (
    <>
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
