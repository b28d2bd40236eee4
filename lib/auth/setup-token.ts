import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { getEnv } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";

const digest = (value: string) => createHash("sha256").update(value).digest();

/** Checks the X-Setup-Token header if SETUP_TOKEN is set. @throws AppError forbidden */
export function requireSetupToken(token = ""): void {
  const expected = getEnv().SETUP_TOKEN;
  if (expected === undefined) return;
  if (!timingSafeEqual(digest(token), digest(expected))) {
    throw new AppError(
      "forbidden",
      "Registration needs the setup link: open /register#setup= followed by the setup token.",
    );
  }
}
