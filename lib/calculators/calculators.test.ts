import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import type { CalculatorKind, SliderRange } from "@/content/types";
import { formatRupees, formatInLakhOrCrore, parseAmount } from "./amount";
import type { CalculatorResult } from "./result";
import { formatForInput, formatWithUnit, readField, readFragment } from "./field";
import { projectGrowth } from "./investing";
import { getCalculator } from "./kinds";
import { calculateCosts } from "./lease-or-loan";
import { calculateInstalment, repay } from "./loan";
import { formatYearsAndMonths } from "./time";

describe("amounts", () => {
  test.each([
    [0, "₹0", null],
    [99_999, "₹99,999", null],
    [12_50_000, "₹12,50,000", "12.5 lakh"],
    [1_00_000, "₹1,00,000", "1 lakh"],
    [1_00_00_000, "₹1,00,00,000", "1 crore"],
    [3_45_67_890, "₹3,45,67,890", "3.46 crore"],
    [-1_500, "-₹1,500", null],
    [-0.2, "₹0", null],
  ])("formats %d as %s, and in lakh or crore as %s", (rupees, text, lakhs) => {
    expect([formatRupees(rupees), formatInLakhOrCrore(rupees)]).toEqual([text, lakhs]);
  });

  test.each([
    ["₹12,50,000", 12_50_000],
    ["12.5 lakh", 12_50_000],
    ["3.35 lakh", 3_35_000],
    ["Rs. 2 Crore", 2_00_00_000],
    ["1.2 cr.", 1_20_00_000],
    ["30L", 30_00_000],
    ["25,000/-", 25_000],
    ["INR 50 00 000", 50_00_000],
    ["50 lakhs only", 50_00_000],
    ["1 crore 20 lakh", 1_20_00_000],
    ["1 Crore, 20 Lakh and 50 thousand", 1_20_50_000],
    ["5 lakh 50,000", 5_50_000],
    ["5 lakh  1,000", 5_01_000],
    ["5".repeat(100), Number("5".repeat(100))],
    ["1 lakh 1 lakh", null],
    ["5 lakh 999", null],
    ["20, 5 lakh", null],
    ["1,250 crore", 12_50_00_00_000],
    ["₹30,00,00", 3_00_000],
    [".5", 0.5],
    ["１２", 12],
    ["५०,००,०००", 50_00_000],
    ["रु. १.५ करोड़", 1_50_00_000],
    ["५० हज़ार", 50_000],
    ["৫০ লাখ", 50_00_000],
    ["۵۰ لاکھ", 50_00_000],
    ["\u202a50,00,000\u202c", 50_00_000],
    ["50\u00a0la\u00adkh", 50_00_000],
    ["", null],
    ["lakh", null],
    ["1.250.000", null],
    ["25.000", null],
    ["12,5", null],
    ["8,5 lakh", null],
    ["20 30", null],
    ["1 crore 20", null],
    ["1 crore 120 lakh", null],
    ["1.5 crore 20 lakh", null],
    ["20 lakh 1 crore", null],
    ["5-10 lakh", null],
    ["10⁵", null],
    ["5½ lakh", null],
    ["-5", null],
    ["1e9", null],
    ["5 constructor", null],
    ["5".repeat(101), null],
  ])("reads %j as %s rupees", (text, value) => {
    expect(parseAmount(text, "rupees")).toBe(value);
  });

  test.each([
    ["  8.5 % ", "percent", 8.5],
    ["8.5% p.a.", "percent", 8.5],
    ["8.5 per cent per annum", "percent", 8.5],
    ["8,5", "percent", null],
    ["8.5% p.m.", "percent", null],
    ["20 yrs", "years", 20],
    ["240 months", "years", 20],
    ["19 years and 12 months", "years", 20],
    ["18 months", "years", 1.5],
    ["1,2 years 6 months", "years", null],
    ["six months", "years", null],
    ["50 months", "grams", null],
    ["20 6 months", "years", null],
    ["22K", "carat", 22],
    ["50 gms", "grams", 50],
  ] as const)("reads %j in a %s field as %s", (text, unit, value) => {
    expect(parseAmount(text, unit)).toBe(value);
  });

  test.each([
    ["five", "rupees", "Please enter a number, such as 12,50,000 or 12.5 lakh"],
    ["8,5", "percent", "Please enter a number, such as 8.5"],
    ["2.5", "years", "Please enter a whole number of years"],
    ["21.5", "carat", "Please enter a whole number"],
    ["0", "years", "Please enter a value from 1 year to 30 years"],
    ["31", "years", "Please enter a value from 1 year to 30 years"],
  ] as const)("explains why %j is not valid in a %s field", (text, unit, error) => {
    expect(readField(text, unit, { start: 5, min: 1, max: 30, step: 1 })).toEqual({ error });
  });

  test.each([
    [12_50_000, "rupees", "₹12.5 lakh", "₹12,50,000"],
    [500, "rupees", "₹500", "₹500"],
    [8.5, "percent", "8.5%", "8.5"],
    [1, "years", "1 year", "1"],
    [1, "grams", "1 gram", "1"],
    [2, "grams", "2 grams", "2"],
    [1, "carat", "1 carat", "1"],
  ] as const)("formats %d %s as %s, and as %s in an input", (value, unit, ...texts) => {
    expect([formatWithUnit(value, unit), formatForInput(value, unit)]).toEqual(texts);
  });

  test("reads the valid values of a URL fragment", () => {
    const bounds = { start: 5, min: 1, max: 30, step: 1 };
    const fields = {
      rate: { unit: "percent" },
      years: { unit: "years" },
      other: { unit: "grams" },
    } as const;
    const limits = { rate: bounds, years: bounds, other: bounds };
    expect(readFragment("rate=30&years=1&other=31&x=2", fields, limits)).toEqual({
      rate: 30,
      years: 1,
    });
  });

  test("rounds a value to the precision of its field", () => {
    const bounds = { start: 5, min: 1, max: 30, step: 1 };
    expect(readField("8.12345", "percent", bounds)).toEqual({ value: 8.12 });
    expect(readField("8.55", "rupees", bounds)).toEqual({ value: 9 });
  });
});

describe("an EMI loan", () => {
  // The example in Microsoft's documentation of the function PMT.
  test("has the instalment that Excel's PMT returns", () => {
    expect(calculateInstalment(10_000, 8, 10 / 12)).toBeCloseTo(1_037.03, 2);
  });

  const loans = fc.record({
    amount: fc.integer({ min: 50_000, max: 10_00_00_000 }),
    rate: fc.integer({ min: 100, max: 2_400 }).map((hundredths) => hundredths / 100),
    years: fc.integer({ min: 1, max: 30 }),
  });

  test("is repaid to the rupee within its term, in yearly parts that add up", () => {
    fc.assert(
      fc.property(loans, ({ amount, rate, years }) => {
        const instalment = calculateInstalment(amount, rate, years);
        const repayment = repay({ amount, percent: rate, emi: instalment });
        expect(repayment.months).toBe(years * 12);
        expect(repayment.years).toHaveLength(years);
        expect(repayment.years.at(-1)!.balance).toBe(0);
        const principal = repayment.years.reduce((sum, year) => sum + year.principal, 0);
        expect(Math.abs(principal - amount)).toBeLessThan(0.01);
        const paid = instalment * repayment.months;
        expect(Math.abs(paid - amount - repayment.interest)).toBeLessThan(1);
      }),
    );
  });

  test("costs more interest at a higher rate and less after a prepayment", () => {
    fc.assert(
      fc.property(loans, ({ amount, rate, years }) => {
        const instalment = calculateInstalment(amount, rate, years);
        const loan = { amount, percent: rate, emi: instalment };
        const { interest, months } = repay(loan);
        const higherInstalment = calculateInstalment(amount, rate + 1, years);
        expect(
          repay({ amount, percent: rate + 1, emi: higherInstalment }).interest,
        ).toBeGreaterThan(interest);
        const prepaid = repay(loan, { amount: amount / 10, afterMonth: 6 });
        expect(prepaid.interest).toBeLessThan(interest);
        expect(prepaid.months).toBeLessThanOrEqual(months);
      }),
    );
  });

  test("cannot have an EMI that pays only the interest", () => {
    expect(() => repay({ amount: 1_00_000, percent: 12, emi: 1_000 })).toThrow(
      new RangeError("The instalment repays no principal."),
    );
    expect(repay({ amount: 0, percent: 12, emi: 0 }).months).toBe(0);
  });

  test.each([
    [1, "1 month"],
    [12, "1 year"],
    [25, "2 years and 1 month"],
  ])("shows a term of %d months as %s", (months, text) => {
    expect(formatYearsAndMonths(months)).toBe(text);
  });
});

describe("projectGrowth", () => {
  const grow = (values: Partial<Parameters<typeof projectGrowth>[0]>) =>
    projectGrowth({
      monthly: 0,
      lumpSum: 0,
      years: 10,
      rate: 12,
      stepUp: 0,
      inflation: 0,
      ...values,
    }).at(-1)!;

  test("returns what Excel's FV returns for a year of ₹200 a month at 6%", () => {
    // FV(6%/12, 12, -200, 0, 1)
    expect(grow({ monthly: 200, years: 1, rate: 6 }).value).toBeCloseTo(2_479.45, 2);
  });

  test("compounds a lump sum yearly", () => {
    expect(grow({ lumpSum: 1_00_000, years: 2, rate: 10 }).value).toBeCloseTo(1_21_000, 6);
  });

  test("returns a value equal to the invested amount at 0%", () => {
    const { invested, value } = grow({
      monthly: 500,
      lumpSum: 10_000,
      years: 7,
      rate: 0,
      stepUp: 10,
    });
    expect(value).toBeCloseTo(invested, 6);
  });

  test("raises the monthly amount once a year", () => {
    expect(grow({ monthly: 1_000, years: 3, stepUp: 10 }).invested).toBeCloseTo(12_000 * 3.31, 6);
  });
});

describe("calculateCosts", () => {
  const values = {
    price: 10_00_000,
    years: 4,
    rental: 20_000,
    downPayment: 20,
    rate: 10,
    resale: 40,
    tax: 0,
    depreciation: 15,
  };

  test("adds up the payments and subtracts the resale value", () => {
    const { lease, loan, instalment } = calculateCosts(values);
    expect(lease).toEqual({
      upfront: 0,
      payments: 9_60_000,
      taxSaved: 0,
      salePrice: 0,
      net: 9_60_000,
    });
    expect(loan.upfront + loan.payments).toBeCloseTo(2_00_000 + instalment * 48, 2);
    expect(loan.net).toBeCloseTo(loan.upfront + loan.payments - 4_00_000, 6);
  });

  test("reduces the tax saving if the vehicle sells above its written-down value", () => {
    const { loan } = calculateCosts({ ...values, resale: 80, tax: 40, depreciation: 40 });
    const interest = loan.payments - 8_00_000;
    expect(loan.taxSaved).toBeCloseTo(0.4 * (interest + 2_00_000), 6);
  });

  test("saves tax on the full rent with a lease, and on interest and depreciation with a loan", () => {
    const { lease, loan } = calculateCosts({ ...values, tax: 30 });
    expect(lease.taxSaved).toBe(2_88_000);
    const interest = loan.payments - 8_00_000;
    expect(loan.taxSaved).toBeCloseTo(0.3 * (interest + 10_00_000 * (1 - 0.85 ** 4)), 6);
  });
});

describe("a result", () => {
  const emi = { amount: 30_00_000, rate: 8.5, years: 3, prepayment: 3_00_000, prepaymentYear: 1 };
  const investing = {
    ...{ monthly: 5_000, lumpSum: 1_00_000, years: 3 },
    ...{ rate: 12, stepUp: 10, inflation: 6 },
  };
  const leaseOrLoan = {
    ...{ price: 10_00_000, years: 4, rental: 20_000, downPayment: 20 },
    ...{ rate: 10, resale: 40, tax: 0, depreciation: 15 },
  };
  const cases: [CalculatorKind, Record<string, number>][] = [
    ["emi", emi],
    ["emi", { ...emi, prepayment: 0 }],
    ["emi", { ...emi, prepaymentYear: 3 }],
    ["emi", { ...emi, prepayment: 1_000, prepaymentYear: 2 }],
    ["emi", { ...emi, prepayment: 40_00_000 }],
    ["investing", investing],
    ["investing", { ...investing, rate: 0, years: 1 }],
    ["leaseOrLoan", leaseOrLoan],
    ["leaseOrLoan", { ...leaseOrLoan, rental: 30_000, tax: 30, years: 1 }],
    ["gold", { grams: 100, carat: 18, price: 11_000, share: 75 }],
    ["securities", { value: 20_00_000, share: 70 }],
    ["rent", { rent: 2_00_000, years: 3, rate: 9.5, share: 80 }],
  ];

  const describeResult = ({ figures, remarks, plot, table, summary }: CalculatorResult) => [
    ...figures.map(({ label, value, note = "" }) => `${label}: ${value} ${note}`),
    ...remarks,
    [plot.title, ...plot.parts].join(" | "),
    // Versions of Node may compute different last digits for `x ** y`.
    ...plot.bars.map(({ label, parts }) =>
      [label, ...parts.map((part) => part.toFixed(2))].join(" | "),
    ),
    table.title,
    ...[table.columns, ...table.rows].map((row) => row.join(" | ")),
    summary,
  ];

  test.each(cases)("equals the stored result of %s for %j", (kind, values) => {
    const { fields, calculate } = getCalculator(kind);
    expect(Object.keys(values)).toEqual(Object.keys(fields));
    expect(describeResult(calculate(values))).toMatchSnapshot();
  });
});

describe("the calculator of each page", () => {
  const calculators = listPagesWithSection(sections).flatMap(({ page: { href, calculator } }) =>
    calculator ? [{ href, calculator }] : [],
  );

  /** Expects finite figures and no negative bar. */
  function expectFigures({ figures, plot, table, summary }: CalculatorResult) {
    expect(JSON.stringify([figures, table, summary])).not.toMatch(/NaN|Infinity|∞|undefined/);
    const parts = plot.bars.flatMap((bar) => bar.parts);
    expect(parts.filter((part) => !(part >= 0 && part < Infinity))).toEqual([]);
  }

  test.each(calculators)(
    "shows finite figures on $href at each bound of each field",
    ({ calculator }) => {
      const { fields, calculate } = getCalculator(calculator.kind);
      expect(Object.keys(calculator.values)).toEqual(Object.keys(fields));
      const entries = Object.entries(calculator.values);
      const start = Object.fromEntries(entries.map(([name, { start: value }]) => [name, value]));
      const edges = entries.flatMap(([name, { min, max }]) => [
        { ...start, [name]: min },
        { ...start, [name]: max },
      ]);
      for (const values of [start, ...edges]) {
        expectFigures(calculate(values));
        expect(calculate(values).summary.length).toBeLessThan(260);
      }
    },
  );

  test.each(calculators)(
    "ignores values in a URL fragment that the fields on $href refuse",
    ({ calculator }) => {
      const { fields, calculate } = getCalculator(calculator.kind);
      const bounds: Record<string, SliderRange> = calculator.values;
      const nearBounds = Object.values(bounds).flatMap(({ min, max, step }) => [
        fc.integer({ min: min - 1, max: max + 1 }),
        fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100),
        fc.constantFrom(min, max, min + 0.5, max + step),
      ]);
      const text = fc.oneof(
        fc.oneof(...nearBounds).map(String),
        fc.constantFrom("", "1e999", "-0", "NaN", "2.5", "8,5", "५ लाख", "%", "x".repeat(999)),
        fc.string(),
      );
      const name = fc.constantFrom(...Object.keys(fields), "__proto__", "constructor", "");
      fc.assert(
        fc.property(fc.array(fc.tuple(name, text)), (pairs) => {
          const fragment = new URLSearchParams(pairs).toString();
          const shared = readFragment(fragment, fields, bounds);
          for (const [key, value] of Object.entries(shared)) {
            const { unit } = fields[key]!;
            expect(readField(formatForInput(value, unit), unit, bounds[key]!)).toEqual({ value });
          }
          const start = Object.entries(bounds).map(([key, limits]) => [key, limits.start]);
          expectFigures(calculate({ ...Object.fromEntries(start), ...shared }));
        }),
      );
    },
  );

  test("limits the loan's share of the pledged value to the caps of spec §9", () => {
    const caps = calculators.flatMap(({ href, calculator: { values } }) =>
      "share" in values ? [[href, values.share.max]] : [],
    );
    expect(Object.fromEntries(caps)).toEqual({
      "/loans/loan-against-rent": 80,
      "/loans/loan-against-shares": 70,
      "/loans/gold-loan": 75,
    });
  });
});
