import type { ReactNode } from "react";
import { ArtImage } from "@/components/ui/art-image";
import styles from "./hero-band.module.css";

type HeroBandProps = {
  title: string;
  subtitle?: string;
  /** Names a picture of public/art/hero. */
  image?: string;
  /** The home page's own: most of the screen, and more of the picture to be seen. */
  tall?: boolean;
  /** What can be done here, under the words. */
  children?: ReactNode;
};

/** The band on top of a page: a picture under a dark overlay, about 40% of the screen high. */
export function HeroBand(props: HeroBandProps) {
  const { title, subtitle, image = "default", tall = false, children } = props;
  return (
    <section className={styles.band} data-tall={tall || undefined}>
      <ArtImage
        art={`/art/hero/${image}`}
        widths={[800, 1280, 1920]}
        width={1920}
        height={760}
        sizes="100vw"
        className={styles.image}
        first
      />
      <div className={`container ${styles.words}`}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </section>
  );
}
