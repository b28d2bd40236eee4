"use client";

import type { Ref } from "react";
import { createPortal } from "react-dom";
import styles from "./loading-note.module.css";

/** Returns the loading text (spec §2). */
function getLoadingText(href: string): string {
  if (href === "/media") return "Loading media resources...";
  if (href.startsWith("/offers/")) return "Loading offer details...";
  return "Loading...";
}

/** Appears after a delay, so that quick pages and dialogs do not show it. Without `href`, the note is for a dialog. */
export function LoadingNote({ href = "" }: { href?: string }) {
  return createPortal(
    <p role="status" className={styles.note}>
      <span className={styles.spinner} />
      {getLoadingText(href)}
    </p>,
    document.body,
  );
}

/** Shown by the browser (`popoverTarget`) if a button is pressed before hydration. */
export function EarlyLoadingNote({ id, ref }: { id: string; ref: Ref<HTMLParagraphElement> }) {
  return (
    <p id={id} ref={ref} popover="manual" className={`${styles.note} ${styles.early}`}>
      <span className={styles.spinner} />
      {getLoadingText("")}
    </p>
  );
}

export function LoadingFailure() {
  return createPortal(
    <p role="alert" className={`${styles.note} ${styles.failure}`}>
      This could not be loaded. Please check your connection and try again, or reload the page.
    </p>,
    document.body,
  );
}
