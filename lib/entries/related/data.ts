import "server-only";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import type { ContentPage, Section } from "@/content/types";
import { formatIndianIsoDate } from "@/lib/core/format";
import { singleton } from "@/lib/core/singleton.mjs";
import { getDb } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import type { OfferCategory } from "@/lib/entries/offer/schema";
import {
  createCachedFinder,
  createWordFinder,
  foldTexts,
  type FoundWords,
  selectMostRelevant,
  scoreRelevance,
  type Texts,
} from "./relevance";

/** Only the newest posts and offers are searched, which limits the cost of rendering a page. */
const MAX_SEARCHED = 100;

const MAX_POSTS_FOR_PAGE = 3;
const MAX_OFFERS = 2;
const MAX_POSTS_FOR_POST = 2;
const MAX_PAGES = 2;

export type RelatedPost = { id: string; title: string; summary: string };
export type RelatedOffer = {
  id: string;
  title: string;
  discount: string;
  validUntil: string | null;
};

const subjectPages = listPagesWithSection(sections).map(({ page }) => page);
const findSubjects = createWordFinder([
  ...new Set(subjectPages.flatMap(({ keywords }) => keywords)),
]);

const listSelect = { id: true, title: true, version: true, updatedAt: true } as const;

type ListedEntry = { id: string; title: string; summary: string; version: number; updatedAt: Date };

const createSubjectFinder = <T extends ListedEntry>(
  readSearchTexts: (ids: string[]) => Promise<{ id: string; searchText: string }[]>,
) =>
  createCachedFinder<T>(findSubjects, async (rows) => {
    const stored = await readSearchTexts(rows.map(({ id }) => id));
    const texts = new Map(stored.map(({ id, searchText }) => [id, searchText]));
    return rows.map(({ id, title, summary }) => ({
      ...foldTexts({ title, summary, text: "" }),
      text: texts.get(id) ?? "",
    }));
  });

const searchTextSelect = { id: true, searchText: true } as const;

async function readNewestPosts() {
  const select = { ...listSelect, short_desc: true } as const;
  const rows = await getDb().blog.findMany({ select, orderBy: newestFirst, take: MAX_SEARCHED });
  const posts = rows.map(({ short_desc: summary, ...post }) => ({ ...post, summary }));
  const find = singleton("subjects of posts", () =>
    createSubjectFinder<(typeof posts)[number]>((ids) =>
      getDb().blog.findMany({ select: searchTextSelect, where: { id: { in: ids } } }),
    ),
  );
  return find(posts);
}

/** Finds posts on an information page's subject, and current offers on that subject or in the section's category. */
export async function findRelatedForPage({
  section,
  page,
}: {
  section: Section;
  page: ContentPage;
}) {
  const [posts, offers] = await Promise.all([
    readNewestPosts(),
    findRelatedOffers(section.offerCategory, page.keywords, formatIndianIsoDate(new Date())),
  ]);
  return {
    posts: selectMostRelevant(
      posts,
      ({ found }) => scoreRelevance(found, page.keywords),
      MAX_POSTS_FOR_PAGE,
    ),
    offers,
  };
}

export type RelatedForPage = {
  posts: RelatedPost[];
  offers: RelatedOffer[];
};

const selectPages = (found: FoundWords): ContentPage[] =>
  selectMostRelevant(subjectPages, ({ keywords }) => scoreRelevance(found, keywords), MAX_PAGES);

export const findRelatedPages = (texts: Texts): ContentPage[] =>
  selectPages(findSubjects(foldTexts(texts)));

/** Finds pages on the subject of a post, and up to two other posts: first related ones, then the newest. */
export async function findRelatedForPost({ id, ...texts }: { id: string } & Texts) {
  const newest = await readNewestPosts();
  const listedPost = newest.find((post) => post.id === id);
  const pages = listedPost ? selectPages(listedPost.found) : findRelatedPages(texts);
  const words = pages.flatMap((page) => page.keywords);
  const others = newest.filter((post) => post !== listedPost);
  const related = selectMostRelevant(
    others,
    ({ found }) => scoreRelevance(found, words),
    MAX_POSTS_FOR_POST,
  );
  return {
    pages,
    posts: [...new Set([...related, ...others])].slice(0, MAX_POSTS_FOR_POST),
  };
}

// `today` is the date in India, as `YYYY-MM-DD`.
async function findRelatedOffers(
  category: OfferCategory | undefined,
  words: readonly string[],
  today: string,
): Promise<RelatedOffer[]> {
  const select = { ...listSelect, discount: true, validUntil: true, category: true } as const;
  const where = { OR: [{ validUntil: null }, { validUntil: { gte: today } }] };
  const rows = await getDb().offer.findMany({
    select,
    where,
    orderBy: newestFirst,
    take: MAX_SEARCHED,
  });
  const offers = rows.map((offer) => ({ ...offer, summary: offer.discount }));
  const find = singleton("subjects of offers", () =>
    createSubjectFinder<(typeof offers)[number]>((ids) =>
      getDb().offer.findMany({ select: searchTextSelect, where: { id: { in: ids } } }),
    ),
  );
  const score = ({ found, category: offerCategory }: { found: FoundWords; category: string }) =>
    scoreRelevance(found, words) + (offerCategory === category ? 1 : 0);
  return selectMostRelevant(await find(offers), score, MAX_OFFERS);
}
