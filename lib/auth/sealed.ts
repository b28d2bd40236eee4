import { decode, encode, type JWT } from "next-auth/jwt";

// What next-auth seals a session cookie with (JWE, `dir` and A256GCM), for that and for what else nobody
// may read or make: each with a salt, and so a key, of its own. The middleware runs this too: nothing of
// Node here.

type Sealing = { secret: string; salt?: string };

/** Seals claims for so many seconds. */
export const seal = (token: JWT, sealing: Sealing, maxAge: number): Promise<string> =>
  encode({ token, ...sealing, maxAge });

/** {"alg":"dir","enc":"A256GCM"}. `decode` takes others too, some of which cost what their sender chooses. */
const HEADER = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0.";

/** What was sealed; null where it is missing, not ours, or has run out. */
export async function unseal(value: string | undefined, sealing: Sealing): Promise<JWT | null> {
  if (!value?.startsWith(HEADER)) return null;
  return decode({ token: value, ...sealing }).catch(() => null);
}
