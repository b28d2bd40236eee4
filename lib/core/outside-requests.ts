import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "./singleton.mjs";

/** Runs `work` outside the request, whose data its timers would retain. The first call must precede all requests. */
export const runOutsideRequests = <T>(work: () => T): T =>
  singleton("context outside requests", () => AsyncLocalStorage.snapshot())(work);
