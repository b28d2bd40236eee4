"use client";

import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode, Ref } from "react";
import type { List } from "./use-list";
import { formatCount } from "./format-count";
import styles from "./search-field.module.css";
import type { SearchText } from "./use-search-text";

type SearchFieldProps = {
  search: SearchText;
  /** Singular, such as "contact". */
  noun: string;
  /** Such as "name, email, phone or message". */
  searchedFields: string;
  fieldRef: Ref<HTMLInputElement>;
};

export function SearchField({ search, noun, searchedFields, fieldRef }: SearchFieldProps) {
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
        labelProps={{ className: "visually-hidden" }}
        placeholder={`Search ${searchedFields}`}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
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
    </form>
  );
}

type SearchResultProps<T> = {
  search: SearchText;
  list: List<T>;
  noun: string;
  /** Follows the number of found items. */
  children?: ReactNode;
};

export function SearchResult<T>({ search, list, noun, children }: SearchResultProps<T>) {
  const result = search.query === "" ? null : describeResult(list, noun);
  return (
    <div role="status" className={styles.result}>
      {result}
      {result && children}
    </div>
  );
}

/** Returns null until the result arrives, because placeholder data belongs to the previous search. */
function describeResult<T>({ query: { data, isError, isPlaceholderData } }: List<T>, noun: string) {
  if (!data || isError || isPlaceholderData) return null;
  return data.total === 0 ? `No ${noun}s found` : `${formatCount(data.total, noun)} found`;
}
