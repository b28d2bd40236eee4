import { ButtonLink } from "@/components/ui/button-link";
import { FallbackImage } from "@/components/ui/fallback-image";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { OfferSlideDto } from "@/lib/entries/offer/slide";
import { paths } from "@/lib/core/paths";
import { offerFallbackSrc } from "./offer-fallback";
import styles from "./offers-carousel.module.css";

type OfferSlideProps = { slide: OfferSlideDto; hasPriority: boolean };

export function OfferSlide({ slide, hasPriority }: OfferSlideProps) {
  return (
    <div className={styles.slide}>
      <FallbackImage
        className={styles.image}
        src={slide.image}
        fallbackSrc={offerFallbackSrc}
        width={1280}
        height={720}
        sizes="(min-width: 64em) max(50vw, 56rem), 92vw"
        loading={hasPriority ? "eager" : "lazy"}
        fetchPriority={hasPriority ? "high" : "auto"}
      />
      <div className={styles.words}>
        <div className={styles.badges}>
          <p className={styles.badge}>{slide.category}</p>
          {slide.hasEnded && <p className={`${styles.badge} ${styles.ended}`}>Ended</p>}
        </div>
        <h2 {...getTextAttributes(slide.title)} className={styles.title}>
          {slide.title}
        </h2>
        <p {...getTextAttributes(slide.excerpt)} className={styles.excerpt}>
          {slide.excerpt}
        </p>
        {slide.discount && (
          <p {...getTextAttributes(slide.discount)} className={styles.discount}>
            {slide.discount}
          </p>
        )}
        {slide.validUntil && <p className={styles.valid}>Valid until: {slide.validUntil}</p>}
        <ButtonLink href={paths.offer(slide.id)} variant="light">
          Learn More
          <span className="visually-hidden"> about {slide.title}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
