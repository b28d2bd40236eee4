import type { ReactNode } from "react";
import styles from "./closing-band.module.css";

type ClosingBandProps = { title: string; text: string; children: ReactNode };

export function ClosingBand({ title, text, children }: ClosingBandProps) {
  return (
    <section className={styles.band}>
      <div className={`container ${styles.words}`}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </section>
  );
}
