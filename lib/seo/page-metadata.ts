import "server-only";
import type { Metadata } from "next";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";
import { toAbsoluteUrl } from "@/lib/core/site-url";

/** Size of a share image in pixels (1.91:1, which Facebook recommends). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

type PageHead = {
  /** Canonical path, such as "/loans/home-loan". */
  href: string;
  title: string;
  /** True omits the firm's name after the title. */
  hasAbsoluteTitle?: boolean;
  description: string;
  /** Path of another page whose image is shared instead. */
  imagePath?: string;
  /** Version of the entry on the page, so that each change gives the image a new URL. */
  version?: number;
  /** Times are ISO 8601. */
  article?: { author: string; publishedTime: string; modifiedTime: string };
};

/** Returns title, description, canonical URL, feed link, and Open Graph and X cards (https://ogp.me). */
export function pageMetadata(head: PageHead): Metadata {
  const { href, title, hasAbsoluteTitle = false, description, version, article } = head;
  const url = toAbsoluteUrl(href);
  const image = {
    url: toAbsoluteUrl(paths.shareImage(head.imagePath ?? href, version)),
    ...SHARE_IMAGE_SIZE,
    alt: title,
  };
  return {
    title: hasAbsoluteTitle ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      types: {
        "application/atom+xml": [{ url: toAbsoluteUrl(paths.feed), title: `${site.name} blog` }],
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
