"use client";

import type { ActorKind, AuditEntryDto } from "@/lib/audit/schema";
import { type Column, DataTable } from "../lists/data-table";
import { localDateTime } from "@/components/portal/lists/local-date-time";
import { describeAction } from "./describe-action";
import styles from "./activity.module.css";

function What({ entry }: { entry: AuditEntryDto }) {
  const { act, subject } = describeAction(entry);
  return (
    <>
      <strong>{act}</strong> <span className={styles.aside}>{subject}</span>
    </>
  );
}

const nameless: Record<Exclude<ActorKind, "user">, string> = {
  stranger: "Not signed in",
  command: "Command on the server",
  site: "The site itself",
};

const isOnServer = (kind: ActorKind) => kind === "command" || kind === "site";

const columns: Column<AuditEntryDto>[] = [
  {
    title: "When",
    width: "28%",
    cell: ({ createdAt }) => <span className={styles.aside}>{localDateTime(createdAt)}</span>,
  },
  {
    title: "Who",
    width: "18%",
    cell: ({ actorName, actorKind }) => (actorKind === "user" ? actorName : nameless[actorKind]),
  },
  { title: "What", cell: (entry) => <What entry={entry} /> },
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

/** Who did what, newest first. */
export function ActivityTable({ entries }: { entries: AuditEntryDto[] }) {
  return <DataTable label="Activity" columns={columns} rows={entries} />;
}
