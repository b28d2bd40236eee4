"use client";

import type { AuditAction, AuditEntryDto, AuditedEntity } from "@/lib/schemas/audit";
import { localMoment } from "../local-moment";
import styles from "./activity.module.css";

const entityNames: Record<AuditedEntity, string> = {
  blog: "Blog post",
  media: "Media item",
  offer: "Offer",
  contact: "Contact",
  user: "Administrator",
  session: "Session",
  backup: "Backup",
  mail: "Mail",
  upload: "File",
};

const actionNames: Record<AuditAction, string> = {
  create: "created",
  update: "changed",
  delete: "deleted",
  erase: "erased",
  fail: "failed",
  export: "exported",
};

/** In words: a session that is created is somebody who signed in. */
function actOf({ action, entity }: AuditEntryDto): string {
  if (entity !== "session") return `${entityNames[entity]} ${actionNames[action]}`;
  if (action === "fail") return "Sign-in failed";
  return action === "create" ? "Signed in" : "Signed out";
}

/** What is said of it: a post's id tells which one, a session's or a person's tells nothing. */
function subjectOf({ entity, entityId, detail }: AuditEntryDto): string {
  const named = entity === "blog" || entity === "media" || entity === "offer" ? entityId : null;
  return [named, detail].filter(Boolean).join(": ");
}

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
        {entries.map((entry) => (
          <tr role="row" key={entry.id}>
            <td role="cell" className={styles.when}>
              {localMoment(entry.createdAt)}
            </td>
            <td role="cell">{entry.actorName ?? "Nobody signed in"}</td>
            <td role="cell">
              <strong>{actOf(entry)}</strong> <span>{subjectOf(entry)}</span>
            </td>
            <td role="cell" className={styles.from}>
              {entry.address ?? "Not known"}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
