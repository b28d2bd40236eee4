"use client";

import { createContext, useContext, useEffect } from "react";

/**
 * What would be lost with a form that is sent now: files on their way, and pictures and links that
 * are not yet in the text.
 */
export type UnfinishedCounts = { uploads: number; image: number; link: number };

/** Tells the form around that there is one more, or one less. */
export const Unfinished = createContext<(kind: keyof UnfinishedCounts, change: 1 | -1) => void>(
  () => undefined,
);

/** Counts something as unfinished for as long as it is. */
export function useUnfinished(kind: keyof UnfinishedCounts, isUnfinished: boolean): void {
  const count = useContext(Unfinished);
  useEffect(() => {
    if (!isUnfinished) return;
    count(kind, 1);
    return () => count(kind, -1);
  }, [kind, isUnfinished, count]);
}
