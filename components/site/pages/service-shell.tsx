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
  /** Lets a narrow card at the start of the content overlap the band. */
  hasCard?: boolean;
  /** Spans the full width. For narrower content, use the `container` class. */
  children: ReactNode;
};

export function ServiceShell({
  title,
  subtitle,
  image,
  actions,
  hasClosing = true,
  hasCard = false,
  children,
}: ServiceShellProps) {
  return (
    <>
      <HeroBand title={title} subtitle={subtitle} image={image} hasCard={hasCard}>
        {actions}
      </HeroBand>
      <div className={styles.content} data-card={hasCard || undefined}>
        {children}
      </div>
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
