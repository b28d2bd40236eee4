import "server-only";
import { placesOf } from "@/content/navigation";
import { sections } from "@/content/sections";
import type { ContentPage, Section } from "@/content/types";
import { indianDay } from "@/lib/core/format";
import { foldText } from "@/lib/core/search-text";
import { singleton } from "@/lib/core/singleton.mjs";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import type { OfferCategory } from "@/lib/entries/offer/schema";
import {
  createFinder,
  findWords,
  type Found,
  mostRelevant,
  relevance,
  type Texts,
} from "./relevance";

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

const subjects = placesOf(sections).map(({ page }) => page);
const findSubjects = findWords([...new Set(subjects.flatMap(({ words }) => words))]);

const listed = { id: true, title: true, version: true, updatedAt: true } as const;

type Listed = { id: string; title: string; summary: string; version: number; updatedAt: Date };

/** Finds the words of all subjects in rows, whose texts `readStored` reads: those are folded already. */
const createSubjectFinder = <T extends Listed>(
  readStored: (ids: string[]) => Promise<{ id: string; searchText: string }[]>,
) =>
  createFinder<T>(findSubjects, async (rows) => {
    const stored = await readStored(rows.map(({ id }) => id));
    const texts = new Map(stored.map(({ id, searchText }) => [id, searchText]));
    return rows.map(({ id, title, summary }) => ({
      ...foldTexts({ title, summary, text: "" }),
      // Empty where the row is gone.
      text: texts.get(id) ?? "",
    }));
  });

const stored = { id: true, searchText: true } as const;

async function newestPosts() {
  const select = { ...listed, short_desc: true } as const;
  const rows = await getDb().blog.findMany({ select, orderBy: newestFirst, take: NEWEST });
  const posts = rows.map(({ short_desc: summary, ...post }) => ({ ...post, summary }));
  const find = singleton("subjects of posts", () =>
    createSubjectFinder<(typeof posts)[number]>((ids) =>
      getDb().blog.findMany({ select: stored, where: { id: { in: ids } } }),
    ),
  );
  return find(posts);
}

/** Finds what comes after a content page: posts about its subject, and offers that have not ended. */
export async function nextForPage({ section, page }: { section: Section; page: ContentPage }) {
  const [posts, offers] = await Promise.all([
    newestPosts(),
    offersAbout(section.offers, page.words, indianDay(new Date())),
  ]);
  return {
    posts: mostRelevant(posts, ({ found }) => relevance(found, page.words), MOST_POSTS),
    offers,
  };
}

export type NextForPage = {
  posts: RelatedPost[];
  offers: RelatedOffer[];
};

const pagesWith = (found: Found): ContentPage[] =>
  mostRelevant(subjects, ({ words }) => relevance(found, words), MOST_PAGES);

/** Finds the content pages that a post or an offer is about, at most two. */
export const pagesAbout = (texts: Texts): ContentPage[] =>
  pagesWith(findSubjects(foldTexts(texts)));

/** Finds what comes after a post: the pages that it is about, and two posts about the same or the newest. */
export async function nextForPost({ id, ...texts }: { id: string } & Texts) {
  const newest = await newestPosts();
  const own = newest.find((post) => post.id === id);
  const about = own ? pagesWith(own.found) : pagesAbout(texts);
  const words = about.flatMap((page) => page.words);
  const others = newest.filter((post) => post !== own);
  const related = mostRelevant(others, ({ found }) => relevance(found, words), POSTS_BESIDE);
  return {
    pages: about,
    posts: [...new Set([...related, ...others])].slice(0, POSTS_BESIDE),
  };
}

/**
 * Finds offers of a category, or that are relevant, which have not ended.
 * @param today in India, as `YYYY-MM-DD`
 */
async function offersAbout(
  category: OfferCategory | undefined,
  words: readonly string[],
  today: string,
): Promise<RelatedOffer[]> {
  const select = { ...listed, discount: true, validUntil: true, category: true } as const;
  const where = { OR: [{ validUntil: null }, { validUntil: { gte: today } }] };
  const rows = await getDb().offer.findMany({ select, where, orderBy: newestFirst, take: NEWEST });
  const offers = rows.map((offer) => ({ ...offer, summary: offer.discount }));
  const find = singleton("subjects of offers", () =>
    createSubjectFinder<(typeof offers)[number]>((ids) =>
      getDb().offer.findMany({ select: stored, where: { id: { in: ids } } }),
    ),
  );
  const score = ({ found, category: own }: { found: Found; category: string }) =>
    relevance(found, words) + (own === category ? 1 : 0);
  return mostRelevant(await find(offers), score, MOST_OFFERS);
}
