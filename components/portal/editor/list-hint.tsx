"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import styles from "./rich-text-editor.module.css";

/** Tells, within a list, what Tab does there: elsewhere it leaves the text as it does any field. */
export function ListHint({ editor, id }: { editor: Editor; id: string }) {
  const isInList = useEditorState({ editor, selector: () => editor.isActive("listItem") });
  return (
    <p id={id} className={isInList ? styles.hint : "visually-hidden"}>
      At the start of a list item, Tab moves it in and Shift+Tab out. Anywhere else they leave the
      text.
    </p>
  );
}
