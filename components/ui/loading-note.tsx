"use client";

import { createPortal } from "react-dom";
import styles from "./loading-note.module.css";

/** What is said while a page is on its way (spec §2). */
function textOf(href: string): string {
  if (href === "/media") return "Loading media resources...";
  if (href.startsWith("/offers/")) return "Loading offer details...";
  return "Loading...";
}

/** A spinner under the header, for a page that takes its time. A quick one comes before it shows. */
export function LoadingNote({ href }: { href: string }) {
  return createPortal(
    <p role="status" className={styles.note}>
      <span className={styles.spinner} />
      {textOf(href)}
    </p>,
    document.body,
  );
}
