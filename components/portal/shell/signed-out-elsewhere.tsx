"use client";

import { useEffect, useRef } from "react";
import { paths } from "@/lib/core/paths";
import { readStoredSession } from "@/lib/auth/stored-session";
import styles from "./signed-out-elsewhere.module.css";

/**
 * Covers the portal when another tab signs out: leads are not left on the screen, and what was
 * typed waits below for whoever signs in again.
 */
export function SignedOutElsewhere() {
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const look = () => {
      if (readStoredSession()) cover.current?.close();
      else if (!cover.current?.open) cover.current?.showModal();
    };
    // The dialogs under it would take Escape for theirs.
    const keepEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && cover.current?.open) event.stopImmediatePropagation();
    };
    window.addEventListener("storage", look);
    window.addEventListener("keydown", keepEscape, { capture: true });
    return () => {
      window.removeEventListener("storage", look);
      window.removeEventListener("keydown", keepEscape, { capture: true });
    };
  }, []);
  return (
    <dialog
      ref={cover}
      className={styles.cover}
      aria-labelledby="signed-out-title"
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        // A second Escape closes it whatever is answered to the first.
        if (!readStoredSession()) cover.current?.showModal();
      }}
    >
      <div className={styles.text}>
        <h2 id="signed-out-title">You have been signed out in another tab</h2>
        <p>Sign in again to continue. What you typed is safe while this tab stays open.</p>
        <a href={paths.login} target="_blank" rel="noopener">
          Sign in (opens in a new tab)
        </a>
      </div>
    </dialog>
  );
}
