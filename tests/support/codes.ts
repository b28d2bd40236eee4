import { Secret, TOTP } from "otpauth";

/** Returns the one-time code for a key; `periods` shifts it by 30 seconds each. */
export const generateCode = (key: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
