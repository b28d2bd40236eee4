"use client";

import type { ReactNode } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { Dialog } from "./dialog";
import styles from "./dialog.module.css";

type ConfirmDialogProps = {
  opened: boolean;
  question: string;
  children: ReactNode;
  /** Null when the action is no longer possible. */
  yes: string | null;
  no: string;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks for confirmation before data is lost. Focuses the harmless answer. */
export function ConfirmDialog({
  opened,
  question,
  children,
  yes,
  no,
  isBusy = false,
  onYes,
  onNo,
}: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onNo} title={question} centered withCloseButton={false}>
      <div className={styles.confirm}>
        <div className={styles.text}>{children}</div>
        <div className={styles.actions}>
          <ActionButton
            variant="outline"
            data-autofocus
            ref={yes === null ? focus : undefined}
            onClick={onNo}
          >
            {no}
          </ActionButton>
          {yes !== null && (
            <ActionButton color="danger" isBusy={isBusy} onClick={onYes}>
              {yes}
            </ActionButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
