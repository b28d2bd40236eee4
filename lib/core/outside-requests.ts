import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "./singleton.mjs";

/**
 * Does work as if no request had brought it about. A timer remembers the request in which it was
 * set, with all that it read and answered, for as long as it runs: those that outlast their request
 * are set here. The server calls it once at its start, before any request.
 */
export const outsideRequests = <T>(work: () => T): T =>
  singleton("outsideRequests", () => AsyncLocalStorage.snapshot())(work);
