import "server-only";
import type { Metadata } from "next";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";
import { siteUrl } from "@/lib/core/site-url";

/** Width and height of the picture that goes with a shared link, in pixels (Open Graph's 1.91:1). */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

type PageHead = {
  /** The page's one public address, without the host: "/loans/home-loan". */
  href: string;
  title: string;
  /** The title as it is, without the firm's name behind it. */
  isWholeTitle?: boolean;
  description: string;
  /** The page whose picture it borrows, where it has none of its own. */
  imageOf?: string;
  /** Where the page shows an entry: its version, so that a change of it has a new picture. */
  version?: number;
  /** Of a post: its author, and when it was published and last changed (ISO 8601). */
  article?: { author: string; publishedTime: string; modifiedTime: string };
};

/**
 * What search engines and social networks are told of a page: title, description, the canonical
 * address, and the Open Graph and X cards with a picture (https://ogp.me).
 */
export function pageMetadata(head: PageHead): Metadata {
  const { href, title, isWholeTitle = false, description, version, article } = head;
  const url = siteUrl(href);
  const image = {
    url: siteUrl(paths.shareImage(head.imageOf ?? href, version)),
    ...SHARE_PICTURE,
    alt: title,
  };
  return {
    title: isWholeTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      types: {
        "application/atom+xml": [{ url: siteUrl(paths.feed), title: `${site.name} blog` }],
      },
    },
    openGraph: {
      ...(article
        ? {
            type: "article",
            authors: [article.author],
            publishedTime: article.publishedTime,
            modifiedTime: article.modifiedTime,
          }
        : { type: "website" }),
      siteName: site.name,
      locale: "en_IN",
      url,
      title,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
