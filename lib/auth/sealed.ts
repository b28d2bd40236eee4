import { decode, encode, type JWT } from "next-auth/jwt";

// next-auth encrypts the values as JWE, with a different key for each salt.

type SealOptions = { secret: string; salt?: string };

export const seal = (claims: JWT, options: SealOptions, maxAge: number): Promise<string> =>
  encode({ token: claims, ...options, maxAge });

// {"alg":"dir","enc":"A256GCM"} in base64url. If other headers were accepted, the sender could choose an algorithm that
// is costly to decode.
const HEADER = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0.";

export async function unseal(value: string | undefined, options: SealOptions): Promise<JWT | null> {
  if (!value?.startsWith(HEADER)) return null;
  return decode({ token: value, ...options }).catch(() => null);
}
