"use client";

import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import styles from "./rich-text-editor.module.css";

/** Pictures of which nobody has said what they show, or that they only decorate. */
function countUndescribed(editor: Editor): number {
  let count = 0;
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === "image" && attrs.alt === null) count += 1;
  });
  return count;
}

/** Tells of pictures without an alternative text, such as pasted ones. */
export function ImageHint({ editor }: { editor: Editor }) {
  const count = useEditorState({ editor, selector: () => countUndescribed(editor) });
  if (count === 0) return null;
  return (
    <p className={styles.hint}>
      {count === 1 ? "1 image has" : `${count} images have`} no alternative text. Select{" "}
      {count === 1 ? "it" : "each one"} and press Image to describe it.
    </p>
  );
}
