// @ts-check
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { contentSecurityPolicy } from "../content-security-policy.mjs";
import { ChangeReader } from "./change-log.mjs";
import { inlineScriptHashes } from "./inline-scripts.mjs";
import { unstored } from "./unstored.mjs";

// Where Next keeps what it has made: pages, the feed, the sitemap, pictures of shared links
// (next.config.mjs, cacheHandler; docs/decisions/0012). All of it is in the memory of this
// process, so that nothing is ever seen here of a build's database and SITE_URL, or of an earlier
// process with another database. Other instances tell of what they change (change-log.mjs).

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} CacheHandler
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerContext} Context
 * @typedef {import("next/dist/server/response-cache").IncrementalCachedAppPageValue} Page
 * @typedef {import("next/dist/server/response-cache").CachedRouteValue} RouteAnswer
 * @typedef {Page | RouteAnswer} Answer
 */

/**
 * An answer in each form that a request can ask for, made once.
 *
 * @typedef {{ plain: Answer, gzipped: Answer, unchanged: Answer, tags: string[], bytes: number,
 *   madeAt: number }} Entry
 */

const TAGS = "x-next-cache-tags";

/** Whoever stores an answer asks before each use of it: a change is seen at once. */
const ASK_FIRST = "public, max-age=0, must-revalidate";

/** For a page that could not be made. Retry-After is in seconds. */
const TRY_LATER = { "cache-control": "no-store", "retry-after": "30" };

/** As React writes it. */
const UNSTORED = `<meta name="${unstored.name}" content="${unstored.content}"/>`;

const OK = 200;
const NOT_MODIFIED = 304;
const UNAVAILABLE = 503;

/**
 * Next's key of its page of 404, which is the same for all paths. Of a key, what a visitor may have
 * made up begins behind the first "$".
 */
const NOT_FOUND_KEY = /^[^$]*\/\$\/(_not-found|404)$/;

/** @type {LRUCache<string, Entry>} */
let entries;

/**
 * When tags were expired (performance.now), for what was being made meanwhile. Nothing takes ten
 * minutes to make.
 *
 * @type {LRUCache<string, number>}
 */
const expirations = new LRUCache({ max: 10_000, ttl: 10 * 60 * 1_000 });

/** The same for everything. */
let allExpiredAt = -1;

/** @param {string[]} tags */
function expire(tags) {
  const named = new Set(tags);
  for (const tag of named) expirations.set(tag, performance.now());
  for (const [key, entry] of entries.entries()) {
    if (entry.tags.some((tag) => named.has(tag))) entries.delete(key);
  }
}

function expireAll() {
  allExpiredAt = performance.now();
  expirations.clear();
  entries.clear();
}

/**
 * What was changed while something was being made may not be in it.
 *
 * @param {string[]} tags
 * @param {number} begun
 */
const isOvertaken = (tags, begun) =>
  allExpiredAt >= begun ||
  tags.some((tag) => (expirations.get(tag) ?? -1) >= begun) ||
  changes.isUnderWay(tags, begun);

const changes = new ChangeReader({ expire, expireAll });

/** One for each request; what is stored is shared by all. @implements {CacheHandler} */
export default class PageCache {
  /** @type {Record<string, string | undefined>} */
  #requestHeaders;

  /** When this request found nothing, and began to make it. @type {Map<string, number>} */
  #begun = new Map();

  /** @param {Context} context */
  constructor({ maxMemoryCacheSize, _requestHeaders }) {
    this.#requestHeaders = /** @type {Record<string, string | undefined>} */ (_requestHeaders);
    entries ??= new LRUCache({
      maxSize: maxMemoryCacheSize || 1,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_entry, key, reason) => reason === "set" || forget(key),
    });
  }

  /** @param {string} key */
  async get(key) {
    const oldest = await changes.read();
    const entry = entries.get(key);
    if (!entry || entry.madeAt < oldest) {
      this.#begun.set(key, performance.now());
      return null;
    }
    return { lastModified: Date.now(), value: this.#formOf(key, entry) };
  }

  /**
   * Finishes an answer and keeps it. Next sends the same object, so that the request that it was
   * made for gets the policy and the status too.
   *
   * @param {string} key
   * @param {import("next/dist/server/response-cache").IncrementalCacheValue | null} answer
   */
  async set(key, answer) {
    if (answer?.kind !== "APP_PAGE" && answer?.kind !== "APP_ROUTE") return;
    const isWhole = answer.kind === "APP_PAGE" ? finishPage(answer) : answer.status === OK;
    if (!isWhole && !NOT_FOUND_KEY.test(key)) return forget(key);
    const tags = tagsOf(answer);
    const begun = this.#begun.get(key) ?? performance.now();
    if (isOvertaken(tags, begun)) return;
    entries.set(key, entryOf(answer, tags, begun));
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    expire([tags].flat());
  }

  resetRequestCache() {}

  /**
   * @param {string} key
   * @param {Entry} entry
   */
  #formOf(key, { plain, gzipped, unchanged }) {
    // The page of 404 is sent whole: only what is found can be the same as before (RFC 9110, 13.2.1).
    const isFound = !NOT_FOUND_KEY.test(key);
    if (isFound && fresh(this.#requestHeaders, unchanged.headers ?? {})) return unchanged;
    const negotiator = new Negotiator({ headers: this.#requestHeaders });
    return negotiator.encoding(["gzip", "identity"]) === "gzip" ? gzipped : plain;
  }
}

/**
 * Next remembers how long each answer lives, for as long as the process lives: invented addresses
 * would fill the memory. What is not kept needs no lifetime.
 *
 * @param {string} key
 */
function forget(key) {
  lifetimes.delete(key);
}

/** @type {Map<string, unknown>} Next's own, by the keys that it gives us. */
const lifetimes = /** @type {any} */ (SharedCacheControls).cacheControls;

/**
 * Gives a page the headers that go with this very document.
 *
 * @param {Page} page
 * @returns {boolean} whether it may be kept
 */
function finishPage(page) {
  const { html } = page;
  page.headers ??= {};
  page.headers["content-security-policy"] = contentSecurityPolicy(inlineScriptHashes(html));
  page.headers["cache-control"] = ASK_FIRST;
  if (html.slice(0, html.indexOf("</head>")).includes(UNSTORED)) {
    page.status = UNAVAILABLE;
    Object.assign(page.headers, TRY_LATER);
  }
  return (page.status ?? OK) === OK;
}

/** @param {Answer} answer */
function tagsOf({ headers }) {
  const tags = headers?.[TAGS];
  return typeof tags === "string" ? tags.split(",") : [];
}

/**
 * Every form of an answer. Bodies are bytes, a document too: Next sends those as they are, without
 * reading through them for an ETag of its own.
 *
 * @param {Answer} answer
 * @param {string[]} tags
 * @param {number} madeAt
 * @returns {Entry}
 */
function entryOf(answer, tags, madeAt) {
  const isPage = answer.kind === "APP_PAGE";
  /** @type {Record<string, Buffer>} Of a page: the document, and what a visitor gets who comes by a link within the site. */
  const bodies = isPage
    ? { html: Buffer.from(answer.html), rscData: answer.rscData ?? NOTHING }
    : { body: answer.body };
  // Of a route's answer Next drops Content-Encoding and compresses it for each request, whatever it
  // is already: only pages are kept compressed.
  const gzipped = isPage ? mapped(bodies, (body) => gzipSync(body, { level: 9 })) : {};
  const segments = Object.fromEntries((isPage && answer.segmentData) || []);

  const headers = { "cache-control": ASK_FIRST, ...answer.headers, etag: etagOf(bodies) };
  const form = (/** @type {object} */ changed) =>
    /** @type {Answer} */ ({ ...answer, headers, ...changed });
  const plain = form(bodies);
  return {
    plain,
    gzipped: isPage
      ? form({ ...gzipped, headers: { ...headers, "content-encoding": "gzip" } })
      : plain,
    unchanged: form({ ...mapped(bodies, () => (isPage ? NOTHING : null)), status: NOT_MODIFIED }),
    tags,
    madeAt,
    bytes: lengthOf(bodies) + lengthOf(gzipped) + lengthOf(segments),
  };
}

const NOTHING = Buffer.alloc(0);

/** @param {Record<string, Buffer>} bodies */
function etagOf(bodies) {
  const hash = createHash("sha256");
  for (const body of Object.values(bodies)) hash.update(body);
  return `W/"${hash.digest("base64url")}"`;
}

/** @param {Record<string, Buffer>} bodies */
const lengthOf = (bodies) =>
  Object.values(bodies).reduce((total, { byteLength }) => total + byteLength, 0);

/**
 * @template From, To
 * @param {Record<string, From>} record
 * @param {(value: From) => To} change
 * @returns {Record<string, To>}
 */
const mapped = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
