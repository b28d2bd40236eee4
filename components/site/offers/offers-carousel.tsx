"use client";

import "@mantine/carousel/styles.layer.css";
import { Carousel } from "@mantine/carousel";
import type { EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";
import { useReducedMotion } from "@mantine/hooks";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useMore } from "@/components/ui/use-more";
import { home } from "@/content/home";
import { paths } from "@/lib/core/paths";
import type { OfferDto } from "@/lib/entries/offer/schema";
import type { OfferSlideDto } from "@/lib/entries/offer/slide";
import { CarouselControls } from "./carousel-controls";
import { OfferSlide } from "./offer-slide";
import styles from "./offers-carousel.module.css";

/** Spec §2, §9: a new slide every 5000 ms, also after the visitor has used the carousel. */
const AUTOPLAY_MS = 5_000;

/** So many slides before the last one, more are loaded. */
const SLIDES_AHEAD = 3;

async function toSlides(offers: OfferDto[]): Promise<OfferSlideDto[]> {
  const { toOfferSlide } = await import("@/lib/entries/offer/slide");
  return offers.map(toOfferSlide);
}

type OffersCarouselProps = {
  /** The first of the offers. */
  slides: OfferSlideDto[];
  /** How many there are in all. */
  total: number;
};

/** The current offers, in place of the hero. */
export function OffersCarousel({ slides: first, total }: OffersCarouselProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [selected, setSelected] = useState(0);
  const {
    items: slides,
    hasMore,
    loadMore,
  } = useMore<OfferDto, OfferSlideDto>({
    path: paths.api.offers,
    first,
    total,
    toItems: toSlides,
  });
  // Null until the visitor decides; then motion follows the system's own setting.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const reducedMotion = useReducedMotion(false, { getInitialValueInEffect: true });
  const playing = chosen ?? !reducedMotion;
  // A single slide has nothing to move on to, and the plugin does not set itself up for one.
  const isMoving = slides.length > 1;
  const [autoplay] = useState(() => Autoplay({ delay: AUTOPLAY_MS, playOnInit: false }));
  /** Begins the slide's time anew, or stops it. */
  const restart = useCallback(() => {
    if (embla === null || !isMoving) return;
    if (playing) autoplay.play();
    else autoplay.stop();
  }, [autoplay, embla, isMoving, playing]);

  // The plugin stops at each interaction, and this says what follows. It stays in place while the
  // visitor pauses: without it the carousel would begin again at its first slide.
  useEffect(() => {
    if (embla === null) return;
    restart();
    embla.on("select", restart).on("pointerUp", restart).on("reInit", restart);
    return () => {
      embla.off("select", restart).off("pointerUp", restart).off("reInit", restart);
    };
  }, [embla, restart]);

  const isNearEnd = hasMore && selected >= slides.length - SLIDES_AHEAD;
  const loadAhead = useEffectEvent(() => void loadMore());
  // Of each slide anew: what failed at one is tried again at the next.
  useEffect(() => {
    if (isNearEnd) loadAhead();
  }, [isNearEnd, selected]);

  return (
    <section
      className={styles.section}
      aria-roledescription="carousel"
      aria-label="Current offers"
      data-playing={playing || undefined}
    >
      <h1 className="visually-hidden">{home.hero.title}</h1>
      {/* First in the order of keys, as the WAI's carousel pattern asks; drawn under the slides. */}
      {isMoving && (
        <CarouselControls
          ready={embla !== null}
          titles={slides.map((slide) => slide.title)}
          selected={selected}
          playing={playing}
          onSelect={(index) => {
            embla?.scrollTo(index);
            restart();
          }}
          onPrevious={() => embla?.scrollPrev()}
          onNext={() => embla?.scrollNext()}
          onPlayPause={() => setChosen(!playing)}
        />
      )}
      {/* Mantine puts a style element before its carousel, which HTML allows as a first child. */}
      <div>
        <Carousel
          // The section around it, which has the controls in it too, is the carousel.
          role="none"
          aria-roledescription={undefined}
          emblaOptions={{ loop: true, align: "start" }}
          plugins={isMoving ? [autoplay] : []}
          onBlur={restart}
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
              aria-label={`${index + 1} of ${total}`}
              // Only once the carousel can be moved: without JavaScript all of them are there to read.
              inert={embla !== null && index !== selected}
            >
              <OfferSlide slide={slide} first={index === 0} />
            </Carousel.Slide>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
