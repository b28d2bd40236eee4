import type { DisclosureSubject } from "./types";

/**
 * Words of posts and offers that need the statements of a subject, most significant first, besides the keywords of
 * the subject's pages. The footer has the adviser's statements.
 */
export const disclosureWords: Record<
  Exclude<DisclosureSubject, "adviser">,
  [string, ...string[]]
> = {
  mutualFunds: ["mutual fund", "fund", "sip", "elss", "nav", "folio"],
  insurance: ["insurance", "insurer", "policy", "premium", "health cover", "life cover", "claim"],
  loans: ["loan", "emi", "borrower", "lender", "overdraft"],
  realEstate: ["rera"],
};
