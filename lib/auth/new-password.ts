import "server-only";
import { site } from "@/content/site";
import { AppError } from "@/lib/core/errors";
import commonPasswords from "./common-passwords.json";
import { PASSWORD_MIN } from "./schema";

// What a password that is set in the portal or by a command must be: ASVS 5.0, 6.2.1 (long), 6.2.4
// (none of the most common ones), 6.2.11 (no words of where it is used). Registration has no rule
// (spec §5).

/** Of the 49,000 of @zxcvbn-ts/language-common, in small letters (scripts/generate/files.ts). */
const common = new Set(commonPasswords);

/** Shorter ones are in too many passwords by chance. */
const WORD_MIN = 4;

/** What who guesses at this firm's passwords tries first. */
const contextWords = (username: string) =>
  [site.slug, ...site.name.split(/\s+/), username]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= WORD_MIN);

/** Why a password could not be chosen today, in words for its owner; null for a good one. */
export function weaknessOf(password: string, username: string): string | null {
  const folded = password.toLowerCase();
  if ([...password].length < PASSWORD_MIN) {
    return `A new password must be at least ${PASSWORD_MIN} characters`;
  }
  if (common.has(folded)) return "This is one of the most common passwords. Choose another.";
  if (contextWords(username).some((word) => folded.includes(word))) {
    return "A new password must not contain your username or the firm’s name";
  }
  return null;
}

/**
 * Refuses a new password that is easily guessed.
 * @param field what the caller's body calls it
 * @throws AppError invalid, with the reason under that field.
 */
export function requireStrong(password: string, username: string, field: string): void {
  const weakness = weaknessOf(password, username);
  if (weakness !== null) throw new AppError("invalid", weakness, { [field]: weakness });
}
