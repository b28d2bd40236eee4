import { removeInvisible } from "./invisible";

// What a search compares: texts folded so that case and form do not matter, here and not in the
// database, which would know only the letters of ASCII (SQLite) or those of its locale (PostgreSQL).

/** Unicode keeps the ten digits of a script side by side, from zero up. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value % 10;
}

/** A text with the digits of the keyboard, in whichever script and width they were written. */
export const withAsciiDigits = (text: string): string =>
  text.normalize("NFKC").replace(/[^\P{Nd}0-9]/gu, (digit) => String(digitValue(digit)));

const APOSTROPHES = /[‘’‚‛‹›ʹʻʼʽˈ`´′‵❛❜＇｀]/g;
const QUOTATION_MARKS = /[“”„‟«»″‶❝❞〝〞〟＂]/g;
const FRACTION = /(?=[¼-¾⅐-⅞])/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;

/** Latin letters that Unicode does not take apart into a letter and its accent. */
const plainLatin: Record<string, string> = {
  æ: "ae",
  đ: "d",
  ð: "d",
  ħ: "h",
  ł: "l",
  ø: "o",
  œ: "oe",
  þ: "th",
};

const NUKTAS = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;
const VIRAMA = 0x4d;

/**
 * A nasal that an anusvara may stand for: हिन्दी and हिंदी. Devanagari, Gujarati, Telugu and Kannada have
 * their letters at the same places.
 */
const nasals = [0x0900, 0x0a80, 0x0c00, 0x0c80].map((script) => {
  const letters = (first: number, last = first) =>
    `${String.fromCharCode(script + first)}-${String.fromCharCode(script + last)}`;
  const [k, c, retroflex, t, p, sibilants] = [
    letters(0x15, 0x18),
    letters(0x1a, 0x1d),
    letters(0x1f, 0x22),
    letters(0x24, 0x27),
    letters(0x2a, 0x2d),
    letters(0x36, 0x38),
  ];
  const before = (nasal: number, followers: string) =>
    `[${letters(nasal)}]${String.fromCharCode(script + VIRAMA)}(?=[${followers}])`;
  const pattern = [
    before(0x19, k),
    before(0x1e, c),
    before(0x23, retroflex),
    before(0x28, k + c + retroflex + t + p + sibilants),
    before(0x2e, p),
    // Chandrabindu: हाँ and हां.
    `[${letters(0x01)}]`,
  ].join("|");
  return { pattern: new RegExp(pattern, "g"), anusvara: String.fromCharCode(script + 0x02) };
});

/** Malayalam's chillu letters and Bengali's khanda ta, which older texts write with a virama. */
const finalLetters: Record<string, string> = {
  ൺ: "ണ്",
  ൻ: "ന്",
  ർ: "ര്",
  ൽ: "ല്",
  ൾ: "ള്",
  ൿ: "ക്",
  ৎ: "ত্",
};

function foldLetters(text: string): string {
  const letters = text
    .toUpperCase()
    .toLowerCase()
    .replaceAll("ς", "σ")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, "")
    .replace(/[æđðħłøœþ]/g, (letter) => plainLatin[letter]!)
    .replace(NUKTAS, "")
    .replace(/[ൺൻർൽൾൿৎ]/g, (letter) => finalLetters[letter]!);
  return nasals
    .reduce((folded, { pattern, anusvara }) => folded.replace(pattern, anusvara), letters)
    .normalize("NFKC");
}

/** ₹5, as Rs. 5, INR 5 and रु. 5 are. */
const RUPEES = /(?:₹|(?<![\p{L}\p{M}\p{N}])(?:rs|inr|रु)\.?) ?(?=\d)/gu;
/** The halves, quarters and eighths of 8 1/2. */
const MIXED = /(?<=\d) (?:1\/2|[13]\/4|[1357]\/8)(?![\d/])/g;
/** 12,50,000 and 1,250,000. */
const GROUPED = /(?<![\d,])\d{1,3}(?:,\d{2,3})+(?!,?\d)/g;

const foldNumbers = (text: string) =>
  text
    .replaceAll("⁄", "/")
    .replace(MIXED, (mixed) => {
      const [part, whole] = mixed.split("/");
      return String(Number(part) / Number(whole)).slice(1);
    })
    .replace(GROUPED, (number) => number.replaceAll(",", ""))
    .replace(RUPEES, "₹")
    .replace(/(?<=\d) (?=%)/g, "");

/** A letter by itself. */
const LETTER = String.raw`[a-z](?=[\s.,;:!?)\]]|$)`;
/** A.P., A. P. and A P; K. alone. */
const INITIALS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.'@-])${LETTER}(?:(?:\. ?| )${LETTER})*(?:(\.)(?=[\p{L}\p{N}])|\.)?`,
  "gu",
);

const foldInitials = (text: string) =>
  text
    .replace(INITIALS, (run, glued?: string) => run.replace(/[. ]/g, "") + (glued ? " " : ""))
    .replace(/(?<=[\u0900-\u0d7f])\.(?=[\u0900-\u0d7f])/g, "");

/** All of the folding but what joins two words. */
function foldSigns(text: string): string {
  const signs = removeInvisible(text)
    // NFKC would make a space of some, and 81/2 of 8½.
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"')
    .replace(FRACTION, " ");
  const plain = withAsciiDigits(signs)
    .replace(DASHES, "-")
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, " ");
  return foldInitials(foldNumbers(foldLetters(plain)));
}

/** A hyphen or an apostrophe within a word. The hyphen of 5-10 stays: digits alone are no word. */
const JOINER = /(?<=[\p{L}\p{M}])['-](?=[\p{L}\p{N}])|(?<=\p{N})['-](?=\p{L})/gu;
const COMPOUND = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)+/gu;

/**
 * Folds a text: case, accents of Latin letters, the form of digits, quotation marks, dashes and
 * fractions, and spellings of Indian scripts do not matter. A word with a hyphen or an apostrophe is
 * two words.
 */
export const foldText = (text: string): string => foldSigns(text).replace(JOINER, " ");

/** Folds a text that is searched; `joined` has each word with a hyphen or an apostrophe without it. */
export function foldSearched(text: string): { text: string; joined: string } {
  const signs = foldSigns(text);
  const compounds = signs.match(COMPOUND) ?? [];
  const joined = compounds.flatMap((compound) => {
    const word = compound.replace(JOINER, "");
    return word === compound ? [] : [word];
  });
  return { text: signs.replace(JOINER, " "), joined: [...new Set(joined)].join(" ") };
}

/** Raise it with each change of the folding: texts of an earlier one are rewritten (lib/db/refold.ts). */
const FOLDING = 1;

/** Begins each stored text, and so is lost when an older release writes the text. */
export const FOLDING_MARK = String.fromCharCode(0xe000 + FOLDING);

/** Returns the search text that is stored, of folded lines. */
export const toStoredText = (lines: string[]): string =>
  FOLDING_MARK + lines.filter(Boolean).join("\n");

/** Signs around a word that are no part of it. */
const AROUND = /^(?:["'([{]|-(?=\p{L}))+|[.,;:!?"')\]}।॥-]+$/gu;

function bareWord(word: string): string {
  const bare = word.replace(AROUND, "");
  return /[\p{L}\p{N}]/u.test(bare) ? bare : word;
}

/**
 * The words of a query, folded, each once. One with a hyphen or an apostrophe has a space in its place
 * (lib/db/search.ts).
 */
export function queryWords(query: string): string[] {
  const words = foldSigns(query).trim().split(/\s+/).filter(Boolean);
  // In “tax – saving” it is no word.
  const telling = words.length > 1 ? words.filter((word) => word !== "-") : words;
  return [...new Set(telling.map((word) => bareWord(word).replace(JOINER, " ")))];
}
