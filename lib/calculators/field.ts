import type { SliderRange } from "@/content/types";
import { formatNumber, formatRupees, formatInLakhOrCrore, parseAmount } from "./amount";
import type { Unit } from "./result";
import { formatYears } from "./time";

const wholeUnits: Unit[] = ["years", "carat"];

/** Formats a value for its input: "₹30,00,000", "8.5". The page shows the unit beside the input. */
export const formatForInput = (value: number, unit: Unit): string =>
  unit === "rupees" ? formatRupees(value) : formatNumber(value);

/** Formats a value with its unit, for messages and screen readers: "₹30 lakh", "8.5%", "1 year". */
export function formatWithUnit(value: number, unit: Unit): string {
  if (unit === "rupees")
    return formatInLakhOrCrore(value) ? `₹${formatInLakhOrCrore(value)}` : formatRupees(value);
  if (unit === "percent") return `${formatNumber(value)}%`;
  if (unit === "years") return formatYears(value);
  if (unit === "grams" && value === 1) return "1 gram";
  return `${formatNumber(value)} ${unit}`;
}

const examples: Record<Unit, string> = {
  rupees: "12,50,000 or 12.5 lakh",
  percent: "8.5",
  years: "20",
  grams: "25.5",
  carat: "22",
};

/** Returns the value, rounded as its field shows it, or an error message. */
export function readField(
  text: string,
  unit: Unit,
  { min, max }: SliderRange,
): { value: number } | { error: string } {
  const number = parseAmount(text, unit);
  if (number === null) return { error: `Please enter a number, such as ${examples[unit]}` };
  if (wholeUnits.includes(unit) && !Number.isInteger(number)) {
    return { error: `Please enter a whole number${unit === "years" ? " of years" : ""}` };
  }
  const value = unit === "rupees" ? Math.round(number) : Math.round(number * 100) / 100;
  if (value < min || value > max) {
    return {
      error: `Please enter a value from ${formatWithUnit(min, unit)} to ${formatWithUnit(max, unit)}`,
    };
  }
  return { value };
}

/** Reads values from a URL fragment such as `amount=3000000&rate=8.5`. Skips values that are not valid. */
export function readFragment(
  fragment: string,
  fields: Record<string, { unit: Unit }>,
  bounds: Record<string, SliderRange>,
): Record<string, number> {
  const texts = new URLSearchParams(fragment);
  const values: Record<string, number> = {};
  for (const [name, { unit }] of Object.entries(fields)) {
    const result = readField(texts.get(name) ?? "", unit, bounds[name]!);
    if ("value" in result) values[name] = result.value;
  }
  return values;
}
