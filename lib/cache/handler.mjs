// @ts-check
import { buildContentSecurityPolicy } from "../core/content-security-policy.mjs";
import { hashInlineScripts } from "./inline-scripts.mjs";
import { isNotFoundKey, NOT_FOUND_URL, renderings, REVALIDATE, store } from "./store.mjs";
import { versions } from "./versions.mjs";

// Next's cache handler (next.config.mjs) for pages, the feed, the sitemap and share images.

/**
 * @typedef {import("next/dist/server/lib/incremental-cache").CacheHandler} NextCacheHandler
 * @typedef {import("next/dist/server/response-cache").IncrementalCachedAppPageValue} Page
 * @typedef {import("next/dist/server/response-cache").CachedRouteValue} RouteResponse
 * @typedef {Page | RouteResponse} Value
 */

const OK = 200;

const cacheControl = /** @type {const} */ ({ revalidate: false, expire: undefined });

/** Next never deletes a path's cache lifetime, so unknown paths would fill the memory. @type {Map<string, unknown> | undefined} */
let lifetimes;
void import("next/dist/server/lib/incremental-cache/shared-cache-controls.external.js").then(
  ({ SharedCacheControls }) => (lifetimes = Reflect.get(SharedCacheControls, "cacheControls")),
  () => undefined,
);

/** @param {string} key */
const toStoreKey = (key) => `next ${key}`;

/** @implements {NextCacheHandler} */
export default class StoreHandler {
  /** @param {string} key */
  async get(key) {
    const rendering = renderings.getStore();
    if (rendering) rendering.key = key;
    const entry = store.get(toStoreKey(key));
    if (!entry || !(await versions.isCurrent(entry.stamp))) return null;
    if (rendering) Object.assign(rendering, { isStored: true, stamp: entry.stamp });
    return { lastModified: Date.now(), value: /** @type {Value} */ (entry.value), cacheControl };
  }

  /**
   * Stores only responses rendered for all visitors. Other responses may contain a visitor's data.
   * @param {string} key @param {import("next/dist/server/response-cache").IncrementalCacheValue | null} value
   */
  async set(key, value) {
    lifetimes?.delete(key);
    const rendering = renderings.getStore();
    if (value?.kind !== "APP_PAGE" && value?.kind !== "APP_ROUTE") return;
    // Next sends this object, so responses that bypass the front cache have these headers too.
    value.headers = { ...value.headers, ...createHeaders(value) };
    if (!rendering || !canStore(rendering, key, value)) return;
    rendering.isStored = true;
    store.set(toStoreKey(key), { value, stamp: rendering.stamp, bytes: countBytes(value) });
  }

  async revalidateTag() {}
  resetRequestCache() {}
}

/** @param {import("./store.mjs").Rendering} rendering @param {string} key @param {Value} value */
function canStore({ url, stamp, failure, isIncomplete }, key, { status = OK }) {
  if (failure || isIncomplete || !stamp.isSettled) return false;
  return isNotFoundKey(key) ? url === NOT_FOUND_URL : status === OK;
}

/** @param {Value} value */
function createHeaders(value) {
  const { "cache-control": directives = REVALIDATE } = value.headers ?? {};
  if (value.kind === "APP_ROUTE") return { "cache-control": directives };
  const policy = buildContentSecurityPolicy(hashInlineScripts(value.html));
  return { "cache-control": directives, "content-security-policy": policy };
}

/** @param {Value} value */
function countBytes(value) {
  if (value.kind === "APP_ROUTE") return value.body.byteLength;
  const segments = [...(value.segmentData?.values() ?? [])];
  const buffers = [value.rscData, ...segments].map((buffer) => buffer?.byteLength ?? 0);
  // A string takes up to two bytes per character.
  return buffers.reduce((sum, bytes) => sum + bytes, 2 * value.html.length);
}
