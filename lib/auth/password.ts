import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { createSlots } from "@/lib/core/slots";

/** argon2id with the least cost that OWASP's password storage cheat sheet names (19 MiB, 2, 1). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node reads its files in the same four threads; a hundred take about a second. */
const inTurn = createSlots({
  atOnce: 2,
  mostWaiting: 100,
  refusal: "Too many people are signing in right now. Please try again.",
  againSeconds: 1,
});

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
