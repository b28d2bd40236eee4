import { toKeyboardSigns } from "@/lib/core/keyboard-signs";
import type { Unit } from "./answer";

const LAKH = 100_000;
const CRORE = 10_000_000;

const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** Rupees as India groups them, without paise: 1250000 gives "₹12,50,000". */
export const formatRupees = (rupees: number): string => {
  const text = grouped.format(Math.abs(rupees));
  return rupees < 0 && text !== "0" ? `-₹${text}` : `₹${text}`;
};

/** Rupees in lakh or crore: 1250000 gives "12.5 lakh". Below a lakh there is no shorter way: null. */
export function inLakhs(rupees: number): string | null {
  if (rupees >= CRORE) return `${short.format(rupees / CRORE)} crore`;
  if (rupees >= LAKH) return `${short.format(rupees / LAKH)} lakh`;
  return null;
}

/** A number with at most two decimals: 8.5 gives "8.5". */
export const formatNumber = (value: number): string => short.format(value);

/** Scale words in English and in the scripts of India, without nukta. */
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
/** Groups of two or three digits, the last of three: 12,50,000 or 1,250,000, but not 8,5. */
const grouped3 = /^(?:\d*|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})(?:\.\d*)?$/;
/** Commas out of place too, as while a grouped amount is edited; a single one may be a decimal comma. */
const anyCommas = /^(?!\d+,\d\d?$)\d[\d,]*(?:\.\d{0,2})?$|^\.\d+$/;

const readNumber = (written: string, form = grouped3): number | null =>
  form.test(written) ? Number(written.replace(/[, ]/g, "")) : null;

const RUPEE = String.raw`₹|rs\.?|inr|rupees?|रु[.॰]?|रुपये|रुपए`;
const rupeesBefore = new RegExp(`^(?:${RUPEE}) ?`);
const rupeesAfter = new RegExp(`(?: ?(?<!\\p{L})(?:${RUPEE}|only|मात्र|/-))+\\.?$`, "u");
const rupeePart = new RegExp(`${NUMBER} ?([\\p{L}\\p{M}]*)\\.?(?: ?(?:,|and\\b|&))? ?`, "gyu");

/** Fewer rupees behind a scale word may be meant in lakh, as in "1 crore 20". */
const LEAST_REST = 1_000;

/** "50,00,000", "12.5 lakh", "1 crore 20 lakh": each part is less than one of the part before. */
function parseRupees(written: string): number | null {
  const text = written.replace(rupeesBefore, "").replace(rupeesAfter, "");
  const parts = [...text.matchAll(rupeePart)];
  if (parts.map(([part]) => part).join("") !== text) return null;
  const [, only = "", word] = parts[0] ?? [];
  if (parts.length === 1 && word === "") {
    return readNumber(only, only.includes(" ") ? grouped3 : anyCommas);
  }
  let sum: number | null = null;
  let unit = Infinity;
  for (const [, number = "", name = ""] of parts) {
    const scale = name === "" ? 1 : scales.get(name);
    const value = readNumber(number);
    if (scale === undefined || value === null) return null;
    const rest = value * scale;
    if (sum !== null && (sum % unit !== 0 || rest >= unit || rest < LEAST_REST)) return null;
    if (sum === null && scale === 1) return null;
    sum = (sum ?? 0) + rest;
    unit = scale;
  }
  return sum;
}

const PER_YEAR = "p\\.? ?a|per annum|per year|a year|yearly|सालाना|वार्षिक";
const YEARS = "years?|yrs?|y|साल|वर्ष";
const MONTHS = "months?|mths?|mos?|महीने|माह";
const withUnit = (words: string) => new RegExp(`^${NUMBER} ?(?:${words})?\\.?$`);
const months = new RegExp(`^${NUMBER} ?(?:${MONTHS})\\.?$`);
const yearsAndMonths = new RegExp(
  `^${NUMBER} ?(?:${YEARS})\\.?,? ?(?:and )?${NUMBER} ?(?:${MONTHS})\\.?$`,
);
const withUnits: Record<Exclude<Unit, "rupees">, RegExp> = {
  percent: withUnit(`(?:%|percent|per cent|प्रतिशत|टक्के|फीसदी)?,? ?(?:${PER_YEAR})?`),
  years: withUnit(YEARS),
  grams: withUnit("grams?|gms?|g|ग्राम"),
  carat: withUnit("carats?|karats?|kt|ct|k|कैरेट"),
};

/** The longest text that a number is looked for in, in characters. */
const LENGTH_MAX = 100;

/**
 * A number as people write it in a field: "₹12,50,000", "१२.५ लाख", "1 crore 20 lakh", "8.5% p.a.",
 * "240 months" (20, in a field of years). Null where it is no number, or could be two: "8,5",
 * "1.250.000", "10⁵", "1 crore 20".
 */
export function parseAmount(typed: string, unit: Unit): number | null {
  // Superscripts, fractions and Roman numerals would become plain digits and letters.
  if (typed.length > LENGTH_MAX || /[\p{No}\p{Nl}]/u.test(typed)) return null;
  const text = toKeyboardSigns(typed)
    .normalize("NFKC")
    .replace(/[\u093c\u09bc\u0a3c\u0abc\u0b3c]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
  if (unit === "rupees") return parseRupees(text);
  const [, number] = withUnits[unit].exec(text) ?? [];
  if (number !== undefined) return readNumber(number);
  if (unit !== "years") return null;
  const [, years = "0", rest] = yearsAndMonths.exec(text) ?? [];
  const [, all = rest] = months.exec(text) ?? [];
  if (all === undefined) return null;
  const [whole, extra] = [readNumber(years), readNumber(all)];
  return whole === null || extra === null ? null : whole + extra / 12;
}
