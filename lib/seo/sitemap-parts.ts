import "server-only";
import { countAll } from "@/lib/db/pagination";
import { latestChanges, listUpdated, type PagedKind } from "@/lib/entries/updated-at";
import { entryPages, SITEMAP_PART, type SitemapPage, textPages } from "./sitemap";

const TEXTS = "pages";
const NAME = /^(posts|offers)-([1-9]\d{0,5})$/;

const namesOf = (kind: PagedKind, count: number) =>
  Array.from({ length: Math.ceil(count / SITEMAP_PART) }, (_, index) => `${kind}-${index + 1}`);

/** The names of the sitemap's parts, and whether they fit into one document. */
export async function listParts(): Promise<{ names: string[]; fitsInOne: boolean }> {
  const [posts, offers] = await Promise.all([countAll("Blog"), countAll("Offer")]);
  return {
    names: [TEXTS, ...namesOf("posts", posts), ...namesOf("offers", offers)],
    fitsInOne: posts + offers <= SITEMAP_PART,
  };
}

/** The pages of a part; none where there is no such part. */
export async function readPart(name: string): Promise<SitemapPage[]> {
  if (name === TEXTS) return textPages(await latestChanges());
  const [, kind, number] = NAME.exec(name) ?? [];
  if (kind === undefined) return [];
  const skip = (Number(number) - 1) * SITEMAP_PART;
  const entries = await listUpdated(kind as PagedKind, { skip, take: SITEMAP_PART });
  return entryPages(kind as PagedKind, entries);
}
