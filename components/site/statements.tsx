import { useId } from "react";
import type { Statement } from "@/content/disclosures";
import styles from "./statements.module.css";

type StatementsProps = {
  /** The heading over them. */
  title: string;
  statements: Statement[];
};

/** Registrations and notices. Without any there is nothing, no heading either. */
export function Statements({ title, statements }: StatementsProps) {
  const titleId = useId();
  if (statements.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.list}>
        {statements.map(({ name, text }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
