"use client";

import { type ComponentType, useEffect, useState } from "react";

/** A toast shows for 5,000 ms and replaces the previous one (spec §9). */
export type Toast = {
  title: string;
  message: string;
  kind: "success" | "error";
  link?: { href: string; text: string } | undefined;
};

let listener: ((toast: Toast) => void) | null = null;

export function showToast(toast: Toast): void {
  listener?.(toast);
}

/** Loads the toast code. Call it early where a toast must also show offline. */
export const loadToasts = () => import("./toasts");

type ToastState = { toast: Toast; Toasts: ComponentType<{ toast: Toast }> };

/** Loads the toast code for the first toast. If that fails, no toast appears, but public forms also show the outcome. */
export function ToastHost() {
  const [state, setState] = useState<ToastState | null>(null);
  useEffect(() => {
    listener = (toast) => {
      loadToasts().then(
        ({ Toasts }) => setState({ toast, Toasts }),
        () => undefined,
      );
    };
    return () => {
      listener = null;
    };
  }, []);
  return state && <state.Toasts toast={state.toast} />;
}
