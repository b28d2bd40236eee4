import type { ReactNode, Ref } from "react";
import styles from "./panel-header.module.css";

type PanelHeaderProps = {
  title: string;
  /** The title receives the focus when the focused element is removed. */
  titleRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

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
