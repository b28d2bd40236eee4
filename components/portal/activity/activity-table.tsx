"use client";

import type { AuditEntryDto } from "@/lib/audit/schema";
import { localDateTime } from "@/components/portal/lists/local-date-time";
import { describeAction } from "./describe-action";
import styles from "./activity.module.css";

/**
 * On a phone each row stands as a card; the roles are written out because browsers drop them with
 * the table's own layout.
 */
export function ActivityTable({ entries }: { entries: AuditEntryDto[] }) {
  return (
    <table role="table" aria-label="Activity" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">When</th>
          <th role="columnheader">Who</th>
          <th role="columnheader">What</th>
          <th role="columnheader">From</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => {
          const { act, subject } = describeAction(entry);
          return (
            <tr role="row" key={entry.id}>
              <td role="cell" className={styles.when}>
                {localDateTime(entry.createdAt)}
              </td>
              <td role="cell">{entry.actorName ?? "Not signed in"}</td>
              <td role="cell">
                <strong>{act}</strong> <span>{subject}</span>
              </td>
              <td role="cell" className={styles.from}>
                {entry.address ?? "Unknown address"}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
