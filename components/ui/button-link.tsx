import type { ReactNode } from "react";
import { SiteLink } from "./site-link";
import styles from "./button.module.css";

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  /** `solid` is for the main action, `light` and `lightOutline` for dark backgrounds. */
  variant?: "solid" | "outline" | "light" | "lightOutline";
  hasPrefetch?: boolean;
};

export function ButtonLink({ href, children, variant = "solid", hasPrefetch }: ButtonLinkProps) {
  const className = `${styles.button} ${styles[variant]}`;
  if (href.startsWith("#"))
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  return (
    <SiteLink href={href} className={className} hasPrefetch={hasPrefetch}>
      {children}
    </SiteLink>
  );
}
