import { useCallback, useState } from "react";

/** Picture files that came into a text at once, and are asked about one after the other. */
export type ImageQueue = {
  /** Whose turn it is, with a number that no other has; null where none waits. */
  first: { file: File; number: number } | null;
  isLast: boolean;
  next: () => void;
};

export function useImageQueue(): ImageQueue & { add: (files: File[]) => void } {
  const [{ waiting, done }, setQueue] = useState<{ waiting: File[]; done: number }>({
    waiting: [],
    done: 0,
  });
  const add = useCallback(
    (files: File[]) => setQueue((queue) => ({ ...queue, waiting: [...queue.waiting, ...files] })),
    [],
  );
  const next = () => setQueue({ waiting: waiting.slice(1), done: done + 1 });
  const [file] = waiting;
  return { first: file ? { file, number: done } : null, isLast: waiting.length <= 1, next, add };
}
