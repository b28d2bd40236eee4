import "server-only";
import { randomUUID } from "node:crypto";
import { revalidatePath } from "next/cache";
import { NEXT_CACHE_IMPLICIT_TAG_ID } from "next/dist/lib/constants";
import { announce } from "./invalidation";
import { paths } from "@/lib/core/paths";

/** A page by its address, all pages of a route by its folder under app, or whatever a folder has. */
type PageOrRoute = string | { route: string } | { folder: string };

/** The sitemap of a site with many entries. */
const sitemapParts = { folder: "/sitemap" };

/** Which pages and public lists show an entry, by its kind: the one place that says so. */
const pagesShowing = {
  // Every content page and post may lead to the posts about its subject, whichever those are now.
  blog: (id: string) => [
    { route: "/(site)/[...slug]" },
    { route: "/(site)/blog/[id]" },
    paths.shareImage(paths.blogPost(id)),
    paths.blog,
    { route: "/(site)/blog/page/[page]" },
    paths.feed,
    paths.sitemap,
    sitemapParts,
    paths.api.blogs,
  ],
  offer: (id: string) => [
    { route: "/(site)/[...slug]" },
    paths.offer(id),
    paths.shareImage(paths.offer(id)),
    paths.home,
    paths.sitemap,
    sitemapParts,
    paths.api.offers,
  ],
  media: () => [
    paths.media,
    { route: "/(site)/media/page/[page]" },
    paths.sitemap,
    sitemapParts,
    paths.api.media,
  ],
} satisfies Record<string, (id: string) => PageOrRoute[]>;

/** A kind of entry, as the audit names it too. */
export type PublishedKind = keyof typeof pagesShowing;

/**
 * Makes, changes or deletes an entry. However that ends, the pages that show it are made anew when
 * they are next asked for, here and by the other instances: a change may be stored although its
 * answer was lost.
 */
export async function publish<T>(
  kind: PublishedKind,
  id: string,
  write: () => Promise<T>,
): Promise<T> {
  const touched = pagesShowing[kind](id);
  const change = { id: randomUUID(), tags: touched.flatMap(tagsOf) };
  await announce(change, "begun");
  try {
    return await write();
  } finally {
    for (const shown of touched) expire(shown);
    await announce(change, "done");
  }
}

function expire(shown: PageOrRoute) {
  if (typeof shown === "string") revalidatePath(shown);
  else if ("route" in shown) revalidatePath(shown.route, "page");
  else revalidatePath(shown.folder, "layout");
}

/** What Next marks a page with, and we mark a kept list with, by its path. */
export const pathTag = (path: string) => `${NEXT_CACHE_IMPLICIT_TAG_ID}${path}`;

/** What Next marks a page with, by what revalidatePath expires it by. */
function tagsOf(shown: PageOrRoute): string[] {
  if (typeof shown !== "string")
    return [pathTag("route" in shown ? `${shown.route}/page` : `${shown.folder}/layout`)];
  return shown === paths.home ? [pathTag("/"), pathTag("/index")] : [pathTag(shown)];
}
