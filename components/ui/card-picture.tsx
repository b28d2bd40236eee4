"use client";

import { useState } from "react";
import styles from "./card-picture.module.css";

const STAND_IN = "/art/stand-in.svg";

/** The picture on top of a card; a drawn stand-in where there is none or it does not load. */
export function CardPicture({ src }: { src: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src === null || src === failed ? STAND_IN : src;
  return (
    // Addresses are the editors' own and may be of any host: next/image would fetch them for us.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className={styles.picture}
      src={shown}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
}
