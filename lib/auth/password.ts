import "server-only";
import { hash, verify } from "@node-rs/argon2";
import { createSlots } from "@/lib/core/slots";

// argon2id with the minimum cost of OWASP's Password Storage Cheat Sheet.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two of Node's four worker threads stay free for file access. A full queue empties in about a second.
const queueHash = createSlots({
  concurrency: 2,
  maxQueued: 100,
  refusal: "Too many people are signing in right now. Please try again.",
  retryAfter: 1,
});

/** Returns a hash in PHC string format. @throws AppError unavailable while too many hashes wait */
export function hashPassword(password: string): Promise<string> {
  return queueHash(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** Returns false for a null hash (unknown user) only after verifying a decoy hash, so that timing reveals no usernames. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  decoy ??= hash("no user has this password", cost);
  const hashToVerify = passwordHash ?? (await decoy);
  const matches = await queueHash(() => verify(hashToVerify, password));
  return passwordHash !== null && matches;
}
