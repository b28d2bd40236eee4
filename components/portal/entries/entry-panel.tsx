"use client";

import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import { focusLater } from "../dialogs/focus-later";
import { useDialog } from "../dialogs/use-dialog";
import { readListPlace, writeListPlace } from "../lists/list-url";
import { ListFrame } from "../lists/list-frame";
import { ClearSearchButton, nothingFound } from "../lists/nothing-found";
import { PanelHeader } from "../lists/panel-header";
import { SearchField } from "../lists/search-field";
import { useList } from "../lists/use-list";
import { useSearchText } from "../lists/use-search-text";
import type { Preview } from "../preview/preview";
import { DeleteDialog } from "./delete-dialog";
import { EntryCard } from "./entry-card";
import { EntryDialog } from "./entry-dialog";
import type { EntryDto, EntryKind } from "./entry-kind";
import styles from "./entry-panel.module.css";
import { readUnsaved, type Unsaved } from "./unsaved";
import { RecentlyDeleted } from "./versions/recently-deleted";

const PAGE_SIZE = 12;

type EntryPanelProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  Preview: Preview<Dto>;
  /** Further buttons of this tab. */
  children?: ReactNode;
};

/** A tab of one kind of entry: its cards, and the dialogs that make, change and delete them. */
export function EntryPanel<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  Preview,
  children,
}: EntryPanelProps<Dto, Values, Input>) {
  const [start] = useState(readListPlace);
  const search = useSearchText(start.text);
  const list = useList<Dto>({
    path: kind.path,
    text: search.query,
    pageSize: PAGE_SIZE,
    startPage: start.page,
    loadFailed: kind.texts.error,
  });
  useEffect(() => {
    writeListPlace({ page: list.page, text: search.query }, kind.tab);
  }, [list.page, search.query, kind.tab]);
  const editor = useDialog<{ entry: Dto | null; unsaved: Unsaved<Values> | undefined }>();
  const deletion = useDialog<Dto>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);

  const edit = async (entry: Dto | null) => {
    // Where the browser has no database, nothing is kept.
    const unsaved = await readUnsaved<Values>(kind.path, entry).catch(() => undefined);
    editor.open({ entry, unsaved });
  };
  const saved = () => {
    // New entries stand first.
    if (!editor.subject?.entry) list.setPage(1);
    editor.close();
  };
  const deleted = () => {
    deletion.close();
    // The button that opened the dialog is gone.
    focusLater(titleRef);
  };

  const clear = () => {
    search.clear();
    fieldRef.current?.focus();
  };
  const nothing = {
    ...nothingFound(kind.noun, search.query),
    image: kind.texts.empty.image,
    action: <ClearSearchButton onClear={clear} />,
  };
  const texts = search.query === "" ? kind.texts : { ...kind.texts, empty: nothing };

  return (
    <>
      <PanelHeader title={kind.title} titleRef={titleRef}>
        <div className={styles.actions}>
          <ActionButton
            leftSection={<IconPlus size={20} stroke={2} aria-hidden="true" />}
            onClick={() => void edit(null)}
          >
            {kind.createButton}
          </ActionButton>
          <RecentlyDeleted kind={kind} />
          {children}
        </div>
      </PanelHeader>
      <SearchField
        search={search}
        list={list}
        noun={kind.noun}
        description={kind.searchIn}
        fieldRef={fieldRef}
      />
      <ListFrame
        list={list}
        texts={texts}
        onTurn={() => titleRef.current?.scrollIntoView({ block: "start" })}
      >
        {(entries) => (
          <ul className={styles.grid}>
            {entries.map((entry) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                content={kind.toCard(entry)}
                page={kind.pageOf(entry)}
                onEdit={() => void edit(entry)}
                onDelete={() => deletion.open(entry)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      <EntryDialog
        kind={kind}
        entry={editor.subject?.entry ?? null}
        unsaved={editor.subject?.unsaved}
        Preview={Preview}
        opened={editor.opened}
        onClose={editor.close}
        onSaved={saved}
      />
      <DeleteDialog
        kind={kind}
        entry={deletion.subject}
        opened={deletion.opened}
        onClose={deletion.close}
        onDeleted={deleted}
      />
    </>
  );
}
