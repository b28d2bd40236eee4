"use client";

import { useEffect, useRef } from "react";
import { paths } from "@/lib/core/paths";
import { readStoredSession } from "@/lib/auth/stored-session";
import styles from "./signed-out-elsewhere.module.css";

/** Covers the portal, which may show leads, when another tab signs out. Unsaved text stays in the forms underneath. */
export function SignedOutElsewhere() {
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const updateCover = () => {
      if (readStoredSession()) cover.current?.close();
      else if (!cover.current?.open) cover.current?.showModal();
    };
    // Keeps Escape from closing the dialogs underneath.
    const blockEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape" && cover.current?.open) event.stopImmediatePropagation();
    };
    window.addEventListener("storage", updateCover);
    window.addEventListener("keydown", blockEscape, { capture: true });
    return () => {
      window.removeEventListener("storage", updateCover);
      window.removeEventListener("keydown", blockEscape, { capture: true });
    };
  }, []);
  return (
    <dialog
      ref={cover}
      className={styles.cover}
      aria-labelledby="signed-out-title"
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        // Browsers let a second Escape close a dialog despite preventDefault().
        if (!readStoredSession()) cover.current?.showModal();
      }}
    >
      <div className={styles.text}>
        <h2 id="signed-out-title">You have been signed out in another tab</h2>
        <p>Sign in again to continue. What you typed is safe while this tab stays open.</p>
        <a href={paths.login} target="_blank" rel="noopener">
          Sign In (opens in a new tab)
        </a>
      </div>
    </dialog>
  );
}
