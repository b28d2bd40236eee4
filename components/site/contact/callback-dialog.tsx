"use client";

import "@mantine/core/styles/Modal.layer.css";
import { CloseButton, Modal } from "@mantine/core";
import { answerPromise } from "@/content/disclosures";
import { site } from "@/content/site";
import { CallbackForm } from "./callback-form";
import styles from "./callback-widget.module.css";
import { FormOutcome } from "@/components/ui/form-outcome";

type CallbackDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Whether a request was sent and its thanks were not dismissed yet. */
  isSent: boolean;
  onSent: () => void;
  onDismiss: () => void;
};

/**
 * Asks for name, email and phone; closes when they were sent (spec §2, §4), and then says beside the
 * callback button what follows.
 */
export function CallbackDialog(props: CallbackDialogProps) {
  const { opened, onClose, isSent, onSent, onDismiss } = props;
  return (
    <>
      <Modal
        opened={opened}
        onClose={onClose}
        title="Request a Callback"
        centered
        // Closed by mistake, the dialog keeps what was typed.
        keepMounted
        // The focus goes to the callback button, or to the thanks.
        returnFocus={false}
        zIndex={300}
        closeButtonProps={{ "aria-label": "Close", size: 44, iconSize: 24 }}
        // Mantine draws a <header> here; the page has its one banner.
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
            One of us will call you on the number that you gave. {answerPromise(site)}
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
