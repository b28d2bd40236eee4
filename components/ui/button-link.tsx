import type { ReactNode } from "react";
import { SiteLink } from "./site-link";
import styles from "./button.module.css";

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  /** `solid` is the one main action of a place; `light` stands on dark pictures. */
  variant?: "solid" | "outline" | "light";
  /** Leads where there is no page. */
  isDead?: boolean;
};

/** A link that looks like a button, rendered on the server. */
export function ButtonLink({ href, children, variant = "solid", isDead }: ButtonLinkProps) {
  return (
    <SiteLink href={href} className={`${styles.button} ${styles[variant]}`} isDead={isDead}>
      {children}
    </SiteLink>
  );
}
