import type { CalculatorValues } from "@/content/types";
import { formatNumber, formatRupees } from "./amount";
import type { CalculatorResult, Values } from "./result";
import { calculateInstalment, repay } from "./loan";
import { formatYears } from "./time";

type LeaseOrLoanValues = Values<CalculatorValues["leaseOrLoan"]>;

/** Returns, in rupees, the EMI and the total costs of leasing a vehicle and of buying it with a loan. */
export function calculateCosts(values: LeaseOrLoanValues) {
  const { price, years, rental, downPayment, rate, resale, tax, depreciation } = values;
  const totalRental = rental * years * 12;
  const upfront = (price * downPayment) / 100;
  const borrowed = price - upfront;
  const instalment = calculateInstalment(borrowed, rate, years);
  const { interest } = repay({ amount: borrowed, percent: rate, emi: instalment });
  const salePrice = (price * resale) / 100;
  // If the sale price exceeds the written-down value, the excess is taxed, so only the real loss of value saves tax.
  const totalDepreciation = Math.min(
    price * (1 - (1 - depreciation / 100) ** years),
    price - salePrice,
  );
  const lease = {
    upfront: 0,
    payments: totalRental,
    taxSaved: (totalRental * tax) / 100,
    salePrice: 0,
  };
  const loan = {
    upfront,
    payments: borrowed + interest,
    taxSaved: ((interest + totalDepreciation) * tax) / 100,
    salePrice,
  };
  return { lease: addNet(lease), loan: addNet(loan), instalment };
}

type Costs = { upfront: number; payments: number; taxSaved: number; salePrice: number };

const addNet = (costs: Costs) => ({
  ...costs,
  net: costs.upfront + costs.payments - costs.taxSaved - costs.salePrice,
});

export function compareLeaseAndLoan(values: LeaseOrLoanValues): CalculatorResult {
  const { price, years, rental, rate, tax } = values;
  const { lease, loan, instalment } = calculateCosts(values);
  const cheaper = lease.net <= loan.net ? "lease" : "loan";
  const rows: [string, keyof Costs | "net"][] = [
    ["Down payment", "upfront"],
    ["Monthly payments in total", "payments"],
    ["Tax saved", "taxSaved"],
    ["Resale value", "salePrice"],
    ["Cost over the term", "net"],
  ];
  return {
    figures: [
      {
        label: `The ${cheaper} costs less by`,
        value: formatRupees(Math.abs(lease.net - loan.net)),
        note: `over ${formatYears(years)}`,
      },
      { label: "Cost of the lease", value: formatRupees(lease.net) },
      { label: "Cost of the loan", value: formatRupees(loan.net) },
      { label: "EMI of the loan", value: formatRupees(instalment), note: "a month" },
    ],
    remarks: [
      tax === 0
        ? "No tax is saved: rent, interest and depreciation are deductible only for a vehicle that a business uses."
        : `Tax is saved at ${formatNumber(tax)}%: on the full rent with a lease, and on the interest and the vehicle’s depreciation with a loan.`,
    ],
    plot: {
      title: "Costs and what comes back",
      parts: ["Cost", "Comes back as tax saved and resale value"],
      bars: [
        { label: "Lease", parts: [lease.net, lease.taxSaved + lease.salePrice] },
        { label: "Loan", parts: [loan.net, loan.taxSaved + loan.salePrice] },
      ],
    },
    table: {
      title: "Side by side",
      columns: ["", "Lease", "Loan"],
      rows: rows.map(([label, key]) => [label, formatRupees(lease[key]), formatRupees(loan[key])]),
    },
    summary: `a vehicle priced at ${formatRupees(price)}, over ${formatYears(years)}: a lease at ${formatRupees(rental)} a month costs ${formatRupees(lease.net)}, a loan at ${formatNumber(rate)}% costs ${formatRupees(loan.net)}`,
  };
}
