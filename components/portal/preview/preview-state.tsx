import type { ReactNode } from "react";
import styles from "./entry-preview.module.css";

export function PreviewState({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.state}>
      {children}
    </p>
  );
}
