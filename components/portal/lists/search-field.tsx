"use client";

import { TextInput } from "@mantine/core";
import type { Ref } from "react";
import type { List } from "./use-list";
import { formatCount } from "./format-count";
import styles from "./search-field.module.css";
import type { SearchText } from "./use-search-text";

type SearchFieldProps<T> = {
  search: SearchText;
  list: List<T>;
  /** Singular, such as "contact". */
  noun: string;
  description: string;
  fieldRef: Ref<HTMLInputElement>;
};

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
        value={search.input}
        error={search.problem}
        onChange={(event) => search.changeInput(event.currentTarget.value)}
        onKeyDown={(event) => {
          // While an input method composes text, for example Hindi, Escape only cancels the composition.
          if (event.key === "Escape" && !event.nativeEvent.isComposing) search.clear();
        }}
      />
      <p role="status" className={styles.found}>
        {search.query !== "" && describeResult(list, noun)}
      </p>
    </form>
  );
}

/** Returns null until the result arrives, because placeholder data belongs to the previous search. */
function describeResult<T>({ query: { data, isError, isPlaceholderData } }: List<T>, noun: string) {
  if (!data || isError || isPlaceholderData) return null;
  return data.total === 0 ? `No ${noun}s found` : `${formatCount(data.total, noun)} found`;
}
