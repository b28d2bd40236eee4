import "server-only";
import { z } from "zod";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { AppError, StoredConflictError } from "@/lib/core/errors";
import { formatIndianMoment, shortened } from "@/lib/core/format";
import { timestamp, version } from "@/lib/core/fields";
import { hashKey } from "@/lib/core/ids";
import { isUniqueViolation } from "@/lib/db/errors";
import { byId } from "@/lib/db/by-id";
import { type DbTransaction, getDb } from "@/lib/db/client";
import { countAll, type EntryList, newestFirst, type Page, sliceOf } from "@/lib/db/pagination";
import { queryWords } from "@/lib/core/search-text";
import type { Paging } from "@/lib/core/page-schema";
import { readApart } from "@/lib/db/read-apart";
import { allOf, hasWords } from "@/lib/db/search";
import { Prisma } from "@/prisma/generated/sqlite/client";
import {
  type EntryDto,
  type EntryInput,
  type EntryKind,
  type EntryTable,
  toDto,
  toSearchText,
} from "./kind";
import { RESTORE_DAYS, type VersionDetailDto } from "./version-schema";
import { keepVersion, lastReplacement } from "./versions";

// What is read and written of a post, a media item and an offer alike.

/** Entries of a kind as the API lists them. */
export function entryList<Input extends EntryInput, Dto extends EntryDto>({
  table,
  model,
  select,
}: EntryKind<Input, Dto>): EntryList<Dto> {
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

/** The ids of the entries in which each word of a text occurs, newest first. */
export async function searchIds(
  table: EntryTable,
  text: string,
  paging: Paging,
): Promise<Page<string>> {
  const { skip = 0, take } = sliceOf(paging);
  const slice = take === undefined ? Prisma.empty : Prisma.sql`LIMIT ${take} OFFSET ${skip}`;
  const rows = await readApart<{ total: bigint | number; id: string | null }>(Prisma.sql`
    WITH "found" AS MATERIALIZED (
      SELECT "id", "createdAt" FROM ${Prisma.raw(`"${table}"`)}
      WHERE ${allOf(hasWords(queryWords(text)))}
    )
    SELECT "counted"."total", "page"."id"
    FROM (SELECT COUNT(*) AS "total" FROM "found") AS "counted"
    LEFT JOIN (
      SELECT "id", "createdAt" FROM "found" ORDER BY "createdAt" DESC, "id" DESC ${slice}
    ) AS "page" ON TRUE
    ORDER BY "page"."createdAt" DESC, "page"."id" DESC`);
  // There is a row at least: the total is told also where the page has nothing.
  return { items: rows.flatMap(({ id }) => id ?? []), total: Number(rows[0]!.total) };
}

/** Entries in the order of their ids; those that are gone are missing. */
export function inOrder<T extends { id: string }>(ids: string[], found: T[]): T[] {
  const entries = new Map(found.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => entries.get(id) ?? []);
}

/** Entries in which each word of a text occurs, newest first. */
export async function searchEntries<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  text: string,
  paging: Paging,
): Promise<Page<Dto>> {
  const { items: ids, total } = await searchIds(kind.table, text, paging);
  return { items: inOrder(ids, await entryList(kind).findByIds(ids)), total };
}

/** One entry, or null where the id is unknown. */
export async function getEntry<Input extends EntryInput, Dto extends EntryDto>(
  { model, select }: EntryKind<Input, Dto>,
  id: string,
): Promise<Dto | null> {
  const row = await model(getDb()).findUnique({ where: byId(id), select });
  return row && toDto<Dto>(row);
}

/** All that is stored of an input. */
async function columnsOf<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  input: Input,
) {
  const columns = await kind.toColumns(input);
  return { ...columns, searchText: toSearchText(kind, columns) };
}

/** An entry, where all that is asked for is stored already; else null. */
async function storedAlready<Input extends EntryInput, Dto extends EntryDto>(
  { model, select }: EntryKind<Input, Dto>,
  id: string,
  columns: Input,
): Promise<Dto | null> {
  const row = await model(getDb()).findUnique({ where: byId(id), select });
  const asked = new Map<string, unknown>(Object.entries(columns));
  return row &&
    Object.entries(row).every(([name, is]) => !asked.has(name) || asked.get(name) === is)
    ? toDto<Dto>(row)
    : null;
}

/**
 * Stores a new entry; its HTML is sanitised first. The same key of an administrator is the same entry, however
 * often and with whatever title it is sent: it is stored once and never changed by it.
 * @throws StoredConflictError where the key's entry is no longer what is asked for, or was deleted.
 */
export async function createEntry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  actor: Actor,
  id: string,
  input: Input,
  key: string | undefined,
): Promise<Dto> {
  const { entity, model, select } = kind;
  const columns = await columnsOf(kind, input);
  const keyHash = key && hashKey(entity, actor.id, key);
  try {
    return await getDb().$transaction(async (tx) => {
      if (keyHash) await storeKey(tx, keyHash, id);
      const made = toDto<Dto>(await model(tx).create({ data: { ...columns, id }, select }));
      await recordAudit(tx, actor, { action: "create", entity, entityId: made.id });
      return made;
    });
  } catch (thrown) {
    const madeId = keyHash && isUniqueViolation(thrown) ? await findMadeId(keyHash) : undefined;
    if (madeId === undefined) throw thrown;
    return (await storedAlready(kind, madeId, columns)) ?? refuseRetry(kind, madeId);
  }
}

/** A key outlives the text that a browser keeps unsaved with it (30 days), and what can be restored. */
const KEY_DAYS = 2 * RESTORE_DAYS;

async function storeKey(tx: DbTransaction, hash: string, entryId: string): Promise<void> {
  await tx.entryKey.create({ data: { hash, entryId }, select: { hash: true } });
  const oldest = new Date(Date.now() - KEY_DAYS * 24 * 60 * 60 * 1_000);
  await tx.entryKey.deleteMany({ where: { createdAt: { lt: oldest } } });
}

async function findMadeId(hash: string): Promise<string | undefined> {
  const row = await getDb().entryKey.findUnique({ where: { hash }, select: { entryId: true } });
  return row?.entryId;
}

/** @throws StoredConflictError with the entry that the key has made before, and what became of it. */
async function refuseRetry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  id: string,
): Promise<never> {
  const stored = await getEntry(kind, id);
  const replacement = await lastReplacement(getDb(), kind.entity, id);
  if (stored === null) {
    const what = describeChange(replacement, "deleted", kind.label);
    throw new StoredConflictError(`${what}, after you saved it.`, null);
  }
  const what = replacement
    ? `${describeChange(replacement, "changed", kind.label)}, after you saved it`
    : `This ${kind.label.toLowerCase()} is saved already, with other content`;
  throw new StoredConflictError(
    `${what}. Your changes are not saved; overwriting replaces what is there.`,
    stored,
  );
}

/** The version that a change must still find, or null to change whatever is there. */
export type ExpectedVersion = number | null;

const atVersion = (id: string, expected: ExpectedVersion) =>
  expected === null ? byId(id) : { ...byId(id), version: expected };

type Change = { actor: Actor; id: string; expected: ExpectedVersion };

/**
 * Begins to replace an entry: nobody else can until the transaction ends, and what it was is kept.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
async function beginReplacing<Input extends EntryInput, Dto extends EntryDto>(
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
  if (count === 0) throw conflict(label, await lastReplacement(tx, entity, id), action);
  const locked = toDto<Dto>(row);
  const before = { ...locked, version: locked.version - 1 };
  await keepVersion(tx, before, { entity, actor, isDeletion: action === "delete" });
  await recordAudit(tx, actor, { action, entity, entityId: id });
}

type Replacement = { replacedAt: Date; replacedBy: string } | null;

/** Says who changed or deleted the entry, and when. */
function describeChange(by: Replacement, verb: "changed" | "deleted", label: string): string {
  const who = by?.replacedBy ?? "Someone else";
  const when = by ? ` on ${formatIndianMoment(by.replacedAt.toISOString())} India time` : "";
  return `${who} ${verb} this ${label.toLowerCase()}${when}`;
}

function conflict(label: string, by: Replacement, action: "update" | "delete"): AppError {
  const what = describeChange(by, "changed", label);
  return new AppError(
    "conflict",
    action === "delete"
      ? `${what}. Look at it again before you delete it.`
      : `${what}, while you were editing. Your changes are not saved; overwriting replaces theirs.`,
  );
}

/**
 * Changes an entry. Asked for once more, because the answer was lost, it is as it should be.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
export async function updateEntry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  actor: Actor,
  id: string,
  input: Input,
  expected: ExpectedVersion,
): Promise<Dto> {
  const { model, select } = kind;
  const data = await columnsOf(kind, input);
  try {
    return await getDb().$transaction(async (tx) => {
      await beginReplacing(tx, kind, { actor, id, expected }, "update");
      return toDto<Dto>(await model(tx).update({ where: byId(id), data, select }));
    });
  } catch (thrown) {
    const isConflict = thrown instanceof AppError && thrown.code === "conflict";
    const stored = isConflict ? await storedAlready(kind, id, data) : null;
    if (stored === null) throw thrown;
    return stored;
  }
}

/**
 * Deletes an entry.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
export async function deleteEntry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  actor: Actor,
  id: string,
  expected: ExpectedVersion,
): Promise<void> {
  await getDb().$transaction(async (tx) => {
    await beginReplacing(tx, kind, { actor, id, expected }, "delete");
    await kind.model(tx).deleteMany({ where: byId(id) });
  });
}

/** Of a version that was kept; its other fields may be those of an older release. */
const originSchema = z.object({ id: z.string(), createdAt: timestamp, version });

/** Cuts the texts of an entry that was stored before they had a greatest length. */
function cutToFit(entry: Record<string, unknown>, { issues }: z.ZodError): Record<string, unknown> {
  const cut = { ...entry };
  for (const issue of issues) {
    const [field] = issue.path;
    const text = typeof field === "string" && entry[field];
    if (issue.code !== "too_big" || typeof text !== "string") continue;
    const trimmed = text.trim();
    // zod counts UTF-16 code units, `shortened` code points.
    const fits = Array.from(trimmed.slice(0, Number(issue.maximum) - 2)).length;
    cut[field as string] = shortened(trimmed, fits);
  }
  return cut;
}

/**
 * Makes a deleted entry again, with the id and the time that it had.
 * @throws AppError not_found, or conflict when it is there.
 */
export async function restoreEntry<Input extends EntryInput, Dto extends EntryDto>(
  kind: EntryKind<Input, Dto>,
  actor: Actor,
  { id: versionId, entryId: id, version, entry }: VersionDetailDto,
): Promise<Dto> {
  const { entity, label, model, select, inputSchema } = kind;
  const isThere = new AppError("conflict", `This ${label.toLowerCase()} is there again`);
  const asStored = inputSchema.safeParse(entry);
  const kept = asStored.success ? asStored : inputSchema.safeParse(cutToFit(entry, asStored.error));
  if (!kept.success) {
    throw new AppError("conflict", `This ${label.toLowerCase()} no longer fits and stays deleted`);
  }
  const { createdAt } = originSchema.parse(entry);
  const columns = await columnsOf(kind, kept.data);
  const data = { ...columns, id, createdAt: new Date(createdAt), version: version + 1 };
  try {
    return await getDb().$transaction(async (tx) => {
      const { count } = await tx.entryVersion.updateMany({
        where: { id: versionId, isDeletion: true },
        data: { isDeletion: false },
      });
      if (count === 0) throw isThere;
      const row = await model(tx).create({ data, select });
      await recordAudit(tx, actor, { action: "restore", entity, entityId: id });
      return toDto<Dto>(row);
    });
  } catch (thrown) {
    throw isUniqueViolation(thrown) ? isThere : thrown;
  }
}
