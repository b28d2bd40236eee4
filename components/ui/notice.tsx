import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./notice.module.css";

type NoticeProps = { kind: "success" | "error"; title?: string; children: ReactNode };

const icons = { success: IconCircleCheck, error: IconAlertCircle };

/** Used in place of Mantine's Alert, which would add its styles to every public page. */
export function Notice({ kind, title, children }: NoticeProps) {
  const StatusIcon = icons[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={`${styles.notice} ${styles[kind]}`}
    >
      <StatusIcon size={22} stroke={1.75} aria-hidden="true" />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
