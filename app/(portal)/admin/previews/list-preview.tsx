"use client";

import type { ReactNode } from "react";
import grid from "@/components/site/pages/card-grid.module.css";
import styles from "./list-preview.module.css";

export function ListPreview({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className={`container ${styles.list}`}>
      <p className={styles.caption}>{caption}</p>
      <ul className={grid.grid}>{children}</ul>
    </div>
  );
}
