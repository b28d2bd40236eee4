import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { singleton } from "./singleton.mjs";

export const REQUEST_ID_HEADER = "x-request-id";

// A well-formed id can neither break nor flood a log line.
const WELL_FORMED = /^[A-Za-z\d-]{8,64}$/;

/** Returns the id that our proxy sent if it is well-formed, otherwise a new one. */
export function resolveRequestId(header: string | string[] | undefined, hasProxy: boolean): string {
  return hasProxy && typeof header === "string" && WELL_FORMED.test(header) ? header : randomUUID();
}

// Next bundles the startup code and the routes separately, but both need the same store.
const requests = singleton("requests", () => ({}) as { ids?: AsyncLocalStorage<string> });
const store = () => (requests.ids ??= new AsyncLocalStorage());

export function createRequestStore(): void {
  store();
}

export function storeRequestId(requestId: string): void {
  store().enterWith(requestId);
}

/**
 * Returns the current request's id. If several requests wait for the same rendering of a page, returns the id of the
 * first. Undefined outside requests and in development.
 */
export const getRequestId = (): string | undefined => store().getStore();
