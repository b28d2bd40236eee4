import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { ActorKind, AuditAction, AuditEntryDto, AuditedEntity } from "./schema";
import type { Paging } from "@/lib/core/page-schema";
import { countAll, newestFirst, type Page, sliceOf } from "@/lib/db/pagination";

/** Who acts: a signed-in administrator, and from which network address; null where not known. */
export type Actor = { id: string; username: string; ip: string | null };

/** Who is told of: nobody was signed in, or a command was run, where there is no name. */
export type AuditedActor = { id: string | null; username: string | null; ip: string | null };

/** Somebody at the operator's own keyboard. */
export const operator: AuditedActor = { id: null, username: null, ip: null };

type AuditedAct = {
  action: AuditAction;
  entity: AuditedEntity;
  entityId?: string;
  /** What the id does not say. No personal data of visitors: it cannot be erased. */
  detail?: string;
};

/** Adds to the audit, in the transaction of the write that it tells of. */
export async function recordAudit(
  tx: DbTransaction,
  { id, username, ip }: AuditedActor,
  act: AuditedAct,
): Promise<void> {
  await tx.auditEntry.create({
    data: { actorId: id, actorName: username, ip, ...act },
    select: { id: true },
  });
}

const dtoSelect = {
  id: true,
  actorName: true,
  action: true,
  entity: true,
  entityId: true,
  ip: true,
  detail: true,
  createdAt: true,
} as const;

type Subject = { entity: string; entityId: string | null };

/** The titles of the entries that rows tell of and that are still there, by their ids. */
async function titlesOf(rows: Subject[]): Promise<Map<string, string>> {
  const db = getDb();
  const wanted = (of: AuditedEntity) => {
    const ids = rows.flatMap(({ entity, entityId }) =>
      entity === of && entityId ? [entityId] : [],
    );
    return { where: { id: { in: ids } }, select: { id: true, title: true } } as const;
  };
  const found = await Promise.all([
    db.blog.findMany(wanted("blog")),
    db.mediaItem.findMany(wanted("media")),
    db.offer.findMany(wanted("offer")),
  ]);
  return new Map(found.flat().map(({ id, title }) => [id, title]));
}

type ActedRow = { actorName: string | null; entity: string; detail: string | null };

/** Returns who acted. Rows of commands and of the site have no name, and only sign-ins fail without one. */
function readActorKind({ actorName, entity, detail }: ActedRow): ActorKind {
  if (actorName !== null) return "user";
  if (entity === "session") return "stranger";
  return entity === "contact" && /older than \d+ days$/.test(detail ?? "") ? "site" : "command";
}

/** The audit only ever grows: nobody gets all of it at once. */
const newestHundred = { page: 1, pageSize: 100 };

/** What was done, newest first: the part that is asked for, or the newest hundred. */
export async function listAuditEntries(paging: Paging): Promise<Page<AuditEntryDto>> {
  const slice = sliceOf(paging ?? newestHundred);
  const [rows, total] = await Promise.all([
    getDb().auditEntry.findMany({ select: dtoSelect, orderBy: newestFirst, ...slice }),
    countAll("AuditEntry"),
  ]);
  const titles = await titlesOf(rows);
  const items = rows.map((row) => ({
    ...row,
    actorKind: readActorKind(row),
    title: titles.get(row.entityId ?? "") ?? null,
    action: row.action as AuditAction,
    entity: row.entity as AuditedEntity,
    createdAt: row.createdAt.toISOString(),
  }));
  return { items, total };
}
