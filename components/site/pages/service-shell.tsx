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
  /** Buttons in the hero. */
  actions?: ReactNode;
  /** Shows the call to action at the end of the page. */
  hasClosing?: boolean;
  /** Spans the full width. For narrower content, use the `container` class. */
  children: ReactNode;
};

export function ServiceShell({
  title,
  subtitle,
  image,
  actions,
  hasClosing = true,
  children,
}: ServiceShellProps) {
  return (
    <>
      <HeroBand title={title} subtitle={subtitle} image={image}>
        {actions}
      </HeroBand>
      <div className={styles.content}>{children}</div>
      {hasClosing && (
        <ClosingBand title={callToAction.title} text={callToAction.text}>
          <ButtonLink href={paths.contact} variant="light">
            {callToAction.button}
          </ButtonLink>
        </ClosingBand>
      )}
    </>
  );
}
