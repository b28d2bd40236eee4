"use client";

import type { ReactNode } from "react";
import { ActionButton } from "@/components/portal/forms/action-button";
import { Dialog } from "./dialog";
import styles from "./dialog.module.css";

type ConfirmDialogProps = {
  opened: boolean;
  question: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** Null where the act can no longer be done. */
  yes: string | null;
  no: string;
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before something is lost. The harmless answer has the focus. */
export function ConfirmDialog({
  opened,
  question,
  children,
  yes,
  no,
  busy = false,
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
            <ActionButton color="danger" busy={busy} onClick={onYes}>
              {yes}
            </ActionButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
