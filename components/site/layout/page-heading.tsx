import styles from "./page-heading.module.css";

/** The heading of a screen that has no hero picture. */
export function PageHeading({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </header>
  );
}
