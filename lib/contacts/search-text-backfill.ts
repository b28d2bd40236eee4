import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { type FilledIn, fillInSearchTexts } from "./search-text-data";
import { errorText, log } from "@/lib/core/log";

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** So few at once, and so long between, in milliseconds, that nobody else waits for it. */
const BATCH = 100;
const PAUSE_MS = 50;

/** Whether it came to the end. What is filled in stays, however it ends. */
async function fillIn(): Promise<boolean> {
  let filled = 0;
  try {
    for (let last: string | null = ""; last !== null; await pause(PAUSE_MS)) {
      const batch: FilledIn = await fillInSearchTexts(last, BATCH);
      filled += batch.count;
      last = batch.last;
    }
    if (filled > 0) log("info", { code: "search_filled_in", filled });
    return true;
  } catch (error) {
    log("error", { code: "search_filling_failed", filled, error: errorText(error) });
    return false;
  }
}

/**
 * Makes leads searchable that an earlier version wrote: at the start, then every hour, since during
 * an upgrade instances of the earlier one go on for a while; after a failure in a minute.
 */
export async function startSearchFilling(): Promise<void> {
  const isDone = await fillIn();
  setTimeout(() => void startSearchFilling(), isDone ? HOUR_MS : MINUTE_MS).unref();
}
