"use client";

import { ActionButton } from "@/components/portal/forms/action-button";
import { localDateTime } from "../lists/local-date-time";
import styles from "../dialogs/dialog.module.css";

type UnsavedOfferProps = { changedAt: number; onRestore: () => void; onDiscard: () => void };

/** Asks what shall become of text that was typed and not saved, in place of the form. */
export function UnsavedOffer({ changedAt, onRestore, onDiscard }: UnsavedOfferProps) {
  return (
    <div className={styles.confirm}>
      <p>You have unsaved changes from {moment(changedAt)}.</p>
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

/** The time, and before today the date too. */
function moment(changedAt: number): string {
  const date = new Date(changedAt);
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString(undefined, { timeStyle: "short" })
    : localDateTime(date.toISOString());
}
