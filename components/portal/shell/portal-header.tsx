import type { ReactNode } from "react";
import { LogoutButton } from "./logout-button";
import styles from "./portal.module.css";

type PortalHeaderProps = { tabs?: ReactNode; actions?: ReactNode };

export function PortalHeader({ tabs, actions }: PortalHeaderProps) {
  return (
    <header className={styles.band}>
      <div className={`container ${styles.heading}`}>
        <h1 className={styles.title}>Manage blog posts and view contact submissions</h1>
        {tabs}
        <div className={styles.actions}>
          {actions}
          <LogoutButton />
        </div>
      </div>
    </header>
  );
}
