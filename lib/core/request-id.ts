import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { singleton } from "./singleton.mjs";

/** Names a request in its answer, in its line of the log and in those of its errors. */
export const REQUEST_ID_HEADER = "x-request-id";

/** What is no more than a name: it cannot break a line, nor fill one. */
const WELL_FORMED = /^[A-Za-z\d-]{8,64}$/;

/**
 * The id of a request: the proxy's, where one of the firm's own stands before the site and wrote a
 * well-formed one, else a new one.
 * @param sent the header as it came
 */
export function requestIdFrom(sent: string | string[] | undefined, hasProxy: boolean): string {
  return hasProxy && typeof sent === "string" && WELL_FORMED.test(sent) ? sent : randomUUID();
}

// Next bundles what runs before the requests and the routes apart: one store for both.
const requests = singleton("requests", () => ({}) as { ids?: AsyncLocalStorage<string> });
const store = () => (requests.ids ??= new AsyncLocalStorage());

/** From here on requests are begun; what had come before has no id. */
export function awaitRequests(): void {
  store();
}

/** Whatever goes on from here, until the next request begins, is done for this one. */
export function beginRequest(requestId: string): void {
  store().enterWith(requestId);
}

/**
 * The id of the request that this is done for; of a page that several wait for, the first one's.
 * Undefined where nothing called `beginRequest`, such as on a developer's server.
 */
export const currentRequestId = (): string | undefined => store().getStore();
