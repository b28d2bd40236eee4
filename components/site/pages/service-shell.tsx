import type { ReactNode } from "react";
import { callToAction } from "@/content/contact";
import { ButtonLink } from "@/components/ui/button-link";
import { paths } from "@/lib/core/paths";
import { ClosingBand } from "./closing-band";
import { HeroBand } from "./hero-band";
import styles from "./service-shell.module.css";

type ServiceShellProps = {
  title: string;
  subtitle?: string;
  image?: string;
  /** Whether the page ends with the call to talk to us. */
  closing?: boolean;
  /** As wide as the window; what is narrower brings its own `container`. */
  children: ReactNode;
};

/** The frame of information pages: hero band, content, closing block (spec §2). */
export function ServiceShell({
  title,
  subtitle,
  image,
  closing = true,
  children,
}: ServiceShellProps) {
  return (
    <>
      <HeroBand title={title} subtitle={subtitle} image={image} />
      <div className={styles.content}>{children}</div>
      {closing && (
        <ClosingBand title={callToAction.title} text={callToAction.text}>
          <ButtonLink href={paths.contact} variant="light">
            {callToAction.button}
          </ButtonLink>
        </ClosingBand>
      )}
    </>
  );
}
