/** Returns the monthly rate (0.01 for 12% a year). Indian lenders charge a twelfth of the yearly rate each month. */
export const toMonthlyRate = (percent: number): number => percent / 12 / 100;

/** Returns the value of 1 rupee after `months` at a monthly `rate`. */
export const growthFactor = (rate: number, months: number): number => (1 + rate) ** months;

/** Returns the value, after `months`, of 1 rupee paid at the end of each month. */
export const annuityFactor = (rate: number, months: number): number =>
  rate === 0 ? months : (growthFactor(rate, months) - 1) / rate;

/** Returns the equated monthly instalment in rupees, paid at the end of each month. */
export function calculateInstalment(amount: number, percent: number, years: number): number {
  const rate = toMonthlyRate(percent);
  return (amount * growthFactor(rate, years * 12)) / annuityFactor(rate, years * 12);
}

type Loan = { amount: number; percent: number; emi: number };
type Prepayment = { amount: number; afterMonth: number };
type Year = { principal: number; interest: number; balance: number };

/** Returns the balance in rupees after `months` instalments. */
export function calculateBalance({ amount, percent, emi }: Loan, months: number): number {
  const rate = toMonthlyRate(percent);
  return Math.max(0, amount * growthFactor(rate, months) - emi * annuityFactor(rate, months));
}

/** A balance of at most half a paisa counts as zero. */
const HALF_PAISA = 0.005;

/** A prepayment does not change the EMI. @throws RangeError if the EMI repays no principal */
export function repay({ amount, percent, emi }: Loan, prepayment?: Prepayment) {
  const rate = toMonthlyRate(percent);
  if (amount > 0 && emi <= amount * rate)
    throw new RangeError("The instalment repays no principal.");
  const years: Year[] = [];
  let balance = amount;
  let months = 0;
  while (balance > HALF_PAISA) {
    if (months % 12 === 0) years.push({ principal: 0, interest: 0, balance });
    months += 1;
    const interest = balance * rate;
    const scheduled = Math.min(emi - interest, balance);
    const prepaid = months === prepayment?.afterMonth ? prepayment.amount : 0;
    const principal = Math.min(scheduled + prepaid, balance);
    balance -= principal;
    if (balance <= HALF_PAISA) balance = 0;
    const year = years.at(-1)!;
    year.principal += principal;
    year.interest += interest;
    year.balance = balance;
  }
  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  return { months, interest, years };
}
