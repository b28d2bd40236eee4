import "server-only";
import { z } from "zod";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { AppError, StoredConflictError } from "@/lib/core/errors";
import { shorten } from "@/lib/core/format";
import { timestamp, version } from "@/lib/core/fields";
import { hashKey } from "@/lib/core/ids";
import { isUniqueViolation } from "@/lib/db/errors";
import { byId } from "@/lib/db/by-id";
import { type DbTransaction, getDb } from "@/lib/db/client";
import {
  countAll,
  type EntryListQueries,
  newestFirst,
  type Page,
  toSlice,
} from "@/lib/db/pagination";
import { toQueryWords } from "@/lib/core/fold-text";
import type { Paging } from "@/lib/core/page-schema";
import { runSlowQuery } from "@/lib/db/slow-query";
import { joinWithAnd, buildWordConditions } from "@/lib/db/search";
import { Prisma } from "@/prisma/generated/sqlite/client";
import {
  type EntryDto,
  type EntryInput,
  type EntryKind,
  type EntryTable,
  toDto,
  toEntrySearchText,
} from "./kind";
import { RESTORE_DAYS, type VersionDetailDto } from "./version-schema";
import { createConflict, describeChange, findLastReplacement, storeVersion } from "./versions";

export function entryList<Input extends EntryInput, Dto extends EntryDto>({
  table,
  model,
  select,
}: EntryKind<Input, Dto>): EntryListQueries<Dto> {
  return {
    count: () => countAll(table),
    listIds: (slice) =>
      model(getDb()).findMany({ select: { id: true }, orderBy: newestFirst, ...slice }),
    findByIds: async (ids) => {
      const rows = await model(getDb()).findMany({ select, where: { id: { in: ids } } });
      return rows.map((row) => toDto<Dto>(row));
    },
  };
}

export async function searchIds(
  table: EntryTable,
  text: string,
  paging: Paging,
): Promise<Page<string>> {
  const { skip = 0, take } = toSlice(paging);
  const slice = take === undefined ? Prisma.empty : Prisma.sql`LIMIT ${take} OFFSET ${skip}`;
  const rows = await runSlowQuery<{ total: bigint | number; id: string | null }>(Prisma.sql`
    WITH "found" AS MATERIALIZED (
      SELECT "id", "createdAt" FROM ${Prisma.raw(`"${table}"`)}
      WHERE ${joinWithAnd(buildWordConditions(toQueryWords(text)))}
    )
    SELECT "counted"."total", "page"."id"
    FROM (SELECT COUNT(*) AS "total" FROM "found") AS "counted"
    LEFT JOIN (
      SELECT "id", "createdAt" FROM "found" ORDER BY "createdAt" DESC, "id" DESC ${slice}
    ) AS "page" ON TRUE
    ORDER BY "page"."createdAt" DESC, "page"."id" DESC`);
  // The outer join returns a row with the total even for an empty page.
  return { items: rows.flatMap(({ id }) => id ?? []), total: Number(rows[0]!.total) };
}

/** Returns the found entries in the order of `ids`. */
export function sortByIds<T extends { id: string }>(ids: string[], found: T[]): T[] {
  const entries = new Map(found.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/** Returns the entries that contain every word of a text, newest first. */
export async function searchEntries<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  text: string,
  paging: Paging,
): Promise<Page<Dto>> {
  const { items: ids, total } = await searchIds(kind.table, text, paging);
  return { items: sortByIds(ids, await entryList(kind).findByIds(ids)), total };
}

export async function getEntry<Input extends EntryInput, Dto extends EntryDto>(
  { model, select }: EntryKind<Input, Dto>,
  id: string,
): Promise<Dto | null> {
  const row = await model(getDb()).findUnique({ where: byId(id), select });
  return row && toDto<Dto>(row);
}

async function buildColumns<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  input: Input,
) {
  const columns = await kind.toColumns(input);
  return { ...columns, searchText: toEntrySearchText(kind, columns) };
}

async function findIdentical<Input extends EntryInput, Dto extends EntryDto>(
  { model, select }: EntryKind<Input, Dto>,
  id: string,
  columns: Input,
): Promise<Dto | null> {
  const row = await model(getDb()).findUnique({ where: byId(id), select });
  const inputValues = new Map<string, unknown>(Object.entries(columns));
  return row &&
    Object.entries(row).every(
      ([name, value]) => !inputValues.has(name) || inputValues.get(name) === value,
    )
    ? toDto<Dto>(row)
    : null;
}

/** A retry (same user and key) returns the entry. @throws StoredConflictError if the entry differs from `input` or is deleted */
export async function createEntry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  actor: Actor,
  id: string,
  input: Input,
  key: string | undefined,
): Promise<Dto> {
  const { entity, model, select } = kind;
  const columns = await buildColumns(kind, input);
  const keyHash = key && hashKey(entity, actor.id, key);
  try {
    return await getDb().$transaction(async (tx) => {
      if (keyHash) await storeKey(tx, keyHash, id);
      const entry = toDto<Dto>(await model(tx).create({ data: { ...columns, id }, select }));
      await recordAudit(tx, actor, { action: "create", entity, entityId: entry.id });
      return entry;
    });
  } catch (error) {
    const existingId = keyHash && isUniqueViolation(error) ? await findIdByKey(keyHash) : undefined;
    if (existingId === undefined) throw error;
    return (await findIdentical(kind, existingId, columns)) ?? refuseRetry(kind, existingId, actor);
  }
}

/** Longer than the 30 days for which browsers store unsaved text with its key and deleted entries can be restored. */
const KEY_DAYS = 2 * RESTORE_DAYS;

async function storeKey(tx: DbTransaction, hash: string, entryId: string): Promise<void> {
  await tx.entryKey.create({ data: { hash, entryId }, select: { hash: true } });
  const oldest = new Date(Date.now() - KEY_DAYS * 24 * 60 * 60 * 1_000);
  await tx.entryKey.deleteMany({ where: { createdAt: { lt: oldest } } });
}

async function findIdByKey(hash: string): Promise<string | undefined> {
  const row = await getDb().entryKey.findUnique({ where: { hash }, select: { entryId: true } });
  return row?.entryId;
}

async function refuseRetry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  id: string,
  actor: Actor,
): Promise<never> {
  const stored = await getEntry(kind, id);
  const replacement = await findLastReplacement(getDb(), kind.entity, id);
  const subject = `this ${kind.label.toLowerCase()}`;
  if (stored === null) {
    const summary = describeChange(replacement, "deleted", subject, actor);
    throw new StoredConflictError(`${summary}, after you saved it.`, null);
  }
  const summary = replacement
    ? `${describeChange(replacement, "changed", subject, actor)}, after you saved it`
    : `This ${kind.label.toLowerCase()} is already saved, with other content`;
  throw new StoredConflictError(
    `${summary}. Your changes are not saved; overwriting replaces the stored entry.`,
    stored,
  );
}

/** The version that the stored entry must still have (optimistic lock), or null to accept any version. */
export type ExpectedVersion = number | null;

const atVersion = (id: string, expected: ExpectedVersion) =>
  expected === null ? byId(id) : { ...byId(id), version: expected };

type Change = { actor: Actor; id: string; expected: ExpectedVersion };

// Locks the entry until the transaction ends, stores its previous version and audits the action.
async function lockForReplacing<Input extends EntryInput, Dto extends EntryDto>(
  tx: DbTransaction,
  { entity, label, model, select }: EntryKind<Input, Dto>,
  { actor, id, expected }: Change,
  action: "update" | "delete",
): Promise<void> {
  const { count } = await model(tx).updateMany({
    where: atVersion(id, expected),
    data: { version: { increment: 1 } },
  });
  const row = await model(tx).findUnique({ where: byId(id), select });
  if (row === null) throw new AppError("not_found", `${label} not found`);
  if (count === 0) {
    const replacement = await findLastReplacement(tx, entity, id);
    throw createConflict(`this ${label.toLowerCase()}`, replacement, action, actor);
  }
  const locked = toDto<Dto>(row);
  const previous = { ...locked, version: locked.version - 1 };
  await storeVersion(tx, previous, { entity, actor, isDeletion: action === "delete" });
  await recordAudit(tx, actor, { action, entity, entityId: id });
}

/** Updates an entry. A retry with the same input succeeds. @throws AppError not_found, or conflict if `expected` is stale */
export async function updateEntry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  actor: Actor,
  id: string,
  input: Input,
  expected: ExpectedVersion,
): Promise<Dto> {
  const { model, select } = kind;
  const data = await buildColumns(kind, input);
  try {
    return await getDb().$transaction(async (tx) => {
      await lockForReplacing(tx, kind, { actor, id, expected }, "update");
      return toDto<Dto>(await model(tx).update({ where: byId(id), data, select }));
    });
  } catch (error) {
    const isConflict = error instanceof AppError && error.code === "conflict";
    const stored = isConflict ? await findIdentical(kind, id, data) : null;
    if (stored === null) throw error;
    return stored;
  }
}

/** Deletes an entry. @throws AppError not_found, or conflict if `expected` is stale */
export async function deleteEntry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  actor: Actor,
  id: string,
  expected: ExpectedVersion,
): Promise<void> {
  await getDb().$transaction(async (tx) => {
    await lockForReplacing(tx, kind, { actor, id, expected }, "delete");
    await kind.model(tx).deleteMany({ where: byId(id) });
  });
}

/** Fields that every stored version has. The other fields may follow the schema of an older release. */
const commonFieldsSchema = z.object({ id: z.string(), createdAt: timestamp, version });

/** Shortens texts that were stored before the maximum lengths existed. */
function truncateToFit(
  entry: Record<string, unknown>,
  { issues }: z.ZodError,
): Record<string, unknown> {
  const truncated = { ...entry };
  for (const issue of issues) {
    const [field] = issue.path;
    const text = typeof field === "string" && entry[field];
    if (issue.code !== "too_big" || typeof text !== "string") continue;
    const trimmed = text.trim();
    // zod counts UTF-16 code units; `shorten` counts code points.
    const maxCodePoints = Array.from(trimmed.slice(0, Number(issue.maximum) - 2)).length;
    truncated[field as string] = shorten(trimmed, maxCodePoints);
  }
  return truncated;
}

/** Restores a deleted entry. @throws AppError conflict if it is already restored or does not meet the schema */
export async function restoreEntry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  actor: Actor,
  { id: versionId, entryId: id, version, entry }: VersionDetailDto,
): Promise<Dto> {
  const { entity, label, model, select, inputSchema } = kind;
  const existsError = new AppError(
    "conflict",
    `This ${label.toLowerCase()} has already been restored`,
  );
  const asStored = inputSchema.safeParse(entry);
  const parsed = asStored.success
    ? asStored
    : inputSchema.safeParse(truncateToFit(entry, asStored.error));
  if (!parsed.success) {
    throw new AppError(
      "conflict",
      `This ${label.toLowerCase()} does not meet the current rules and cannot be restored`,
    );
  }
  const { createdAt } = commonFieldsSchema.parse(entry);
  const columns = await buildColumns(kind, parsed.data);
  const data = { ...columns, id, createdAt: new Date(createdAt), version: version + 1 };
  try {
    return await getDb().$transaction(async (tx) => {
      const { count } = await tx.entryVersion.updateMany({
        where: { id: versionId, isDeletion: true },
        data: { isDeletion: false },
      });
      if (count === 0) throw existsError;
      const row = await model(tx).create({ data, select });
      await recordAudit(tx, actor, { action: "restore", entity, entityId: id });
      return toDto<Dto>(row);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? existsError : error;
  }
}
