import "server-only";
import { changeDates } from "@/content/change-dates";
import { listPagesWithSection } from "@/content/navigation";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import type { Section } from "@/content/types";
import type { LatestChanges, KindWithOwnPages, EntryUpdateTime } from "@/lib/entries/updated-at";
import { escapeMarkup } from "@/lib/core/escape-markup";
import { paths } from "@/lib/core/paths";
import { toAbsoluteUrl } from "@/lib/core/site-url";

// Lists public pages with the time of their last change, if known (https://www.sitemaps.org/protocol.html).

/** Maximum number of entries per document. If posts and offers together exceed it, the sitemap is an index of parts. */
export const SITEMAP_PART_SIZE = 1_000;

export type SitemapPage = {
  url: string;
  lastModified?: Date;
};

function findLatest(dates: (Date | string | null | undefined)[]): Date | undefined {
  const times = dates.filter((date) => date != null).map((date) => new Date(date).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Returns all pages except those of entries. The home, blog and media pages also change with the entries they list. */
export function listFixedPages(changes: LatestChanges, list: Section[] = sections): SitemapPage[] {
  const changedAt: Record<string, Date | null> = {
    [paths.home]: changes.offers,
    [paths.blog]: changes.posts,
    [paths.media]: changes.media,
  };
  const pages = [...Object.values(screens), ...listPagesWithSection(list).map(({ page }) => page)];
  return pages.map(({ href }) => ({
    url: toAbsoluteUrl(href),
    lastModified: findLatest([changeDates[href], changedAt[href]]),
  }));
}

const entryPaths: Record<KindWithOwnPages, (id: string) => string> = {
  posts: paths.blogPost,
  offers: paths.offer,
};

export const listEntryPages = (kind: KindWithOwnPages, entries: EntryUpdateTime[]): SitemapPage[] =>
  entries.map(({ id, updatedAt }) => ({
    url: toAbsoluteUrl(entryPaths[kind](id)),
    lastModified: updatedAt,
  }));

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function buildXml(root: "urlset" | "sitemapindex", item: "url" | "sitemap", pages: SitemapPage[]) {
  const items = pages.map(({ url, lastModified }) => {
    const lastmod = lastModified && `<lastmod>${lastModified.toISOString()}</lastmod>\n`;
    return `<${item}>\n<loc>${escapeMarkup(url)}</loc>\n${lastmod ?? ""}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${NAMESPACE}">
${items.join("")}</${root}>
`;
}

export const toSitemap = (pages: SitemapPage[]): string => buildXml("urlset", "url", pages);

export const toSitemapIndex = (parts: string[]): string =>
  buildXml(
    "sitemapindex",
    "sitemap",
    parts.map((part) => ({ url: toAbsoluteUrl(paths.sitemapPart(part)) })),
  );
