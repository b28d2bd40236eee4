import type { DemoPost } from "../types";

export const post = {
  title: "Gold Loans: How Value, LTV and Repayment Really Work",
  authorName: "Arthora Research Desk",
  image: "/art/posts/gold-loans-value-ltv-and-repayment.jpg",
  short_desc:
    "RBI’s new gold loan rules are in force from April 2026. What is weighed, how the price is fixed, why a bullet loan lends less, and what a borrower may expect when the loan is closed.",
  publishedOn: "2026-04-23",
  content: `<p>A gold loan is the quickest secured loan most families will ever take. The ornaments are tested in the morning and the money can be in the account by afternoon. Speed is also why details get skipped. Since 1 April 2026 lenders have followed a common set of rules issued by the Reserve Bank in June 2025, and knowing four or five of them changes how the offer at the counter looks.</p>
<h2>What Is Weighed and at Which Price</h2>
<p>Lenders may take jewellery, ornaments and coins. Gold bars, other bullion and units of gold funds are outside the rules. One borrower can pledge at most one kilogram of gold ornaments, and coins up to 50 grams. Only the metal counts: stones, enamel, strings and fastenings are deducted.</p>
<p>The price is not the figure on the jeweller’s board. It is the lower of two numbers for gold of the same purity: the average closing price over the past 30 days, and the closing price of the previous day, as published by the bullion association or a SEBI-regulated commodity exchange. The borrower is to be present when the gold is tested. The lender then hands over a certificate that shows purity, gross weight, net weight, deductions and value. That page is worth photographing before leaving the branch.</p>
<h2>How the Loan-to-value Limit Is Applied</h2>
<p>For consumption loans the ceiling depends on the total borrowed against gold:</p>
<ul>
<li><p>up to ₹2.5 lakh: 85% of value;</p></li>
<li><p>above ₹2.5 lakh and up to ₹5 lakh: 80%;</p></li>
<li><p>above ₹5 lakh: 75%.</p></li>
</ul>
<p>Lenders may stay below these figures, and many do. Above ₹2.5 lakh they must also assess the borrower’s capacity to repay rather than rely on the ornaments alone. The ratio has to hold through the life of the loan, not only on the first day.</p>
<p>An example with an invented price of ₹12,000 a gram: a set weighs 50 grams, of which 45 grams is gold of the stated purity after deductions. Its value is ₹5,40,000. At 80% the ceiling is ₹4,32,000. If gold slips by 10%, the same set is worth ₹4,86,000 and a loan of ₹4,32,000 would stand at about 89%, so the lender will ask for part payment or more gold.</p>
<h2>EMI, Interest-only or Bullet</h2>
<p>There are three usual ways to repay. In an EMI plan the debt falls every month. In an interest-only plan the interest is paid each month and the principal at the end. In a bullet loan nothing is paid until maturity, which for consumption loans may be at most 12 months away.</p>
<p>Bullet loans look easy but have a catch. The limit is measured against the amount due at maturity, interest included. With the set above and a rate of 12% for a year, the lender can advance about ₹3,85,700, because that sum grows to roughly ₹4,32,000. The remaining space is reserved for interest.</p>
<blockquote><p>Borrow against gold for a need that has an end date, and decide on the day of borrowing which income will bring the ornaments home.</p></blockquote>
<p>Renewing or topping up is allowed only while the account is standard and within the limit, and a bullet loan can be renewed only after the accrued interest is paid. Rolling it over year after year, with nothing but interest paid, is how a family keeps paying for jewellery it cannot wear.</p>
<h2>Closing the Loan, and What Happens on Default</h2>
<p>On full repayment the gold is to be returned the same day where possible and within seven working days in any case. If the lender is at fault for a delay, the borrower or heir is due ₹5,000 for each day beyond that. Any damage or shortage found at return has to be made good.</p>
<p>If instalments stop, the lender must give notice before an auction. The reserve price is at least 90% of the current value, and may come down to 85% only after two auctions have failed. Anything left after dues and charges goes back to the borrower within seven working days of the proceeds being received. These steps are written into the agreement, so ask for it in a language you read comfortably.</p>
<p>Before signing, compare three things on the key facts statement: the annual percentage rate, the charge for closing early, and the fee for each valuation or notice. A loan at a slightly higher rate with no other charges can cost less over four months than a cheaper one with several.</p>
<h2>Sources</h2>
<ul>
<li><p>Reserve Bank of India: <a href="https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12859&amp;Mode=0">Lending Against Gold and Silver Collateral Directions, 2025</a> (6 June 2025), with later amendments and consolidation, as of April 2026</p></li>
<li><p>Reserve Bank of India: <a href="https://www.rbi.org.in/Scripts/NotificationUser.aspx?Id=12663&amp;Mode=0">Key Facts Statement for Loans and Advances</a> (15 April 2024), as of April 2026</p></li>
</ul>`,
} satisfies DemoPost;
