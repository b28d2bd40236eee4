import "server-only";
import { Feed } from "feed";
import { screens } from "@/content/screens";
import { site } from "@/content/site";
import type { BlogFeedDto } from "@/lib/entries/blog/data";
import { escapeMarkup } from "@/lib/core/escape-markup";
import { paths } from "@/lib/core/paths";
import { toAbsoluteUrl } from "@/lib/core/site-url";

/** Characters that XML 1.0 excludes, even as references (production 2, Char). */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const toXmlText = (text: string) => text.replace(NOT_XML, "");

/** Escapes a text, because the feed's titles and summaries are HTML. */
const toHtmlText = (text: string) => escapeMarkup(toXmlText(text));

/** Returns an Atom 1.0 document (RFC 4287) with the posts in the given order. */
export function buildBlogFeed(posts: BlogFeedDto[]): string {
  const lastUpdate = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    title: `${site.name} ${screens.blog.title}`,
    description: screens.blog.description,
    id: toAbsoluteUrl(paths.blog),
    link: toAbsoluteUrl(paths.blog),
    feedLinks: { atom: toAbsoluteUrl(paths.feed) },
    language: "en-IN",
    image: toAbsoluteUrl("/icons/icon-192.png"),
    generator: site.name,
    copyright: site.name,
    author: { name: site.name },
    updated: lastUpdate === undefined ? undefined : new Date(lastUpdate),
  });
  for (const { id, title, short_desc, authorName, createdAt, updatedAt } of posts) {
    const url = toAbsoluteUrl(paths.blogPost(id));
    feed.addItem({
      id: url,
      link: url,
      title: toHtmlText(title),
      description: toHtmlText(short_desc),
      author: [{ name: toXmlText(authorName) }],
      published: new Date(createdAt),
      date: new Date(updatedAt),
    });
  }
  return feed.atom1();
}
