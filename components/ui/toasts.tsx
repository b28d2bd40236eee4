"use client";

import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { useEffect } from "react";
import type { Toast } from "./toast";
import styles from "./toasts.module.css";

const TOAST_MS = 5_000;

/** Shows each toast that it is given in place of the one before. */
export function Toasts({ toast }: { toast: Toast }) {
  useEffect(() => {
    notifications.clean();
    notifications.show({
      title: toast.title,
      message: toast.message,
      color: toast.kind === "error" ? "danger" : "pine",
      role: toast.kind === "error" ? "alert" : "status",
      autoClose: TOAST_MS,
      classNames: { root: styles.toast, description: styles.message },
      closeButtonProps: { "aria-label": "Close notification" },
    });
  }, [toast]);
  // Fading out, the one before would still stand beside it.
  return <Notifications position="top-right" zIndex={400} transitionDuration={0} />;
}
