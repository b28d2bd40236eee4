"use client";

import { UnstyledButton } from "@mantine/core";
import type { TablerIcon } from "@tabler/icons-react";
import styles from "./rich-text-editor.module.css";

type ToolbarButtonProps = {
  name: string;
  Icon: TablerIcon;
  /** Whether the text has its format now; undefined for a button that is no switch. */
  isPressed: boolean | undefined;
  /** The panel that it opens, if any. */
  opens: { id: string; isOpen: boolean } | null;
  tabIndex: 0 | -1;
  onFocus: () => void;
  onClick: () => void;
};

/** A control of the toolbar. */
export function ToolbarButton({
  name,
  Icon,
  isPressed,
  opens,
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
      aria-expanded={opens?.isOpen}
      aria-controls={opens?.isOpen ? opens.id : undefined}
      data-active={isPressed || opens?.isOpen || undefined}
      tabIndex={tabIndex}
      // The text keeps its selection and the keyboard of a phone stays open.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </UnstyledButton>
  );
}
