import type { ComponentProps } from "react";
import styles from "./link-button.module.css";

/** A button that stands among words, and looks like a link. */
export function LinkButton({ className = "", ...others }: ComponentProps<"button">) {
  return <button type="button" {...others} className={`${styles.link} ${className}`} />;
}
