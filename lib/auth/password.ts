import "server-only";
import { hash, verify } from "@node-rs/argon2";

/** argon2id with the least cost that OWASP's password storage cheat sheet names (19 MiB, 2, 1). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, in PHC string form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
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
  decoy ??= hashPassword("no user has this password");
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
