import type { ReactNode } from "react";
import { ArtPicture } from "@/components/ui/art-picture";
import styles from "./hero-band.module.css";

type HeroBandProps = {
  title: string;
  subtitle?: string;
  /** Names a picture of public/art/hero. */
  picture?: string;
  children?: ReactNode;
};

/** The band on top of a page: a picture under a dark overlay, about 40% of the screen high. */
export function HeroBand({ title, subtitle, picture = "default", children }: HeroBandProps) {
  return (
    <section className={styles.band}>
      <ArtPicture
        art={`/art/hero/${picture}`}
        widths={[640, 1280, 1920]}
        width={1920}
        height={760}
        sizes="100vw"
        className={styles.picture}
        first
      />
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children}
      </div>
    </section>
  );
}
