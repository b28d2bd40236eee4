import type { DemoPost } from "../types";

export const post = {
  title: "Prepay the Home Loan or Invest the Surplus?",
  authorName: "Arthora Research Desk",
  image: "/art/posts/prepay-home-loan-or-invest.jpg",
  short_desc:
    "A ₹5 lakh bonus can shorten a loan by years or go to work elsewhere. The sums for both, the rate an investment has to beat after tax, and the cases in which the arithmetic is not the point.",
  publishedOn: "2026-06-26",
  content: `<p>A bonus arrives, and with it an old argument at the dining table. One side wants to be free of the bank. The other has read that money borrowed at 8% and invested at 12% makes a profit. Both have a point. The saving is certain and the profit is not, and that is most of the answer.</p>
<h2>What a Prepayment Does</h2>
<p>Consider a loan of ₹50 lakh for 20 years at 8.5%. The EMI is about ₹43,391, and over the full term the interest comes to roughly ₹54.1 lakh. After three years the balance is still about ₹46.7 lakh, because early instalments are mostly interest.</p>
<p>Now ₹5 lakh is prepaid. If the EMI is kept as it was, the loan ends about 42 months sooner and the interest saved is around ₹13.2 lakh. If the EMI is reduced instead and the term left alone, the instalment falls by about ₹4,641 to ₹38,750, and the interest saved is around ₹4.5 lakh. Same cheque, very different results. Lenders may apply either method unless told, so the request should name the one that is wanted.</p>
<p>These figures assume that the rate stays put. On a floating loan it will not, though the comparison between the two methods holds.</p>
<h2>The Rate an Investment Has to Beat</h2>
<p>Prepaying a loan at 8.5% saves 8.5%, with no tax on the saving. Over ten years ₹5 lakh compounding at that rate is worth about ₹11.3 lakh. For an equity fund to leave the same amount after 12.5% tax on gains above ₹1.25 lakh, it would have to grow by about 9.2% a year for the whole decade. That has happened in many ten-year periods and has failed to happen in others.</p>
<p>For a fixed deposit the bar is higher. A person in the 30% slab pays 31.2% with cess, so the deposit would need to pay about 12.4% before tax to match. No ordinary deposit does. Holding a large deposit beside a home loan for years is comfortable and costly, except for the part kept as an emergency fund.</p>
<blockquote><p>Compare the loan rate with what an investment is likely to leave after tax, then ask how you would feel if it left nothing for five years.</p></blockquote>
<h2>Where Tax Changes the Picture</h2>
<p>Under the old tax regime, interest on a self-occupied home is deductible up to ₹2 lakh a year, and principal counts within the ₹1.5 lakh basket. A borrower in the 30% slab with ₹2 lakh of interest saves ₹62,400 a year, cess included, so the effective cost of that part of the loan is lower. Under the new regime, which is the default, the deduction for a self-occupied home is not available and the loan costs what the rate says. Anyone who changed regimes since taking the loan has good reason to run the numbers again.</p>
<h2>The Order That Suits Most Families</h2>
<ol>
<li><p>Clear credit cards and personal loans first; they cost the most.</p></li>
<li><p>Hold six months of expenses, including the EMI, in a form that can be reached in a day.</p></li>
<li><p>Keep retirement saving going. A missed decade of contributions cannot be bought back by an early end to the loan.</p></li>
<li><p>Divide what remains. Half to the loan and half to investments serves both aims.</p></li>
</ol>
<p>Prepayment gains weight when retirement is near, when income is irregular, or when the loan keeps someone awake. Investing gains weight when the loan is small and cheap, when the remaining term is short, or when nearly all the family’s wealth already sits in the house.</p>
<h2>Charges and Paperwork</h2>
<p>For floating-rate loans to individuals for purposes other than business, lenders may not charge for prepayment, in part or in full, from whatever source the money comes. The Reserve Bank’s 2025 directions apply this to loans sanctioned or renewed from 1 January 2026, and the earlier bar on charges for floating-rate home loans continues to matter for older ones. Fixed-rate loans and business loans can differ; the key facts statement says how.</p>
<p>After paying, collect three things: a receipt that shows the amount as principal, a fresh repayment schedule, and written confirmation that the term and not the EMI was reduced. At final closure, ask for the original title papers and for removal of the lender’s charge, and check the credit report a few weeks later.</p>
<h2>Sources</h2>
<ul>
<li><p>Reserve Bank of India: <a href="https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12878&amp;Mode=0">Pre-payment Charges on Loans Directions, 2025</a> (2 July 2025), as of June 2026</p></li>
<li><p><a href="https://www.incometaxindia.gov.in/">Income Tax Department</a>: Income-tax Act, 2025, section 22 on house property interest and section 198 on equity gains, as of June 2026</p></li>
</ul>`,
} satisfies DemoPost;
