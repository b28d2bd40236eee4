"use client";

import { RichTextEditor as Frame } from "@mantine/tiptap";
import type { Command, Editor } from "@tiptap/core";
import { AllSelection, TextSelection } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useId, useState } from "react";
import { UrlPanel } from "./url-panel";
import { type Control, controlGroups } from "./controls";
import type { UrlKind, ToolbarKind } from "./kinds";
import styles from "./rich-text-editor.module.css";
import { ToolbarButton } from "./toolbar-button";
import type { ImageQueue } from "./use-image-queue";

/** Turns "select all" into a text selection, because Tiptap cannot remove a blockquote from an AllSelection. */
const selectText: Command = ({ tr }) => {
  if (tr.selection instanceof AllSelection) {
    tr.setSelection(TextSelection.between(tr.doc.resolve(0), tr.doc.resolve(tr.doc.content.size)));
  }
  return true;
};

type ToolbarProps = {
  editor: Editor;
  kind: ToolbarKind;
  images: ImageQueue;
};

export function Toolbar({ editor, kind, images }: ToolbarProps) {
  const [openPanel, setOpenPanel] = useState<UrlKind | null>(null);
  const { first: image } = images;
  const panel = image ? "image" : openPanel;
  const panelId = useId();
  const groups = controlGroups[kind];
  const keys = useToolbarKeys(groups.flat().map(({ name }) => name));
  const activeNames = useEditorState({
    editor,
    selector: () =>
      groups.flat().flatMap(({ name, isActive }) => (isActive?.(editor) ? [name] : [])),
  });

  const activate = (control: Control) => {
    if ("run" in control) control.run(editor.chain().focus().command(selectText)).run();
    else setOpenPanel(panel === control.panel ? null : control.panel);
  };
  const close = () => {
    setOpenPanel(null);
    images.next();
    if (!images.hasMore) editor.commands.focus();
  };
  return (
    <div className={styles.bar} data-open={panel ?? undefined}>
      <Frame.Toolbar role="toolbar" aria-label="Formatting" onKeyDown={keys.onKeyDown}>
        {groups.map((group) => (
          <Frame.ControlsGroup key={group[0]?.name}>
            {group.map((control) => (
              <ToolbarButton
                key={control.name}
                name={control.name}
                Icon={control.Icon}
                isPressed={control.isActive && activeNames.includes(control.name)}
                panel={"panel" in control ? { id: panelId, isOpen: panel === control.panel } : null}
                tabIndex={keys.getTabIndex(control.name)}
                onFocus={() => keys.setCurrent(control.name)}
                onClick={() => activate(control)}
              />
            ))}
          </Frame.ControlsGroup>
        ))}
      </Frame.Toolbar>
      {panel && (
        <UrlPanel
          // Mounts a new panel for each file.
          key={`${panel} ${image?.number}`}
          id={panelId}
          kind={panel}
          editor={editor}
          file={image?.file}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Implements a roving tabindex: Left, Right, Home and End move the focus between the buttons. */
function useToolbarKeys(names: string[]) {
  const [current, setCurrent] = useState(names[0]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
    const index = buttons.findIndex((button) => button === event.target);
    const next = {
      ArrowRight: (index + 1) % buttons.length,
      ArrowLeft: (index - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    if (next === undefined || index === -1) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return {
    onKeyDown,
    getTabIndex: (name: string) => (name === current ? 0 : -1) as 0 | -1,
    setCurrent,
  };
}
