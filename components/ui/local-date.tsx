"use client";

import { useSyncExternalStore } from "react";
import { formatIndianDate } from "@/lib/core/format";

const subscribe = () => () => undefined;

/**
 * The date of a moment (ISO 8601) in the visitor's own format (spec §2). The server, and the
 * browser's first render, show it in the firm's: the two agree, so nothing jumps or warns.
 */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    subscribe,
    () => new Date(iso).toLocaleDateString(),
    () => formatIndianDate(iso),
  );
  return <time dateTime={iso}>{text}</time>;
}
