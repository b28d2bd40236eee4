import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

const digest = (value: string) => createHash("sha256").update(value).digest();

/**
 * Where SETUP_TOKEN is set, registration needs it.
 * @param given what the header `X-Setup-Token` holds
 * @throws AppError forbidden without it or with another.
 */
export function requireSetupToken(given = ""): void {
  const expected = getEnv().SETUP_TOKEN;
  if (expected === undefined) return;
  if (!timingSafeEqual(digest(given), digest(expected))) {
    throw new AppError(
      "forbidden",
      "Registration needs the setup link: open /register#setup= followed by the setup token.",
    );
  }
}
