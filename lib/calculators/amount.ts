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

const units: Record<string, number> = {
  "": 1,
  thousand: 1_000,
  k: 1_000,
  lakh: LAKH,
  lakhs: LAKH,
  lac: LAKH,
  lacs: LAKH,
  l: LAKH,
  crore: CRORE,
  crores: CRORE,
  cr: CRORE,
};

/**
 * A number as people write it: "₹12,50,000", "12,50,000/-", "12.5 lakh", "1.2 cr", "8.5 %", "20
 * years". Null for what is no number; "1.250.000" is none.
 */
export function parseAmount(text: string): number | null {
  const written = text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/^(₹|rs\.?|inr)\s*/, "")
    .replace(/\s*(\/-|rs\.?|rupees|%|years?|grams?|g|carat)$/, "");
  const match = /^(\d[\d, ]*(?:\.\d*)?|\.\d+)\s*([a-z]*)\.?$/.exec(written);
  if (!match || !Object.hasOwn(units, match[2]!)) return null;
  return Number(match[1]!.replace(/[, ]/g, "")) * units[match[2]!]!;
}
