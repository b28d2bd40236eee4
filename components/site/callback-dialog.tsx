"use client";

import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
import { CallbackForm } from "./callback-form";
import styles from "./callback-widget.module.css";

type CallbackDialogProps = { opened: boolean; onClose: () => void };

/** Asks for name, email and phone; closes when they were sent (spec §2, §4). */
export function CallbackDialog({ opened, onClose }: CallbackDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Request a Callback"
      centered
      // Closed by mistake, it keeps what was typed.
      keepMounted
      zIndex={300}
      closeButtonProps={{ "aria-label": "Close" }}
      // Mantine draws a <header> here; the page has its one banner.
      attributes={{ header: { role: "none" } }}
      classNames={{ title: styles.title }}
    >
      <p className={styles.text}>
        Fill out this form and we&apos;ll call you back as soon as possible.
      </p>
      <CallbackForm onSent={onClose} />
    </Modal>
  );
}
