import { useCallback, useState } from "react";

/** A queue of pasted or dropped image files. The image panel handles one file at a time. */
export type ImageQueue = {
  /** Null when the queue is empty. `number` differs for each file. */
  first: { file: File; number: number } | null;
  hasMore: boolean;
  next: () => void;
};

export function useImageQueue(): ImageQueue & { add: (files: File[]) => void } {
  const [{ queued, doneCount }, setQueue] = useState<{ queued: File[]; doneCount: number }>({
    queued: [],
    doneCount: 0,
  });
  const add = useCallback(
    (files: File[]) => setQueue((queue) => ({ ...queue, queued: [...queue.queued, ...files] })),
    [],
  );
  const next = () => setQueue({ queued: queued.slice(1), doneCount: doneCount + 1 });
  const [file] = queued;
  return {
    first: file ? { file, number: doneCount } : null,
    hasMore: queued.length > 1,
    next,
    add,
  };
}
