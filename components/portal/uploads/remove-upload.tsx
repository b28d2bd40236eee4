"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isConflictError, isNotFoundError } from "@/components/portal/requests/failure-text";
import { portalRequest } from "@/components/portal/requests/portal-request";
import type { UploadedFileDto } from "@/lib/uploads/schema";
import { ConfirmDialog } from "../dialogs/confirm-dialog";
import { FailureNotice } from "../dialogs/failure-notice";
import { UploadUses } from "./upload-uses";
import styles from "./uploaded-files.module.css";

type RemoveUploadProps = {
  file: UploadedFileDto | null;
  opened: boolean;
  onClose: () => void;
  onRemoved: (file: UploadedFileDto) => void;
};

export function RemoveUpload({ file, opened, onClose, onRemoved }: RemoveUploadProps) {
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: ({ id }: UploadedFileDto) => portalRequest("DELETE", `/api/uploads/${id}`),
    onSuccess: (_, removed) => onRemoved(removed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["/api/uploads"] }),
  });
  const uses = file?.uses ?? [];
  const isUsed = uses.some(({ isCurrent }) => isCurrent);
  const isStale = isConflictError(removal.error) || isNotFoundError(removal.error);
  const canRemove = !isUsed && !isStale;
  const leave = () => {
    removal.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      question={canRemove ? "Remove this file?" : "This file cannot be removed"}
      confirmLabel={canRemove ? "Remove" : null}
      cancelLabel={canRemove ? "Cancel" : "Close"}
      isBusy={removal.isPending}
      onConfirm={() => file && removal.mutate(file)}
      onCancel={leave}
    >
      <div className={styles.files}>
        {uses.length > 0 && <UploadUses uses={uses} />}
        {isUsed && <p>Remove “{file?.name}” from the linked entries first.</p>}
        {canRemove && (
          <p>
            “{file?.name}” will be deleted, and its URL will stop working everywhere. This cannot be
            undone.
          </p>
        )}
        {removal.error && <FailureNotice error={removal.error} action="try" />}
      </div>
    </ConfirmDialog>
  );
}
