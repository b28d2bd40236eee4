"use client";

import type { ActorKind, AuditEntryDto } from "@/lib/audit/schema";
import { type Column, DataTable } from "../lists/data-table";
import { formatLocalDateTime } from "@/components/portal/lists/local-date-time";
import { describeAction } from "./describe-action";
import styles from "./activity.module.css";

function ActionCell({ entry }: { entry: AuditEntryDto }) {
  const { label, subject } = describeAction(entry);
  return (
    <>
      <strong>{label}</strong> <span className={styles.aside}>{subject}</span>
    </>
  );
}

const actorLabels: Record<Exclude<ActorKind, "user">, string> = {
  visitor: "Not signed in",
  command: "Server command",
  site: "The site",
};

const isOnServer = (kind: ActorKind) => kind === "command" || kind === "site";

const columns: Column<AuditEntryDto>[] = [
  {
    title: "When",
    width: "28%",
    cell: ({ createdAt }) => <span className={styles.aside}>{formatLocalDateTime(createdAt)}</span>,
  },
  {
    title: "Who",
    width: "18%",
    cell: ({ actorName, actorKind }) => (actorKind === "user" ? actorName : actorLabels[actorKind]),
  },
  { title: "What", cell: (entry) => <ActionCell entry={entry} /> },
  {
    title: "From",
    width: "18%",
    cell: ({ ip, actorKind }) => (
      <span className={styles.aside}>
        {ip ?? (isOnServer(actorKind) ? "The server" : "Unknown")}
      </span>
    ),
  },
];

export function ActivityTable({ entries }: { entries: AuditEntryDto[] }) {
  return <DataTable label="Activity" columns={columns} rows={entries} />;
}
