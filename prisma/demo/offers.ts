import type { DemoOffer } from "./types";

export const demoOffers: DemoOffer[] = [
  {
    title: "Move Your Home Loan Without Our Documentation Fee",
    category: "loan",
    discount: "Documentation fee waived",
    validUntil: "2027-03-31",
    image: "/art/offers/loan.jpg",
    description: `<p>Thinking of moving a home loan or a loan against property to another lender? Until the end of March we prepare the papers, compare the offers and follow the file with the new lender, and we charge no documentation fee for it.</p>
<p>What is included:</p>
<ul>
<li><p>a one-page comparison of the remaining cost with your present lender and with two others;</p></li>
<li><p>a check of charges, rate reset terms and the list of documents;</p></li>
<li><p>help with the closure letter, the return of title papers and the new charge.</p></li>
</ul>
<p>Lenders decide on approval, rate and their own fees, and stamp duty or valuation costs remain payable to them. If the comparison shows that staying with the present lender is cheaper, we will say so, and the advice is still free of charge.</p>`,
  },
  {
    title: "A Free Second Look at Your Insurance Policies",
    category: "insurance",
    discount: "Policy review free",
    validUntil: "2027-06-30",
    image: "/art/offers/insurance.jpg",
    description: `<p>Bring the policies your family already holds, whoever sold them, and an adviser will go through them with you in one sitting of about an hour. There is no fee for the review and no obligation to buy, change or surrender anything afterwards.</p>
<p>You receive a short written note covering:</p>
<ul>
<li><p>who and what is insured, for how much and until when;</p></li>
<li><p>nominees, addresses and bank details that need correcting;</p></li>
<li><p>waiting periods, room rent limits and exclusions that apply to you;</p></li>
<li><p>overlaps and gaps, with the questions to put to the insurer.</p></li>
</ul>
<p>The review concerns our own service only. Premiums are set by insurers, and the law does not allow anyone to offer a rebate on them. Please bring the full policy document and not the receipt alone.</p>`,
  },
  {
    title: "Your First Portfolio Review, Free of Charge",
    category: "investment",
    discount: "First review free",
    validUntil: "2027-04-30",
    image: "/art/offers/investment.jpg",
    description: `<p>If mutual funds, bonds and deposits have gathered over the years in several places, a single clear picture is a good place to start. We put one together from your statements and go over it with you, without a fee for the first review.</p>
<p>The meeting answers four questions:</p>
<ol>
<li><p>How is the money divided between equity, debt, gold and property?</p></li>
<li><p>Which holdings repeat one another, and what do they cost each year?</p></li>
<li><p>What tax would follow from a change made now?</p></li>
<li><p>Does the mix fit the dates on which you will need the money?</p></li>
</ol>
<p>The review explains what you hold. It does not forecast markets and it makes no promise about returns, which depend on markets and can be negative. A recent consolidated account statement is all we need to start.</p>`,
  },
  {
    title: "Lease Set-up Fee Waived for Cars and Equipment",
    category: "lease",
    discount: "Set-up fee waived",
    validUntil: "2027-01-31",
    image: "/art/offers/lease.jpg",
    description: `<p>For lease enquiries received by the end of January we waive our set-up fee on a new car, a pre-owned car, a commercial vehicle or business equipment. The rental, the deposit and the insurance are quoted by the leasing company as usual.</p>
<p>Before you sign, we walk through the points that decide the final bill:</p>
<ul>
<li><p>the yearly distance or hours of use, and the charge beyond it;</p></li>
<li><p>early return, transfer to another city and total loss;</p></li>
<li><p>what maintenance covers and what it leaves out;</p></li>
<li><p>the condition in which the asset has to be returned.</p></li>
</ul>
<p>We also set the lease beside a loan for the same asset over the same years, so that the choice rests on the whole cost and not on the monthly figure. Approval depends on the leasing company’s own checks.</p>`,
  },
  {
    title: "Half-price Check of Your NRI Status and Accounts",
    category: "other",
    discount: "50% off the check-up fee",
    validUntil: "2027-12-31",
    image: "/art/offers/other.jpg",
    description: `<p>Leaving India for work, coming home after some years, or dividing the year between two countries? Our NRI desk offers its status and accounts check at half the usual fee, by video call at an hour that suits your time zone.</p>
<p>The check covers:</p>
<ul>
<li><p>residential status under the Income-tax Act and under FEMA, on the dates you give us;</p></li>
<li><p>whether each bank, demat and fund account is of the right kind;</p></li>
<li><p>nominations, joint holders and powers of attorney;</p></li>
<li><p>a list of papers for remittance, with the order in which to collect them.</p></li>
</ul>
<p>Tax opinions and filings are given by a chartered accountant under a separate engagement, at the accountant’s own fee. The half price applies once for each family and is confirmed in writing before the call.</p>`,
  },
];
