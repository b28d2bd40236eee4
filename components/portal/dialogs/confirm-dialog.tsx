"use client";

import type { ReactNode } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { Dialog } from "./dialog";
import styles from "./dialog.module.css";

type ConfirmDialogProps = {
  opened: boolean;
  question: string;
  children: ReactNode;
  /** Null if the action is not possible; then only the cancel button is shown. */
  confirmLabel: string | null;
  cancelLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks for confirmation of a risky action. Focuses the cancel button. */
export function ConfirmDialog({
  opened,
  question,
  children,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onCancel} title={question} centered withCloseButton={false}>
      <div className={styles.confirm}>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>
          <ActionButton
            variant="outline"
            data-autofocus
            ref={confirmLabel === null ? focus : undefined}
            onClick={onCancel}
          >
            {cancelLabel}
          </ActionButton>
          {confirmLabel !== null && (
            <ActionButton color="danger" isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </ActionButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
