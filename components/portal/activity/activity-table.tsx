"use client";

import type { AuditEntryDto } from "@/lib/audit/schema";
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

const columns: Column<AuditEntryDto>[] = [
  {
    title: "When",
    width: "28%",
    cell: ({ createdAt }) => <span className={styles.aside}>{localDateTime(createdAt)}</span>,
  },
  { title: "Who", width: "18%", cell: ({ actorName }) => actorName ?? "Not signed in" },
  { title: "What", cell: (entry) => <What entry={entry} /> },
  {
    title: "From",
    width: "18%",
    cell: ({ ip }) => <span className={styles.aside}>{ip ?? "Unknown"}</span>,
  },
];

/** Who did what, newest first. */
export function ActivityTable({ entries }: { entries: AuditEntryDto[] }) {
  return <DataTable label="Activity" columns={columns} rows={entries} />;
}
