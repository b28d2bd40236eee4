import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "./singleton.mjs";

/** Runs `work` in the async context of the first call, which must be at startup. Its timers then retain no request. */
export const runOutsideRequests = <T>(work: () => T): T =>
  singleton("context outside requests", () => AsyncLocalStorage.snapshot())(work);
