"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;
const thisYear = () => new Date().getFullYear();

type CopyrightYearsProps = {
  from: number;
  /** The server's year when the page was made; the first render in the browser repeats it. */
  rendered: number;
};

/** "2024–2026". A cached page may be of last year: the visitor's clock has the last word. */
export function CopyrightYears({ from, rendered }: CopyrightYearsProps) {
  const year = useSyncExternalStore(subscribe, thisYear, () => rendered);
  return <span>{year > from ? `${from}–${year}` : from}</span>;
}
