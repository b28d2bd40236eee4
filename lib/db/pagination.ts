import "server-only";
import { getDb } from "./client";
import type { Paging } from "@/lib/core/page-schema";

/** Part of a list, and how many entries the whole list has. */
export type Page<T> = { items: T[]; total: number };

/** Prisma's arguments for part of a list; none for all of it. */
export function sliceOf(paging: Paging): { skip?: number; take?: number } {
  if (paging === null) return {};
  return { skip: (paging.page - 1) * paging.pageSize, take: paging.pageSize };
}

const desc = "desc" as const;
/** Lists show what was made last first; ids decide where the times are equal. */
export const newestFirst = [{ createdAt: desc }, { id: desc }];

/** How a public list is read: first its order, then its entries, as many at a time as is wanted. */
export type EntryList<T extends { id: string }> = {
  count: () => Promise<number>;
  /** The ids of part of the list, newest first. */
  listIds: (slice: { skip?: number; take?: number }) => Promise<{ id: string }[]>;
  /** Entries as the API answers them, in any order; those that are gone are missing. */
  findByIds: (ids: string[]) => Promise<T[]>;
};

/**
 * How many rows a table has. Prisma's `count` first gathers every id, which takes long when there
 * are many; a plain COUNT(*) walks an index.
 */
export async function countAll(
  table: "AuditEntry" | "Blog" | "Contact" | "MediaItem" | "Offer",
): Promise<number> {
  const query = `SELECT COUNT(*) AS "total" FROM "${table}"`;
  const [row] = await getDb().$queryRawUnsafe<{ total: bigint | number }[]>(query);
  return Number(row?.total);
}
