// @ts-check
import { AsyncLocalStorage } from "node:async_hooks";
import { LRUCache } from "lru-cache";
import { singleton } from "../core/singleton.mjs";

// The in-memory cache of this process, for responses and for Next's cache entries. It starts empty.

/**
 * @typedef {import("./versions.mjs").Stamp} Stamp
 * @typedef {{ value: unknown, stamp: Stamp, bytes: number }} Entry
 * @typedef {object} Rendering A response that is rendered for all visitors (front-cache.ts).
 * @property {string} url Path and query.
 * @property {Stamp} stamp Versions of the page's tags, read before it is rendered.
 * @property {boolean} isStored True if the front cache stores the response.
 * @property {Buffer} [body] Set by `handToFrontCache` if the body bypasses Next.
 * @property {string} [key] Next's cache key of the page.
 * @property {{ status: number, retryAfter: number }} [failure] Set by `setPageStatus`.
 * @property {boolean} [isIncomplete] Set if a part of the page could not be read.
 */

/** The 404 page is rendered at this URL, so that it never contains a visitor's URL. */
export const NOT_FOUND_URL = "/_not-found";

/** Next's cache key of the 404 page. The requested path follows the first "$", so "…/$/a/$/404" must not match. */
const NOT_FOUND_KEY = /^[^$]*\/\$\/(_not-found|404)$/;

/** Returns true for the 404 page of unknown paths. @param {string | undefined} key */
export const isNotFoundKey = (key = "") => NOT_FOUND_KEY.test(key);

export const REVALIDATE = "public, max-age=0, must-revalidate";

const MAX_BYTES = 128 * 1024 * 1024;

export const store = singleton(
  "response store",
  () =>
    /** @type {LRUCache<string, Entry>} */ (
      new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes })
    ),
);

export const renderings = singleton(
  "renderings",
  () => /** @type {AsyncLocalStorage<Rendering>} */ (new AsyncLocalStorage()),
);
