import "server-only";
import type {
  BlogPosting,
  BreadcrumbList,
  FinancialService,
  Graph,
  Organization,
  Person,
  PostalAddress,
  Thing,
  VideoObject,
} from "schema-dts";
import { site } from "@/content/site";
import type { BlogArticleDto } from "@/lib/entries/blog/data";
import type { FirmDetails } from "@/lib/firm/schema";
import { listAddressLines, listOpeningHours, listSocialLinks } from "@/lib/firm/statements";
import type { MediaCardItem } from "@/lib/entries/media/card";
import { SHARE_IMAGE_SIZE } from "./page-metadata";
import { paths } from "@/lib/core/paths";
import { detectLanguage } from "@/lib/core/detect-language";
import { toAbsoluteUrl } from "@/lib/core/site-url";

// Structured data (schema.org) with Google's required fields; see tests/seo/structured-data.ts.

const getFirmId = () => toAbsoluteUrl("/#firm");

const buildFirmReference = () =>
  ({ "@type": "Organization", "@id": getFirmId(), name: site.name }) satisfies Organization;

/** Omits links to a social network's home page, which do not identify the firm. */
const listOwnSocialPages = (firm: FirmDetails) =>
  listSocialLinks(firm)
    .map(({ href }) => href)
    .filter((href) => new URL(href).pathname !== "/");

const orUndefined = (value: string) => value || undefined;

function buildOfficeAddress(firm: FirmDetails): PostalAddress | undefined {
  const { address, city } = firm.contact;
  if (listAddressLines(firm).length === 0) return undefined;
  return {
    "@type": "PostalAddress",
    streetAddress: orUndefined(address.replaceAll("\n", ", ")),
    addressLocality: orUndefined(city),
    addressCountry: site.country,
  };
}

/** Returns the firm's data without the fields that are empty. */
export function buildFirmData(firm: FirmDetails): FinancialService {
  const { company, contact } = firm;
  const social = listOwnSocialPages(firm);
  const hours = listOpeningHours(firm);
  return {
    "@type": "FinancialService",
    "@id": getFirmId(),
    name: site.name,
    legalName: orUndefined(company.legalName),
    description: site.description,
    url: toAbsoluteUrl(paths.home),
    logo: toAbsoluteUrl("/icons/icon-512.png"),
    image: toAbsoluteUrl(paths.shareImage(paths.home)),
    areaServed: "IN",
    telephone: orUndefined(contact.phone),
    email: orUndefined(contact.email),
    address: buildOfficeAddress(firm) ?? orUndefined(company.registeredOffice),
    openingHours: hours.length > 0 ? hours : undefined,
    hasMap: orUndefined(contact.mapUrl),
    sameAs: social.length > 0 ? social : undefined,
  };
}

export const buildPeopleData = ({ people }: FirmDetails): Person[] =>
  people.map(({ name, role, photograph, text }) => ({
    "@type": "Person",
    name,
    jobTitle: role,
    description: orUndefined(text),
    image: photograph ? new URL(photograph, toAbsoluteUrl("/")).href : undefined,
    worksFor: buildFirmReference(),
  }));

/** Returns breadcrumbs. Skips steps without a page, because each item needs a URL. */
export function buildBreadcrumbData(
  steps: { title: string; href: string | null }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps
      .filter(({ href }) => href !== null)
      .map(({ title, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: toAbsoluteUrl(href!),
      })),
  };
}

export function buildArticleData(blog: BlogArticleDto): BlogPosting {
  const isFirm = blog.authorName.trim().toLowerCase() === site.name.toLowerCase();
  const author: Person = { "@type": "Person", name: blog.authorName };
  return {
    "@type": "BlogPosting",
    headline: blog.title,
    description: blog.short_desc,
    mainEntityOfPage: toAbsoluteUrl(paths.blogPost(blog.id)),
    image: {
      "@type": "ImageObject",
      url: toAbsoluteUrl(paths.shareImage(paths.blogPost(blog.id), blog.version)),
      width: { "@type": "QuantitativeValue", value: SHARE_IMAGE_SIZE.width },
      height: { "@type": "QuantitativeValue", value: SHARE_IMAGE_SIZE.height },
    },
    datePublished: blog.createdAt,
    dateModified: blog.updatedAt,
    author: isFirm ? buildFirmReference() : author,
    publisher: buildFirmReference(),
    inLanguage: detectLanguage(`${blog.title} ${blog.short_desc}`) ?? "en-IN",
  };
}

/** Describes the items that have an embedded player. `toText` is a parameter, so that other pages load no HTML parser. */
export function buildVideoData(
  items: MediaCardItem[],
  toText: (html: string) => string,
): VideoObject[] {
  return items.flatMap((item): VideoObject[] => {
    const { title, description, video, duration, language, poster, createdAt } = item;
    if (video?.kind !== "player") return [];
    return [
      {
        "@type": "VideoObject",
        name: title,
        description: toText(description) || title,
        thumbnailUrl: poster
          ? new URL(poster, toAbsoluteUrl("/")).href
          : `https://i.ytimg.com/vi/${video.id}/hqdefault.jpg`,
        duration: duration ? `PT${duration}S` : undefined,
        inLanguage: language ? { "@type": "Language", name: language } : undefined,
        uploadDate: createdAt,
        embedUrl: video.embedUrl,
        contentUrl: video.watchUrl,
      },
    ];
  });
}

declare const escaped: unique symbol;

/** JSON that is safe in a script element. Only `toJsonLd` creates it. */
export type JsonLdText = string & { readonly [escaped]: true };

/** Serializes things for a script element. Escapes "<", so no title can close the element. */
export function toJsonLd(things: Thing[]): JsonLdText {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c") as JsonLdText;
}
