"use client";

import { RichTextEditor as Frame } from "@mantine/tiptap";
import { type Editor, getSchema } from "@tiptap/core";
import { useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import richText from "@/components/ui/rich-text.module.css";
import { extensionsFor } from "./extensions";
import type { ToolbarKind } from "./formats";
import styles from "./rich-text-editor.module.css";
import { readStored, writeStored } from "./stored-html";
import { Toolbar } from "./toolbar";
import { usePasteNotice } from "./paste/notice";
import { useImageQueue } from "./use-image-queue";

type RichTextEditorProps = {
  /** The text to begin with. Later values are the editor's own and are not read. */
  html: string;
  toolbar: ToolbarKind;
  labelId: string;
  /** The id of the message under it, or null while there is none. */
  errorId: string | null;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Gives the way to put the cursor into it. */
  onReady: (focus: () => void) => void;
};

/** The editor of formatted text. */
export function RichTextEditor({
  html,
  toolbar,
  labelId,
  errorId,
  onChange,
  onBlur,
  onReady,
}: RichTextEditorProps) {
  const { notice, show, dismiss } = usePasteNotice();
  const images = useImageQueue();
  const extensions = useMemo(
    () => extensionsFor(toolbar, { onPaste: show, onImages: images.add }),
    [toolbar, show, images.add],
  );
  const [content] = useState(() => readStored(html, getSchema(extensions)));
  const stored = useRef({ html, asEdited: "" });
  const hintId = useId();
  const editorProps = useMemo(
    () => ({ attributes: contentAttributes(labelId, hintId, errorId) }),
    [labelId, hintId, errorId],
  );
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    // Of what is pasted only addresses become links; *signs* that look like formats stay signs.
    enablePasteRules: ["link"],
    immediatelyRender: false,
    onCreate: ({ editor: created }) => {
      stored.current.asEdited = writeStored(created.state.doc);
      onReady(() => created.commands.focus());
    },
    onUpdate: ({ editor: updated, transaction }) => {
      if (!["paste", "drop"].includes(String(transaction.getMeta("uiEvent")))) dismiss();
      const edited = writeStored(updated.state.doc);
      // A change that was taken back leaves the stored text as it was, to the letter.
      onChange(edited === stored.current.asEdited ? stored.current.html : edited);
    },
    onBlur,
  });

  useEffect(() => editor?.setOptions({ editorProps }), [editor, editorProps]);

  return (
    <Frame
      editor={editor}
      withTypographyStyles={false}
      withCodeHighlightStyles={false}
      classNames={{
        root: styles.root,
        toolbar: styles.toolbar,
        controlsGroup: styles.group,
        content: styles.content,
      }}
      data-error={errorId !== null || undefined}
    >
      {editor && <Toolbar editor={editor} kind={toolbar} images={images} />}
      <Frame.Content />
      <p role="status" className={notice ? styles.notice : undefined}>
        {notice}
      </p>
      {editor && <ImageHint editor={editor} />}
      {editor && <ListHint editor={editor} id={hintId} />}
    </Frame>
  );
}

function contentAttributes(
  labelId: string,
  hintId: string,
  errorId: string | null,
): Record<string, string> {
  return {
    class: richText.richText ?? "",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelId,
    "aria-describedby": errorId === null ? hintId : `${errorId} ${hintId}`,
    ...(errorId !== null && { "aria-invalid": "true" }),
  };
}

/** Pictures of which nobody has said what they show, or that they only decorate. */
function countUndescribed(editor: Editor): number {
  let count = 0;
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === "image" && attrs.alt === null) count += 1;
  });
  return count;
}

/** Tells of pictures without an alternative text, such as pasted ones. */
function ImageHint({ editor }: { editor: Editor }) {
  const count = useEditorState({ editor, selector: () => countUndescribed(editor) });
  if (count === 0) return null;
  return (
    <p className={styles.hint}>
      {count === 1 ? "1 image has" : `${count} images have`} no alternative text. Select{" "}
      {count === 1 ? "it" : "each one"} and press Image to describe it.
    </p>
  );
}

/** Tells, within a list, what Tab does there: elsewhere it leaves the text as it does any field. */
function ListHint({ editor, id }: { editor: Editor; id: string }) {
  const isInList = useEditorState({ editor, selector: () => editor.isActive("listItem") });
  return (
    <p id={id} className={isInList ? styles.hint : "visually-hidden"}>
      At the start of a list item, Tab indents and Shift+Tab outdents. Elsewhere, Tab moves to the
      next field.
    </p>
  );
}
