"use client";

import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import { focusLater } from "../dialogs/focus-later";
import { useDialog } from "../dialogs/use-dialog";
import { ListFrame } from "../lists/list-frame";
import { PanelHeader } from "../lists/panel-header";
import { useList } from "../lists/use-list";
import type { Preview } from "../preview/preview";
import { DeleteDialog } from "./delete-dialog";
import { EntryCard } from "./entry-card";
import { EntryDialog } from "./entry-dialog";
import type { EntryDto, EntryKind } from "./entry-kind";
import styles from "./entry-panel.module.css";

const PAGE_SIZE = 12;

type EntryPanelProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  Preview: Preview<Dto>;
};

/** A tab of one kind of entry: its cards, and the dialogs that make, change and delete them. */
export function EntryPanel<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  Preview,
}: EntryPanelProps<Dto, Values, Input>) {
  const list = useList<Dto>({
    path: kind.path,
    pageSize: PAGE_SIZE,
    loadFailed: kind.texts.error,
  });
  const editor = useDialog<Dto>();
  const deletion = useDialog<Dto>();
  const titleRef = useRef<HTMLHeadingElement>(null);

  const saved = () => {
    // New entries stand first.
    if (editor.subject === null) list.setPage(1);
    editor.close();
  };
  const deleted = () => {
    deletion.close();
    // The button that opened the dialog is gone.
    focusLater(titleRef);
  };

  return (
    <>
      <PanelHeader title={kind.title} titleRef={titleRef}>
        <ActionButton onClick={() => editor.open(null)}>
          <IconPlus size={20} stroke={2} aria-hidden="true" />
          {kind.createButton}
        </ActionButton>
      </PanelHeader>
      <ListFrame
        list={list}
        texts={kind.texts}
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
                onEdit={() => editor.open(entry)}
                onDelete={() => deletion.open(entry)}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      <EntryDialog
        kind={kind}
        entry={editor.subject}
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
