import type { ReactNode } from "react";
import styles from "./page-heading.module.css";

type PageHeadingProps = {
  title: string;
  subtitle: string;
  /** Stands beside the words, or below them on a narrow screen. */
  children?: ReactNode;
};

/** The heading of a screen that has no hero picture. */
export function PageHeading({ title, subtitle, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      {children && <div className={styles.beside}>{children}</div>}
    </header>
  );
}
