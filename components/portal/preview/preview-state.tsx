import type { ReactNode } from "react";
import styles from "./entry-preview.module.css";

/** In place of a preview that is on its way, or that does not come. */
export function PreviewState({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.state}>
      {children}
    </p>
  );
}
