import type { ReactNode, Ref } from "react";
import styles from "./panel-header.module.css";

type PanelHeaderProps = {
  title: string;
  /** Takes the focus when what had it is gone. */
  titleRef: Ref<HTMLHeadingElement>;
  /** The panel's one main action. */
  children: ReactNode;
};

/** The top of a tab: its title, and what can be done there. */
export function PanelHeader({ title, titleRef, children }: PanelHeaderProps) {
  return (
    <div className={styles.header}>
      <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}
