"use client";

import { type ComponentType, useEffect, useState } from "react";

/** A notice that shows for 5000 ms; a new one takes the place of the last (spec §9). */
export type Toast = {
  title: string;
  message: string;
  kind: "success" | "error";
  /** Where what it tells of can be seen; opens in a new tab. */
  link?: { href: string; text: string } | undefined;
};

/** The one host listens here. */
let listener: ((toast: Toast) => void) | null = null;

/** Shows a notice, wherever on the site the caller is. */
export function showToast(toast: Toast): void {
  listener?.(toast);
}

/** Loads the notification system. Call it early where a toast must show without a network too. */
export const loadToasts = () => import("./toasts");

type Shown = { toast: Toast; Toasts: ComponentType<{ toast: Toast }> };

/**
 * Loads the notification system with the first toast: most visits never show one. Where it does
 * not load, as without a network, there is no toast; the page says the same itself.
 */
export function ToastHost() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    listener = (toast) => {
      loadToasts().then(
        ({ Toasts }) => setShown({ toast, Toasts }),
        () => undefined,
      );
    };
    return () => {
      listener = null;
    };
  }, []);
  return shown && <shown.Toasts toast={shown.toast} />;
}
