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
import { addressLines, openingHours } from "@/content/disclosures";
import { site } from "@/content/site";
import type { BlogArticleDto } from "@/lib/entries/blog/data";
import type { MediaCardItem } from "@/lib/entries/media/card";
import { SHARE_PICTURE } from "./page-metadata";
import { paths } from "@/lib/core/paths";
import { writtenLanguage } from "@/lib/core/written-language";
import { siteUrl } from "@/lib/core/site-url";

// What search engines read of a page beside its words (https://schema.org). The required fields are
// those of Google's structured data documentation; tests/seo/structured-data.ts holds them.

const firmId = () => siteUrl("/#firm");

/** The firm wherever it is only named: by the id under which the home page describes it. */
const firmReference = () =>
  ({ "@type": "Organization", "@id": firmId(), name: site.name }) satisfies Organization;

/** Social pages that the firm has set; a network's own home page says nothing about it. */
const ownSocialPages = () =>
  site.social.map(({ href }) => href).filter((href) => new URL(href).pathname !== "/");

/** Empty configuration is left out. */
const orNothing = (value: string) => value || undefined;

/** Where visitors are received. */
function officeAddress(): PostalAddress | undefined {
  const { office, country } = site;
  if (addressLines(office).length === 0) return undefined;
  return {
    "@type": "PostalAddress",
    streetAddress: orNothing(office.lines.join(", ")),
    addressLocality: orNothing(office.city),
    addressCountry: country,
  };
}

/** The firm. What is not set in content/site.ts is not said. */
export function firmData(): FinancialService {
  const { company } = site.disclosures;
  const social = ownSocialPages();
  const hours = openingHours(site.office);
  return {
    "@type": "FinancialService",
    "@id": firmId(),
    name: site.name,
    legalName: orNothing(company.legalName),
    description: site.description,
    url: siteUrl(paths.home),
    logo: siteUrl("/icons/icon-512.png"),
    image: siteUrl(paths.shareImage(paths.home)),
    areaServed: "IN",
    telephone: orNothing(company.phone),
    email: orNothing(company.email),
    address: officeAddress() ?? orNothing(company.registeredOffice),
    openingHours: hours.length > 0 ? hours : undefined,
    hasMap: orNothing(site.office.mapUrl),
    sameAs: social.length > 0 ? social : undefined,
  };
}

/** Those whom visitors of the contact page will talk to. */
export const peopleData = (): Person[] =>
  site.people.map(({ name, role, photograph, text }) => ({
    "@type": "Person",
    name,
    jobTitle: role,
    description: text,
    image: photograph && siteUrl(photograph.src),
    worksFor: firmReference(),
  }));

/** The way to a page. Steps that have no page of their own are left out: each needs an address. */
export function breadcrumbData(steps: { title: string; href: string | null }[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps
      .filter(({ href }) => href !== null)
      .map(({ title, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: siteUrl(href!),
      })),
  };
}

/** A post, as an article of the blog. */
export function articleData(blog: BlogArticleDto): BlogPosting {
  const isFirm = blog.authorName.trim().toLowerCase() === site.name.toLowerCase();
  const author: Person = { "@type": "Person", name: blog.authorName };
  return {
    "@type": "BlogPosting",
    headline: blog.title,
    description: blog.short_desc,
    mainEntityOfPage: siteUrl(paths.blogPost(blog.id)),
    image: {
      "@type": "ImageObject",
      url: siteUrl(paths.shareImage(paths.blogPost(blog.id), blog.version)),
      width: { "@type": "QuantitativeValue", value: SHARE_PICTURE.width },
      height: { "@type": "QuantitativeValue", value: SHARE_PICTURE.height },
    },
    datePublished: blog.createdAt,
    dateModified: blog.updatedAt,
    author: isFirm ? firmReference() : author,
    publisher: firmReference(),
    inLanguage: writtenLanguage(`${blog.title} ${blog.short_desc}`) ?? "en-IN",
  };
}

/**
 * The videos among media items that a search engine can show: those with a player.
 *
 * @param toText reads HTML as text; handed in, because most pages with structured data show no HTML
 *   and need not load the sanitiser for it
 */
export function videoData(items: MediaCardItem[], toText: (html: string) => string): VideoObject[] {
  return items.flatMap((item): VideoObject[] => {
    const { title, description, video, duration, language, poster, createdAt } = item;
    if (video?.kind !== "player") return [];
    return [
      {
        "@type": "VideoObject",
        name: title,
        description: toText(description) || title,
        thumbnailUrl: poster
          ? new URL(poster, siteUrl("/")).href
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

/** JSON that may stand in a script element. Only `jsonLdText` makes it. */
export type JsonLdText = string & { readonly [escaped]: true };

/**
 * The things of a page as the text of a script element. A "<" is written as an escape, so that no
 * stored title can end the element.
 */
export function jsonLdText(things: Thing[]): JsonLdText {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c") as JsonLdText;
}
