import "server-only";
import { placesOf } from "@/content/navigation";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import { isStorable } from "@/lib/core/fields";
import { paths } from "@/lib/core/paths";
import { getDb } from "@/lib/db/client";

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
