import "server-only";
import { getDb } from "./client";
import type { Paging } from "@/lib/core/page-schema";

/** `total` counts the whole list. */
export type Page<T> = { items: T[]; total: number };

export function toSlice(paging: Paging): { skip?: number; take?: number } {
  if (paging === null) return {};
  return { skip: (paging.page - 1) * paging.pageSize, take: paging.pageSize };
}

const desc = "desc" as const;
export const newestFirst = [{ createdAt: desc }, { id: desc }];

/** `listIds` returns the newest first. `findByIds` returns entries in any order, and omits entries deleted since. */
export type EntryListQueries<T extends { id: string }> = {
  count: () => Promise<number>;
  listIds: (slice: { skip?: number; take?: number }) => Promise<{ id: string }[]>;
  findByIds: (ids: string[]) => Promise<T[]>;
};

/** Counts all rows. Prisma's `count` first collects every id, which is slow; COUNT(*) only reads an index. */
export async function countAll(
  table: "AuditEntry" | "Blog" | "Contact" | "MediaItem" | "Offer",
): Promise<number> {
  const query = `SELECT COUNT(*) AS "total" FROM "${table}"`;
  const [row] = await getDb().$queryRawUnsafe<{ total: bigint | number }[]>(query);
  return Number(row?.total);
}
