import type { CalculatorValues } from "@/content/types";
import { formatNumber, formatRupees } from "./amount";
import type { CalculatorResult, Values } from "./result";
import { calculateBalance, calculateInstalment, repay } from "./loan";
import { formatYears, formatYearsAndMonths } from "./time";

export function calculateEmi(values: Values<CalculatorValues["emi"]>): CalculatorResult {
  const { amount, rate, years } = values;
  const instalment = calculateInstalment(amount, rate, years);
  const { interest, years: schedule } = repay({ amount, percent: rate, emi: instalment });
  return {
    figures: [
      { label: "EMI", value: formatRupees(instalment), note: "a month" },
      { label: "Total interest", value: formatRupees(interest) },
      { label: "Total repayment", value: formatRupees(amount + interest) },
    ],
    remarks: [
      describeHigherRate(values, instalment, interest),
      describePrepayment(values, instalment, interest),
    ],
    plot: {
      title: "Principal and interest paid each year",
      parts: ["Principal", "Interest"],
      bars: schedule.map(({ principal, interest: interestPaid }, index) => ({
        label: String(index + 1),
        parts: [principal, interestPaid],
      })),
    },
    table: {
      title: "Year by year",
      columns: ["Year", "Principal", "Interest", "Outstanding"],
      rows: schedule.map((year, index) => [
        String(index + 1),
        formatRupees(year.principal),
        formatRupees(year.interest),
        formatRupees(year.balance),
      ]),
    },
    summary: `a loan of ${formatRupees(amount)} at ${formatNumber(rate)}% for ${formatYears(years)}, EMI ${formatRupees(instalment)}`,
  };
}

type EmiValues = Values<CalculatorValues["emi"]>;

function describeHigherRate(
  { amount, rate, years }: EmiValues,
  instalment: number,
  interest: number,
) {
  const higher = calculateInstalment(amount, rate + 1, years);
  const extraInterest = higher * years * 12 - amount - interest;
  return `At ${formatNumber(rate + 1)}%, the EMI would be ${formatRupees(higher)}. That is ${formatRupees(higher - instalment)} more each month and ${formatRupees(extraInterest)} more interest in total.`;
}

function describePrepayment(values: EmiValues, instalment: number, interest: number) {
  const { amount, rate, years, prepayment: extra, prepaymentYear } = values;
  if (extra === 0) return "Without a prepayment, the loan runs its full term.";
  if (prepaymentYear >= years) {
    return `After ${formatYears(prepaymentYear)}, nothing is left to prepay.`;
  }
  const loan = { amount, percent: rate, emi: instalment };
  const prepaidLoan = repay(loan, { amount: extra, afterMonth: prepaymentYear * 12 });
  const interestSaved = formatRupees(interest - prepaidLoan.interest);
  const monthsSaved = years * 12 - prepaidLoan.months;
  const balance = calculateBalance(loan, prepaymentYear * 12);
  const end = `end the loan ${formatYearsAndMonths(monthsSaved)} sooner`;
  if (extra >= balance) {
    return `After ${formatYears(prepaymentYear)}, ${formatRupees(balance)} would be left to pay. Prepaying it would save ${interestSaved} of interest and ${end}.`;
  }
  const effect = monthsSaved === 0 ? "lower the last EMI" : `${end}, with the EMI unchanged`;
  return `${formatRupees(extra)} prepaid after ${formatYears(prepaymentYear)} would save ${interestSaved} of interest and ${effect}.`;
}
