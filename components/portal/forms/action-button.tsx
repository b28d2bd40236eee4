"use client";

import { Loader } from "@mantine/core";
import type { ComponentProps } from "react";
import buttons from "@/components/ui/button.module.css";
import styles from "./action-button.module.css";

type ActionButtonProps = ComponentProps<"button"> & {
  /** `solid` is the one main action of a place; `danger` takes something away for good. */
  look?: "solid" | "outline" | "danger";
  /** While it works the button cannot be pressed again and shows that it is at it. */
  busy?: boolean;
};

const looks = { solid: buttons.solid, outline: buttons.outline, danger: styles.danger };

/** A button of the portal, in the looks of the public site's. */
export function ActionButton({
  look = "solid",
  busy = false,
  type = "button",
  disabled,
  className = "",
  children,
  ...others
}: ActionButtonProps) {
  return (
    <button
      {...others}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={`${buttons.button} ${looks[look]} ${styles.action} ${className}`}
    >
      {busy && <Loader size={18} color="currentColor" aria-hidden="true" />}
      {children}
    </button>
  );
}
