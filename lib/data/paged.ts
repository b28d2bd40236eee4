import "server-only";
import type { Paging } from "@/lib/schemas/paging";

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
