"use client";

import { Modal, type ModalProps } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import styles from "./dialog.module.css";

type DialogProps = ModalProps & {
  /** Whether it takes the whole screen of a small phone. */
  fullScreenOnPhone?: boolean;
};

/** A dialog of the portal. */
export function Dialog({ fullScreenOnPhone = false, ...props }: DialogProps) {
  const isPhone = useMediaQuery("(max-width: 40em)", false, { getInitialValueInEffect: false });
  return (
    <Modal
      fullScreen={fullScreenOnPhone && isPhone}
      radius="md"
      padding="lg"
      closeButtonProps={{ "aria-label": "Close", size: "lg" }}
      // Mantine's <header> would count as a second banner of the page.
      attributes={{ header: { role: "none" } }}
      classNames={{
        header: styles.header,
        title: styles.title,
        content: styles.content,
      }}
      {...props}
    />
  );
}
