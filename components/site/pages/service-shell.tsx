import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/core/paths";
import { ClosingBand } from "./closing-band";
import { HeroBand } from "./hero-band";
import styles from "./service-shell.module.css";

type ServiceShellProps = {
  title: string;
  subtitle?: string;
  picture?: string;
  /** Whether the page ends with the call to talk to us. */
  closing?: boolean;
  /** As wide as the window; what is narrower brings its own `container`. */
  children: ReactNode;
};

/** The frame of information pages: hero band, content, closing block (spec §2). */
export function ServiceShell({
  title,
  subtitle,
  picture,
  closing = true,
  children,
}: ServiceShellProps) {
  return (
    <>
      <HeroBand title={title} subtitle={subtitle} picture={picture} />
      <div className={styles.content}>{children}</div>
      {closing && (
        <ClosingBand
          title="Ready to Get Started?"
          text="Contact our team of experts to learn more about how we can help you achieve your financial goals."
        >
          <ButtonLink href={paths.contact} look="light">
            Schedule a Consultation
          </ButtonLink>
        </ClosingBand>
      )}
    </>
  );
}
