"use client";

import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import type { Toast } from "./toast";
import styles from "./toasts.module.css";

const TOAST_MS = 5_000;

function Message({ message, link }: Toast) {
  if (!link) return message;
  return (
    <>
      <span>{message}</span>{" "}
      <a href={link.href} target="_blank" rel="noopener" className={styles.link}>
        {link.text}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}

export function Toasts({ toast }: { toast: Toast | null }) {
  useEffect(() => {
    notifications.clean();
    if (toast === null) return;
    notifications.show({
      title: toast.title,
      message: <Message {...toast} />,
      color: toast.kind === "error" ? "danger" : "pine",
      role: toast.kind === "error" ? "alert" : "status",
      autoClose: TOAST_MS,
      classNames: { root: styles.toast, description: styles.message },
      closeButtonProps: { "aria-label": "Close notification" },
    });
  }, [toast]);
  // With a transition, the previous toast would show beside the new one.
  return (
    <Notifications
      position="bottom-left"
      className={styles.toasts}
      zIndex={400}
      transitionDuration={0}
    />
  );
}
