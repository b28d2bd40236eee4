import "server-only";
import type { NextRequest } from "next/server";
import { callerOf, forgetTurns, type LimitName, returnTurn, takeTurn } from "@/lib/rate-limit";
import { knownDevice } from "./device-cookie";

/** A sign-in that may be tried. `worked` is called when it did: it then counts as none. */
export type SignInTurn = { worked: () => Promise<void> };

/**
 * Counts a sign-in before its password is looked at, so that many at once cannot slip through. A
 * name is slowed for each network address by itself, and a browser that has signed in with it
 * before is counted alone: who guesses at a name does not lock its owner out.
 * @throws AppError too_many_requests, with the seconds to wait.
 */
export async function takeSignInTurn(request: NextRequest, nameKey: string): Promise<SignInTurn> {
  const device = await knownDevice(request, nameKey);
  if (device !== null) return takeAll(["device"], device);
  const caller = callerOf(request, "signIn");
  await takeTurn(caller.name, caller.who);
  const turn = await takeAll(["nameAtOnce", "nameInTime"], `${caller.who} ${nameKey}`);
  return {
    worked: async () => {
      await Promise.all([turn.worked(), returnTurn(caller.name, caller.who)]);
    },
  };
}

async function takeAll(names: LimitName[], who: string): Promise<SignInTurn> {
  for (const name of names) await takeTurn(name, who);
  return {
    worked: async () => {
      await Promise.all(names.map((name) => forgetTurns(name, who)));
    },
  };
}
