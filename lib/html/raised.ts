// Stored HTML has no raised or lowered text, and 10⁵ must not become 105.

export type Direction = "sup" | "sub";

const pair = (from: string, to: string) => {
  const signs = [...to];
  return new Map([...from].map((letter, index) => [letter, signs[index]!]));
};

const LETTER_SIGNS = {
  sup: pair(
    "0123456789+-\u2010\u2011\u2013\u2212=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδθφχ",
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ",
  ),
  sub: pair(
    "0123456789+-\u2010\u2011\u2013\u2212=()aehijklmnoprstuvxβγρφχ",
    "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ",
  ),
};

const SIGNS = {
  sup: new Set(LETTER_SIGNS.sup.values()),
  sub: new Set(LETTER_SIGNS.sub.values()),
};

/** Signs that are drawn high anyway. */
const HIGH = new Set("*†‡§¶°′″‴™®©℠ªº");

const TRADE_MARKS = new Map([
  ["TM", "™"],
  ["SM", "℠"],
]);

/** Raised text as plain text, in the same parts. */
type Written = { parts: string[]; isChanged: boolean };

/**
 * Writes raised or lowered text as plain text of the same value: with the signs that Unicode has, or
 * as 10^3.5 and x_(ab). Letters that only look raised, as in 1st, stay letters.
 *
 * @param parts the text, which can be in several nodes
 * @param before, after the text beside it on the same line
 */
export function writeRaised(
  parts: string[],
  direction: Direction,
  before: string,
  after = "",
): Written {
  const text = tighten(parts.join("").trim());
  const [first, last] = [parts.findIndex(isFilled), parts.findLastIndex(isFilled)];
  const wrap = (beginning: string, ending: string, write = (part: string) => part): Written => {
    const written = parts.map((part, index) => {
      if (index < first || index > last) return "";
      const inner = index === first ? part.trimStart() : part;
      return write(index === last ? inner.trimEnd() : inner);
    });
    written[first] = beginning + written[first]!;
    // A space at the end keeps the next word apart.
    written[last] += ending + (/\s$/.test(parts.join("")) ? " " : "");
    return { parts: written, isChanged: false };
  };
  const tradeMark = direction === "sup" ? TRADE_MARKS.get(text) : undefined;
  if (tradeMark)
    return { parts: parts.map((_, at) => (at === first ? tradeMark : "")), isChanged: false };
  switch (chooseWriting(text, direction, before)) {
    case "plain":
      return { parts, isChanged: false };
    case "word":
      return wrap(" ", "");
    case "signs":
      return wrap("", "", (part) => writeSigns(part, direction));
    case "power": {
      const sign = direction === "sup" ? "^" : "_";
      const isGrouped = !ONE_TOKEN.test(text) || /^[\p{L}\p{N}.]/u.test(after);
      const written = isGrouped ? wrap(`${sign}(`, ")") : wrap(sign, "");
      return { ...written, isChanged: true };
    }
  }
}

const isFilled = (part: string) => part.trim() !== "";

const ONE_TOKEN = /^([+\-\u2212]?\p{Nd}+([.,]\p{Nd}+)*|\p{L}\p{M}*)$/u;
const LETTERS = /^[\p{L}\p{M}]{3,}$/u;
const PROSE = /[\p{L}\p{M}]{2}[^\p{L}\p{M}]+[\p{L}\p{M}]{2}/u;

function chooseWriting(
  text: string,
  direction: Direction,
  before: string,
): "plain" | "word" | "signs" | "power" {
  const isFree = before === "" || /\s$/.test(before);
  const isBehindFigure = /[\p{Nd})\]]\s*$/u.test(before);
  const isWord = PROSE.test(text) || (direction === "sup" && LETTERS.test(text));
  if (!/[\p{L}\p{N}+=\p{Pd}\u2212]/u.test(text) || /^\[.*\]$/su.test(text)) return "plain";
  if (direction === "sup" && /^(st|nd|rd|th)$/i.test(text) && /\p{Nd}$/u.test(before))
    return "plain";
  if (isWord && isFree) return "plain";
  if ([...text].every((letter) => SIGNS[direction].has(letter))) return "plain";
  if (isWord && /\p{L}[\p{L}\p{M}]+$/u.test(before)) return "word";
  const hasSigns = [...text].every(
    (letter, index, { length }) =>
      findSign(letter, direction) !== undefined ||
      // Between the numbers of notes; behind a figure it would be another figure.
      (!isBehindFigure && /[\s,]/.test(letter)) ||
      (index === length - 1 && /[.,;:]/.test(letter)),
  );
  if (hasSigns) return "signs";
  return before.trim() === "" || (isFree && !/\p{Nd}/u.test(text)) ? "plain" : "power";
}

function findSign(letter: string, direction: Direction): string | undefined {
  if (HIGH.has(letter)) return letter;
  // Letters and digits of mathematics and of full width.
  const isStyled = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u.test(letter);
  return LETTER_SIGNS[direction].get(isStyled ? letter.normalize("NFKC") : letter);
}

const writeSigns = (part: string, direction: Direction) =>
  [...tighten(part)].map((letter) => findSign(letter, direction) ?? letter).join("");

const tighten = (text: string) =>
  text.replace(/\s+/g, " ").replace(/ ?([+=\p{Pd}\u2212]) ?/gu, "$1");
