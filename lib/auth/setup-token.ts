import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

const digest = (value: string) => createHash("sha256").update(value).digest();

/**
 * Where SETUP_TOKEN is set, registration needs it in the header `X-Setup-Token`.
 * @throws AppError forbidden without it or with another.
 */
export function requireSetupToken(request: Request): void {
  const expected = getEnv().SETUP_TOKEN;
  if (expected === undefined) return;
  const given = request.headers.get("x-setup-token") ?? "";
  if (!timingSafeEqual(digest(given), digest(expected))) {
    throw new AppError(
      "forbidden",
      "Registration needs the setup link: open /register#setup= followed by the setup token.",
    );
  }
}
