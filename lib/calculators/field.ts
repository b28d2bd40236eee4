import type { Bounds } from "@/content/types";
import { formatNumber, formatRupees, inLakhs, parseAmount } from "./amount";
import type { Unit } from "./answer";
import { inYears } from "./time";

/** Units that are counted in whole numbers. */
const whole: Unit[] = ["years", "carat"];

/** A value as its field shows it: "₹30,00,000", "8.5". The unit stands beside the field. */
export const fieldText = (value: number, unit: Unit): string =>
  unit === "rupees" ? formatRupees(value) : formatNumber(value);

/** A value with its unit, as a message or a screen reader says it: "₹30,00,000", "8.5%", "1 year". */
export function valueText(value: number, unit: Unit): string {
  if (unit === "rupees") return inLakhs(value) ? `₹${inLakhs(value)}` : formatRupees(value);
  if (unit === "percent") return `${formatNumber(value)}%`;
  if (unit === "years") return inYears(value);
  if (unit === "grams" && value === 1) return "1 gram";
  return `${formatNumber(value)} ${unit}`;
}

/** The value that was typed, or what to put right. */
export function readField(
  text: string,
  unit: Unit,
  { min, max }: Bounds,
): { value: number } | { error: string } {
  const value = parseAmount(text);
  if (value === null) {
    const example = unit === "rupees" ? ", such as 12,50,000 or 12.5 lakh" : "";
    return { error: `Please enter a number${example}` };
  }
  if (whole.includes(unit) && !Number.isInteger(value)) {
    return { error: "Please enter a whole number" };
  }
  if (value < min || value > max) {
    return { error: `Please enter ${valueText(min, unit)} to ${valueText(max, unit)}` };
  }
  return { value };
}

/** Values that a fragment carries, `amount=3000000&rate=8.5`: those that are known and in bounds. */
export function valuesOfFragment(
  fragment: string,
  bounds: Record<string, Bounds>,
): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, text] of new URLSearchParams(fragment)) {
    const limits = Object.hasOwn(bounds, name) ? bounds[name] : undefined;
    const value = text.trim() === "" ? NaN : Number(text);
    if (limits && value >= limits.min && value <= limits.max) found[name] = value;
  }
  return found;
}
