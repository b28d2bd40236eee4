import type { ComponentProps } from "react";
import styles from "./link-button.module.css";

export function LinkButton({ className = "", ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={`${styles.link} ${className}`} />;
}
