import type { DemoPost } from "../types";

export const post = {
  title: "Borrowing Against Shares and Mutual Funds Without Regret",
  authorName: "Arthora Research Desk",
  image: "/art/posts/loan-against-shares-and-mutual-funds.jpg",
  short_desc:
    "Pledging investments can raise cash without selling them, at a price and with a risk. How the limits work since July 2026, what a fall in the market does, and how to keep a cushion.",
  publishedOn: "2026-07-13",
  content: `<p>Selling long-held shares to meet a short need has two costs. Tax on the gain is due this year, and the investment has to be rebuilt later at whatever the price may be. A loan against securities avoids both. The holdings are pledged, dividends continue to arrive, and an overdraft limit is available against them. The danger is that the security for the loan changes value every day.</p>
<h2>How the Pledge Works</h2>
<p>Shares and exchange-traded funds are pledged through the depository, and mutual fund units by a lien marked with the registrar. Ownership does not move. Dividends, bonus shares and voting rights stay with the holder, though bonus shares may be added to the pledge. What the holder cannot do is sell until the lender releases the units.</p>
<p>Most facilities are overdrafts. Interest runs on the amount drawn and on the days it is used. Drawing ₹8 lakh for 90 days at 11% costs about ₹21,700; an unused limit costs little beyond an annual fee. That suits a need with a known end: a tax payment, a bridge between two property deals, a delayed receivable.</p>
<h2>What Lenders May Advance</h2>
<p>The Reserve Bank revised the rules for banks in February 2026, with effect from 1 July after a short deferral. For individuals the ceilings on loan to value are broadly these; check the current figure with the lender before counting on it:</p>
<ul>
<li><p>listed shares: 60%;</p></li>
<li><p>equity and hybrid mutual fund units, exchange-traded funds, REITs and InvITs: 75%;</p></li>
<li><p>debt mutual fund units: 85%.</p></li>
</ul>
<p>Loans against shares and similar securities are capped at ₹1 crore for one individual. Exchange-traded funds that hold gold, silver or other commodities are left out, and locked-in shares cannot be pledged. These are ceilings. A bank can lend less, can keep its own list of accepted scrips and funds, and usually lends less against small and thinly traded companies. Non-banking lenders work under separate directions, so their ratios can differ.</p>
<p>Here is a portfolio of ₹20 lakh at the ceilings. Shares of ₹10 lakh support ₹6 lakh. Equity funds of ₹6 lakh support ₹4.5 lakh. Debt funds of ₹4 lakh support ₹3.4 lakh. The limit is ₹13.9 lakh, or 69.5% of the whole.</p>
<h2>What a Falling Market Does</h2>
<p>Let shares and equity funds fall by 30% while the debt funds hold. The shares are now worth ₹7 lakh and support ₹4.2 lakh. The equity funds are worth ₹4.2 lakh and support ₹3.15 lakh. With ₹3.4 lakh from the debt funds, the limit has shrunk to ₹10.75 lakh.</p>
<p>A borrower who had drawn the full ₹13.9 lakh is short by ₹3.15 lakh and must bring cash or more securities. Banks have to see a breach cured within seven working days at the latest, and agreements allow a sale if it is not. Someone who had drawn ₹8 lakh has nothing to make good.</p>
<blockquote><p>Treat 60% of the sanctioned limit as the real limit. Keep the rest for a fall in the market, which comes without notice.</p></blockquote>
<h2>Good Uses and Poor Ones</h2>
<p>The facility fits a need that is short, certain in amount and backed by money already on its way. It fits poorly when the loan pays for monthly expenses, because nothing is coming to repay it. It fits worst when borrowed money buys more of the same shares: a fall then hurts the new purchase and the old security on the same day. RBI in any case limits what banks may lend for buying shares, and lenders ask for the purpose.</p>
<p>Concentration needs the same care. When most of the pledge is one employer’s stock, a bad quarter for the company can threaten the salary, the portfolio and the loan together.</p>
<h2>Before Signing</h2>
<ol>
<li><p>Ask which securities are on the approved list, and how often the list and the ratios change.</p></li>
<li><p>Ask how a shortfall is notified, by which message and to which number, and how many days follow.</p></li>
<li><p>Compare the rate with a loan against property or a gold loan for the same months. Fees can matter more than the rate when the use is brief.</p></li>
<li><p>Check that the release of the pledge is free and how long it takes.</p></li>
<li><p>Pledge a broader set than is needed. Surplus units cost nothing to leave in place and widen the cushion.</p></li>
</ol>
<p>NRIs can pledge holdings too, subject to exchange control conditions on the type of account and the use of funds, so the bank’s NRI desk is the place to begin.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.rbi.org.in/">Reserve Bank of India</a>: Commercial Banks – Credit Facilities Amendment Directions, 2026 on capital market exposures (February 2026, effective date moved to 1 July 2026), as of July 2026</p></li>
<li><p><a href="https://www.sebi.gov.in/">SEBI</a>: Depositories and Participants Regulations, 2018 on pledge of securities, as of July 2026</p></li>
</ul>`,
} satisfies DemoPost;
