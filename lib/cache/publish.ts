import "server-only";
import { createHash } from "node:crypto";
import { getEnv } from "@/lib/core/env";
import { formatError, log } from "@/lib/core/log";
import { paths } from "@/lib/core/paths";
import { getRedis } from "@/lib/core/redis";
import { TODAY, versions } from "./versions.mjs";

export type PublishedKind = "blog" | "offer" | "media" | "firm";

const entryTag = (kind: PublishedKind, id: string) => `${kind} ${id}`;

type IdToTags = (id: string) => string[];
const toNoTags: IdToTags = () => [];
const toPostTags: IdToTags = () => ["blog"];
// Pages with offers say which have ended.
const toOfferTags: IdToTags = () => ["offer", TODAY];
const toMediaTags: IdToTags = () => ["media"];

/** Tags that each path depends on. A path that matches no pattern depends on entries of every kind and the date. */
const dependencies: [RegExp, IdToTags][] = [
  [/^\/$/, toOfferTags],
  // Publishing a post may change the related posts that any post links to.
  [/^\/blog(\/|$)|^\/feed\.xml$|^\/api\/blogs$/, toPostTags],
  [/^\/media(\/|$)|^\/api\/media$/, toMediaTags],
  [/^\/api\/offers$/, toOfferTags],
  [/^\/offers\/([^/]+)$/, (id) => [entryTag("offer", id), TODAY]],
  [/^\/share\/offers\/([^/]+)\.jpg$/, (id) => [entryTag("offer", id)]],
  [/^\/share\/blog\/([^/]+)\.jpg$/, (id) => [entryTag("blog", id)]],
  [/^\/share\//, toNoTags],
  [/^\/(contact|services|who-we-serve|privacy|terms|_not-found)$/, toNoTags],
  [/^\/(robots\.txt|manifest\.webmanifest|\.well-known\/.*)$/, toNoTags],
  [/^\/(wealth-management|insurance|lease|loans|who-we-serve)\//, () => ["blog", "offer", TODAY]],
];

const allTags = ["blog", "offer", "media", TODAY];

function listEntryTags(path: string): string[] {
  for (const [pattern, toTags] of dependencies) {
    const [match, id = ""] = pattern.exec(path) ?? [];
    if (match !== undefined) return toTags(decodeURIComponent(id));
  }
  return allTags;
}

/** Responses without the footer, which shows the firm's details. */
const WITHOUT_FOOTER = /^\/(api|share|sitemap)\/|^\/[^/]*\.[a-z]+$/;

/** Returns the cache tags of a page or public list. `url` is the percent-encoded path and query. */
export function listTags(url: string): string[] {
  const [path = ""] = url.split("?", 1);
  const tags = listEntryTags(path);
  return WITHOUT_FOOTER.test(path) ? tags : [...tags, "firm"];
}

const publicLists = new Set<string>(Object.values(paths.api));

export const isPublicList = (url: string): boolean => publicLists.has(url.split("?", 1)[0]!);

/** Runs a write and invalidates all pages that show the entry, even after an error: the write may be stored. */
export const publish = <T>(kind: PublishedKind, id: string, write: () => Promise<T>): Promise<T> =>
  versions.publish([kind, entryTag(kind, id)], write);

/** Sends each publish to the other instances through Redis, if REDIS_URL is set. Call it once. */
export function sharePublishes(): void {
  const client = getRedis();
  if (client === null) return;
  // Gives each site that shares a Redis its own keys.
  const site = createHash("sha256").update(getEnv().NEXTAUTH_SECRET).digest("base64url");
  versions.share({
    client,
    prefix: `arthora:version:${site.slice(0, 16)}:`,
    onDelay: (error) => log("warn", { code: "invalidation_pending", error: formatError(error) }),
  });
}
