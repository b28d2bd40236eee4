import { removeInvisible } from "./invisible";

// Search texts are folded here, because SQLite folds only ASCII, and PostgreSQL only the letters of its locale.

// Unicode encodes the ten digits of each script consecutively, starting at zero.
function readDigit(digit: string): number {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value % 10;
}

/** Applies NFKC and converts the digits of all scripts to ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.normalize("NFKC").replace(/[^\P{Nd}0-9]/gu, (digit) => String(readDigit(digit)));

const APOSTROPHES = /[‘’‚‛‹›ʹʻʼʽˈ`´′‵❛❜＇｀]/g;
const QUOTATION_MARKS = /[“”„‟«»″‶❝❞〝〞〟＂]/g;
const FRACTION = /(?=[¼-¾⅐-⅞])/g;
const DASHES = /[\p{Pd}\u2043\u2212]/gu;

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

// Nasals that an anusvara may replace: हिन्दी or हिंदी. Devanagari, Gujarati, Telugu and Kannada encode each letter at
// the same offset.
const nasals = [0x0900, 0x0a80, 0x0c00, 0x0c80].map((script) => {
  const letters = (first: number, last = first) =>
    `${String.fromCharCode(script + first)}-${String.fromCharCode(script + last)}`;
  const [velars, palatals, retroflexes, dentals, labials, sibilants] = [
    letters(0x15, 0x18),
    letters(0x1a, 0x1d),
    letters(0x1f, 0x22),
    letters(0x24, 0x27),
    letters(0x2a, 0x2d),
    letters(0x36, 0x38),
  ];
  const nasalBefore = (nasal: number, followers: string) =>
    `[${letters(nasal)}]${String.fromCharCode(script + VIRAMA)}(?=[${followers}])`;
  const pattern = [
    nasalBefore(0x19, velars),
    nasalBefore(0x1e, palatals),
    nasalBefore(0x23, retroflexes),
    nasalBefore(0x28, velars + palatals + retroflexes + dentals + labials + sibilants),
    nasalBefore(0x2e, labials),
    // An anusvara may also replace a chandrabindu: हाँ or हां.
    `[${letters(0x01)}]`,
  ].join("|");
  return { pattern: new RegExp(pattern, "g"), anusvara: String.fromCharCode(script + 0x02) };
});

// Malayalam's chillu letters and Bengali's khanda ta, which older texts write as a consonant and a virama.
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

// The currency in ₹5, Rs. 5, INR 5 and रु. 5.
const RUPEES = /(?:₹|(?<![\p{L}\p{M}\p{N}])(?:rs|inr|रु)\.?) ?(?=\d)/gu;
// Mixed numbers such as 8 1/2, with halves, quarters or eighths.
const MIXED = /(?<=\d) (?:1\/2|[13]\/4|[1357]\/8)(?![\d/])/g;
// 12,50,000 and 1,250,000.
const GROUPED = /(?<![\d,])\d{1,3}(?:,\d{2,3})+(?!,?\d)/g;

const foldNumbers = (text: string) =>
  text
    .replaceAll("⁄", "/")
    .replace(MIXED, (mixed) => {
      const [numerator, denominator] = mixed.split("/");
      return String(Number(numerator) / Number(denominator)).slice(1);
    })
    .replace(GROUPED, (number) => number.replaceAll(",", ""))
    .replace(RUPEES, "₹")
    .replace(/(?<=\d) (?=%)/g, "");

const LETTER = String.raw`[a-z](?=[\s.,;:!?)\]]|$)`;
// Initials: A.P., A. P., A P, or one alone, such as K.
const INITIALS = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}.'@-])${LETTER}(?:(?:\. ?| )${LETTER})*(?:(\.)(?=[\p{L}\p{N}])|\.)?`,
  "gu",
);

const foldInitials = (text: string) =>
  text
    .replace(
      INITIALS,
      (initials, stopBeforeWord?: string) =>
        initials.replace(/[. ]/g, "") + (stopBeforeWord ? " " : ""),
    )
    .replace(/(?<=[\u0900-\u0d7f])\.(?=[\u0900-\u0d7f])/g, "");

function foldExceptJoiners(text: string): string {
  const punctuated = removeInvisible(text)
    // Replaced before NFKC, which would turn some of these into spaces, and 8½ into 81/2.
    .replace(APOSTROPHES, "'")
    .replace(QUOTATION_MARKS, '"')
    .replace(FRACTION, " ");
  const plain = toAsciiDigits(punctuated)
    .replace(DASHES, "-")
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, " ");
  return foldInitials(foldNumbers(foldLetters(plain)));
}

// A hyphen or an apostrophe beside a letter within a word, but not the hyphen of 5-10.
const JOINER = /(?<=[\p{L}\p{M}])['-](?=[\p{L}\p{N}])|(?<=\p{N})['-](?=\p{L})/gu;
const COMPOUND = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)+/gu;

/** Folds case, Latin accents, digits, punctuation and Indian spellings. Splits words at hyphens and apostrophes. */
export const foldText = (text: string): string => foldExceptJoiners(text).replace(JOINER, " ");

/** Folds a text for storage. `joined` lists its compounds, each as one word: "taxsaving" for "tax-saving". */
export function foldForStorage(text: string): { text: string; joined: string } {
  const folded = foldExceptJoiners(text);
  const compounds = folded.match(COMPOUND) ?? [];
  const joined = compounds.flatMap((compound) => {
    const word = compound.replace(JOINER, "");
    return word === compound ? [] : [word];
  });
  return { text: folded.replace(JOINER, " "), joined: [...new Set(joined)].join(" ") };
}

// Increment when the folding changes, so that lib/server/refold-search-texts.ts rewrites the stored texts.
const FOLDING_VERSION = 1;

/** Starts each stored text. Texts from a release with another folding lack it. */
export const FOLDING_MARK = String.fromCharCode(0xe000 + FOLDING_VERSION);

export const toStoredText = (lines: string[]): string =>
  FOLDING_MARK + lines.filter(Boolean).join("\n");

const PUNCTUATION = /^(?:["'([{]|-(?=\p{L}))+|[.,;:!?"')\]}।॥-]+$/gu;

function stripPunctuation(word: string): string {
  const bare = word.replace(PUNCTUATION, "");
  return /[\p{L}\p{N}]/u.test(bare) ? bare : word;
}

/** Returns the unique folded words of a query, with a space instead of each hyphen or apostrophe in a word. */
export function toQueryWords(query: string): string[] {
  const words = foldExceptJoiners(query).trim().split(/\s+/).filter(Boolean);
  const significant = words.length > 1 ? words.filter((word) => word !== "-") : words;
  return [...new Set(significant.map((word) => stripPunctuation(word).replace(JOINER, " ")))];
}
