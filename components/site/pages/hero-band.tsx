import type { ReactNode } from "react";
import { ArtImage } from "@/components/ui/art-image";
import styles from "./hero-band.module.css";

type HeroBandProps = {
  title: string;
  subtitle?: string;
  /** Name of an image in public/art/hero. */
  image?: string;
  /** Fills most of the screen, for the home page. */
  isTall?: boolean;
  /** Leaves room for a card that overlaps the band, and aligns the title with it. */
  hasCard?: boolean;
  /** Buttons below the subtitle. */
  children?: ReactNode;
};

export function HeroBand(props: HeroBandProps) {
  const { title, subtitle, image = "default", isTall = false, hasCard, children } = props;
  return (
    <section
      className={styles.band}
      data-tall={isTall || undefined}
      data-card={hasCard || undefined}
      data-actions={children ? true : undefined}
    >
      <ArtImage
        art={`/art/hero/${image}`}
        phoneWidth={720}
        widths={[1280, 1920]}
        width={1920}
        height={760}
        sizes={isTall ? "100vw" : "(min-width: 64em) 70vw, 135vw"}
        className={styles.image}
        hasPriority
      />
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
