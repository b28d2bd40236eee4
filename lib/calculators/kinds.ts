import type { CalculatorKind, CalculatorValues } from "@/content/types";
import type { CalculatorResult, Unit, Values } from "./result";
import { calculateEmi } from "./emi";
import { calculateInvestment } from "./investing";
import { compareLeaseAndLoan } from "./lease-or-loan";
import { calculateGoldLoan, calculateRentLoan, calculateSecuritiesLoan } from "./lending-value";

type Calculator<Name extends string> = {
  fields: Record<Name, { label: string; unit: Unit }>;
  calculate: (values: Values<Name>) => CalculatorResult;
};

const calculatorKinds: { [K in CalculatorKind]: Calculator<CalculatorValues[K]> } = {
  emi: {
    fields: {
      amount: { label: "Loan amount", unit: "rupees" },
      rate: { label: "Annual interest rate", unit: "percent" },
      years: { label: "Term", unit: "years" },
      prepayment: { label: "One-time prepayment", unit: "rupees" },
      prepaymentYear: { label: "Prepayment made after", unit: "years" },
    },
    calculate: calculateEmi,
  },
  investing: {
    fields: {
      monthly: { label: "Monthly SIP", unit: "rupees" },
      lumpSum: { label: "Lump sum", unit: "rupees" },
      years: { label: "Years", unit: "years" },
      rate: { label: "Expected annual return", unit: "percent" },
      stepUp: { label: "Annual increase of the SIP", unit: "percent" },
      inflation: { label: "Expected annual inflation", unit: "percent" },
    },
    calculate: calculateInvestment,
  },
  gold: {
    fields: {
      grams: { label: "Weight without stones", unit: "grams" },
      carat: { label: "Purity", unit: "carat" },
      price: { label: "Today’s price per gram of 22 carat gold", unit: "rupees" },
      share: { label: "Loan as a share of the value", unit: "percent" },
    },
    calculate: calculateGoldLoan,
  },
  securities: {
    fields: {
      value: { label: "Value of shares and fund units", unit: "rupees" },
      share: { label: "Loan as a share of the value", unit: "percent" },
    },
    calculate: calculateSecuritiesLoan,
  },
  rent: {
    fields: {
      rent: { label: "Monthly rent", unit: "rupees" },
      years: { label: "Remaining lease", unit: "years" },
      rate: { label: "Annual interest rate", unit: "percent" },
      share: { label: "Loan as a share of the rental value", unit: "percent" },
    },
    calculate: calculateRentLoan,
  },
  leaseOrLoan: {
    fields: {
      price: { label: "On-road price", unit: "rupees" },
      years: { label: "Term", unit: "years" },
      rental: { label: "Monthly lease rent, with GST", unit: "rupees" },
      downPayment: { label: "Loan: down payment", unit: "percent" },
      rate: { label: "Loan: annual interest rate", unit: "percent" },
      resale: { label: "Loan: resale value (% of price)", unit: "percent" },
      tax: { label: "Tax rate, for business use", unit: "percent" },
      depreciation: { label: "Annual tax depreciation", unit: "percent" },
    },
    calculate: compareLeaseAndLoan,
  },
};

type AnyCalculator = {
  fields: Record<string, { label: string; unit: Unit }>;
  calculate: (values: Record<string, number>) => CalculatorResult;
};

/** Returns the fields and calculation of a kind. Field names have type `string`, because all kinds share one form. */
export const getCalculator = (kind: CalculatorKind): AnyCalculator =>
  calculatorKinds[kind] as AnyCalculator;
