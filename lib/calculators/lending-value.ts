import { pv } from "financial";
import type { CalculatorValues } from "@/content/types";
import { formatNumber, formatRupees } from "./amount";
import type { Answer, Values } from "./answer";
import { emiOf, monthlyRate } from "./loan";
import { inYears } from "./time";

/** The price that lenders take is that of gold of 22 carat. */
const CARAT_OF_PRICE = 22;

const part = (whole: number, percent: number) => (whole * percent) / 100;

/** What is lent on gold: its weight and fineness at the price of 22 carat. Stones do not count. */
export function gold({ grams, carat, price, share }: Values<CalculatorValues["gold"]>): Answer {
  const value = grams * price * (carat / CARAT_OF_PRICE);
  return {
    ...ofMarket("Value of the gold", value, share),
    words: `a gold loan on ${formatNumber(grams)} grams of ${formatNumber(carat)} carat at ${formatRupees(price)} a gram of 22 carat: ${formatRupees(part(value, share))} at ${formatNumber(share)}%`,
  };
}

/** What is lent on shares and mutual fund units, at the price of the day. */
export function securities({ value, share }: Values<CalculatorValues["securities"]>): Answer {
  return {
    ...ofMarket("Value of the portfolio", value, share),
    words: `a loan on shares or funds worth ${formatRupees(value)}: ${formatRupees(part(value, share))} at ${formatNumber(share)}%`,
  };
}

/** How far prices may fall in the plot, in percent. */
const FALLS = [0, 10, 20, 30];

function ofMarket(label: string, value: number, share: number): Omit<Answer, "words"> {
  const lent = part(value, share);
  const fallen = FALLS.map((fall) => ({
    label: fall === 0 ? "Today" : `${fall}% lower`,
    value: part(value, 100 - fall),
  }));
  const after = part(part(value, 80), share);
  return {
    figures: [
      {
        label: "Can be lent",
        value: formatRupees(lent),
        note: `${formatNumber(share)}% of the value`,
      },
      { label, value: formatRupees(value) },
      { label: "Kept as margin", value: formatRupees(value - lent) },
    ],
    remarks: [
      `Were prices to fall by 20%, the same would carry ${formatRupees(after)}. Who had borrowed the whole ${formatRupees(lent)} would be asked to repay ${formatRupees(lent - after)}, or to pledge more.`,
    ],
    plot: {
      title: "What the same pledge carries when prices fall",
      parts: ["Can be lent", "Margin"],
      bars: fallen.map(({ label: name, value: worth }) => ({
        label: name,
        parts: [part(worth, share), worth - part(worth, share)],
      })),
    },
    table: {
      title: "When prices fall",
      columns: ["Price", "Value", "Can be lent", "Margin"],
      rows: fallen.map(({ label: name, value: worth }) => [
        name,
        formatRupees(worth),
        formatRupees(part(worth, share)),
        formatRupees(worth - part(worth, share)),
      ]),
    },
  };
}

/**
 * What is lent on rent: the present value of the rent over the years that the lease has left, at
 * the loan's rate. The instalment is then that share of the rent.
 */
export function rent({
  rent: monthly,
  years,
  rate,
  share,
}: Values<CalculatorValues["rent"]>): Answer {
  const valueOver = (left: number) => -pv(monthlyRate(rate), left * 12, monthly);
  const value = valueOver(years);
  const lent = part(value, share);
  const instalment = emiOf(lent, rate, years);
  const leases = Array.from({ length: years }, (_, index) => index + 1);
  return {
    figures: [
      {
        label: "Can be lent",
        value: formatRupees(lent),
        note: `${formatNumber(share)}% of the rental value`,
      },
      {
        label: "Rental value",
        value: formatRupees(value),
        note: `of ${inYears(years)} of rent, today`,
      },
      { label: "EMI", value: formatRupees(instalment), note: "a month, out of the rent" },
    ],
    remarks: [
      `Of ${formatRupees(monthly)} rent, ${formatRupees(instalment)} would go to the lender and ${formatRupees(monthly - instalment)} stay with you each month, before tax, upkeep and months without a tenant.`,
    ],
    plot: {
      title: "Rental value by the years that the lease has left",
      parts: ["Can be lent", "Margin"],
      bars: leases.map((left) => ({
        label: String(left),
        parts: [part(valueOver(left), share), valueOver(left) - part(valueOver(left), share)],
      })),
    },
    table: {
      title: "By years left",
      columns: ["Years left", "Rental value", "Can be lent"],
      rows: leases.map((left) => [
        String(left),
        formatRupees(valueOver(left)),
        formatRupees(part(valueOver(left), share)),
      ]),
    },
    words: `a loan on ${formatRupees(monthly)} rent a month with ${inYears(years)} of lease left, at ${formatNumber(rate)}%: ${formatRupees(lent)} at ${formatNumber(share)}%`,
  };
}
