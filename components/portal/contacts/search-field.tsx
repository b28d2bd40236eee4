"use client";

import { TextInput } from "@mantine/core";
import type { Ref } from "react";
import type { ContactDto } from "@/lib/contacts/schema";
import type { List } from "../lists/use-list";
import { contactCount } from "./use-contacts";
import styles from "./search-field.module.css";
import type { SearchText } from "./use-search-text";

type SearchFieldProps = {
  search: SearchText;
  list: List<ContactDto>;
  fieldRef: Ref<HTMLInputElement>;
};

/** Searches the contacts as one types, on Enter at once, and says how many there are. */
export function SearchField({ search, list, fieldRef }: SearchFieldProps) {
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
        label="Search contacts"
        description="Name, email, phone or message"
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
        {search.query !== "" && foundText(list)}
      </p>
    </form>
  );
}

/** Said once it is known; of what is shown until then nothing. */
function foundText({ query: { data, isError, isPlaceholderData } }: List<ContactDto>) {
  if (!data || isError || isPlaceholderData) return null;
  return data.total === 0 ? "No contacts found" : `${contactCount(data.total)} found`;
}
