"use client";

import { Button, type ButtonProps, Loader } from "@mantine/core";
import type { ComponentProps } from "react";
import styles from "./action-button.module.css";

type ActionButtonProps = ButtonProps &
  Omit<ComponentProps<"button">, keyof ButtonProps> & {
    /** While it works the button cannot be pressed again, and a loader stands for its icon. */
    busy?: boolean;
  };

/** Mantine's button, as high as a finger needs it. Unlike with `loading`, its label stays in sight. */
export function ActionButton({ busy = false, onClick, leftSection, ...others }: ActionButtonProps) {
  return (
    <Button
      {...others}
      classNames={styles}
      // Disabled it would lose the focus, and who is refused could not press it again.
      aria-disabled={busy || undefined}
      data-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      leftSection={
        busy ? <Loader size={18} color="currentColor" aria-hidden="true" /> : leftSection
      }
    />
  );
}
