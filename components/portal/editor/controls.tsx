"use client";

import { RichTextEditor as Frame } from "@mantine/tiptap";
import {
  IconClearFormatting,
  IconIndentDecrease,
  IconIndentIncrease,
  IconLink,
  IconPhoto,
} from "@tabler/icons-react";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { AddressKind } from "./address-panel";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type AddressControlProps = {
  editor: Editor;
  kind: AddressKind;
  /** The panel that is open. */
  panel: AddressKind | null;
  panelId: string;
  onChange: (panel: AddressKind | null) => void;
};

const addressControls = {
  link: { label: "Link", Drawing: IconLink },
  image: { label: "Image", Drawing: IconPhoto },
};

/** Opens and closes the panel for an address. */
export function AddressControl({ editor, kind, panel, panelId, onChange }: AddressControlProps) {
  const isActive = useEditorState({ editor, selector: (state) => state.editor.isActive(kind) });
  const { label, Drawing } = addressControls[kind];
  const isOpen = panel === kind;
  return (
    <Frame.Control
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      active={isActive || isOpen}
      onClick={() => onChange(isOpen ? null : kind)}
    >
      <Drawing {...ICON} />
    </Frame.Control>
  );
}

export function IndentControls({ editor }: { editor: Editor }) {
  const move = (by: 1 | -1) => () => editor.chain().focus().moveIndent(by).run();
  return (
    <>
      <Frame.Control aria-label="Outdent" title="Outdent" onClick={move(-1)}>
        <IconIndentDecrease {...ICON} />
      </Frame.Control>
      <Frame.Control aria-label="Indent" title="Indent" onClick={move(1)}>
        <IconIndentIncrease {...ICON} />
      </Frame.Control>
    </>
  );
}

/** Makes plain paragraphs of what is chosen. */
export function ClearControl({ editor }: { editor: Editor }) {
  return (
    <Frame.Control
      aria-label="Clear formatting"
      title="Clear formatting"
      onClick={() => editor.chain().focus().unsetAllMarks().clearNodes().run()}
    >
      <IconClearFormatting {...ICON} />
    </Frame.Control>
  );
}
