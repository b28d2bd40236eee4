import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "./singleton.mjs";

/** Runs `work` outside the request, so that its timers retain no request data. The first call must be at startup. */
export const runOutsideRequests = <T>(work: () => T): T =>
  singleton("context outside requests", () => AsyncLocalStorage.snapshot())(work);
