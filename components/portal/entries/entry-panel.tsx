"use client";

import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import { focusLater } from "../dialogs/focus-later";
import { useDialog } from "../dialogs/use-dialog";
import { readListState, writeListState } from "../lists/list-url";
import { ListFrame } from "../lists/list-frame";
import { ClearSearchButton, describeNothingFound } from "../lists/nothing-found";
import { PanelHeader } from "../lists/panel-header";
import { SearchField, SearchResult } from "../lists/search-field";
import { isSearchable, useList } from "../lists/use-list";
import { useSearchText } from "../lists/use-search-text";
import type { Preview } from "../preview/preview";
import { DeleteDialog } from "./delete-dialog";
import { EntryCard } from "./entry-card";
import { EntryDialog } from "./entry-dialog";
import type { EntryDto, EntryTab } from "./entry-tab";
import styles from "./entry-panel.module.css";
import { type FoundText, readUnsavedTexts } from "./unsaved-text";
import { RecentlyDeleted } from "./versions/recently-deleted";

const PAGE_SIZE = 12;

type EntryPanelProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  entryTab: EntryTab<Dto, Values, Input>;
  Preview: Preview<Dto>;
  children?: ReactNode;
};

function useEntryList<Dto extends EntryDto, Values extends FieldValues, Input>({
  path,
  searchPath,
  tab,
  texts,
}: EntryTab<Dto, Values, Input>) {
  const [initialState] = useState(readListState);
  const search = useSearchText(initialState.text);
  const list = useList<Dto>({
    path,
    searchPath,
    text: search.query,
    pageSize: PAGE_SIZE,
    startPage: initialState.page,
    errorMessage: texts.error,
  });
  useEffect(() => {
    writeListState({ page: list.page, text: search.query }, tab);
  }, [list.page, search.query, tab]);
  return { list, search };
}

export function EntryPanel<Dto extends EntryDto, Values extends FieldValues, Input>({
  entryTab,
  Preview,
  children,
}: EntryPanelProps<Dto, Values, Input>) {
  const { list, search } = useEntryList(entryTab);
  const editor = useDialog<{ entry: Dto | null; unsavedTexts: FoundText<Values>[] }>();
  const deletion = useDialog<Dto>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);

  const edit = async (entry: Dto | null) => {
    // Reading fails without IndexedDB; then no unsaved text exists.
    const unsavedTexts = await readUnsavedTexts<Values>(entryTab.path, entry).catch(() => []);
    editor.open({ entry, unsavedTexts });
  };
  const clear = () => {
    search.clear();
    fieldRef.current?.focus();
  };
  const handleSaved = () => {
    // The list shows new entries first.
    if (!editor.subject?.entry) list.setPage(1);
    editor.close();
  };
  const handleDeleted = () => {
    deletion.close();
    focusLater(titleRef);
  };

  return (
    <>
      <PanelHeader title={entryTab.title} titleRef={titleRef}>
        {isSearchable(list, search.input) && (
          <SearchField
            search={search}
            noun={entryTab.noun}
            searchedFields={entryTab.searchedFields}
            fieldRef={fieldRef}
          />
        )}
        <div className={styles.actions}>
          <ActionButton
            leftSection={<IconPlus size={20} stroke={2} aria-hidden="true" />}
            onClick={() => void edit(null)}
          >
            {entryTab.creation.button}
          </ActionButton>
          <RecentlyDeleted entryTab={entryTab} Preview={Preview} />
          {children}
        </div>
      </PanelHeader>
      <SearchResult search={search} list={list} noun={entryTab.noun} />
      <ListFrame
        list={list}
        texts={getListTexts(entryTab, search.query, <ClearSearchButton onClear={clear} />)}
        onPageChange={() => titleRef.current?.scrollIntoView({ block: "start" })}
      >
        {(entries) => (
          <Cards entryTab={entryTab} entries={entries} onEdit={edit} onDelete={deletion.open} />
        )}
      </ListFrame>
      <EntryDialog
        editor={entryTab}
        entry={editor.subject?.entry ?? null}
        unsavedTexts={editor.subject?.unsavedTexts ?? []}
        Preview={Preview}
        opened={editor.opened}
        onClose={editor.close}
        onSaved={handleSaved}
      />
      <DeleteDialog
        entryTab={entryTab}
        entry={deletion.subject}
        opened={deletion.opened}
        onClose={deletion.close}
        onDeleted={handleDeleted}
      />
    </>
  );
}

function getListTexts<Dto extends EntryDto, Values extends FieldValues, Input>(
  { texts, noun }: EntryTab<Dto, Values, Input>,
  query: string,
  action: ReactNode,
) {
  if (query === "") return texts;
  return {
    ...texts,
    empty: { ...describeNothingFound(noun, query), image: texts.empty.image, action },
  };
}

type CardsProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  entryTab: EntryTab<Dto, Values, Input>;
  entries: Dto[];
  onEdit: (entry: Dto) => Promise<void>;
  onDelete: (entry: Dto) => void;
};

function Cards<Dto extends EntryDto, Values extends FieldValues, Input>({
  entryTab,
  entries,
  onEdit,
  onDelete,
}: CardsProps<Dto, Values, Input>) {
  return (
    <ul className={styles.grid}>
      {entries.map((entry) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          content={entryTab.toCard(entry)}
          pagePath={entryTab.getPagePath(entry)}
          onEdit={() => void onEdit(entry)}
          onDelete={() => onDelete(entry)}
        />
      ))}
    </ul>
  );
}
