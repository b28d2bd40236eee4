import { decode, encode, type JWT } from "next-auth/jwt";

// Uses next-auth's JWE; each salt gives a different key. Uses no Node APIs, because the middleware imports this.

type Sealing = { secret: string; salt?: string };

export const seal = (token: JWT, sealing: Sealing, maxAge: number): Promise<string> =>
  encode({ token, ...sealing, maxAge });

// Encodes {"alg":"dir","enc":"A256GCM"}. `decode` accepts other algorithms too, some at a cost that the sender sets.
const HEADER = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0.";

export async function unseal(value: string | undefined, sealing: Sealing): Promise<JWT | null> {
  if (!value?.startsWith(HEADER)) return null;
  return decode({ token: value, ...sealing }).catch(() => null);
}
