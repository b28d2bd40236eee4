"use client";

import { RichTextEditor as Frame } from "@mantine/tiptap";
import type { Editor } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef } from "react";
import richText from "@/components/ui/rich-text.module.css";
import { extensionsFor } from "./extensions";
import type { ToolbarKind } from "./formats";
import styles from "./rich-text-editor.module.css";
import { Toolbar } from "./toolbar";

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

const htmlOf = (editor: Editor) => (editor.isEmpty ? "" : editor.getHTML());

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
  const extensions = useMemo(() => extensionsFor(toolbar), [toolbar]);
  const stored = useRef({ html, asEdited: "" });
  const editorProps = useMemo(
    () => ({ attributes: contentAttributes(labelId, errorId) }),
    [labelId, errorId],
  );
  const editor = useEditor({
    extensions,
    content: html,
    editorProps,
    immediatelyRender: false,
    onCreate: ({ editor: created }) => {
      stored.current.asEdited = htmlOf(created);
      onReady(() => created.commands.focus());
    },
    onUpdate: ({ editor: updated }) => {
      const edited = htmlOf(updated);
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
        control: styles.control,
        content: styles.content,
      }}
      data-error={errorId !== null || undefined}
    >
      {editor && <Toolbar editor={editor} kind={toolbar} />}
      <Frame.Content />
    </Frame>
  );
}

function contentAttributes(labelId: string, errorId: string | null): Record<string, string> {
  return {
    class: richText.richText ?? "",
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": labelId,
    ...(errorId && { "aria-invalid": "true", "aria-describedby": errorId }),
  };
}
