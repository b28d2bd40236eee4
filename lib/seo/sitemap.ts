import "server-only";
import { changeDates } from "@/content/change-dates";
import { placesOf } from "@/content/navigation";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import type { Section } from "@/content/types";
import type { UpdatedEntry } from "@/lib/entries/updated-at";
import { escapeMarkup } from "@/lib/core/escape-markup";
import { paths } from "@/lib/core/paths";
import { siteUrl } from "@/lib/core/site-url";

type SitemapPage = {
  /** Its full address. */
  url: string;
  lastModified?: Date;
};

type Changes = { blogs: UpdatedEntry[]; offers: UpdatedEntry[]; mediaUpdatedAt: Date | null };

/** The latest of some moments; undefined where there is none. */
function latest(dates: (Date | string | null | undefined)[]): Date | undefined {
  const times = dates.filter((date) => date != null).map((date) => new Date(date).getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/**
 * Every public page with when it last changed: texts by content/change-dates.json, entries by the
 * database, and a page that lists entries by the newest change among them. A page without a known
 * date has none (https://www.sitemaps.org/protocol.html).
 */
export function sitemapOf(changes: Changes, list: Section[] = sections): SitemapPage[] {
  const { blogs, offers, mediaUpdatedAt } = changes;
  const listed: Record<string, (Date | null)[]> = {
    [paths.home]: offers.map(({ updatedAt }) => updatedAt),
    [paths.blog]: blogs.map(({ updatedAt }) => updatedAt),
    [paths.media]: [mediaUpdatedAt],
  };
  const texts = [...Object.values(screens), ...placesOf(list).map(({ page }) => page)];
  return [
    ...texts.map(({ href }) => ({
      url: siteUrl(href),
      lastModified: latest([changeDates[href], ...(listed[href] ?? [])]),
    })),
    ...blogs.map(({ id, updatedAt }) => ({
      url: siteUrl(paths.blogPost(id)),
      lastModified: updatedAt,
    })),
    ...offers.map(({ id, updatedAt }) => ({
      url: siteUrl(paths.offer(id)),
      lastModified: updatedAt,
    })),
  ];
}

/** Pages as the document that search engines read (https://www.sitemaps.org/protocol.html). */
export function sitemapXml(pages: SitemapPage[]): string {
  const urls = pages.map(({ url, lastModified }) => {
    const changed = lastModified && `<lastmod>${lastModified.toISOString()}</lastmod>\n`;
    return `<url>\n<loc>${escapeMarkup(url)}</loc>\n${changed ?? ""}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}
