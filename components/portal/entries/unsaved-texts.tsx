"use client";

import { useWindowEvent } from "@mantine/hooks";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { ActionButton } from "@/components/portal/forms/action-button";
import { capitalise } from "@/components/ui/capitalise";
import { getTextAttributes } from "@/components/ui/text-attributes";
import { shorten } from "@/lib/core/format";
import dialogStyles from "../dialogs/dialog.module.css";
import { formatLocalDateTime } from "../lists/local-date-time";
import type { EntryEditor, StoredDto } from "./entry-editor";
import { readText } from "./read-text";
import {
  createName,
  deleteUnsavedText,
  type FoundText,
  readUnsavedTexts,
  STORED_DAYS,
  storeUnsavedText,
} from "./unsaved-text";
import styles from "./unsaved-texts.module.css";

/** In characters. */
const EXCERPT_LENGTH = 140;

type UnsavedTextsProps<Dto extends StoredDto, Values extends FieldValues, Input> = {
  editor: EntryEditor<Dto, Values, Input>;
  entry: Dto | null;
  found: FoundText<Values>[];
  onRestore: (text: FoundText<Values>) => void;
  onStart: () => void;
};

function useFoundTexts<Dto extends StoredDto, Values extends FieldValues, Input>({
  editor: { path },
  entry,
  found,
}: UnsavedTextsProps<Dto, Values, Input>) {
  const [texts, setTexts] = useState(found);
  const [discardedKeys, setDiscardedKeys] = useState<string[]>([]);
  /** Another tab may have changed, published or discarded a text. */
  const refresh = async () => {
    const stored = await readUnsavedTexts<Values>(path, entry).catch(() => texts);
    setTexts((shown) => [
      ...stored,
      ...shown.filter(
        ({ key }) =>
          discardedKeys.includes(key) && !stored.some((storedText) => storedText.key === key),
      ),
    ]);
    return stored;
  };
  useWindowEvent("focus", () => void refresh());
  const discard = (text: FoundText<Values>) => {
    void deleteUnsavedText(createName(path, entry, text.key));
    setDiscardedKeys([...discardedKeys, text.key]);
  };
  const undo = (text: FoundText<Values>) => {
    void storeUnsavedText(createName(path, entry, text.key), text);
    setDiscardedKeys(discardedKeys.filter((key) => key !== text.key));
  };
  return { texts, discardedKeys, refresh, discard, undo };
}

/** Offers the texts of forms that were closed without saving, such as by a crash. */
export function UnsavedTexts<Dto extends StoredDto, Values extends FieldValues, Input>(
  props: UnsavedTextsProps<Dto, Values, Input>,
) {
  const { editor, entry, onRestore, onStart } = props;
  const { texts, discardedKeys, refresh, discard, undo } = useFoundTexts(props);
  const firstClosed = texts.find(({ isOpen }) => !isOpen);
  const restore = async (text: FoundText<Values>) => {
    const stored = (await refresh()).find(({ key }) => key === text.key);
    // Undefined if another tab has published or discarded the text.
    if (stored && !stored.isOpen) onRestore(stored);
  };
  return (
    <div className={dialogStyles.confirm}>
      <p className={dialogStyles.text}>
        {entry === null ? countTexts(texts.length, editor.noun) : "Changes that are not published"}.
        Stored only in this browser, for {STORED_DAYS} days.
      </p>
      <ul className={styles.list}>
        {texts.map((text) => (
          <UnsavedTextItem
            key={text.key}
            {...describeText(editor, text.values)}
            text={text}
            isDiscarded={discardedKeys.includes(text.key)}
            isFirst={text === firstClosed}
            onRestore={() => void restore(text)}
            onDiscard={() => discard(text)}
            onUndo={() => undo(text)}
          />
        ))}
      </ul>
      <div className={dialogStyles.actions}>
        <ActionButton
          variant="outline"
          data-autofocus={firstClosed === undefined || undefined}
          onClick={onStart}
        >
          {entry === null ? "Start Empty" : "Edit Published Version"}
        </ActionButton>
      </div>
    </div>
  );
}

type UnsavedTextItemProps = {
  title: string;
  excerpt: string;
  text: FoundText<unknown>;
  isDiscarded: boolean;
  isFirst: boolean;
  onRestore: () => void;
  onDiscard: () => void;
  onUndo: () => void;
};

function UnsavedTextItem(props: UnsavedTextItemProps) {
  const { title, excerpt, text, isDiscarded, isFirst, onRestore, onDiscard, onUndo } = props;
  const subject = <span className="visually-hidden"> {title}</span>;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <strong {...getTextAttributes(title)}>{title}</strong>
        {excerpt && <p {...getTextAttributes(excerpt)}>{excerpt}</p>}
        <p role="status" className={styles.aside}>
          {describeState(text, isDiscarded)}
        </p>
      </div>
      {!text.isOpen && (
        <div className={styles.actions}>
          <ActionButton variant="outline" onClick={isDiscarded ? onUndo : onDiscard}>
            {isDiscarded ? "Undo" : "Discard"}
            {subject}
          </ActionButton>
          {!isDiscarded && (
            <ActionButton data-autofocus={isFirst || undefined} onClick={onRestore}>
              Restore{subject}
            </ActionButton>
          )}
        </div>
      )}
    </li>
  );
}

const countTexts = (count: number, noun: string) =>
  `${count} unsaved ${noun}${count === 1 ? "" : "s"}`;

function describeText<Dto extends StoredDto, Values extends FieldValues, Input>(
  { noun, listTexts }: EntryEditor<Dto, Values, Input>,
  values: Values,
) {
  const { title = capitalise(noun) } = values as { title?: string };
  const texts = listTexts(values).filter((text) => text !== title);
  return {
    title: title.trim() || "Untitled",
    excerpt: shorten(readText(texts.join("<br>")), EXCERPT_LENGTH),
  };
}

function describeState({ isOpen, changedAt }: FoundText<unknown>, isDiscarded: boolean): string {
  if (isDiscarded) return "Discarded";
  const time = formatTime(changedAt);
  return isOpen ? `Being written in another tab, last at ${time}` : `Last changed ${time}`;
}

function formatTime(changedAt: number): string {
  const date = new Date(changedAt);
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString(undefined, { timeStyle: "short" })
    : formatLocalDateTime(date.toISOString());
}
