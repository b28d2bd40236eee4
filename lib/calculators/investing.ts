import { fv, PaymentDueTime } from "financial";
import type { CalculatorValues } from "@/content/types";
import { formatNumber, formatRupees } from "./amount";
import type { Answer, Values } from "./answer";
import { monthlyRate } from "./loan";
import { inYears } from "./time";

type InvestingValues = Values<CalculatorValues["investing"]>;
type Year = { invested: number; value: number };

/**
 * What is invested and what it would be worth at the end of each year, in rupees. Monthly amounts
 * are paid at the beginning of a month, grow by a twelfth of the yearly rate each month, and are
 * raised once a year; a one-time amount is compounded yearly. AMFI's SIP calculator counts so.
 */
export function growth({ monthly, once, years, rate, stepUp }: InvestingValues): Year[] {
  const list: Year[] = [];
  let invested = once;
  let ofMonthly = 0;
  for (let year = 1; year <= years; year++) {
    const amount = monthly * (1 + stepUp / 100) ** (year - 1);
    invested += amount * 12;
    ofMonthly = fv(monthlyRate(rate), 12, -amount, -ofMonthly, PaymentDueTime.Begin);
    list.push({ invested, value: ofMonthly + once * (1 + rate / 100) ** year });
  }
  return list;
}

/** What monthly and one-time amounts would come to at a rate that the reader chooses. */
export function investing(values: InvestingValues): Answer {
  const { monthly, once, years, rate, stepUp, inflation } = values;
  const list = growth(values);
  const { invested, value } = list.at(-1)!;
  const today = value / (1 + inflation / 100) ** years;
  const lower = growth({ ...values, rate: Math.max(rate - 2, 0) }).at(-1)!.value;
  return {
    figures: [
      { label: "Invested", value: formatRupees(invested) },
      { label: "Estimated value", value: formatRupees(value), note: `after ${inYears(years)}` },
      { label: "In today’s money", value: formatRupees(today) },
    ],
    remarks: [
      `With ${formatNumber(inflation)}% inflation a year, ${formatRupees(value)} would then buy what ${formatRupees(today)} buys now.`,
      `At ${formatNumber(Math.max(rate - 2, 0))}% in place of ${formatNumber(rate)}% it would be ${formatRupees(lower)}. Markets do not pay the same each year, and some years they lose.`,
    ],
    plot: {
      title: "Invested and estimated value at the end of each year",
      parts: ["Invested", "Growth, if the rate holds"],
      bars: list.map((year, index) => ({
        label: String(index + 1),
        parts: [year.invested, Math.max(year.value - year.invested, 0)],
      })),
    },
    table: {
      title: "Year by year",
      columns: ["Year", "Invested so far", "Estimated value"],
      rows: list.map((year, index) => [
        String(index + 1),
        formatRupees(year.invested),
        formatRupees(year.value),
      ]),
    },
    words: `investing ${amounts(monthly, once, stepUp)} for ${inYears(years)}, worked out at ${formatNumber(rate)}% a year: ${formatRupees(invested)} invested, ${formatRupees(value)} estimated`,
  };
}

function amounts(monthly: number, once: number, stepUp: number): string {
  const raised = stepUp > 0 ? ` (raised by ${formatNumber(stepUp)}% a year)` : "";
  const parts = [
    monthly > 0 && `${formatRupees(monthly)} a month${raised}`,
    once > 0 && `${formatRupees(once)} as a lump sum`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : "nothing";
}
