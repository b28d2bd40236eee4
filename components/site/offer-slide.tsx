"use client";

import { useState } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import type { OfferSlideDto } from "@/lib/data/offers";
import { paths } from "@/lib/paths";
import styles from "./offers-carousel.module.css";

const STAND_IN = "/art/hero/offer-default.jpg";

type OfferSlideProps = { slide: OfferSlideDto; first: boolean };

/** One offer of the carousel (spec §2). */
export function OfferSlide({ slide, first }: OfferSlideProps) {
  const [failed, setFailed] = useState(false);
  return (
    <div className={`container ${styles.slide}`}>
      <div className={styles.words}>
        <p className={styles.badge}>{slide.category}</p>
        <h2 className={styles.title}>{slide.title}</h2>
        <p className={styles.excerpt}>{slide.excerpt}</p>
        {slide.discount && <p className={styles.discount}>{slide.discount}</p>}
        {slide.validUntil && <p className={styles.valid}>Valid until: {slide.validUntil}</p>}
        <ButtonLink href={paths.offer(slide.id)} look="light">
          Learn More
          <span className="visually-hidden"> about {slide.title}</span>
        </ButtonLink>
      </div>
      {/* An editor's own address, of any host: no optimiser of ours may fetch it. */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img
        className={styles.picture}
        src={slide.image && !failed ? slide.image : STAND_IN}
        alt=""
        width={1280}
        height={720}
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
        onError={() => setFailed(true)}
      />
    </div>
  );
}
