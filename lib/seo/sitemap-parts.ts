import "server-only";
import { countAll } from "@/lib/db/pagination";
import {
  findLatestChanges,
  listUpdateTimes,
  type KindWithOwnPages,
} from "@/lib/entries/updated-at";
import { listEntryPages, SITEMAP_PART_SIZE, type SitemapPage, listFixedPages } from "./sitemap";

const FIXED_PAGES = "pages";
const PART_NAME = /^(posts|offers)-([1-9]\d{0,5})$/;

const listPartNames = (kind: KindWithOwnPages, count: number) =>
  Array.from(
    { length: Math.ceil(count / SITEMAP_PART_SIZE) },
    (_, index) => `${kind}-${index + 1}`,
  );

export async function listParts(): Promise<{ names: string[]; isSingleFile: boolean }> {
  const [posts, offers] = await Promise.all([countAll("Blog"), countAll("Offer")]);
  return {
    names: [FIXED_PAGES, ...listPartNames("posts", posts), ...listPartNames("offers", offers)],
    isSingleFile: posts + offers <= SITEMAP_PART_SIZE,
  };
}

/** Returns the pages of a part, or an empty list if there is no such part. */
export async function readPart(name: string): Promise<SitemapPage[]> {
  if (name === FIXED_PAGES) return listFixedPages(await findLatestChanges());
  const [, kind, number] = PART_NAME.exec(name) ?? [];
  if (kind === undefined) return [];
  const skip = (Number(number) - 1) * SITEMAP_PART_SIZE;
  const entries = await listUpdateTimes(kind as KindWithOwnPages, {
    skip,
    take: SITEMAP_PART_SIZE,
  });
  return listEntryPages(kind as KindWithOwnPages, entries);
}
