import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { renderings } from "./store.mjs";
import { singleton } from "@/lib/core/singleton.mjs";

// In Next, a page can set no status except 404.

const responses = singleton("responses", () => new AsyncLocalStorage<ServerResponse>());

export function storeResponse(response: ServerResponse): void {
  responses.enterWith(response);
}

/** Sets the status of the current page and prevents its caching. The first call wins. `retryAfter`: seconds. */
export function setPageStatus(status: number, retryAfter: number): void {
  const rendering = renderings.getStore();
  if (rendering) {
    rendering.failure ??= { status, retryAfter };
    return;
  }
  const response = responses.getStore();
  if (response === undefined || response.headersSent || response.hasHeader("Retry-After")) return;
  response.statusCode = status;
  response.setHeader("Retry-After", retryAfter);
}

/** Caches a route's response for all visitors. Returns true if the body bypasses Next, which would copy it. */
export function cacheForAll(body: Buffer): boolean {
  const rendering = renderings.getStore();
  if (rendering === undefined) return false;
  rendering.body = body;
  rendering.isCached = rendering.stamp.isSettled;
  return true;
}

/** Prevents caching of the current page, because a part of it could not be read. */
export function markIncomplete(): void {
  const rendering = renderings.getStore();
  if (rendering) rendering.isIncomplete = true;
}
