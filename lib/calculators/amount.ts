import { toAsciiCharacters } from "@/lib/core/ascii-characters";
import type { Unit } from "./result";

const LAKH = 100_000;
const CRORE = 10_000_000;

const integerFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const decimalFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** Formats rupees with Indian grouping, without paise: 1250000 gives "₹12,50,000". */
export const formatRupees = (rupees: number): string => {
  const text = integerFormat.format(Math.abs(rupees));
  return rupees < 0 && text !== "0" ? `-₹${text}` : `₹${text}`;
};

/** Formats rupees in lakh or crore: 1250000 gives "12.5 lakh". Returns null for less than one lakh. */
export function formatInLakhOrCrore(rupees: number): string | null {
  if (rupees >= CRORE) return `${decimalFormat.format(rupees / CRORE)} crore`;
  if (rupees >= LAKH) return `${decimalFormat.format(rupees / LAKH)} lakh`;
  return null;
}

export const formatNumber = (value: number): string => decimalFormat.format(value);

/** Scale words in English and Indian languages, written without nuktas, because parseAmount removes them. */
const scaleWords: [number, string][] = [
  [
    CRORE,
    "crore crores cr crs karod koti करोड कोटी कोटि কোটি કરોડ ਕਰੋੜ କୋଟି கோடி కోటి కోట్లు ಕೋಟಿ കോടി کروڑ",
  ],
  [LAKH, "lakh lakhs lac lacs lk l लाख लक्ष লাখ লক্ষ લાખ ਲੱਖ ଲକ୍ଷ லட்சம் இலட்சம் లక్ష లక్షలు ಲಕ್ಷ ലക്ഷം لاکھ"],
  [1_000, "thousand k hazar हजार হাজার હજાર ਹਜਾਰ ହଜାର ஆயிரம் వేలు వెయ్యి ಸಾವಿರ ആയിരം ہزار"],
];
const scales = new Map(
  scaleWords.flatMap(([scale, words]) =>
    words.split(" ").map((word): [string, number] => [word, scale]),
  ),
);

const NUMBER = String.raw`(\d[\d,]*(?: \d[\d,]*)*(?:\.\d*)?|\.\d+)`;
/** Plain digits, or digits in Indian or Western groups: 12,50,000 or 1,250,000, but not 8,5. */
const groupedNumber = /^(?:\d*|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.\d*)?$/;
/** Allows misplaced commas, which editing leaves behind, but not 8,5 or 25.000, which may mean 8.5 and 25,000. */
const numberWithCommas = /^(?!\d+,\d\d?$)\d[\d,]*(?:\.\d{0,2})?$|^\.\d+$/;

const readNumber = (input: string, form = groupedNumber): number | null =>
  form.test(input) ? Number(input.replace(/[, ]/g, "")) : null;

const RUPEE = String.raw`₹|rs\.?|inr|rupees?|रु[.॰]?|रुपये|रुपए`;
const rupeesBefore = new RegExp(`^(?:${RUPEE}) ?`);
const rupeesAfter = new RegExp(`(?: ?(?<!\\p{L})(?:${RUPEE}|only|मात्र|/-))+\\.?$`, "u");
const rupeePart = new RegExp(`${NUMBER} ?([\\p{L}\\p{M}]*)\\.?(?: ?(?:,|and\\b|&))? ?`, "gyu");

/** Minimum of each part after the first, in rupees. Rejects "1 crore 20", in which the 20 may mean 20 lakh. */
const MIN_LATER_PART = 1_000;

/** Parses "50,00,000" or "1 crore 20 lakh". Only the last number may have decimals ("1.5 crore 20 lakh" gives null). */
function parseRupees(input: string): number | null {
  const text = input.replace(rupeesBefore, "").replace(rupeesAfter, "");
  const parts = [...text.matchAll(rupeePart)];
  if (parts.map(([part]) => part).join("") !== text) return null;
  const [, firstNumber = "", firstScale] = parts[0] ?? [];
  if (parts.length === 1 && firstScale === "") {
    return readNumber(firstNumber, firstNumber.includes(" ") ? groupedNumber : numberWithCommas);
  }
  let sum: number | null = null;
  let previousScale = Infinity;
  for (const [, number = "", scaleWord = ""] of parts) {
    const scale = scaleWord === "" ? 1 : scales.get(scaleWord);
    const value = readNumber(number);
    if (scale === undefined || value === null) return null;
    const rupees = value * scale;
    if (
      sum !== null &&
      (sum % previousScale !== 0 || rupees >= previousScale || rupees < MIN_LATER_PART)
    )
      return null;
    if (sum === null && scale === 1) return null;
    sum = (sum ?? 0) + rupees;
    previousScale = scale;
  }
  return sum;
}

const PER_YEAR = "p\\.? ?a|per annum|per year|a year|yearly|सालाना|वार्षिक";
const YEARS = "years?|yrs?|y|साल|वर्ष";
const MONTHS = "months?|mths?|mos?|महीने|माह";
const buildUnitPattern = (words: string) => new RegExp(`^${NUMBER} ?(?:${words})?\\.?$`);
const monthsPattern = new RegExp(`^${NUMBER} ?(?:${MONTHS})\\.?$`);
const yearsAndMonthsPattern = new RegExp(
  `^${NUMBER} ?(?:${YEARS})\\.?,? ?(?:and )?${NUMBER} ?(?:${MONTHS})\\.?$`,
);
const unitPatterns: Record<Exclude<Unit, "rupees">, RegExp> = {
  percent: buildUnitPattern(`(?:%|percent|per cent|प्रतिशत|टक्के|फीसदी)?,? ?(?:${PER_YEAR})?`),
  years: buildUnitPattern(YEARS),
  grams: buildUnitPattern("grams?|gms?|g|ग्राम"),
  carat: buildUnitPattern("carats?|karats?|kt|ct|k|कैरेट"),
};

const LENGTH_MAX = 100;

/**
 * Parses a value as people type it: "₹12,50,000", "१२.५ लाख", "1 crore 20 lakh", "8.5% p.a.". In a years field,
 * "240 months" gives 20. Returns null if it is invalid or ambiguous: "8,5", "1.250.000", "10⁵", "1 crore 20".
 */
export function parseAmount(input: string, unit: Unit): number | null {
  // NFKC would turn superscripts, fractions and Roman numerals into digits and letters.
  if (input.length > LENGTH_MAX || /[\p{No}\p{Nl}]/u.test(input)) return null;
  const text = toAsciiCharacters(input)
    .normalize("NFKC")
    .replace(/[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  if (unit === "rupees") return parseRupees(text);
  const [, number] = unitPatterns[unit].exec(text) ?? [];
  if (number !== undefined) return readNumber(number);
  if (unit !== "years") return null;
  const [, yearsText = "0", extraMonths] = yearsAndMonthsPattern.exec(text) ?? [];
  const [, monthsText = extraMonths] = monthsPattern.exec(text) ?? [];
  if (monthsText === undefined) return null;
  const [yearCount, monthCount] = [readNumber(yearsText), readNumber(monthsText)];
  return yearCount === null || monthCount === null ? null : yearCount + monthCount / 12;
}
