"use client";

import { Modal, type ModalProps } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import styles from "./dialog.module.css";

type DialogProps = ModalProps & {
  fullScreenOnPhone?: boolean;
  /** Uses nearly the whole window. */
  isTall?: boolean;
};

export function Dialog({ fullScreenOnPhone = false, isTall = false, ...props }: DialogProps) {
  const isPhone = useMediaQuery("(max-width: 40em)", false, { getInitialValueInEffect: false });
  return (
    <Modal
      fullScreen={fullScreenOnPhone && isPhone}
      radius="md"
      padding="lg"
      closeButtonProps={{ "aria-label": "Close", size: "lg" }}
      // Otherwise, screen readers would report Mantine's <header> as a second banner landmark.
      attributes={{ header: { role: "none" }, content: { "data-tall": isTall || undefined } }}
      {...(isTall && { size: "84rem", yOffset: "1.5rem", xOffset: "1.5rem" })}
      classNames={{
        header: styles.header,
        title: styles.title,
        content: styles.content,
      }}
      {...props}
    />
  );
}
