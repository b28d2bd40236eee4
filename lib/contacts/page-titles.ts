import "server-only";
import { placesOf } from "@/content/navigation";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import { isStorable } from "@/lib/core/fields";
import { paths } from "@/lib/core/paths";
import { getDb } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/sqlite/client";

const { home, ...others } = screens;
const fixed = [...Object.values(others), ...placesOf(sections).map(({ page }) => page)];
const fixedTitles: [string, string][] = [
  [home.href, "Home page"],
  ...fixed.map(({ href, title }): [string, string] => [href, title]),
];

/** What our pages are called, by their paths. Paths of no page are not among them. */
export async function titlesOfPages(wanted: string[]): Promise<Map<string, string>> {
  const where = (prefix: string) => {
    const ids = wanted.filter((path) => path.startsWith(prefix) && isStorable(path));
    return {
      where: { id: { in: ids.map((path) => path.slice(prefix.length)) } },
      select: { id: true, title: true },
    } as const;
  };
  const [posts, offers] = await Promise.all([
    getDb().blog.findMany(where(paths.blogPost(""))),
    getDb().offer.findMany(where(paths.offer(""))),
  ]);
  return new Map([
    ...fixedTitles,
    ...posts.map(({ id, title }): [string, string] => [paths.blogPost(id), title]),
    ...offers.map(({ id, title }): [string, string] => [paths.offer(id), title]),
  ]);
}

const isEntrySql = (table: string, prefix: string) => Prisma.sql`
  ("path" LIKE ${`${prefix}%`} AND EXISTS (
    SELECT 1 FROM ${Prisma.raw(`"${table}"`)}
    WHERE "id" = SUBSTR("path", ${Prisma.raw(String(prefix.length + 1))})))`;

/** The condition that a column "path" names a page of ours: a browser may name any. */
export const isPageSql = Prisma.sql`(
  "path" IN (${Prisma.join(fixedTitles.map(([path]) => path))})
  OR ${isEntrySql("Blog", paths.blogPost(""))}
  OR ${isEntrySql("Offer", paths.offer(""))})`;
