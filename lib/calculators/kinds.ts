import type { CalculatorKind, CalculatorValues } from "@/content/types";
import type { Answer, Unit, Values } from "./answer";
import { emi } from "./emi";
import { investing } from "./investing";
import { leaseOrLoan } from "./lease-or-loan";
import { gold, rent, securities } from "./lending-value";

type Kind<Name extends string> = {
  /** In the order in which they are asked for. */
  fields: Record<Name, { label: string; unit: Unit }>;
  answer: (values: Values<Name>) => Answer;
};

/** Each kind of calculator: what it asks for, and what it answers. */
export const calculatorKinds: { [K in CalculatorKind]: Kind<CalculatorValues[K]> } = {
  emi: {
    fields: {
      amount: { label: "Loan amount", unit: "rupees" },
      rate: { label: "Interest rate a year", unit: "percent" },
      years: { label: "Term", unit: "years" },
      prepayment: { label: "One-time prepayment", unit: "rupees" },
      prepaymentYear: { label: "Prepaid after", unit: "years" },
    },
    answer: emi,
  },
  investing: {
    fields: {
      monthly: { label: "Monthly SIP", unit: "rupees" },
      once: { label: "Lump sum", unit: "rupees" },
      years: { label: "Years", unit: "years" },
      rate: { label: "Expected return a year", unit: "percent" },
      stepUp: { label: "Raise the SIP each year by", unit: "percent" },
      inflation: { label: "Expected inflation a year", unit: "percent" },
    },
    answer: investing,
  },
  gold: {
    fields: {
      grams: { label: "Weight without stones", unit: "grams" },
      carat: { label: "Fineness", unit: "carat" },
      price: { label: "Price of a gram of 22 carat today", unit: "rupees" },
      share: { label: "Share of the value that is lent", unit: "percent" },
    },
    answer: gold,
  },
  securities: {
    fields: {
      value: { label: "Value of shares and fund units", unit: "rupees" },
      share: { label: "Share of the value that is lent", unit: "percent" },
    },
    answer: securities,
  },
  rent: {
    fields: {
      rent: { label: "Rent a month", unit: "rupees" },
      years: { label: "Left in the lease", unit: "years" },
      rate: { label: "Interest rate a year", unit: "percent" },
      share: { label: "Share of the rental value that is lent", unit: "percent" },
    },
    answer: rent,
  },
  leaseOrLoan: {
    fields: {
      price: { label: "Price on the road", unit: "rupees" },
      years: { label: "Term", unit: "years" },
      rental: { label: "Lease rent a month, with GST", unit: "rupees" },
      downPayment: { label: "Loan: paid at the start", unit: "percent" },
      rate: { label: "Loan: interest rate a year", unit: "percent" },
      resale: { label: "Loan: sold at the end for, of its price", unit: "percent" },
      tax: { label: "Tax rate, where a business uses it", unit: "percent" },
      depreciation: { label: "Depreciation for tax, a year", unit: "percent" },
    },
    answer: leaseOrLoan,
  },
};

type AnyKind = {
  fields: Record<string, { label: string; unit: Unit }>;
  answer: (values: Record<string, number>) => Answer;
};

/** A kind as a form goes through it: its values under their names, whichever they are. */
export const kindOf = (kind: CalculatorKind): AnyKind => calculatorKinds[kind] as AnyKind;
