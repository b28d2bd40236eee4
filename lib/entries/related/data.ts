import "server-only";
import { placesOf } from "@/content/navigation";
import { sections } from "@/content/sections";
import type { ContentPage, Section } from "@/content/types";
import { indianDay } from "@/lib/core/format";
import { foldText } from "@/lib/core/search-text";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import type { OfferCategory } from "@/lib/entries/offer/schema";
import { mostRelevant, relevanceTo, type Texts } from "./relevance";

/** How many of the newest posts and offers are looked through: a page costs the same with thousands. */
const NEWEST = 100;

const MOST_POSTS = 3;
const MOST_OFFERS = 2;
const POSTS_BESIDE = 2;
const MOST_PAGES = 2;

export type RelatedPost = { id: string; title: string; summary: string };
export type RelatedOffer = {
  id: string;
  title: string;
  discount: string;
  validUntil: string | null;
};

const foldTexts = ({ title, summary, text }: Texts): Texts => ({
  title: foldText(title),
  summary: foldText(summary),
  text: foldText(text),
});

async function newestPosts() {
  const select = { id: true, title: true, short_desc: true, searchText: true } as const;
  const rows = await getDb().blog.findMany({ select, orderBy: newestFirst, take: NEWEST });
  return rows.map(({ id, title, short_desc: summary, searchText: text }) => ({
    id,
    title,
    summary,
    // The text to be searched is folded where it is stored.
    texts: { ...foldTexts({ title, summary, text: "" }), text },
  }));
}

/** What comes after a content page: posts about its subject, and offers that have not ended. */
export async function nextForPage({ section, page }: { section: Section; page: ContentPage }) {
  const relevance = relevanceTo(page.words);
  const [posts, offers] = await Promise.all([
    newestPosts(),
    offersAbout(section.offers, relevance, indianDay(new Date())),
  ]);
  return { posts: mostRelevant(posts, ({ texts }) => relevance(texts), MOST_POSTS), offers };
}

export type NextForPage = {
  posts: RelatedPost[];
  offers: RelatedOffer[];
};

const pages = placesOf(sections).map(({ page }) => ({ page, relevance: relevanceTo(page.words) }));

/** The content pages that a post or an offer is about, at most two. */
export function pagesAbout(texts: Texts): ContentPage[] {
  const folded = foldTexts(texts);
  return mostRelevant(pages, ({ relevance }) => relevance(folded), MOST_PAGES).map(
    ({ page }) => page,
  );
}

/** What comes after a post: the pages that it is about, and two posts about the same or the newest. */
export async function nextForPost({ id, ...texts }: { id: string } & Texts) {
  const about = pagesAbout(texts);
  const relevance = relevanceTo(about.flatMap(({ words }) => words));
  const others = (await newestPosts()).filter((other) => other.id !== id);
  const related = mostRelevant(others, (other) => relevance(other.texts), POSTS_BESIDE);
  return {
    pages: about,
    posts: [...new Set([...related, ...others])].slice(0, POSTS_BESIDE),
  };
}

/**
 * Offers of a category, or that are relevant, which have not ended.
 * @param today in India, as `YYYY-MM-DD`
 */
async function offersAbout(
  category: OfferCategory | undefined,
  relevance: (texts: Texts) => number,
  today: string,
): Promise<RelatedOffer[]> {
  const select = {
    id: true,
    title: true,
    discount: true,
    validUntil: true,
    category: true,
    searchText: true,
  } as const;
  const where = { OR: [{ validUntil: null }, { validUntil: { gte: today } }] };
  const offers = await getDb().offer.findMany({
    select,
    where,
    orderBy: newestFirst,
    take: NEWEST,
  });
  const scoreOf = ({ title, discount, category: own, searchText }: (typeof offers)[number]) =>
    relevance({ ...foldTexts({ title, summary: discount, text: "" }), text: searchText }) +
    (own === category ? 1 : 0);
  return mostRelevant(offers, scoreOf, MOST_OFFERS);
}
