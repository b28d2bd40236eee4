import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "./singleton.mjs";

/** Runs `work` in the async context that the first call captured at startup, so that timers of `work` retain no request. */
export const runOutsideRequests = <T>(work: () => T): T =>
  singleton("context outside requests", () => AsyncLocalStorage.snapshot())(work);
