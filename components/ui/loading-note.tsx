"use client";

import type { Ref } from "react";
import { createPortal } from "react-dom";
import styles from "./loading-note.module.css";

/** What is said while a page is on its way (spec §2). */
function textOf(href: string): string {
  if (href === "/media") return "Loading media resources...";
  if (href.startsWith("/offers/")) return "Loading offer details...";
  return "Loading...";
}

/**
 * A spinner under the header, for what takes its time to load. A quick page or dialog comes before it
 * shows.
 * @param props.href the page that loads; none for a dialog
 */
export function LoadingNote({ href = "" }: { href?: string }) {
  return createPortal(
    <p role="status" className={styles.note}>
      <span className={styles.spinner} />
      {textOf(href)}
    </p>,
    document.body,
  );
}

/**
 * The same, shown by the browser itself for a button that is pressed before its code is there: its
 * `popoverTarget`.
 */
export function EarlyLoadingNote({ id, ref }: { id: string; ref: Ref<HTMLParagraphElement> }) {
  return (
    <p id={id} ref={ref} popover="manual" className={`${styles.note} ${styles.early}`}>
      <span className={styles.spinner} />
      {textOf("")}
    </p>
  );
}

/** In the same place, for a while: a dialog that did not load. */
export function LoadingFailure() {
  return createPortal(
    <p role="alert" className={`${styles.note} ${styles.failure}`}>
      This could not be loaded. Please check your connection and try again, or reload the page.
    </p>,
    document.body,
  );
}
