import "server-only";
import { type DbTransaction, getDb } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { type Actor, type AuditedEntity, recordAudit } from "./audit";

/** The version that a change must still find, or null to change whatever is there. */
export type ExpectedVersion = number | null;

/** Finds the entry of an id, in the expected version where one is named. */
export function atVersion(id: string, expected: ExpectedVersion) {
  return expected === null ? { id } : { id, version: expected };
}

type Change = {
  actor: Actor;
  action: "update" | "delete";
  entity: AuditedEntity;
  /** What the entry is called in messages. */
  label: string;
  id: string;
};

/**
 * Runs a write that is guarded by `atVersion`, audits it and returns what `read` then finds.
 * @throws AppError not_found where there is no such entry, conflict where its version is another.
 */
export async function changeVersioned<Row>(
  { actor, action, entity, label, id }: Change,
  write: (tx: DbTransaction) => Promise<{ count: number }>,
  read: (tx: DbTransaction) => Promise<Row | null>,
): Promise<Row | null> {
  return getDb().$transaction(async (tx) => {
    const { count } = await write(tx);
    const row = await read(tx);
    if (count === 0) throw missingOrStale(label, row !== null);
    await recordAudit(tx, actor, action, entity, id);
    return row;
  });
}

function missingOrStale(label: string, exists: boolean): AppError {
  if (!exists) return new AppError("not_found", `${label} not found`);
  return new AppError(
    "conflict",
    `${label} was changed by someone else in the meantime. Reload to see the newest version.`,
  );
}
