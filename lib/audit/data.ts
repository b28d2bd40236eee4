import "server-only";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { ActorKind, AuditAction, AuditEntryDto, AuditedEntity } from "./schema";
import type { Paging } from "@/lib/core/page-schema";
import { countAll, newestFirst, type Page, toSlice } from "@/lib/db/pagination";

/** A signed-in administrator; `ip` is null when unknown. */
export type Actor = { id: string; username: string; ip: string | null };

/** `id` and `username` are null for commands, the site and failed sign-ins with an unknown username. */
export type AuditedActor = { id: string | null; username: string | null; ip: string | null };

/** The actor of commands that run on the server, and of the automatic erasure of old leads. */
export const operator: AuditedActor = { id: null, username: null, ip: null };

type AuditEvent = {
  action: AuditAction;
  entity: AuditedEntity;
  entityId?: string;
  /** Must not contain personal data of visitors, because audit entries cannot be erased. */
  detail?: string;
};

/** Stores an audit entry. Pass the transaction of the recorded write, or `getDb()` if nothing was written. */
export async function recordAudit(
  tx: DbTransaction,
  { id, username, ip }: AuditedActor,
  event: AuditEvent,
): Promise<void> {
  await tx.auditEntry.create({
    data: { actorId: id, actorName: username, ip, ...event },
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

async function readTitles(rows: Subject[]): Promise<Map<string, string>> {
  const db = getDb();
  const selectEntries = (kind: AuditedEntity) => {
    const ids = rows.flatMap(({ entity, entityId }) =>
      entity === kind && entityId ? [entityId] : [],
    );
    return { where: { id: { in: ids } }, select: { id: true, title: true } } as const;
  };
  const found = await Promise.all([
    db.blog.findMany(selectEntries("blog")),
    db.mediaItem.findMany(selectEntries("media")),
    db.offer.findMany(selectEntries("offer")),
  ]);
  return new Map(found.flat().map(({ id, title }) => [id, title]));
}

type ActorRow = { actorName: string | null; entity: string; detail: string | null };

/** A row without a username is a failed sign-in with an unknown username, or comes from a command or the site. */
function readActorKind({ actorName, entity, detail }: ActorRow): ActorKind {
  if (actorName !== null) return "user";
  if (entity === "session") return "visitor";
  return entity === "contact" && /older than \d+ days$/.test(detail ?? "") ? "site" : "command";
}

/** The audit log grows without limit, so a request without a page gets only the newest 100 entries. */
const newestHundred = { page: 1, pageSize: 100 };

export async function listAuditEntries(paging: Paging): Promise<Page<AuditEntryDto>> {
  const slice = toSlice(paging ?? newestHundred);
  const [rows, total] = await Promise.all([
    getDb().auditEntry.findMany({ select: dtoSelect, orderBy: newestFirst, ...slice }),
    countAll("AuditEntry"),
  ]);
  const titles = await readTitles(rows);
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
