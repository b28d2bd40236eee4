import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

type NoticeProps = { kind: "success" | "error"; title?: string; children: ReactNode };

const icons = { success: IconCircleCheck, error: IconAlertCircle };

/**
 * What came of an action, said in the page itself and read out at once. Site and portal share it:
 * Mantine's Alert would bring its styles to every public page, or give the portal a look of its own.
 */
export function Notice({ kind, title, children }: NoticeProps) {
  const Drawing = icons[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`${styles.notice} ${styles[kind]}`}
    >
      <Drawing size={22} stroke={1.75} aria-hidden="true" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
