import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { renderings } from "./store.mjs";
import { singleton } from "@/lib/core/singleton.mjs";

// Next has no API with which a page can set a status such as 503.

const responses = singleton("responses", () => new AsyncLocalStorage<ServerResponse>());

export function setCurrentResponse(response: ServerResponse): void {
  responses.enterWith(response);
}

/** Sets the status of the current page and prevents its caching. Only the first call counts. `retryAfter`: seconds. */
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

/** Passes a route's body to the front cache. Returns true if the front cache sends it, so that the route need not. */
export function handToFrontCache(body: Buffer): boolean {
  const rendering = renderings.getStore();
  if (rendering === undefined) return false;
  rendering.body = body;
  rendering.isStored = rendering.stamp.isSettled;
  return true;
}

/** Prevents caching of the current page, because a part of it could not be read. */
export function markIncomplete(): void {
  const rendering = renderings.getStore();
  if (rendering) rendering.isIncomplete = true;
}
