import type { ReactNode } from "react";
import styles from "./error-screen.module.css";

type ErrorScreenProps = { eyebrow?: string; title: string; text: string; children: ReactNode };

export function ErrorScreen({ eyebrow, title, text, children }: ErrorScreenProps) {
  return (
    <section className={`container ${styles.screen}`}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
