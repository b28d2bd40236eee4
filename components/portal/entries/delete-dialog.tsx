"use client";

import type { FieldValues } from "react-hook-form";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { FailureNotice } from "../dialogs/failure-notice";
import { RESTORE_DAYS } from "@/lib/entries/version-schema";
import styles from "../dialogs/dialog.module.css";
import { isConflict, isGone } from "@/components/portal/requests/failure-text";
import type { EntryDto, EntryKind } from "./entry-kind";
import { useDeleteEntry } from "./use-entry-mutation";

type DeleteDialogProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  kind: EntryKind<Dto, Values, Input>;
  entry: Dto | null;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before an entry is deleted, and stays with the reason when that fails. */
export function DeleteDialog<Dto extends EntryDto, Values extends FieldValues, Input>({
  kind,
  entry,
  opened,
  onClose,
  onDeleted,
}: DeleteDialogProps<Dto, Values, Input>) {
  const deletion = useDeleteEntry(kind);
  // Somebody else changed or deleted the entry: this deletion can no longer succeed.
  const isOvertaken = isConflict(deletion.error) || isGone(deletion.error);
  const leave = () => {
    deletion.reset();
    onClose();
  };
  const confirm = () => {
    if (entry === null) return;
    deletion.mutate(entry, { onSuccess: onDeleted });
  };
  return (
    <ConfirmDialog
      opened={opened}
      question={`Are you sure you want to delete this ${kind.noun}?`}
      yes={isOvertaken ? null : "Delete"}
      no={isOvertaken ? "Close" : "Cancel"}
      busy={deletion.isPending}
      onYes={confirm}
      onNo={leave}
    >
      <div className={styles.confirm}>
        {!isOvertaken && (
          <p>
            “{entry?.title}” will be removed from the site. You can restore it for {RESTORE_DAYS}{" "}
            days.
          </p>
        )}
        {deletion.error && <FailureNotice error={deletion.error} action="delete" />}
      </div>
    </ConfirmDialog>
  );
}
