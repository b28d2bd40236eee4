"use client";

import { ActionButton } from "@/components/portal/forms/action-button";
import { localDateTime } from "../lists/local-date-time";
import styles from "../dialogs/dialog.module.css";

type UnsavedOfferProps = { changedAt: number; onRestore: () => void; onDiscard: () => void };

export function UnsavedOffer({ changedAt, onRestore, onDiscard }: UnsavedOfferProps) {
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
    : localDateTime(date.toISOString());
}
