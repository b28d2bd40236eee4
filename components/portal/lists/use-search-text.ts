import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { queryTextSchema } from "@/lib/core/search-schema";

const DEBOUNCE_MS = 300;

const findProblem = (text: string) => queryTextSchema.safeParse(text).error?.issues[0]?.message;

const parseQueryText = (text: string) => queryTextSchema.safeParse(text).data;

/** Debounces the typed text. An invalid text leaves the query unchanged. */
export function useSearchText(initialText = "") {
  const [input, setInput] = useState(initialText);
  const [query, setQuery] = useState(() => parseQueryText(initialText) ?? "");
  const search = (text: string) => setQuery((current) => parseQueryText(text) ?? current);
  const searchSoon = useDebouncedCallback(search, DEBOUNCE_MS);
  return {
    input,
    query,
    problem: findProblem(input),
    changeInput: (text: string) => {
      setInput(text);
      searchSoon(text);
    },
    searchNow: () => {
      searchSoon.cancel();
      search(input);
    },
    clear: () => {
      searchSoon.cancel();
      setInput("");
      setQuery("");
    },
  };
}

export type SearchText = ReturnType<typeof useSearchText>;
