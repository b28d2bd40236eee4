"use client";

import "@mantine/core/styles/Modal.layer.css";
import { CloseButton, Modal } from "@mantine/core";
import { CallbackForm } from "./callback-form";
import styles from "./callback-widget.module.css";
import { FormOutcome } from "@/components/ui/form-outcome";

type CallbackDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** True from a successful submission until the thanks are dismissed or the dialog is opened again. */
  isSent: boolean;
  onSent: () => void;
  onDismiss: () => void;
  responseTime: string;
};

/** Once a request is sent, the parent closes the dialog, and the thanks appear above the callback button (spec §2, §4). */
export function CallbackDialog(props: CallbackDialogProps) {
  const { isOpen, onClose, isSent, onSent, onDismiss, responseTime } = props;
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={onClose}
        title="Request a Callback"
        centered
        // Keeps the typed text if the dialog is closed by mistake.
        keepMounted
        // useLazyDialog moves the focus to the callback button. After sending, FormOutcome moves it to the thanks.
        returnFocus={false}
        zIndex={300}
        closeButtonProps={{ "aria-label": "Close", size: 44, iconSize: 24 }}
        // Without this role, Mantine's <header> would be a second banner landmark.
        attributes={{ header: { role: "none" } }}
        classNames={{ title: styles.title, content: styles.dialog }}
      >
        <p className={styles.text}>
          Fill out this form and we&apos;ll call you back as soon as possible.
        </p>
        <CallbackForm onSent={onSent} />
      </Modal>
      {isSent && (
        <div className={styles.thanks}>
          <FormOutcome kind="success" title="Thank you, we have your request">
            One of us will call you on the number you gave. {responseTime}
          </FormOutcome>
          <CloseButton
            className={styles.dismiss}
            iconSize={20}
            aria-label="Dismiss"
            onClick={onDismiss}
          />
        </div>
      )}
    </>
  );
}
