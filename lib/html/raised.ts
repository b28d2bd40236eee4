// Stored HTML has no sup or sub elements, and 10⁵ must not become 105.

export type Direction = "sup" | "sub";

const mapLetters = (from: string, to: string) => {
  const targets = [...to];
  return new Map([...from].map((letter, index) => [letter, targets[index]!]));
};

const SCRIPT_FORMS = {
  sup: mapLetters(
    "0123456789+-\u2010\u2011\u2013\u2212=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδθφχ",
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ",
  ),
  sub: mapLetters(
    "0123456789+-\u2010\u2011\u2013\u2212=()aehijklmnoprstuvxβγρφχ",
    "₀₁₂₃₄₅₆₇₈₉₊₋₋₋₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ",
  ),
};

const SCRIPT_CHARACTERS = {
  sup: new Set(SCRIPT_FORMS.sup.values()),
  sub: new Set(SCRIPT_FORMS.sub.values()),
};

/** Fonts draw these characters raised. */
const ALREADY_RAISED = new Set("*†‡§¶°′″‴™®©℠ªº");

const TRADE_MARKS = new Map([
  ["TM", "™"],
  ["SM", "℠"],
]);

type WrittenParts = { parts: string[]; usesSubstitutes: boolean };

/**
 * Writes raised or lowered text as plain text of the same meaning: in Unicode superscripts or subscripts or, if one is
 * missing, in substitutes such as 10^3.5 and x_(ab). Letters raised only for looks, as in 1st, do not change.
 * @param before the text before the parts; `after` is the text after them
 */
export function writeRaised(
  parts: string[],
  direction: Direction,
  before: string,
  after = "",
): WrittenParts {
  const text = tighten(parts.join("").trim());
  const [first, last] = [parts.findIndex(isFilled), parts.findLastIndex(isFilled)];
  const wrap = (prefix: string, suffix: string, write = (part: string) => part): WrittenParts => {
    const result = parts.map((part, index) => {
      if (index < first || index > last) return "";
      const inner = index === first ? part.trimStart() : part;
      return write(index === last ? inner.trimEnd() : inner);
    });
    result[first] = prefix + result[first]!;
    // Keeps a final space, because it separates the next word.
    result[last] += suffix + (/\s$/.test(parts.join("")) ? " " : "");
    return { parts: result, usesSubstitutes: false };
  };
  const tradeMark = direction === "sup" ? TRADE_MARKS.get(text) : undefined;
  if (tradeMark)
    return { parts: parts.map((_, at) => (at === first ? tradeMark : "")), usesSubstitutes: false };
  switch (chooseNotation(text, direction, before)) {
    case "plain":
      return { parts, usesSubstitutes: false };
    case "word":
      return wrap(" ", "");
    case "characters":
      return wrap("", "", (part) => writeScriptForms(part, direction));
    case "operator": {
      const operator = direction === "sup" ? "^" : "_";
      const isGrouped = !ONE_TOKEN.test(text) || /^[\p{L}\p{N}.]/u.test(after);
      const result = isGrouped ? wrap(`${operator}(`, ")") : wrap(operator, "");
      return { ...result, usesSubstitutes: true };
    }
  }
}

const isFilled = (part: string) => part.trim() !== "";

const ONE_TOKEN = /^([+\-\u2212]?\p{Nd}+([.,]\p{Nd}+)*|\p{L}\p{M}*)$/u;
const LETTERS = /^[\p{L}\p{M}]{3,}$/u;
const PROSE = /[\p{L}\p{M}]{2}[^\p{L}\p{M}]+[\p{L}\p{M}]{2}/u;

function chooseNotation(
  text: string,
  direction: Direction,
  before: string,
): "plain" | "word" | "characters" | "operator" {
  const isAfterSpace = before === "" || /\s$/.test(before);
  const isAfterTerm = /[\p{Nd})\]]\s*$/u.test(before);
  const isWord = PROSE.test(text) || (direction === "sup" && LETTERS.test(text));
  if (!/[\p{L}\p{N}+=\p{Pd}\u2212]/u.test(text) || /^\[.*\]$/su.test(text)) return "plain";
  if (direction === "sup" && /^(st|nd|rd|th)$/i.test(text) && /\p{Nd}$/u.test(before))
    return "plain";
  if (isWord && isAfterSpace) return "plain";
  if ([...text].every((letter) => SCRIPT_CHARACTERS[direction].has(letter))) return "plain";
  if (isWord && /\p{L}[\p{L}\p{M}]+$/u.test(before)) return "word";
  const hasScriptForms = [...text].every(
    (letter, index, { length }) =>
      findScriptForm(letter, direction) !== undefined ||
      // A space or comma separates footnote numbers. After a number or bracket, the text is an exponent instead.
      (!isAfterTerm && /[\s,]/.test(letter)) ||
      (index === length - 1 && /[.,;:]/.test(letter)),
  );
  if (hasScriptForms) return "characters";
  return before.trim() === "" || (isAfterSpace && !/\p{Nd}/u.test(text)) ? "plain" : "operator";
}

function findScriptForm(letter: string, direction: Direction): string | undefined {
  if (ALREADY_RAISED.has(letter)) return letter;
  // Mathematical and full-width letters and digits.
  const isStyled = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/u.test(letter);
  return SCRIPT_FORMS[direction].get(isStyled ? letter.normalize("NFKC") : letter);
}

const writeScriptForms = (part: string, direction: Direction) =>
  [...tighten(part)].map((letter) => findScriptForm(letter, direction) ?? letter).join("");

const tighten = (text: string) =>
  text.replace(/\s+/g, " ").replace(/ ?([+=\p{Pd}\u2212]) ?/gu, "$1");
