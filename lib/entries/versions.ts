import "server-only";
import type { Actor } from "@/lib/audit/data";
import type { PublishedKind } from "@/lib/cache/publish";
import { AppError } from "@/lib/core/errors";
import { byId } from "@/lib/db/by-id";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { RESTORE_DAYS, type VersionDetailDto, type VersionDto } from "./version-schema";

// What entries were before a save or a deletion, so that nothing that staff wrote is lost at once.
// The last ten versions of an entry are kept, and all of the last thirty days; what was deleted,
// thirty days. Nothing here is read by a public page.

/** So many versions of an entry are kept, however old they are. */
const VERSIONS_MIN = 10;

const oldest = () => new Date(Date.now() - RESTORE_DAYS * 24 * 60 * 60 * 1_000);

type EntryOf = { id: string; version: number; title: string };

type Replacement = { entity: PublishedKind; actor: Actor; isDeletion: boolean };

/** Keeps what an entry is, in the transaction of the write that replaces it. */
export async function keepVersion(
  tx: DbTransaction,
  entry: EntryOf,
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
  await dropOld(tx, entity, entryId);
}

/** Drops the entry's versions that are too old and too many, and what was deleted too long ago. */
async function dropOld(tx: DbTransaction, entity: string, entryId: string): Promise<void> {
  const tenth = await tx.entryVersion.findFirst({
    where: { entity, entryId },
    orderBy: { version: "desc" },
    skip: VERSIONS_MIN,
    select: { version: true },
  });
  if (tenth) {
    await tx.entryVersion.deleteMany({
      where: { entity, entryId, version: { lte: tenth.version }, replacedAt: { lt: oldest() } },
    });
  }
  const gone = await tx.entryVersion.findMany({
    where: { entity, isDeletion: true, replacedAt: { lt: oldest() } },
    select: { entryId: true },
    take: 100,
  });
  if (gone.length === 0) return;
  await tx.entryVersion.deleteMany({
    where: { entity, entryId: { in: gone.map((version) => version.entryId) } },
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

/** Earlier versions of an entry, newest first. */
export async function listVersions(entity: PublishedKind, entryId: string): Promise<VersionDto[]> {
  const rows = await getDb().entryVersion.findMany({
    where: { entity, entryId: byId(entryId).id },
    orderBy: { version: "desc" },
    select: summarySelect,
  });
  return rows.map(toDto);
}

/** What was deleted in the last thirty days and not restored, newest first. */
export async function listDeleted(entity: PublishedKind): Promise<VersionDto[]> {
  const rows = await getDb().entryVersion.findMany({
    where: { entity, isDeletion: true, replacedAt: { gte: oldest() } },
    orderBy: [{ replacedAt: "desc" }, { id: "desc" }],
    select: summarySelect,
  });
  return rows.map(toDto);
}

/** One earlier version with all that the entry was. @throws AppError not_found. */
export async function getVersion(id: string): Promise<VersionDetailDto> {
  const row = await getDb().entryVersion.findUnique({
    where: byId(id),
    select: { ...summarySelect, entry: true },
  });
  if (row === null) throw new AppError("not_found", "This version is no longer kept");
  return { ...toDto(row), entry: JSON.parse(row.entry) as VersionDetailDto["entry"] };
}

/** Who saved over an entry last, and when; null where nobody has, or it is not known any more. */
export async function lastReplacement(tx: DbTransaction, entity: PublishedKind, entryId: string) {
  return tx.entryVersion.findFirst({
    where: { entity, entryId: byId(entryId).id },
    orderBy: { version: "desc" },
    select: { replacedAt: true, replacedBy: true },
  });
}
