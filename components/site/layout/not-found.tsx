import type { ReactNode } from "react";
import styles from "./not-found.module.css";

type NotFoundProps = { eyebrow?: string; title: string; text: string; children: ReactNode };

export function NotFound({ eyebrow, title, text, children }: NotFoundProps) {
  return (
    <section className={`container ${styles.screen}`}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
