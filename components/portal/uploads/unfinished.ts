"use client";

import { createContext, useCallback, useContext, useEffect, useState } from "react";

/** Work that a save would lose: running uploads, and images and links not yet inserted into the text. */
export type UnfinishedCounts = { uploads: number; image: number; link: number };

/** Increments (1) or decrements (-1) a count of the enclosing form. */
export const UnfinishedContext = createContext<
  (kind: keyof UnfinishedCounts, change: 1 | -1) => void
>(() => undefined);

export function useUnfinishedCounts() {
  const [unfinished, setUnfinished] = useState<UnfinishedCounts>({ uploads: 0, image: 0, link: 0 });
  const changeUnfinishedCount = useCallback(
    (kind: keyof UnfinishedCounts, change: 1 | -1) =>
      setUnfinished((counts) => ({ ...counts, [kind]: counts[kind] + change })),
    [],
  );
  return { unfinished, changeUnfinishedCount };
}

export function useReportUnfinished(kind: keyof UnfinishedCounts, isUnfinished: boolean): void {
  const changeCount = useContext(UnfinishedContext);
  useEffect(() => {
    if (!isUnfinished) return;
    changeCount(kind, 1);
    return () => changeCount(kind, -1);
  }, [kind, isUnfinished, changeCount]);
}
