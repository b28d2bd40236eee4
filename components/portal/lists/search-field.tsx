"use client";

import { TextInput } from "@mantine/core";
import type { Ref } from "react";
import type { List } from "./use-list";
import { counted } from "./counted";
import styles from "./search-field.module.css";
import type { SearchText } from "./use-search-text";

type SearchFieldProps<T> = {
  search: SearchText;
  list: List<T>;
  /** What is in the list, in the singular: "contact". */
  noun: string;
  /** Where the words are looked for. */
  description: string;
  fieldRef: Ref<HTMLInputElement>;
};

/** Searches a list as one types, on Enter at once, and says how much is found. */
export function SearchField<T>({ search, list, noun, description, fieldRef }: SearchFieldProps<T>) {
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search.searchNow();
      }}
    >
      <TextInput
        ref={fieldRef}
        type="search"
        label={`Search ${noun}s`}
        description={description}
        size="md"
        autoComplete="off"
        spellCheck={false}
        value={search.typed}
        error={search.problem}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // With an input method it ends what is being composed, as in Hindi.
          if (event.key === "Escape" && !event.nativeEvent.isComposing) search.clear();
        }}
      />
      <p role="status" className={styles.found}>
        {search.query !== "" && foundText(list, noun)}
      </p>
    </form>
  );
}

/** Said once it is known; of what is shown until then nothing. */
function foundText<T>({ query: { data, isError, isPlaceholderData } }: List<T>, noun: string) {
  if (!data || isError || isPlaceholderData) return null;
  return data.total === 0 ? `No ${noun}s found` : `${counted(data.total, noun)} found`;
}
