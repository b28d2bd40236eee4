import "server-only";
import { Semaphore } from "async-mutex";
import { AppError } from "@/lib/core/errors";

/** How many searches of visitors run at once, in this process: each reads all texts. */
const AT_ONCE = 2;
/** How many more may wait for their turn, and when those beyond them try again. */
const MOST_WAITING = 20;
const AGAIN_SECONDS = 5;

const slots = new Semaphore(AT_ONCE);
let asking = 0;

/**
 * Does a search of a visitor when it is its turn.
 * @throws AppError unavailable while too many others wait.
 */
export async function withSearchSlot<T>(search: () => Promise<T>): Promise<T> {
  if (asking >= AT_ONCE + MOST_WAITING) {
    const message = "Many people are searching right now. Please try again in a moment.";
    throw new AppError("unavailable", message, undefined, AGAIN_SECONDS);
  }
  asking += 1;
  try {
    return await slots.runExclusive(search);
  } finally {
    asking -= 1;
  }
}
