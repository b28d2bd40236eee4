import { post as familyHealthCoverExplained } from "./posts/family-health-cover-explained";
import { post as fractionalPropertyAndSmReits } from "./posts/fractional-property-and-sm-reits";
import { post as goldLoansValueLtvAndRepayment } from "./posts/gold-loans-value-ltv-and-repayment";
import { post as leaseOrBuyACar } from "./posts/lease-or-buy-a-car";
import { post as loanAgainstSharesAndMutualFunds } from "./posts/loan-against-shares-and-mutual-funds";
import { post as ncdsAndBondsForIncome } from "./posts/ncds-and-bonds-for-income";
import { post as nominationsWillsAndJointHolding } from "./posts/nominations-wills-and-joint-holding";
import { post as nreNroAndFcnrAccounts } from "./posts/nre-nro-and-fcnr-accounts";
import { post as nriTaxAndFemaBasics } from "./posts/nri-tax-and-fema-basics";
import { post as overdraftCashCreditOrBillDiscounting } from "./posts/overdraft-cash-credit-or-bill-discounting";
import { post as prepayHomeLoanOrInvest } from "./posts/prepay-home-loan-or-invest";
import { post as reraChecksBeforeYouBuy } from "./posts/rera-checks-before-you-buy";
import { post as sipOrLumpSum } from "./posts/sip-or-lump-sum";
import { post as termInsuranceHowMuchAndHowLong } from "./posts/term-insurance-how-much-and-how-long";
import type { DemoPost } from "./types";

/** Newest first. */
export const demoPosts: DemoPost[] = [
  nriTaxAndFemaBasics,
  nominationsWillsAndJointHolding,
  nreNroAndFcnrAccounts,
  leaseOrBuyACar,
  fractionalPropertyAndSmReits,
  ncdsAndBondsForIncome,
  overdraftCashCreditOrBillDiscounting,
  loanAgainstSharesAndMutualFunds,
  prepayHomeLoanOrInvest,
  familyHealthCoverExplained,
  reraChecksBeforeYouBuy,
  termInsuranceHowMuchAndHowLong,
  goldLoansValueLtvAndRepayment,
  sipOrLumpSum,
];
