"use client";

import { UnstyledButton } from "@mantine/core";
import type { TablerIcon } from "@tabler/icons-react";
import styles from "./rich-text-editor.module.css";

type ToolbarButtonProps = {
  name: string;
  Icon: TablerIcon;
  /** Undefined for a button that is not a toggle. */
  isPressed: boolean | undefined;
  panel: { id: string; isOpen: boolean } | null;
  tabIndex: 0 | -1;
  onFocus: () => void;
  onClick: () => void;
};

export function ToolbarButton({
  name,
  Icon,
  isPressed,
  panel,
  tabIndex,
  onFocus,
  onClick,
}: ToolbarButtonProps) {
  return (
    <UnstyledButton
      className={styles.control}
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      aria-expanded={panel?.isOpen}
      aria-controls={panel?.isOpen ? panel.id : undefined}
      data-active={isPressed || panel?.isOpen || undefined}
      tabIndex={tabIndex}
      // Preserves the text selection, and keeps a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </UnstyledButton>
  );
}
