import "server-only";
import { site } from "@/content/site";
import { AppError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton.mjs";
import { PASSWORD_MIN } from "./schema";

// What a password that is set in the portal or by a command must be: ASVS 5.0, 6.2.1 (long), 6.2.4
// (not easily guessed), 6.2.11 (no words of where it is used). Registration has no rule (spec §5).

/** Shorter ones are in too many passwords by chance. */
const WORD_MIN = 4;

/** What who guesses at this firm's passwords tries first. */
const contextWords = (username: string) =>
  [site.slug, ...site.name.split(/\s+/), username]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= WORD_MIN);

/** zxcvbn's scores go from 0 to 4; from 3 on a password withstands a hundred million guesses. */
const SCORE_MIN = 3;
/** The most characters that are scored: twice as many take twice as long. */
const SCORED_LENGTH = 64;
/** The best-known example of a good password (https://xkcd.com/936): guessers try it. */
const KNOWN_PHRASE = "correcthorsebatterystaple";

/** Loads zxcvbn, at the first sign-in only: it takes 10 MB and half a second. */
async function loadZxcvbn() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, phrases: [KNOWN_PHRASE] },
    graphs: adjacencyGraphs,
    maxLength: SCORED_LENGTH,
  });
}

/** Scores a password as typed and with its words joined; true when either is easily guessed. */
async function isGuessable(password: string): Promise<boolean> {
  const zxcvbn = await singleton("zxcvbn", loadZxcvbn);
  const joined = password.replace(/[\s._-]+/g, "");
  return [password, joined].some((each) => zxcvbn.check(each).score < SCORE_MIN);
}

/** Returns why a password could not be chosen today, in words for its owner; null for a good one. */
export async function findWeakness(password: string, username: string): Promise<string | null> {
  const folded = password.toLowerCase();
  if ([...password].length < PASSWORD_MIN) {
    return `A new password must be at least ${PASSWORD_MIN} characters`;
  }
  if (contextWords(username).some((word) => folded.includes(word))) {
    return "A new password must not contain your username or the firm’s name";
  }
  return (await isGuessable(password))
    ? "This password is easily guessed. Choose another, such as a few unrelated words."
    : null;
}

/**
 * Refuses a new password that is easily guessed.
 * @param field what the caller's body calls it
 * @throws AppError invalid, with the reason under that field.
 */
export async function requireStrong(
  password: string,
  username: string,
  field: string,
): Promise<void> {
  const weakness = await findWeakness(password, username);
  if (weakness !== null) throw new AppError("invalid", weakness, { [field]: weakness });
}
