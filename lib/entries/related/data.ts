import "server-only";
import type { ContentPage, Section } from "@/content/types";
import { indianDay } from "@/lib/core/format";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import type { OfferCategory } from "@/lib/entries/offer/schema";
import { pagesAbout } from "./pages";
import { mostRelevant, relevance, type Texts } from "./relevance";

/** How many of the newest posts and offers are looked through: a page costs the same with thousands. */
const NEWEST = 100;

const MOST_POSTS = 3;
const MOST_OFFERS = 2;

export type RelatedPost = { id: string; title: string; summary: string };
export type RelatedOffer = {
  id: string;
  title: string;
  discount: string;
  validUntil: string | null;
};

async function newestPosts(): Promise<(RelatedPost & Texts)[]> {
  const select = { id: true, title: true, short_desc: true, searchText: true } as const;
  const rows = await getDb().blog.findMany({ select, orderBy: newestFirst, take: NEWEST });
  return rows.map(({ id, title, short_desc, searchText }) => ({
    id,
    title,
    summary: short_desc,
    text: searchText,
  }));
}

/** What comes after a content page: posts about its subject, and offers that have not ended. */
export async function nextForPage({ section, page }: { section: Section; page: ContentPage }) {
  const words = page.words ?? [];
  const [posts, offers] = await Promise.all([
    listPostsAbout(words),
    listOffersAbout(section.offers, words, indianDay(new Date())),
  ]);
  return { posts, offers };
}

export type NextForPage = Awaited<ReturnType<typeof nextForPage>>;

/** The newest posts about what some words name, the most relevant first. */
async function listPostsAbout(words: readonly string[]): Promise<RelatedPost[]> {
  const posts = await newestPosts();
  return mostRelevant(posts, (post) => relevance(words, post), MOST_POSTS);
}

/** What comes after a post: the pages that it is about, and two more posts. */
export async function nextForPost(post: RelatedPost & Texts) {
  const pages = pagesAbout(post);
  const words = pages.flatMap((page) => page.words ?? []);
  return { pages, posts: await listPostsBeside(post.id, words) };
}

/** Two posts for who has read one: about the same words, and where there are not as many the newest. */
async function listPostsBeside(id: string, words: readonly string[]): Promise<RelatedPost[]> {
  const others = (await newestPosts()).filter((post) => post.id !== id);
  const related = mostRelevant(others, (post) => relevance(words, post), 2);
  return [...new Set([...related, ...others])].slice(0, 2);
}

/**
 * Offers of a category, or about what some words name, that have not ended.
 * @param today in India, as `YYYY-MM-DD`
 */
async function listOffersAbout(
  category: OfferCategory | undefined,
  words: readonly string[],
  today: string,
): Promise<RelatedOffer[]> {
  const offers = await getDb().offer.findMany({
    select: {
      id: true,
      title: true,
      discount: true,
      validUntil: true,
      category: true,
      searchText: true,
    },
    where: { OR: [{ validUntil: null }, { validUntil: { gte: today } }] },
    orderBy: newestFirst,
    take: NEWEST,
  });
  const scoreOf = ({ title, discount, category: of, searchText }: (typeof offers)[number]) =>
    relevance(words, { title, summary: discount, text: searchText }) + (of === category ? 1 : 0);
  return mostRelevant(offers, scoreOf, MOST_OFFERS);
}
