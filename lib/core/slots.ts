import "server-only";
import { Semaphore } from "async-mutex";
import { AppError } from "@/lib/core/errors";

type Slots = {
  /** How many are done at once, in this process. */
  atOnce: number;
  /** How many more may wait for their turn. */
  mostWaiting: number;
  /** What those beyond them are told, and when they may try again. */
  refusal: string;
  againSeconds: number;
};

/**
 * For work that takes a core for a while: does it when it is its turn.
 * @throws AppError unavailable while too many others wait.
 */
export function createSlots({ atOnce, mostWaiting, refusal, againSeconds }: Slots) {
  const slots = new Semaphore(atOnce);
  let asking = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (asking >= atOnce + mostWaiting) {
      throw new AppError("unavailable", refusal, undefined, againSeconds);
    }
    asking += 1;
    try {
      return await slots.runExclusive(work);
    } finally {
      asking -= 1;
    }
  };
}
