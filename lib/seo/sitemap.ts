import "server-only";
import { changeDates } from "@/content/change-dates";
import { placesOf } from "@/content/navigation";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import type { Section } from "@/content/types";
import type { LatestChanges, PagedKind, UpdatedEntry } from "@/lib/entries/updated-at";
import { escapeMarkup } from "@/lib/core/escape-markup";
import { paths } from "@/lib/core/paths";
import { siteUrl } from "@/lib/core/site-url";

// Every public page with when it last changed, as search engines read it
// (https://www.sitemaps.org/protocol.html). A page without a known date has none.

/** How many entries stand in one document. With more there are parts, and an index of them. */
export const SITEMAP_PART = 1_000;

export type SitemapPage = {
  /** Its full address. */
  url: string;
  lastModified?: Date;
};

/** The latest of some moments; undefined where there is none. */
function latest(dates: (Date | string | null | undefined)[]): Date | undefined {
  const times = dates.filter((date) => date != null).map((date) => new Date(date).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** The pages that are no entry's: a page that lists entries has changed with the last of them. */
export function textPages(changes: LatestChanges, list: Section[] = sections): SitemapPage[] {
  const listed: Record<string, Date | null> = {
    [paths.home]: changes.offers,
    [paths.blog]: changes.posts,
    [paths.media]: changes.media,
  };
  const texts = [...Object.values(screens), ...placesOf(list).map(({ page }) => page)];
  return texts.map(({ href }) => ({
    url: siteUrl(href),
    lastModified: latest([changeDates[href], listed[href]]),
  }));
}

const pathOf: Record<PagedKind, (id: string) => string> = {
  posts: paths.blogPost,
  offers: paths.offer,
};

export const entryPages = (kind: PagedKind, entries: UpdatedEntry[]): SitemapPage[] =>
  entries.map(({ id, updatedAt }) => ({ url: siteUrl(pathOf[kind](id)), lastModified: updatedAt }));

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function xmlOf(root: "urlset" | "sitemapindex", item: "url" | "sitemap", pages: SitemapPage[]) {
  const items = pages.map(({ url, lastModified }) => {
    const changed = lastModified && `<lastmod>${lastModified.toISOString()}</lastmod>\n`;
    return `<${item}>\n<loc>${escapeMarkup(url)}</loc>\n${changed ?? ""}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${NAMESPACE}">
${items.join("")}</${root}>
`;
}

/** Pages as a document. */
export const sitemapXml = (pages: SitemapPage[]): string => xmlOf("urlset", "url", pages);

/** The index of the parts, by their names. */
export const sitemapIndexXml = (parts: string[]): string =>
  xmlOf(
    "sitemapindex",
    "sitemap",
    parts.map((part) => ({ url: siteUrl(paths.sitemapPart(part)) })),
  );
