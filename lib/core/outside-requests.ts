import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "./singleton.mjs";

/** Runs `work` in the async context of the first call (made at startup), so that no timer of `work` retains a request. */
export const runOutsideRequests = <T>(work: () => T): T =>
  singleton("context outside requests", () => AsyncLocalStorage.snapshot())(work);
