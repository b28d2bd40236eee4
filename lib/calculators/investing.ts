import type { CalculatorValues } from "@/content/types";
import { formatNumber, formatRupees } from "./amount";
import type { CalculatorResult, Values } from "./result";
import { annuityFactor, growthFactor, toMonthlyRate } from "./loan";
import { formatYears } from "./time";

type InvestingValues = Values<CalculatorValues["investing"]>;
type Year = { invested: number; value: number };

/**
 * Returns the invested amount and the estimated value at the end of each year, in rupees. As in AMFI's SIP calculator,
 * monthly amounts are paid at the start of a month, earn a twelfth of the yearly rate each month and rise once a year.
 * A lump sum compounds yearly.
 */
export function projectGrowth({ monthly, lumpSum, years, rate, stepUp }: InvestingValues): Year[] {
  const yearly: Year[] = [];
  const ratePerMonth = toMonthlyRate(rate);
  let invested = lumpSum;
  let monthlyValue = 0;
  for (let year = 1; year <= years; year++) {
    const amount = monthly * (1 + stepUp / 100) ** (year - 1);
    invested += amount * 12;
    monthlyValue =
      monthlyValue * growthFactor(ratePerMonth, 12) +
      amount * (1 + ratePerMonth) * annuityFactor(ratePerMonth, 12);
    yearly.push({ invested, value: monthlyValue + lumpSum * (1 + rate / 100) ** year });
  }
  return yearly;
}

export function calculateInvestment(values: InvestingValues): CalculatorResult {
  const { monthly, lumpSum, years, rate, stepUp, inflation } = values;
  const yearly = projectGrowth(values);
  const { invested, value } = yearly.at(-1)!;
  const realValue = value / (1 + inflation / 100) ** years;
  const lowerValue = projectGrowth({ ...values, rate: Math.max(rate - 2, 0) }).at(-1)!.value;
  return {
    figures: [
      { label: "Estimated value", value: formatRupees(value), note: `after ${formatYears(years)}` },
      { label: "Invested", value: formatRupees(invested) },
      { label: "In today’s money", value: formatRupees(realValue) },
    ],
    remarks: [
      `With ${formatNumber(inflation)}% inflation a year, ${formatRupees(value)} would then buy what ${formatRupees(realValue)} buys now.`,
      `At ${formatNumber(Math.max(rate - 2, 0))}% instead of ${formatNumber(rate)}%, the estimated value would be ${formatRupees(lowerValue)}. Market returns vary each year, and some years are negative.`,
    ],
    plot: {
      title: "Invested and estimated value at the end of each year",
      parts: ["Invested", "Growth, if the rate holds"],
      bars: yearly.map((year, index) => ({
        label: String(index + 1),
        parts: [year.invested, Math.max(year.value - year.invested, 0)],
      })),
    },
    table: {
      title: "Year by year",
      columns: ["Year", "Invested so far", "Estimated value"],
      rows: yearly.map((year, index) => [
        String(index + 1),
        formatRupees(year.invested),
        formatRupees(year.value),
      ]),
    },
    summary: `investing ${describeAmounts(monthly, lumpSum, stepUp)} for ${formatYears(years)}, worked out at ${formatNumber(rate)}% a year: ${formatRupees(invested)} invested, ${formatRupees(value)} estimated`,
  };
}

function describeAmounts(monthly: number, lumpSum: number, stepUp: number): string {
  const raised = stepUp > 0 ? ` (raised by ${formatNumber(stepUp)}% a year)` : "";
  const parts = [
    monthly > 0 && `${formatRupees(monthly)} a month${raised}`,
    lumpSum > 0 && `${formatRupees(lumpSum)} as a lump sum`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : "nothing";
}
