import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { queryTextSchema } from "@/lib/core/search-schema";

/** How long somebody who types may pause, in milliseconds. */
const PAUSE_MS = 300;

const problemOf = (text: string) => queryTextSchema.safeParse(text).error?.issues[0]?.message;

const queryOf = (text: string) => queryTextSchema.safeParse(text).data;

/**
 * What is typed into the search, and what is looked for: the same a moment later, or at once on
 * Enter. It is kept nowhere by this: what is looked for may be a person's name.
 */
export function useSearchText(start = "") {
  const [typed, setTyped] = useState(start);
  const [query, setQuery] = useState(() => queryOf(start) ?? "");
  const search = (text: string) => setQuery((now) => queryOf(text) ?? now);
  const searchSoon = useDebouncedCallback(search, PAUSE_MS);
  return {
    typed,
    query,
    problem: problemOf(typed),
    type: (text: string) => {
      setTyped(text);
      searchSoon(text);
    },
    searchNow: () => {
      searchSoon.cancel();
      search(typed);
    },
    clear: () => {
      searchSoon.cancel();
      setTyped("");
      setQuery("");
    },
  };
}

export type SearchText = ReturnType<typeof useSearchText>;
