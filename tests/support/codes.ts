import { Secret, TOTP } from "otpauth";

/** Returns the one-time code of a key for the time `periods` × 30 seconds from now. */
export const generateCode = (key: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
