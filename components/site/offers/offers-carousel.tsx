"use client";

import "@mantine/carousel/styles.layer.css";
import { Carousel } from "@mantine/carousel";
import type { EmblaCarouselType } from "embla-carousel";
import Autoplay from "embla-carousel-autoplay";
import { useReducedMotion } from "@mantine/hooks";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useLoadMore } from "@/components/ui/use-load-more";
import { home } from "@/content/home";
import { paths } from "@/lib/core/paths";
import type { OfferDto } from "@/lib/entries/offer/schema";
import type { OfferSlideDto } from "@/lib/entries/offer/slide";
import { CarouselControls } from "./carousel-controls";
import { OfferSlide } from "./offer-slide";
import styles from "./offers-carousel.module.css";

/** Spec §2, §9. Autoplay continues after the visitor has used the carousel. */
const AUTOPLAY_MS = 5_000;

/** Loads more slides when fewer than this many follow the selected one. */
const PRELOAD_DISTANCE = 3;

async function toSlides(offers: OfferDto[]): Promise<OfferSlideDto[]> {
  const { toOfferSlide } = await import("@/lib/entries/offer/slide");
  return offers.map(toOfferSlide);
}

/** Plays until the visitor pauses, unless the system asks for reduced motion. */
function useAutoplay(embla: EmblaCarouselType | null, canMove: boolean) {
  // Null until the visitor plays or pauses; until then, the system's motion setting applies.
  const [preference, setPreference] = useState<boolean | null>(null);
  const prefersReducedMotion = useReducedMotion(false, { getInitialValueInEffect: true });
  const isPlaying = preference ?? !prefersReducedMotion;
  const [autoplay] = useState(() => Autoplay({ delay: AUTOPLAY_MS, playOnInit: false }));
  const applyPlayState = useCallback(() => {
    if (embla === null || !canMove) return;
    if (isPlaying) autoplay.play();
    else autoplay.stop();
  }, [autoplay, embla, canMove, isPlaying]);

  // Restarts the plugin, which stops at each interaction. While paused, the plugin is stopped but not removed, because
  // its removal would return the carousel to the first slide.
  useEffect(() => {
    if (embla === null) return;
    applyPlayState();
    embla.on("select", applyPlayState).on("pointerUp", applyPlayState).on("reInit", applyPlayState);
    return () => {
      embla
        .off("select", applyPlayState)
        .off("pointerUp", applyPlayState)
        .off("reInit", applyPlayState);
    };
  }, [embla, applyPlayState]);
  return { autoplay, isPlaying, setPlaying: setPreference, applyPlayState };
}

type OffersCarouselProps = {
  slides: OfferSlideDto[];
  total: number;
};

export function OffersCarousel({ slides: firstPage, total }: OffersCarouselProps) {
  const [embla, setEmbla] = useState<EmblaCarouselType | null>(null);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const {
    items: slides,
    hasMore,
    loadMore,
  } = useLoadMore<OfferDto, OfferSlideDto>({
    path: paths.api.offers,
    query: { endedLast: "true" },
    firstPage,
    total,
    toItems: toSlides,
  });
  // A single slide cannot move, and the plugin does not initialise without a second one.
  const canMove = slides.length > 1;
  const { autoplay, isPlaying, setPlaying, applyPlayState } = useAutoplay(embla, canMove);

  const isNearEnd = hasMore && selectedIndex >= slides.length - PRELOAD_DISTANCE;
  const preload = useEffectEvent(() => void loadMore());
  // Depends on `selectedIndex` to retry a failed load at the next slide.
  useEffect(() => {
    if (isNearEnd) preload();
  }, [isNearEnd, selectedIndex]);

  return (
    <section
      className={styles.section}
      aria-roledescription="carousel"
      aria-label="Offers"
      data-playing={isPlaying || undefined}
    >
      <h1 className="visually-hidden">{home.hero.title}</h1>
      {/* First in tab order (WAI carousel pattern), but drawn below the slides. */}
      {canMove && (
        <CarouselControls
          isReady={embla !== null}
          titles={slides.map((slide) => slide.title)}
          selectedIndex={selectedIndex}
          isPlaying={isPlaying}
          onSelect={(index) => {
            embla?.scrollTo(index);
            applyPlayState();
          }}
          onPrevious={() => embla?.scrollPrev()}
          onNext={() => embla?.scrollNext()}
          onPlayPause={() => setPlaying(!isPlaying)}
        />
      )}
      {/* Mantine renders a <style> before its carousel; HTML checkers accept it only as a first child. */}
      <div>
        <Carousel
          // The section is the carousel for screen readers, because it also contains the controls.
          role="none"
          aria-roledescription={undefined}
          emblaOptions={{ loop: true, align: "start" }}
          plugins={canMove ? [autoplay] : []}
          onBlur={applyPlayState}
          withControls={false}
          getEmblaApi={setEmbla}
          onSlideChange={setSelectedIndex}
          classNames={{ viewport: styles.viewport }}
        >
          {slides.map((slide, index) => (
            <Carousel.Slide
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${total}`}
              // Slides become inert only after the carousel has loaded: without JavaScript, all must be readable.
              inert={embla !== null && index !== selectedIndex}
            >
              <OfferSlide slide={slide} hasPriority={index === 0} />
            </Carousel.Slide>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
