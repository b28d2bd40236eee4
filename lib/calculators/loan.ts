import { fv, pmt } from "financial";

/** A twelfth of a yearly rate in percent, as lenders in India charge it each month. */
export const monthlyRate = (percent: number): number => percent / 12 / 100;

/** The equal monthly instalment that repays a loan, at the end of each month, in rupees. */
export const emiOf = (amount: number, percent: number, years: number): number =>
  -pmt(monthlyRate(percent), years * 12, amount);

type Loan = { amount: number; percent: number; emi: number };
type Prepayment = { amount: number; afterMonth: number };
type Year = { principal: number; interest: number; balance: number };

/** Returns the balance after so many instalments, in rupees. */
export const balanceAfter = ({ amount, percent, emi }: Loan, months: number): number =>
  Math.max(0, -fv(monthlyRate(percent), months, -emi, amount));

/** Treats less than half a paisa as zero. */
const NOTHING = 0.005;

/**
 * How a loan is repaid, month by month: the number of instalments, the total interest, and each
 * year's parts. A prepayment leaves the instalment as it is, so that the loan ends sooner.
 * @throws RangeError where the instalment does not even pay the interest
 */
export function repay({ amount, percent, emi }: Loan, prepayment?: Prepayment) {
  const rate = monthlyRate(percent);
  if (amount > 0 && emi <= amount * rate)
    throw new RangeError("The instalment does not pay the interest.");
  const years: Year[] = [];
  let balance = amount;
  let months = 0;
  while (balance > NOTHING) {
    if (months % 12 === 0) years.push({ principal: 0, interest: 0, balance });
    months += 1;
    const interest = balance * rate;
    const instalment = Math.min(emi - interest, balance);
    const extra = months === prepayment?.afterMonth ? prepayment.amount : 0;
    const principal = Math.min(instalment + extra, balance);
    balance -= principal;
    if (balance <= NOTHING) balance = 0;
    const year = years.at(-1)!;
    year.principal += principal;
    year.interest += interest;
    year.balance = balance;
  }
  const interest = years.reduce((sum, year) => sum + year.interest, 0);
  return { months, interest, years };
}
