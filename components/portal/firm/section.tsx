import type { ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = {
  title: string;
  /** The purpose of the section, and where the site shows it. */
  note: string;
  isOpen?: boolean;
  children: ReactNode;
};

export function Section({ title, note, isOpen = false, children }: SectionProps) {
  return (
    <details className={styles.section} open={isOpen}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
      </summary>
      <div className={styles.body}>
        <p className={styles.note}>{note}</p>
        {children}
      </div>
    </details>
  );
}
