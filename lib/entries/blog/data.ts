import "server-only";
import { getDb } from "@/lib/db/client";
import { createEntryId } from "@/lib/core/ids";
import type { BlogDto, BlogInput } from "./schema";
import type { Paging } from "@/lib/core/page-schema";
import { type Actor, recordAudit } from "@/lib/audit/data";
import { byId } from "@/lib/db/by-id";
import { countAll, type EntryList, newestFirst, type Page, sliceOf } from "@/lib/db/pagination";
import { toStoredHtml } from "@/lib/html/stored-html";
import {
  atVersion,
  deleteAtVersion,
  type ExpectedVersion,
  updateAtVersion,
} from "@/lib/entries/optimistic-lock";

const entry = { entity: "blog", label: "Blog post" } as const;

const cardSelect = {
  id: true,
  title: true,
  authorName: true,
  image: true,
  short_desc: true,
  createdAt: true,
} as const;

const dtoSelect = { ...cardSelect, content: true, version: true } as const;

const toDto = <T extends { createdAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

const toColumns = async (input: BlogInput) => ({
  ...input,
  content: await toStoredHtml(input.content),
});

/** Posts as the API lists them. */
export const blogList: EntryList<BlogDto> = {
  count: () => countAll("Blog"),
  listIds: (slice) =>
    getDb().blog.findMany({ select: { id: true }, orderBy: newestFirst, ...slice }),
  findByIds: async (ids) => {
    const rows = await getDb().blog.findMany({ select: dtoSelect, where: { id: { in: ids } } });
    return rows.map(toDto);
  },
};

/** What a card of the list shows: a post without its content. */
export type BlogCardDto = Omit<BlogDto, "content" | "version">;

/** Cards of the public list, newest first. */
export async function listBlogCards(paging: Paging): Promise<Page<BlogCardDto>> {
  const db = getDb();
  const [rows, total] = await Promise.all([
    db.blog.findMany({ select: cardSelect, orderBy: newestFirst, ...sliceOf(paging) }),
    countAll("Blog"),
  ]);
  return { items: rows.map(toDto), total };
}

/** One post, or null where the id is unknown. */
export async function getBlog(id: string): Promise<BlogDto | null> {
  const row = await getDb().blog.findUnique({ where: byId(id), select: dtoSelect });
  return row && toDto(row);
}

/** A post as its page shows it. */
export type BlogArticleDto = BlogDto & { updatedAt: string };

/** One post with when it was last changed (ISO 8601), or null where the id is unknown. */
export async function getBlogArticle(id: string): Promise<BlogArticleDto | null> {
  const select = { ...dtoSelect, updatedAt: true };
  const row = await getDb().blog.findUnique({ where: byId(id), select });
  return row && { ...toDto(row), updatedAt: row.updatedAt.toISOString() };
}

/** A post as a feed carries it. */
export type BlogFeedDto = BlogCardDto & { updatedAt: string };

/** The newest posts, newest first, with when each was last changed (ISO 8601). */
export async function listBlogFeed(count: number): Promise<BlogFeedDto[]> {
  const select = { ...cardSelect, updatedAt: true };
  const rows = await getDb().blog.findMany({ select, orderBy: newestFirst, take: count });
  return rows.map((row) => ({ ...toDto(row), updatedAt: row.updatedAt.toISOString() }));
}

/** Stores a new post; its HTML is sanitised first. */
export async function createBlog(actor: Actor, input: BlogInput): Promise<BlogDto> {
  const data = { id: createEntryId(input.title), ...(await toColumns(input)) };
  return getDb().$transaction(async (tx) => {
    const row = await tx.blog.create({ data, select: dtoSelect });
    await recordAudit(tx, actor, { action: "create", entity: "blog", entityId: row.id });
    return toDto(row);
  });
}

/**
 * Changes a post.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
export async function updateBlog(
  actor: Actor,
  id: string,
  input: BlogInput,
  expected: ExpectedVersion,
): Promise<BlogDto> {
  const data = { ...(await toColumns(input)), version: { increment: 1 } };
  const row = await updateAtVersion(
    { ...entry, actor, id },
    (tx) => tx.blog.updateMany({ where: atVersion(id, expected), data }),
    (tx) => tx.blog.findUnique({ where: byId(id), select: dtoSelect }),
  );
  return toDto(row);
}

/**
 * Deletes a post.
 * @throws AppError not_found, or conflict when `expected` is no longer its version.
 */
export async function deleteBlog(
  actor: Actor,
  id: string,
  expected: ExpectedVersion,
): Promise<void> {
  await deleteAtVersion(
    { ...entry, actor, id },
    (tx) => tx.blog.deleteMany({ where: atVersion(id, expected) }),
    (tx) => tx.blog.findUnique({ where: byId(id), select: { id: true } }),
  );
}
