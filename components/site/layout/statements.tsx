import { type ReactNode, useId } from "react";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { Statement, StatementLink } from "@/lib/firm/statements";
import styles from "./statements.module.css";

type StatementsProps = {
  title: string;
  statements: Statement[];
};

function withLinks(text: string, links: StatementLink[] = []): ReactNode {
  const [link, ...otherLinks] = links;
  if (link === undefined) return text;
  const start = text.indexOf(link.text);
  return (
    <>
      {text.slice(0, start)}
      <a href={link.href}>{link.text}</a>
      {withLinks(text.slice(start + link.text.length), otherLinks)}
    </>
  );
}

export function Statements({ title, statements }: StatementsProps) {
  const titleId = useId();
  if (statements.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.list}>
        {statements.map(({ name, text, links }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd {...getTextAttributes(text)} className={styles.text}>
              {withLinks(text, links)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
