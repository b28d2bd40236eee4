import "server-only";
import type { DbTransaction } from "@/lib/db";

/** Who acts: a signed-in administrator. */
export type Actor = { id: string; username: string };

export type AuditedEntity = "blog" | "media" | "offer" | "user" | "session";
type AuditedAction = "create" | "update" | "delete";

/** Adds to the audit, in the transaction of the write that it tells of. */
export async function recordAudit(
  tx: DbTransaction,
  actor: Actor | null,
  action: AuditedAction,
  entity: AuditedEntity,
  entityId: string,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      actorId: actor?.id ?? null,
      actorName: actor?.username ?? null,
      action,
      entity,
      entityId,
    },
    select: { id: true },
  });
}
