/** Loans: what stands already, and the water that it gives. */
import { againstProperty, againstRent, homeLoan } from "./loans/houses.js";
import { againstShares, car, gold } from "./loans/means.js";
import { odCc, term, workingCapital } from "./loans/waters.js";

export const loans = {
  "home-loan": homeLoan,
  "loan-against-property": againstProperty,
  "loan-against-rent": againstRent,
  "loan-against-shares": againstShares,
  "gold-loan": gold,
  "car-loan": car,
  "od-cc": odCc,
  "working-capital": workingCapital,
  "term-loan": term,
} as const;
