"use client";

import type { FieldValues } from "react-hook-form";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { FailureNotice } from "../dialogs/failure-notice";
import { RESTORE_DAYS } from "@/lib/entries/version-schema";
import styles from "../dialogs/dialog.module.css";
import { isConflictError, isNotFoundError } from "@/components/portal/requests/failure-text";
import type { EntryDto, EntryTab } from "./entry-tab";
import { useDeleteEntry } from "./use-entry-mutation";

type DeleteDialogProps<Dto extends EntryDto, Values extends FieldValues, Input> = {
  entryTab: EntryTab<Dto, Values, Input>;
  entry: Dto | null;
  opened: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

export function DeleteDialog<Dto extends EntryDto, Values extends FieldValues, Input>({
  entryTab,
  entry,
  opened,
  onClose,
  onDeleted,
}: DeleteDialogProps<Dto, Values, Input>) {
  const deletion = useDeleteEntry(entryTab);
  // A colleague has changed or deleted the entry, so a retry cannot succeed.
  const isStale = isConflictError(deletion.error) || isNotFoundError(deletion.error);
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
      question={`Are you sure you want to delete this ${entryTab.noun}?`}
      confirmLabel={isStale ? null : "Delete"}
      cancelLabel={isStale ? "Close" : "Cancel"}
      isBusy={deletion.isPending}
      onConfirm={confirm}
      onCancel={leave}
    >
      <div className={styles.confirm}>
        {!isStale && (
          <p>
            “{entry?.title}” will be removed from the site. You can restore it for {RESTORE_DAYS}{" "}
            days.
          </p>
        )}
        {deletion.error && <FailureNotice error={deletion.error} action="try" />}
      </div>
    </ConfirmDialog>
  );
}
