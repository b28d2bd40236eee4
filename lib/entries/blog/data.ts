import "server-only";
import type { Paging } from "@/lib/core/page-schema";
import { byId } from "@/lib/db/by-id";
import { getDb } from "@/lib/db/client";
import { countAll, newestFirst, type Page, toSlice } from "@/lib/db/pagination";
import { type EntrySelect, toDto } from "@/lib/entries/kind";
import { sortByIds, searchIds } from "@/lib/entries/store";
import { blogKind } from "./kind";
import type { BlogDto } from "./schema";

export type BlogCardDto = Omit<BlogDto, "content" | "version">;

const cardSelect: EntrySelect<BlogCardDto> = {
  id: true,
  title: true,
  authorName: true,
  image: true,
  short_desc: true,
  createdAt: true,
};

export async function listBlogCards(paging: Paging): Promise<Page<BlogCardDto>> {
  const db = getDb();
  const [rows, total] = await Promise.all([
    db.blog.findMany({ select: cardSelect, orderBy: newestFirst, ...toSlice(paging) }),
    countAll("Blog"),
  ]);
  return { items: rows.map((row) => toDto<BlogCardDto>(row)), total };
}

/** Returns cards of the posts that contain every word of a text, newest first. */
export async function searchBlogCards(text: string, paging: Paging): Promise<Page<BlogCardDto>> {
  const { items: ids, total } = await searchIds(blogKind.table, text, paging);
  const rows = await getDb().blog.findMany({ select: cardSelect, where: { id: { in: ids } } });
  const cards = rows.map((row) => toDto<BlogCardDto>(row));
  return { items: sortByIds(ids, cards), total };
}

export type BlogArticleDto = BlogDto & { updatedAt: string };

export async function getBlogArticle(id: string): Promise<BlogArticleDto | null> {
  const select = { ...blogKind.select, updatedAt: true } as const;
  const row = await getDb().blog.findUnique({ where: byId(id), select });
  return row && { ...toDto<BlogDto>(row), updatedAt: row.updatedAt.toISOString() };
}

export type BlogFeedDto = BlogCardDto & { updatedAt: string };

/** Returns the newest posts, each with the time of its last change (ISO 8601). */
export async function listBlogFeed(count: number): Promise<BlogFeedDto[]> {
  const select = { ...cardSelect, updatedAt: true } as const;
  const rows = await getDb().blog.findMany({ select, orderBy: newestFirst, take: count });
  return rows.map((row) => ({
    ...toDto<BlogCardDto>(row),
    updatedAt: row.updatedAt.toISOString(),
  }));
}
