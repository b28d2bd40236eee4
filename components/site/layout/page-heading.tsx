import type { ReactNode } from "react";
import styles from "./page-heading.module.css";

type PageHeadingProps = {
  title: string;
  subtitle: string;
  children?: ReactNode;
};

export function PageHeading({ title, subtitle, children }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      {children && <div className={styles.extra}>{children}</div>}
    </header>
  );
}
