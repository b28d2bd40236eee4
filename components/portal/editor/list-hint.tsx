"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import styles from "./rich-text-editor.module.css";

/** Tells, within a list, what Tab does there: elsewhere it leaves the text as it does any field. */
export function ListHint({ editor, id }: { editor: Editor; id: string }) {
  const isInList = useEditorState({ editor, selector: () => editor.isActive("listItem") });
  return (
    <p id={id} className={isInList ? styles.hint : "visually-hidden"}>
      In a list, Tab indents and Shift+Tab outdents. Elsewhere, Tab moves to the next field.
    </p>
  );
}
