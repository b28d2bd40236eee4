import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { AppError } from "@/lib/core/errors";
import type { AuditedEntity } from "@/lib/audit/schema";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";

/** The version that a change must still find, or null to change whatever is there. */
export type ExpectedVersion = number | null;

/** Finds the entry of an id, in the expected version where one is named. */
export function atVersion(id: string, expected: ExpectedVersion) {
  return expected === null ? byId(id) : { ...byId(id), version: expected };
}

type Change = {
  actor: Actor;
  entity: AuditedEntity;
  /** What the entry is called in messages. */
  label: string;
  id: string;
};

type Write = (tx: DbTransaction) => Promise<{ count: number }>;
type Read<Row> = (tx: DbTransaction) => Promise<Row | null>;

/**
 * Runs an update that is guarded by `atVersion`, audits it and returns the entry as it then is.
 * @throws AppError not_found where there is no such entry, conflict where its version is another.
 */
export async function updateAtVersion<Row>(
  { actor, entity, label, id }: Change,
  write: Write,
  read: Read<Row>,
): Promise<Row> {
  return getDb().$transaction(async (tx) => {
    const { count } = await write(tx);
    const row = await read(tx);
    if (count === 0 || row === null) {
      throw missingOrStale(
        label,
        row !== null,
        `Someone else changed this ${label.toLowerCase()} while you were editing. Your changes are not saved; overwriting replaces theirs.`,
      );
    }
    await recordAudit(tx, actor, { action: "update", entity, entityId: id });
    return row;
  });
}

/**
 * Runs a deletion that is guarded by `atVersion`, and audits it.
 * @throws AppError not_found where there is no such entry, conflict where its version is another.
 */
export async function deleteAtVersion(
  { actor, entity, label, id }: Change,
  write: Write,
  read: Read<{ id: string }>,
): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const { count } = await write(tx);
    if (count === 0) {
      throw missingOrStale(
        label,
        (await read(tx)) !== null,
        `Someone else has changed this ${label.toLowerCase()}. Look at it again before you delete it.`,
      );
    }
    await recordAudit(tx, actor, { action: "delete", entity, entityId: id });
  });
}

const missingOrStale = (label: string, exists: boolean, stale: string) =>
  exists ? new AppError("conflict", stale) : new AppError("not_found", `${label} not found`);
