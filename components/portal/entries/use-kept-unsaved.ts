import { useDebouncedCallback } from "@mantine/hooks";
import { useCallback, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { EntryDto } from "./entry-kind";
import { forgetUnsaved, keepUnsaved } from "./unsaved";

type KeptUnsavedOptions<Values extends FieldValues, Input> = {
  form: UseFormReturn<Values, unknown, Input>;
  path: string;
  entry: EntryDto | null;
  version: number | null;
  key: string;
  /** Whether the form differs from what is stored. */
  isChanged: () => boolean;
};

/**
 * Keeps what is typed into a form until it is saved or discarded, in this browser (`unsaved.ts`).
 * Returns what forgets it for good.
 */
export function useKeptUnsaved<Values extends FieldValues, Input>({
  form,
  path,
  entry,
  version,
  key,
  isChanged,
}: KeptUnsavedOptions<Values, Input>): () => Promise<void> {
  const isOver = useRef(false);
  const keep = useDebouncedCallback(
    () => {
      if (isOver.current) return;
      const kept = isChanged()
        ? keepUnsaved(path, entry, {
            values: form.getValues(),
            version,
            key,
            changedAt: Date.now(),
          })
        : forgetUnsaved(path, entry);
      // A browser without a database, or without room in it, keeps nothing: the form goes on.
      kept.catch(() => undefined);
    },
    { delay: 300, maxWait: 1_000, flushOnUnmount: true },
  );
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keep() }),
    [form, keep],
  );
  return useCallback(async () => {
    isOver.current = true;
    await forgetUnsaved(path, entry).catch(() => undefined);
  }, [path, entry]);
}
