import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { Semaphore } from "async-mutex";
import { AppError } from "@/lib/core/errors";

/** argon2id with the least cost that OWASP's password storage cheat sheet names (19 MiB, 2, 1). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many are hashed at once: Node reads its files in the same four threads. */
const AT_ONCE = 2;
/** How many wait: about a second's. */
const WAITING_MAX = 100;
const AGAIN_SECONDS = 1;

const slots = new Semaphore(AT_ONCE);
let waiting = 0;

/** @throws AppError unavailable while too many wait, so that nobody waits for long. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= WAITING_MAX) {
    const message = "Too many people are signing in right now. Please try again.";
    throw new AppError("unavailable", message, undefined, AGAIN_SECONDS);
  }
  waiting += 1;
  try {
    return await slots.runExclusive(work);
  } finally {
    waiting -= 1;
  }
}

/** The argon2id hash of a password, in PHC string form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Without a hash (no such user) it takes the same
 * time and answers false, so that names cannot be told apart by the clock.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hash("no user has this password", cost);
  const known = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(known, password));
  return passwordHash !== null && matches;
}
