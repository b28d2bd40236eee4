"use client";

import { IconEye, IconPencil } from "@tabler/icons-react";
import { ActionButton } from "../action-button";
import { FailureNotice } from "../dialogs/failure-notice";
import { isConflict, isGone } from "../failures";
import styles from "./entry-form.module.css";
import type { SaveMode } from "./use-entry-mutation";

type EntryFormFooterProps = {
  /** Why the last save failed, or null. */
  error: unknown;
  busy: boolean;
  isPreviewing: boolean;
  onPreview: () => void;
  onCancel: () => void;
  onSend: (mode: SaveMode) => void;
};

/** The buttons of an entry's form, and why a save failed. */
export function EntryFormFooter(props: EntryFormFooterProps) {
  const { error, busy, isPreviewing, onPreview, onCancel, onSend } = props;
  const Drawing = isPreviewing ? IconPencil : IconEye;
  return (
    <div className={styles.footer}>
      {error !== null && <FailureNotice error={error} action="save" />}
      {isConflict(error) && (
        <ActionButton look="outline" busy={busy} onClick={() => onSend("over")}>
          Save mine over it
        </ActionButton>
      )}
      {isGone(error) && (
        <ActionButton look="outline" busy={busy} onClick={() => onSend("anew")}>
          Save mine as a new one
        </ActionButton>
      )}
      <div className={styles.actions}>
        <ActionButton look="outline" className={styles.preview} onClick={onPreview}>
          <Drawing size={20} stroke={1.75} aria-hidden="true" className={styles.icon} />
          {isPreviewing ? "Edit" : "Preview"}
        </ActionButton>
        <ActionButton look="outline" onClick={onCancel}>
          Cancel
        </ActionButton>
        <ActionButton type="submit" busy={busy}>
          {busy ? "Saving..." : "Save"}
        </ActionButton>
      </div>
    </div>
  );
}
