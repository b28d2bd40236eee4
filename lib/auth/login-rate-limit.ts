import "server-only";
import type { NextRequest } from "next/server";
import { callerUses, consume, refund, reset, type Use } from "@/lib/rate-limit/rate-limit";
import { knownDevice } from "./device-cookie";

/**
 * What a wrong password counts for. A name is slowed for each caller by itself, and a browser that has
 * signed in with the name before is counted alone: who guesses does not touch its owner's count.
 * Where nobody knows who calls nothing is counted, so that the right password is always let in: what
 * slows is the hash (docs/decisions/0029).
 */
async function usesOf(
  request: NextRequest,
  nameKey: string,
): Promise<{ ofName: Use[]; ofCaller: Use[] }> {
  const device = await knownDevice(request, nameKey);
  if (device !== null) return { ofName: [{ limit: "device", who: device }], ofCaller: [] };
  const ofCaller = callerUses(request, "signIn");
  const [caller] = ofCaller;
  if (caller === undefined) return { ofName: [], ofCaller };
  const who = `${caller.who} ${nameKey}`;
  return {
    ofName: [
      { limit: "nameAtOnce", who },
      { limit: "nameInTime", who },
    ],
    ofCaller,
  };
}

/**
 * Counts a sign-in before its password is looked at, so that many at once cannot slip through. One
 * that works makes the wrong ones before it forgotten; one that fails otherwise counts for nothing.
 * @param signIn looks at the password; null where it is wrong
 * @throws AppError too_many_requests, with the seconds to wait.
 */
export async function withLoginRateLimit<T>(
  request: NextRequest,
  nameKey: string,
  signIn: () => Promise<T | null>,
): Promise<T | null> {
  const { ofName, ofCaller } = await usesOf(request, nameKey);
  // The caller first: one that is refused makes no counts for the names that it tries.
  await consume([...ofCaller, ...ofName]);
  try {
    const signedIn = await signIn();
    if (signedIn !== null) await Promise.all([reset(ofName), refund(ofCaller)]);
    return signedIn;
  } catch (error) {
    await refund([...ofName, ...ofCaller]);
    throw error;
  }
}
