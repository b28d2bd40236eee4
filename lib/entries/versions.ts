import "server-only";
import type { Actor } from "@/lib/audit/data";
import type { PublishedKind } from "@/lib/cache/publish";
import { AppError } from "@/lib/core/errors";
import { formatIndianDateTime } from "@/lib/core/format";
import { byId } from "@/lib/db/by-id";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { RESTORE_DAYS, type VersionDetailDto, type VersionDto } from "./version-schema";

// Keeps the ten newest earlier versions of an entry, and all that were replaced in the last 30 days; storing a version
// deletes the rest. A deleted entry loses its versions after 30 days. Public pages never read versions.

const VERSIONS_MIN = 10;

const getOldestDate = () => new Date(Date.now() - RESTORE_DAYS * 24 * 60 * 60 * 1_000);

type VersionedEntry = { id: string; version: number; title: string };

type Replacement = { entity: PublishedKind; actor: Actor; isDeletion: boolean };

/** Stores a version in the transaction of the write that replaces it. */
export async function storeVersion(
  tx: DbTransaction,
  entry: VersionedEntry,
  { entity, actor, isDeletion }: Replacement,
): Promise<void> {
  const { id: entryId, version, title } = entry;
  await tx.entryVersion.create({
    data: {
      entity,
      entryId,
      version,
      title,
      entry: JSON.stringify(entry),
      isDeletion,
      replacedBy: actor.username,
    },
    select: { id: true },
  });
  await deleteOldVersions(tx, entity, entryId);
}

async function deleteOldVersions(
  tx: DbTransaction,
  entity: string,
  entryId: string,
): Promise<void> {
  const surplus = await tx.entryVersion.findFirst({
    where: { entity, entryId },
    orderBy: { version: "desc" },
    skip: VERSIONS_MIN,
    select: { version: true },
  });
  if (surplus) {
    await tx.entryVersion.deleteMany({
      where: {
        entity,
        entryId,
        version: { lte: surplus.version },
        replacedAt: { lt: getOldestDate() },
      },
    });
  }
  const expired = await tx.entryVersion.findMany({
    where: { entity, isDeletion: true, replacedAt: { lt: getOldestDate() } },
    select: { entryId: true },
    take: 100,
  });
  if (expired.length === 0) return;
  await tx.entryVersion.deleteMany({
    where: { entity, entryId: { in: expired.map((version) => version.entryId) } },
  });
}

const summarySelect = {
  id: true,
  entity: true,
  entryId: true,
  version: true,
  title: true,
  replacedAt: true,
  replacedBy: true,
} as const;

type SummaryRow = Omit<VersionDto, "entity" | "replacedAt"> & { entity: string; replacedAt: Date };

const toDto = (row: SummaryRow): VersionDto => ({
  ...row,
  entity: row.entity as PublishedKind,
  replacedAt: row.replacedAt.toISOString(),
});

export async function listVersions(entity: PublishedKind, entryId: string): Promise<VersionDto[]> {
  const rows = await getDb().entryVersion.findMany({
    where: { entity, entryId: byId(entryId).id },
    orderBy: { version: "desc" },
    select: summarySelect,
  });
  return rows.map(toDto);
}

/** Returns entries that were deleted in the last 30 days and not restored, most recently deleted first. */
export async function listDeleted(entity: PublishedKind): Promise<VersionDto[]> {
  const rows = await getDb().entryVersion.findMany({
    where: { entity, isDeletion: true, replacedAt: { gte: getOldestDate() } },
    orderBy: [{ replacedAt: "desc" }, { id: "desc" }],
    select: summarySelect,
  });
  return rows.map(toDto);
}

/** Returns an earlier version with the whole entry. @throws AppError not_found */
export async function getVersion(id: string): Promise<VersionDetailDto> {
  const row = await getDb().entryVersion.findUnique({
    where: byId(id),
    select: { ...summarySelect, entry: true },
  });
  if (row === null) throw new AppError("not_found", "This version no longer exists");
  return { ...toDto(row), entry: JSON.parse(row.entry) as VersionDetailDto["entry"] };
}

/** Returns who last replaced an entry and when, or null if it has no earlier version. */
export async function findLastReplacement(
  tx: DbTransaction,
  entity: PublishedKind,
  entryId: string,
) {
  return tx.entryVersion.findFirst({
    where: { entity, entryId: byId(entryId).id },
    orderBy: { version: "desc" },
    select: { replacedAt: true, replacedBy: true },
  });
}

type LastReplacement = { replacedAt: Date; replacedBy: string } | null;

const isOwnChange = (change: LastReplacement, actor: Actor) =>
  change?.replacedBy === actor.username;

/** Returns text such as "asha changed this offer on 3 Mar 2027, 9:05 am India time". */
export function describeChange(
  change: LastReplacement,
  verb: "changed" | "deleted",
  subject: string,
  actor: Actor,
): string {
  const when = change
    ? ` on ${formatIndianDateTime(change.replacedAt.toISOString())} India time`
    : "";
  return isOwnChange(change, actor)
    ? `You ${verb} ${subject} in another tab or on another device${when}`
    : `${change?.replacedBy ?? "Someone else"} ${verb} ${subject}${when}`;
}

/** Returns the error for a change to an outdated version (optimistic lock). `subject`: "this offer". */
export function createConflict(
  subject: string,
  change: LastReplacement,
  action: "update" | "delete",
  actor: Actor,
): AppError {
  const summary = describeChange(change, "changed", subject, actor);
  const replaced = isOwnChange(change, actor) ? "that change" : "theirs";
  return new AppError(
    "conflict",
    action === "delete"
      ? `${summary}. Review it before you delete it.`
      : `${summary}, while you were editing. Your changes are not saved; overwriting replaces ${replaced}.`,
  );
}
