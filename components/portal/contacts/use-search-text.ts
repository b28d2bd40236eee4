import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { queryTextSchema } from "@/lib/contacts/search-schema";

/** How long somebody who types may pause, in milliseconds. */
const PAUSE_MS = 300;

const problemOf = (text: string) => queryTextSchema.safeParse(text).error?.issues[0]?.message;

/**
 * What is typed into the search, and what is looked for: the same a moment later, or at once on
 * Enter. It is kept nowhere else: it may be a person's name.
 */
export function useSearchText() {
  const [typed, setTyped] = useState("");
  const [query, setSought] = useState("");
  const seek = (text: string) => {
    if (problemOf(text) === undefined) setSought(text.trim());
  };
  const seekSoon = useDebouncedCallback(seek, PAUSE_MS);
  return {
    typed,
    query: query,
    problem: problemOf(typed),
    type: (text: string) => {
      setTyped(text);
      seekSoon(text);
    },
    searchNow: () => {
      seekSoon.cancel();
      seek(typed);
    },
    clear: () => {
      seekSoon.cancel();
      setTyped("");
      setSought("");
    },
  };
}

export type SearchText = ReturnType<typeof useSearchText>;
