import type { CalculatorValues } from "@/content/types";
import { formatNumber, formatRupees } from "./amount";
import type { Answer, Values } from "./answer";
import { emiOf, repay } from "./loan";
import { inYears } from "./time";

type LeaseOrLoanValues = Values<CalculatorValues["leaseOrLoan"]>;

/** What a vehicle costs over the term, in rupees: leased, and bought with a loan. */
export function costs(values: LeaseOrLoanValues) {
  const { price, years, rental, downPayment, rate, resale, tax, depreciation } = values;
  const rentals = rental * years * 12;
  const down = (price * downPayment) / 100;
  const borrowed = price - down;
  const instalment = emiOf(borrowed, rate, years);
  const { interest } = repay({ amount: borrowed, percent: rate, emi: instalment });
  const soldFor = (price * resale) / 100;
  // Tax on a sale above the written-down value takes back what depreciation saved.
  const writtenOff = Math.min(price * (1 - (1 - depreciation / 100) ** years), price - soldFor);
  const lease = {
    start: 0,
    monthly: rentals,
    taxSaved: (rentals * tax) / 100,
    soldFor: 0,
  };
  const loan = {
    start: down,
    monthly: borrowed + interest,
    taxSaved: ((interest + writtenOff) * tax) / 100,
    soldFor,
  };
  return { lease: withNet(lease), loan: withNet(loan), instalment };
}

type Parts = { start: number; monthly: number; taxSaved: number; soldFor: number };

const withNet = (parts: Parts) => ({
  ...parts,
  net: parts.start + parts.monthly - parts.taxSaved - parts.soldFor,
});

/** Leasing and buying with a loan side by side, over the same years. */
export function leaseOrLoan(values: LeaseOrLoanValues): Answer {
  const { price, years, rental, rate, tax } = values;
  const { lease, loan, instalment } = costs(values);
  const cheaper = lease.net <= loan.net ? "lease" : "loan";
  const difference = formatRupees(Math.abs(lease.net - loan.net));
  const rows: [string, keyof Parts | "net"][] = [
    ["Paid at the start", "start"],
    ["Monthly payments", "monthly"],
    ["Tax saved", "taxSaved"],
    ["Sold for at the end", "soldFor"],
    ["Cost over the term", "net"],
  ];
  return {
    figures: [
      { label: "Lease", value: formatRupees(lease.net), note: `over ${inYears(years)}` },
      { label: "Loan", value: formatRupees(loan.net), note: `over ${inYears(years)}` },
      { label: "EMI of the loan", value: formatRupees(instalment), note: "a month" },
    ],
    remarks: [
      `With these numbers the ${cheaper} costs ${difference} less over ${inYears(years)}.`,
      tax === 0
        ? "No tax is saved here: neither rent nor interest counts for a car that no business uses."
        : `Tax is counted at ${formatNumber(tax)}%: on the whole rent of the lease, and on the interest and depreciation of the loan.`,
    ],
    plot: {
      title: "What is paid, and what comes back",
      parts: ["Cost", "Comes back as tax saved and price at sale"],
      bars: [
        { label: "Lease", parts: [lease.net, lease.taxSaved + lease.soldFor] },
        { label: "Loan", parts: [loan.net, loan.taxSaved + loan.soldFor] },
      ],
    },
    table: {
      title: "Side by side",
      columns: ["", "Lease", "Loan"],
      rows: rows.map(([label, key]) => [label, formatRupees(lease[key]), formatRupees(loan[key])]),
    },
    words: `a vehicle of ${formatRupees(price)} over ${inYears(years)}: lease at ${formatRupees(rental)} a month costs ${formatRupees(lease.net)}, loan at ${formatNumber(rate)}% costs ${formatRupees(loan.net)}`,
  };
}
