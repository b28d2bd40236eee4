"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;
const getThisYear = () => new Date().getFullYear();

type CopyrightYearsProps = {
  from: number;
  /** The year in the server's HTML, which hydration must match. */
  renderedYear: number;
};

/** Follows the visitor's clock, because a cached page may be from last year. */
export function CopyrightYears({ from, renderedYear }: CopyrightYearsProps) {
  const year = useSyncExternalStore(subscribe, getThisYear, () => renderedYear);
  return <span>{year > from ? `${from}–${year}` : from}</span>;
}
