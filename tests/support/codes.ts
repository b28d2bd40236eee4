import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app with this key shows, or showed or will show some periods away. */
export const codeOf = (key: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });
