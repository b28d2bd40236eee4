"use client";

import { useRef, useState } from "react";

/**
 * A dialog whose code loads when it is first opened. The dialog cannot know who opened it,
 * because it was not there yet: closing gives the focus back to `opener` from here.
 */
export function useLazyDialog() {
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  return {
    opener,
    used: state !== "unused",
    opened: state === "open",
    open: () => setState("open"),
    close: () => {
      setState("closed");
      opener.current?.focus();
    },
  };
}
