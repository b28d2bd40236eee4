import { useDebouncedCallback } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { StoredDto } from "./entry-editor";
import { createName, deleteUnsavedText, markAsOpen, storeUnsavedText } from "./unsaved-text";

type StoreUnsavedTextOptions<Values extends FieldValues, Input> = {
  form: UseFormReturn<Values, unknown, Input>;
  path: string;
  entry: StoredDto | null;
  version: number | null;
  key: string;
  isChanged: () => boolean;
};

/** Stores unsaved text in this browser. Returns a function that deletes it and stops storing. */
export function useStoreUnsavedText<Values extends FieldValues, Input>({
  form,
  path,
  entry,
  version,
  key,
  isChanged,
}: StoreUnsavedTextOptions<Values, Input>): () => Promise<void> {
  // Created once, because another user may sign in in another tab.
  const [name] = useState(() => createName(path, entry, key));
  const isDiscarded = useRef(false);
  const store = useDebouncedCallback(
    () => {
      if (isDiscarded.current) return;
      const operation = isChanged()
        ? storeUnsavedText(name, {
            values: form.getValues(),
            version,
            key,
            changedAt: Date.now(),
          })
        : deleteUnsavedText(name);
      // Without IndexedDB, or when it is full, nothing is stored.
      operation.catch(() => undefined);
    },
    { delay: 300, maxWait: 1_000, flushOnUnmount: true },
  );
  useEffect(() => markAsOpen(name), [name]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => store() }),
    [form, store],
  );
  return useCallback(async () => {
    isDiscarded.current = true;
    await deleteUnsavedText(name).catch(() => undefined);
  }, [name]);
}
