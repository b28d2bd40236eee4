// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { contentSecurityPolicy } from "../core/content-security-policy.mjs";
import { singleton } from "../core/singleton.mjs";
import { freshness } from "./freshness.mjs";
import { inlineScriptHashes } from "./inline-scripts.mjs";
import { IS_KEPT, keepBody } from "./kept-body.mjs";
import { incomplete, serviceUnavailable } from "./page-marks.mjs";

// Where Next keeps what it has made: pages, the feed, the sitemap, pictures of shared links
// (next.config.mjs, cacheHandler; docs/decisions/0012). All of it is in the memory of this
// process, so that nothing is ever seen here of a build's database and SITE_URL, or of an earlier
// process with another database. Other instances tell of what they change (freshness.mjs).

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} CacheHandler
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandlerContext} Context
 * @typedef {import("next/dist/server/response-cache").IncrementalCachedAppPageValue} Page
 * @typedef {import("next/dist/server/response-cache").CachedRouteValue} RouteAnswer
 * @typedef {Page | RouteAnswer} Answer
 */

/** @typedef {{ answer: Answer, tags: string[], bytes: number, madeAt: number }} Entry */

const TAGS = "x-next-cache-tags";

/** Whoever stores an answer asks before each use of it: a change is seen at once. */
const ASK_FIRST = "public, max-age=0, must-revalidate";

const NO_STORE = "no-store";

/** For a page that could not be made. Retry-After is in seconds. */
const TRY_LATER = { "cache-control": NO_STORE, "retry-after": "30" };

/** As React writes a mark. @param {{ name: string, content: string }} mark */
const markup = ({ name, content }) => `<meta name="${name}" content="${content}"/>`;

const OK = 200;
const UNAVAILABLE = 503;

/**
 * Next's key of its page of 404, which is the same for all paths. Of a key, what a visitor may have
 * made up begins behind the first "$".
 */
const NOT_FOUND_KEY = /^[^$]*\/\$\/(_not-found|404)$/;

/** The path that Next's page of 404 is made for, whichever was asked for. */
const NOT_FOUND_PATH = "/_not-found";

/** Next's client adds a hash of the page that its visitor comes from. */
const CLIENT_MARK = /[?&]_rsc(=[^&]*)?$/;

/** How Next writes the URL of a request into a page: by its slashes. */
const WRITTEN_URL = /"c":(\["[^\]]*\])/;

/** Which request something is done for (lib/core/request-id.ts). */
const requests = singleton(
  "requests",
  () => /** @type {{ ids?: import("node:async_hooks").AsyncLocalStorage<string> }} */ ({}),
);

/**
 * Whether a page is made for a request that came before the server had started: it is as its sender
 * wrote it (lib/server/normalize-request.ts), and what is made of it may tell others what they sent.
 */
const isForUnprepared = () => requests.ids !== undefined && requests.ids.getStore() === undefined;

/** The answer to the request that something is done for (lib/core/answer-status.ts). */
const responses = singleton(
  "responses",
  () =>
    /** @type {AsyncLocalStorage<import("node:http").ServerResponse>} */ (new AsyncLocalStorage()),
);

/**
 * Removes the visitor's data from the URL of a request. Next writes that URL into the page, which is shared.
 *
 * @param {string} key
 */
function anonymize(key) {
  const request = responses.getStore()?.req;
  if (request?.url === undefined) return;
  request.url = NOT_FOUND_KEY.test(key) ? NOT_FOUND_PATH : request.url.replace(CLIENT_MARK, "");
}

/**
 * Returns true if a page was made for a URL without a visitor's data.
 *
 * @param {string} key
 * @param {Page} page
 */
function isAnonymous(key, { rscData }) {
  const [, url = ""] = WRITTEN_URL.exec(String(rscData)) ?? [];
  return NOT_FOUND_KEY.test(key)
    ? url === JSON.stringify(NOT_FOUND_PATH.split("/"))
    : !url.includes("_rsc");
}

/** @type {LRUCache<string, Entry>} */
let entries;

freshness.register({
  expire: (tags) => {
    for (const [key, entry] of entries?.entries() ?? []) {
      if (entry.tags.some((tag) => tags.has(tag))) entries.delete(key);
    }
  },
  expireAll: () => entries?.clear(),
});

/** One for each request; what is stored is shared by all. @implements {CacheHandler} */
export default class PageCache {
  /** When this request found nothing, and began to make it. @type {Map<string, number>} */
  #begun = new Map();

  /** @param {Context} context */
  constructor({ maxMemoryCacheSize }) {
    entries ??= new LRUCache({
      maxSize: maxMemoryCacheSize || 1,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_entry, key, reason) => reason === "set" || forget(key),
    });
  }

  /**
   * The whole answer, and the same for every request: Next gives what one call returns to all that
   * wait for the key meanwhile.
   *
   * @param {string} key
   */
  async get(key) {
    const oldest = await freshness.read();
    const entry = entries.get(key);
    if (!entry || entry.madeAt < oldest) {
      this.#begun.set(key, performance.now());
      anonymize(key);
      return null;
    }
    return { lastModified: Date.now(), value: entry.answer };
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
    // Next would have others keep a route's answer for a year.
    if (answer.kind === "APP_ROUTE") answer.headers["cache-control"] ??= ASK_FIRST;
    const isWhole = answer.kind === "APP_PAGE" ? finishPage(answer) : answer.status === OK;
    if (!isWhole && !NOT_FOUND_KEY.test(key)) return forget(key);
    if (answer.kind === "APP_PAGE" && !isAnonymous(key, answer)) return forget(key);
    if (isForUnprepared()) return forget(key);
    const tags = tagsOf(answer);
    const begun = this.#begun.get(key) ?? performance.now();
    if (freshness.isOvertaken(tags, begun)) return;
    entries.set(key, entryOf(key, answer, tags, begun));
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    freshness.expire([tags].flat());
  }

  resetRequestCache() {}
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
  const head = html.slice(0, html.indexOf("</head>"));
  if (head.includes(markup(incomplete))) {
    page.headers["cache-control"] = NO_STORE;
    return false;
  }
  if (head.includes(markup(serviceUnavailable))) {
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
 * What is kept of an answer. The request that it was made for gets the same ETag and bytes: Next sends a
 * document that is bytes as it is, without reading through it for an ETag of its own.
 *
 * @param {string} key
 * @param {Answer} answer
 * @param {string[]} tags
 * @param {number} madeAt
 * @returns {Entry}
 */
function entryOf(key, answer, tags, madeAt) {
  const headers = (answer.headers ??= {});
  headers["cache-control"] ??= ASK_FIRST;
  if (answer.kind === "APP_ROUTE") {
    // Next copies the body of a route's answer, and compresses it for each request.
    headers.etag = etagOf([answer.body]);
    return { answer, tags, madeAt, bytes: answer.body.byteLength };
  }
  // The document, and what a visitor gets who comes by a link within the site.
  const html = Buffer.from(answer.html);
  const rscData = answer.rscData ?? Buffer.alloc(0);
  headers.etag = etagOf([html, rscData]);
  Object.assign(answer, { html, rscData });
  const kept = {
    ...answer,
    headers: { ...headers, "cache-control": `${String(headers["cache-control"])}${IS_KEPT}` },
  };
  let bytes = html.byteLength + rscData.byteLength;
  /** @param {number} oldest */
  const isCurrent = (oldest) => madeAt >= oldest && entries.get(key)?.answer === kept;
  for (const body of [html, rscData]) {
    const gzipped = gzipSync(body, { level: 9 });
    keepBody(body, { gzipped, isCurrent });
    bytes += gzipped.byteLength;
  }
  for (const segment of answer.segmentData?.values() ?? []) bytes += segment.byteLength;
  return { answer: kept, tags, madeAt, bytes };
}

/** @param {Buffer[]} bodies */
function etagOf(bodies) {
  const hash = createHash("sha256");
  for (const body of bodies) hash.update(body);
  return `W/"${hash.digest("base64url")}"`;
}
