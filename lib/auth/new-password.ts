import "server-only";
import { site } from "@/content/site";
import { AppError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton.mjs";
import { PASSWORD_MIN } from "./schema";

// Rules of ASVS 5.0: 6.2.1 (length), 6.2.4 (guessable), 6.2.11 (context words).
// They do not apply to the first registration (spec §5).

const WORD_MIN = 4;

const listContextWords = (username: string) =>
  [site.slug, ...site.name.split(/\s+/), username]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= WORD_MIN);

// zxcvbn scores from 0 to 4. A password that scores 3 withstands a hundred million guesses.
const SCORE_MIN = 3;
// zxcvbn scores only this many characters, because its run time grows with the length.
const SCORED_LENGTH = 64;
// A well-known example, which attackers try: https://xkcd.com/936
const KNOWN_PHRASE = "correcthorsebatterystaple";

// Loads zxcvbn on first use, because this takes 10 MB of memory and half a second.
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

async function isGuessable(password: string): Promise<boolean> {
  const zxcvbn = await singleton("zxcvbn", loadZxcvbn);
  const compact = password.replace(/[\s._-]+/g, "");
  return [password, compact].some((each) => zxcvbn.check(each).score < SCORE_MIN);
}

export async function findWeakness(password: string, username: string): Promise<string | null> {
  const folded = password.toLowerCase();
  if ([...password].length < PASSWORD_MIN) {
    return `A new password must be at least ${PASSWORD_MIN} characters`;
  }
  if (listContextWords(username).some((word) => folded.includes(word))) {
    return "A new password must not contain your username or the firm’s name";
  }
  return (await isGuessable(password))
    ? "This password is easy to guess. Choose another, such as a few unrelated words."
    : null;
}

/** Throws AppError invalid for a weak password. @param field the password's name in the request body */
export async function requireStrongPassword(
  password: string,
  username: string,
  field: string,
): Promise<void> {
  const weakness = await findWeakness(password, username);
  if (weakness !== null) throw new AppError("invalid", weakness, { [field]: weakness });
}
