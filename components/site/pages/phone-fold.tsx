import type { ReactNode } from "react";
import styles from "./phone-fold.module.css";

type PhoneFoldProps = { summary: ReactNode; children: ReactNode };

/** Folds its content on phones. Wider screens and paper show the content without the summary. */
export function PhoneFold({ summary, children }: PhoneFoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
