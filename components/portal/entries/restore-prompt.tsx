"use client";

import { ActionButton } from "@/components/portal/forms/action-button";
import { formatLocalDateTime } from "../lists/local-date-time";
import styles from "../dialogs/dialog.module.css";

type RestorePromptProps = { changedAt: number; onRestore: () => void; onDiscard: () => void };

export function RestorePrompt({ changedAt, onRestore, onDiscard }: RestorePromptProps) {
  return (
    <div className={styles.confirm}>
      <p>You have unsaved changes from {formatTime(changedAt)}.</p>
      <div className={styles.actions}>
        <ActionButton variant="outline" onClick={onDiscard}>
          Discard
        </ActionButton>
        <ActionButton data-autofocus onClick={onRestore}>
          Restore
        </ActionButton>
      </div>
    </div>
  );
}

function formatTime(changedAt: number): string {
  const date = new Date(changedAt);
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString(undefined, { timeStyle: "short" })
    : formatLocalDateTime(date.toISOString());
}
