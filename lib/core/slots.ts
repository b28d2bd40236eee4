import "server-only";
import { Semaphore } from "async-mutex";
import { AppError } from "@/lib/core/errors";

type SlotOptions = {
  concurrency: number;
  maxQueued: number;
  /** Limits the running and waiting jobs of one caller. */
  maxPerCaller?: number;
  refusal: string;
  /** Seconds. */
  retryAfter: number;
};

/** Returns a function that queues CPU-heavy work. It throws AppError unavailable above `maxQueued` or `maxPerCaller`. */
export function createSlots(options: SlotOptions) {
  const { concurrency, maxQueued, maxPerCaller = Infinity, refusal, retryAfter } = options;
  const slots = new Semaphore(concurrency);
  const callers: (string | undefined)[] = [];
  return async <T>(work: () => Promise<T>, caller?: string): Promise<T> => {
    const ownJobs = caller === undefined ? [] : callers.filter((other) => other === caller);
    if (callers.length >= concurrency + maxQueued || ownJobs.length >= maxPerCaller) {
      throw new AppError("unavailable", refusal, undefined, retryAfter);
    }
    callers.push(caller);
    try {
      return await slots.runExclusive(work);
    } finally {
      callers.splice(callers.indexOf(caller), 1);
    }
  };
}
