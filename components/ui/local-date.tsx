"use client";

import { useSyncExternalStore } from "react";
import { formatIndianDate } from "@/lib/core/format";

const subscribe = () => () => undefined;

/** Uses the visitor's date format (spec §2); until hydration, the Indian format that the server renders. */
export function LocalDate({ iso }: { iso: string }) {
  const text = useSyncExternalStore(
    subscribe,
    () => new Date(iso).toLocaleDateString(),
    () => formatIndianDate(iso),
  );
  return <time dateTime={iso}>{text}</time>;
}
