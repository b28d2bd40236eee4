"use client";

import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { ComponentProps } from "react";
import styles from "./action-button.module.css";

type ActionButtonProps = ButtonProps &
  Omit<ComponentProps<"button">, keyof ButtonProps> & {
    /** Blocks clicks, and replaces the icon with a loader. */
    isBusy?: boolean;
  };

/** A Mantine button that is large enough for touch. Unlike Mantine's `loading`, `isBusy` keeps the label visible. */
export function ActionButton({ isBusy = false, onClick, leftSection, ...rest }: ActionButtonProps) {
  return (
    <Button
      {...rest}
      classNames={styles}
      // `disabled` would remove the focus, so keyboard users could not press the button again after an error.
      aria-disabled={isBusy || undefined}
      data-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      leftSection={
        isBusy ? <Loader size={18} color="currentColor" aria-hidden="true" /> : leftSection
      }
    />
  );
}
