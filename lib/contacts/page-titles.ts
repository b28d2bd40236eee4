import "server-only";
import { listPagesWithSection } from "@/content/navigation";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import { isStorable } from "@/lib/core/fields";
import { paths } from "@/lib/core/paths";
import { type DbTransaction, getDb } from "@/lib/db/client";
import type { ContactPageDto } from "./schema";
import { Prisma } from "@/prisma/generated/sqlite/client";

const { home, ...otherScreens } = screens;
const fixedPages = [
  ...Object.values(otherScreens),
  ...listPagesWithSection(sections).map(({ page }) => page),
];
const fixedTitles: [string, string][] = [
  [home.href, "Home page"],
  ...fixedPages.map(({ href, title }): [string, string] => [href, title]),
];

export async function readPageTitles(
  pagePaths: string[],
  db: Pick<DbTransaction, "blog" | "offer"> = getDb(),
): Promise<Map<string, string>> {
  const findOptions = (prefix: string) => {
    const ids = pagePaths.filter((path) => path.startsWith(prefix) && isStorable(path));
    return {
      where: { id: { in: ids.map((path) => path.slice(prefix.length)) } },
      select: { id: true, title: true },
    } as const;
  };
  const [posts, offers] = await Promise.all([
    db.blog.findMany(findOptions(paths.blogPost(""))),
    db.offer.findMany(findOptions(paths.offer(""))),
  ]);
  return new Map([
    ...fixedTitles,
    ...posts.map(({ id, title }): [string, string] => [paths.blogPost(id), title]),
    ...offers.map(({ id, title }): [string, string] => [paths.offer(id), title]),
  ]);
}

export const toPageDto = (
  path: string | null,
  titles: Map<string, string>,
): ContactPageDto | null => (path === null ? null : { path, title: titles.get(path) ?? null });

const buildEntryFilterSql = (table: string, prefix: string) => Prisma.sql`
  ("path" LIKE ${`${prefix}%`} AND EXISTS (
    SELECT 1 FROM ${Prisma.raw(`"${table}"`)}
    WHERE "id" = SUBSTR("path", ${Prisma.raw(String(prefix.length + 1))})))`;

/** Matches rows whose "path" is a page of this site. Leads can have other paths, because clients can send any. */
export const pageFilterSql = Prisma.sql`(
  "path" IN (${Prisma.join(fixedTitles.map(([path]) => path))})
  OR ${buildEntryFilterSql("Blog", paths.blogPost(""))}
  OR ${buildEntryFilterSql("Offer", paths.offer(""))})`;
