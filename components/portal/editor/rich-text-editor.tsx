"use client";

import "@/components/portal/styles";
import { RichTextEditor as Frame } from "@mantine/tiptap";
import { type Editor, getSchema } from "@tiptap/core";
import { useEditor, useEditorState } from "@tiptap/react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import richText from "@/components/ui/rich-text.module.css";
import { buildExtensions } from "./extensions";
import type { ToolbarKind } from "./kinds";
import styles from "./rich-text-editor.module.css";
import { parseContent, serializeContent } from "./editor-content";
import { Toolbar } from "./toolbar";
import { usePasteNotice } from "./paste/notice";
import { useImageQueue } from "./use-image-queue";

type RichTextEditorProps = {
  /** Initial content; later changes of this prop are ignored. */
  html: string;
  toolbar: ToolbarKind;
  labelId: string;
  errorId: string | null;
  onChange: (html: string) => void;
  onBlur: () => void;
  onReady: (focus: () => void) => void;
};

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
    () => buildExtensions(toolbar, { onPaste: show, onImages: images.add }),
    [toolbar, show, images.add],
  );
  const [content] = useState(() => parseContent(html, getSchema(extensions)));
  const initial = useRef({ html, serializedHtml: "" });
  const hintId = useId();
  const editorProps = useMemo(
    () => ({ attributes: buildContentAttributes(labelId, hintId, errorId) }),
    [labelId, hintId, errorId],
  );
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    // Pasted URLs become links.
    enablePasteRules: ["link"],
    immediatelyRender: false,
    onCreate: ({ editor: created }) => {
      initial.current.serializedHtml = serializeContent(created.state.doc);
      onReady(() => created.commands.focus());
    },
    onUpdate: ({ editor: updated, transaction }) => {
      if (!["paste", "drop"].includes(String(transaction.getMeta("uiEvent")))) dismiss();
      const edited = serializeContent(updated.state.doc);
      // Undoing all changes restores the stored HTML exactly.
      onChange(edited === initial.current.serializedHtml ? initial.current.html : edited);
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

function buildContentAttributes(
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

function countUndescribedImages(editor: Editor): number {
  let count = 0;
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === "image" && attrs.alt === null) count += 1;
  });
  return count;
}

function ImageHint({ editor }: { editor: Editor }) {
  const count = useEditorState({ editor, selector: () => countUndescribedImages(editor) });
  if (count === 0) return null;
  return (
    <p className={styles.hint}>
      {count === 1 ? "1 image has" : `${count} images have`} no alternative text. Select{" "}
      {count === 1 ? "it" : "each one"} and press Image to describe it.
    </p>
  );
}

function ListHint({ editor, id }: { editor: Editor; id: string }) {
  const isInList = useEditorState({ editor, selector: () => editor.isActive("listItem") });
  return (
    <p id={id} className={isInList ? styles.hint : "visually-hidden"}>
      At the start of a list item, Tab indents and Shift+Tab outdents. Elsewhere, Tab moves to the
      next field.
    </p>
  );
}
