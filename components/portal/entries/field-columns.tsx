import type { ReactNode } from "react";
import styles from "./field-columns.module.css";

type FieldColumnsProps = {
  /** Short fields, shown beside the editor on a wide screen. */
  details: ReactNode;
  /** The editor. */
  children: ReactNode;
};

export const FieldColumns = ({ details, children }: FieldColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.details}>{details}</div>
    {children}
  </div>
);
