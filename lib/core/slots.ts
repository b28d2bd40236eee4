import "server-only";
import { Semaphore } from "async-mutex";
import { AppError } from "@/lib/core/errors";

type Slots = {
  /** How many are done at once, in this process. */
  atOnce: number;
  /** How many more may wait for their turn. */
  mostWaiting: number;
  /** How many of these one caller may have at once. */
  mostOfOne?: number;
  /** What those beyond them are told, and when they may try again. */
  refusal: string;
  againSeconds: number;
};

/**
 * For work that takes a core for a while: does it when it is its turn, for a caller where one is known.
 * @throws AppError unavailable while too many others wait.
 */
export function createSlots(options: Slots) {
  const { atOnce, mostWaiting, mostOfOne = Infinity, refusal, againSeconds } = options;
  const slots = new Semaphore(atOnce);
  const asking: (string | undefined)[] = [];
  return async <T>(work: () => Promise<T>, caller?: string): Promise<T> => {
    const own = caller === undefined ? [] : asking.filter((other) => other === caller);
    if (asking.length >= atOnce + mostWaiting || own.length >= mostOfOne) {
      throw new AppError("unavailable", refusal, undefined, againSeconds);
    }
    asking.push(caller);
    try {
      return await slots.runExclusive(work);
    } finally {
      asking.splice(asking.indexOf(caller), 1);
    }
  };
}
