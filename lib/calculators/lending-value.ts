import type { CalculatorValues } from "@/content/types";
import { formatNumber, formatRupees } from "./amount";
import type { CalculatorResult, Values } from "./result";
import { annuityFactor, growthFactor, calculateInstalment, toMonthlyRate } from "./loan";
import { formatYears } from "./time";

const PRICE_CARAT = 22;

const takePercent = (whole: number, percent: number) => (whole * percent) / 100;

/** Calculates a loan of `share` percent of the gold's value. `grams` excludes stones; `price` is for a gram of 22 carat. */
export function calculateGoldLoan({
  grams,
  carat,
  price,
  share,
}: Values<CalculatorValues["gold"]>): CalculatorResult {
  const value = grams * price * (carat / PRICE_CARAT);
  return {
    ...calculatePledgeLoan("Value of the gold", value, share),
    summary: `a gold loan on ${formatNumber(grams)} grams of ${formatNumber(carat)} carat at ${formatRupees(price)} a gram of 22 carat: ${formatRupees(takePercent(value, share))} at ${formatNumber(share)}%`,
  };
}

export function calculateSecuritiesLoan({
  value,
  share,
}: Values<CalculatorValues["securities"]>): CalculatorResult {
  return {
    ...calculatePledgeLoan("Value of the portfolio", value, share),
    summary: `a loan on shares or funds worth ${formatRupees(value)}: ${formatRupees(takePercent(value, share))} at ${formatNumber(share)}%`,
  };
}

const FALLS = [0, 10, 20, 30];

function calculatePledgeLoan(
  label: string,
  value: number,
  share: number,
): Omit<CalculatorResult, "summary"> {
  const loanable = takePercent(value, share);
  const scenarios = FALLS.map((fall) => ({
    label: fall === 0 ? "Today" : `${fall}% lower`,
    value: takePercent(value, 100 - fall),
  }));
  const loanableAfterFall = takePercent(takePercent(value, 80), share);
  return {
    figures: [
      {
        label: "You could borrow",
        value: formatRupees(loanable),
        note: `${formatNumber(share)}% of the value`,
      },
      { label, value: formatRupees(value) },
      { label: "Margin", value: formatRupees(value - loanable) },
    ],
    remarks: [
      `If prices fell by 20%, the same pledge would support ${formatRupees(loanableAfterFall)}. If you had borrowed the full ${formatRupees(loanable)}, you would be asked to repay ${formatRupees(loanable - loanableAfterFall)} or pledge more.`,
    ],
    plot: {
      title: "What the same pledge supports if prices fall",
      parts: ["Loan", "Margin"],
      bars: scenarios.map(({ label: name, value: marketValue }) => ({
        label: name,
        parts: [takePercent(marketValue, share), marketValue - takePercent(marketValue, share)],
      })),
    },
    table: {
      title: "If prices fall",
      columns: ["Price", "Value", "Loan", "Margin"],
      rows: scenarios.map(({ label: name, value: marketValue }) => [
        name,
        formatRupees(marketValue),
        formatRupees(takePercent(marketValue, share)),
        formatRupees(marketValue - takePercent(marketValue, share)),
      ]),
    },
  };
}

/** Calculates a loan of `share` percent of the rent's present value. The EMI is then the same share of the rent. */
export function calculateRentLoan({
  rent,
  years,
  rate,
  share,
}: Values<CalculatorValues["rent"]>): CalculatorResult {
  const ratePerMonth = toMonthlyRate(rate);
  const valueLease = (remaining: number) =>
    (rent * annuityFactor(ratePerMonth, remaining * 12)) /
    growthFactor(ratePerMonth, remaining * 12);
  const value = valueLease(years);
  const loanable = takePercent(value, share);
  const instalment = calculateInstalment(loanable, rate, years);
  const yearsLeft = Array.from({ length: years }, (_, index) => index + 1);
  return {
    figures: [
      {
        label: "You could borrow",
        value: formatRupees(loanable),
        note: `${formatNumber(share)}% of the rental value`,
      },
      {
        label: "Rental value",
        value: formatRupees(value),
        note: `today’s value of ${formatYears(years)} of rent`,
      },
      { label: "EMI", value: formatRupees(instalment), note: "a month, out of the rent" },
    ],
    remarks: [
      `Of ${formatRupees(rent)} rent, ${formatRupees(instalment)} would go to the lender and ${formatRupees(rent - instalment)} would stay with you each month, before tax, upkeep and months without a tenant.`,
    ],
    plot: {
      title: "Rental value by years left in the lease",
      parts: ["Loan", "Margin"],
      bars: yearsLeft.map((remaining) => ({
        label: String(remaining),
        parts: [
          takePercent(valueLease(remaining), share),
          valueLease(remaining) - takePercent(valueLease(remaining), share),
        ],
      })),
    },
    table: {
      title: "By years left",
      columns: ["Years left", "Rental value", "Loan"],
      rows: yearsLeft.map((remaining) => [
        String(remaining),
        formatRupees(valueLease(remaining)),
        formatRupees(takePercent(valueLease(remaining), share)),
      ]),
    },
    summary: `a loan on ${formatRupees(rent)} rent a month with ${formatYears(years)} of lease left, at ${formatNumber(rate)}%: ${formatRupees(loanable)} at ${formatNumber(share)}%`,
  };
}
