import type { ReactNode } from "react";
import { SiteLink } from "./site-link";
import styles from "./button.module.css";

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  /** `solid` is for the main action, `light` for dark backgrounds. */
  variant?: "solid" | "outline" | "light";
  hasPrefetch?: boolean;
};

export function ButtonLink({ href, children, variant = "solid", hasPrefetch }: ButtonLinkProps) {
  return (
    <SiteLink
      href={href}
      className={`${styles.button} ${styles[variant]}`}
      hasPrefetch={hasPrefetch}
    >
      {children}
    </SiteLink>
  );
}
