"use client";

import { RichTextEditor as Frame } from "@mantine/tiptap";
import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { type AddressKind, AddressPanel } from "./address-panel";
import { AddressControl, ClearControl, IndentControls } from "./controls";
import type { ToolbarKind } from "./formats";
import styles from "./rich-text-editor.module.css";

type ToolbarProps = { editor: Editor; kind: ToolbarKind };

/** The buttons of an editor (spec §2), and the panel in which addresses are typed. */
export function Toolbar({ editor, kind }: ToolbarProps) {
  const [panel, setPanel] = useState<AddressKind | null>(null);
  const panelId = useId();
  const isFull = kind === "full";
  const address = { editor, panel, panelId, onChange: setPanel };
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  return (
    <div className={styles.bar}>
      <Frame.Toolbar role="group" aria-label="Formatting">
        <Frame.ControlsGroup>
          <Frame.H1 />
          <Frame.H2 />
          {isFull && (
            <>
              <Frame.H3 />
              <Frame.H4 />
              <Frame.H5 />
              <Frame.H6 />
            </>
          )}
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Bold />
          <Frame.Italic />
          <Frame.Underline />
          {isFull && <Frame.Strikethrough />}
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <AddressControl kind="link" {...address} />
          <AddressControl kind="image" {...address} />
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.OrderedList />
          <Frame.BulletList />
          {isFull && <IndentControls editor={editor} />}
        </Frame.ControlsGroup>
        <Frame.ControlsGroup>
          <Frame.Blockquote />
          <Frame.CodeBlock />
          {isFull && <ClearControl editor={editor} />}
        </Frame.ControlsGroup>
      </Frame.Toolbar>
      {panel && (
        <AddressPanel key={panel} id={panelId} kind={panel} editor={editor} onClose={close} />
      )}
    </div>
  );
}
