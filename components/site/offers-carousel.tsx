"use client";

import "@mantine/carousel/styles.layer.css";
import { Carousel } from "@mantine/carousel";
import type { EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";
import { useReducedMotion } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { home } from "@/content/home";
import type { OfferSlideDto } from "@/lib/offer-slide";
import { CarouselControls } from "./carousel-controls";
import { OfferSlide } from "./offer-slide";
import styles from "./offers-carousel.module.css";

/** Spec §2, §9: a new slide every 5000 ms, also after the visitor has used the carousel. */
const AUTOPLAY_MS = 5_000;

/** The current offers, in place of the hero. */
export function OffersCarousel({ slides }: { slides: OfferSlideDto[] }) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [selected, setSelected] = useState(0);
  // Null until the visitor decides; then motion follows the system's own setting.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const reducedMotion = useReducedMotion(false, { getInitialValueInEffect: true });
  const playing = chosen ?? !reducedMotion;
  // While it shall stand still there is no plugin: it would start again after every swipe. Nor
  // for a single slide, for which it does not set itself up.
  const plugins = useMemo(
    () =>
      playing && slides.length > 1
        ? [Autoplay({ delay: AUTOPLAY_MS, stopOnInteraction: false })]
        : [],
    [playing, slides.length],
  );

  return (
    <section
      className={styles.section}
      aria-roledescription="carousel"
      aria-label="Current offers"
      data-playing={playing || undefined}
    >
      <h1 className="visually-hidden">{home.hero.title}</h1>
      {/* First in the order of keys, as the WAI's carousel pattern asks; drawn under the slides. */}
      {slides.length > 1 && (
        <CarouselControls
          ready={embla !== null}
          titles={slides.map((slide) => slide.title)}
          selected={selected}
          playing={playing}
          onSelect={(index) => embla?.scrollTo(index)}
          onPrevious={() => embla?.scrollPrev()}
          onNext={() => embla?.scrollNext()}
          onPlayPause={() => setChosen(!playing)}
        />
      )}
      <Carousel
        // The section around it, which has the controls in it too, is the carousel.
        role="none"
        aria-roledescription={undefined}
        emblaOptions={{ loop: true, align: "start" }}
        plugins={plugins}
        withControls={false}
        getEmblaApi={setEmbla}
        onSlideChange={setSelected}
        classNames={{ viewport: styles.viewport }}
      >
        {slides.map((slide, index) => (
          <Carousel.Slide
            key={slide.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            // Only once the carousel can be moved: without JavaScript all of them are there to read.
            inert={embla !== null && index !== selected}
          >
            <OfferSlide slide={slide} first={index === 0} />
          </Carousel.Slide>
        ))}
      </Carousel>
    </section>
  );
}
