import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { singleton } from "./singleton.mjs";

// Next gives a page no way to say that it is an answer to something that failed, but for 404. A page
// that is kept says so to the cache (lib/cache/page-marks.mjs); one that is made for each
// request says it here.

const responses = singleton("responses", () => new AsyncLocalStorage<ServerResponse>());

/** Whatever goes on from here, until the next request begins, is done for this response. */
export function beginAnswer(response: ServerResponse): void {
  responses.enterWith(response);
}

/**
 * Has the answer of this request say what came of it. For pages that are made for each request,
 * before anything of them is sent.
 * @param retryAfter seconds until trying again makes sense
 */
export function answerWith(status: number, retryAfter: number): void {
  const response = responses.getStore();
  if (response === undefined || response.headersSent) return;
  response.statusCode = status;
  response.setHeader("Retry-After", retryAfter);
}
