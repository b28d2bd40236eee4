import type { ReactNode } from "react";
import styles from "./error-screen.module.css";

type ErrorScreenProps = {
  eyebrow?: string;
  title: string;
  text: string;
  children: ReactNode;
  more?: ReactNode;
};

export function ErrorScreen({ eyebrow, title, text, children, more }: ErrorScreenProps) {
  return (
    <section className={styles.screen}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
        {more}
      </div>
    </section>
  );
}
