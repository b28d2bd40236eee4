import type { ReactNode } from "react";
import { SiteLink } from "./site-link";
import styles from "./button.module.css";

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  /** `solid` is the one main action of a place; `light` stands on dark pictures. */
  variant?: "solid" | "outline" | "light";
  /** False where the link leads to no page. */
  hasPrefetch?: boolean;
};

/** A link that looks like a button, rendered on the server. */
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
