import "server-only";
import type { NextRequest } from "next/server";
import { buildCallerUses, consume, refund, reset, type Use } from "@/lib/rate-limit/rate-limit";
import { findKnownDevice } from "./device-cookie";

// A known browser has its own count, so that guessing in other browsers cannot lock its owner out. Other browsers have
// no limit if their IP is unknown, because a count that they share could lock owners out (docs/decisions/0029).
async function listUses(
  request: NextRequest,
  nameKey: string,
): Promise<{ nameUses: Use[]; ipUses: Use[] }> {
  const device = await findKnownDevice(request, nameKey);
  if (device !== null) return { nameUses: [{ limit: "device", key: device }], ipUses: [] };
  const ipUses = buildCallerUses(request, "signIn");
  const [caller] = ipUses;
  if (caller === undefined) return { nameUses: [], ipUses };
  const key = `${caller.key} ${nameKey}`;
  return {
    nameUses: [
      { limit: "namePerMinute", key },
      { limit: "namePerHour", key },
    ],
    ipUses,
  };
}

/** Counts a guess before checking it, so that parallel guesses all count. @throws AppError too_many_requests */
export async function withLoginRateLimit<T>(
  request: NextRequest,
  nameKey: string,
  signIn: () => Promise<T | null>,
): Promise<T | null> {
  const { nameUses, ipUses } = await listUses(request, nameKey);
  // Counts the caller first, so that a refused caller creates no counters for usernames.
  await consume([...ipUses, ...nameUses]);
  try {
    const result = await signIn();
    if (result !== null) await Promise.all([reset(nameUses), refund(ipUses)]);
    return result;
  } catch (error) {
    await refund([...nameUses, ...ipUses]);
    throw error;
  }
}
