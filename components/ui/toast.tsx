"use client";

import { type ComponentType, useEffect, useState } from "react";

/** A toast shows for 5,000 ms and replaces the previous one (spec §9). */
export type Toast = {
  title: string;
  message: string;
  kind: "success" | "error";
  link?: { href: string; text: string } | undefined;
};

let listener: ((toast: Toast | null) => void) | null = null;

export function showToast(toast: Toast): void {
  listener?.(toast);
}

export function hideToast(): void {
  listener?.(null);
}

/** Loads the toast code. Call it early where a toast must also show offline. */
export const loadToasts = () => import("./toasts");

type ToastState = { toast: Toast | null; Toasts: ComponentType<{ toast: Toast | null }> };

/** Loads the toast code for the first toast. If that fails, no toast appears, but public forms also show the outcome. */
export function ToastHost() {
  const [state, setState] = useState<ToastState | null>(null);
  useEffect(() => {
    listener = (toast) => {
      if (toast === null) return setState((state) => state && { ...state, toast });
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
