import type { DemoPost } from "../types";

export const post = {
  title: "Overdraft, Cash Credit or Bill Discounting for a Business",
  authorName: "Arthora Research Desk",
  image: "/art/posts/overdraft-cash-credit-or-bill-discounting.jpg",
  short_desc:
    "Three ways to fund the gap between paying suppliers and being paid. How each limit is worked out, what each costs on simple numbers, and which one follows the shape of the business.",
  publishedOn: "2026-07-29",
  content: `<p>A profitable business can still run out of money. Wages are due, the supplier wants payment before the next lorry leaves, and the large customer pays in 75 days. Working capital finance exists for this gap. The three common forms look alike on a bank’s brochure but rest on different things: an asset, a stock statement, or an invoice.</p>
<h2>Overdraft: A Limit Against Security</h2>
<p>An overdraft lets a current account go below zero up to a limit. The limit usually rests on a fixed asset such as property, deposits or securities. Interest is charged on the daily balance. If ₹20 lakh is drawn for 10 days at 11%, the cost is about ₹6,027. If receipts clear the balance on the eleventh day, the interest stops.</p>
<p>The bank asks few questions about stock, which suits professionals, service firms and traders with uneven months. The limit does not grow with sales, however, and the owner’s property stands behind every drawing.</p>
<h2>Cash Credit: A Limit That Moves with Stock and Debtors</h2>
<p>Cash credit is built on current assets. Each month the business sends a statement of stock and receivables, and the bank works out the <em>drawing power</em>: paid stock plus good debtors, less margins. With stock of ₹60 lakh, creditors of ₹20 lakh and a margin of 25%, stock supports ₹30 lakh. Debtors of ₹50 lakh, all under 90 days old, support another ₹30 lakh after a margin of 40%. Drawing power is ₹60 lakh, even if the sanctioned limit is ₹80 lakh.</p>
<p>For smaller units banks commonly begin with the turnover method. Working capital is taken as 25% of projected annual sales. The bank finances at least 20% of sales and the owner brings 5%. It is meant for micro and small enterprises with limits up to ₹5 crore. On projected sales of ₹4 crore the need is ₹1 crore, the bank’s part ₹80 lakh and the owner’s ₹20 lakh. Larger or seasonal businesses are assessed on the real cycle of stock, debtors and creditors.</p>
<p>Cash credit rewards discipline. Late stock statements, debtors that age past 90 days and sales routed through another bank all reduce what can be drawn, often in the month when it is needed most.</p>
<h2>Bill Discounting: Cash for an Invoice Already Raised</h2>
<p>Here the finance rests on a particular sale. The buyer accepts a bill or an invoice, the financier pays at once after deducting its charge, and collects from the buyer on the due date. An invoice of ₹10 lakh due in 90 days, discounted at 12%, yields about ₹9,70,400 today; the charge is roughly ₹29,600.</p>
<p>On the Trade Receivables Discounting System, known as TReDS, several financiers bid for the invoice and finance it without recourse to the seller. Because they look to the buyer’s credit, a small supplier to a strong company can raise money at a rate closer to the customer’s than its own. Companies with turnover above ₹250 crore and central public sector enterprises have been required to join.</p>
<p>The law also helps with the due date itself. Under section 15 of the MSMED Act, 2006, a buyer’s agreed credit period with a micro or small enterprise cannot run beyond 45 days from acceptance. Udyam registration is what makes the claim easy to prove.</p>
<blockquote><p>Use cash credit for the regular cycle, an overdraft for what you cannot foresee, and bill discounting for a single sale.</p></blockquote>
<h2>Choosing by the Shape of the Business</h2>
<ul>
<li><p><strong>Stock in, stock out, many small customers:</strong> cash credit follows the cycle closely.</p></li>
<li><p><strong>Services, project income, few assets on the shop floor:</strong> an overdraft against property or deposits is simpler to run.</p></li>
<li><p><strong>Few large buyers on long credit:</strong> bill discounting releases the cash and leaves the bank limits for other uses.</p></li>
<li><p><strong>A festival season or an export order:</strong> a temporary limit or packing credit with an end date keeps the main limit clean.</p></li>
</ul>
<h2>Costs Beyond the Rate</h2>
<p>Compare the processing fee, the charge on unused limits, the cost of stock audits and insurance, and the penalty for late statements. Ask how the rate resets, since most limits float. Find out whether a renewal every 12 months means a new property valuation each time.</p>
<p>Account rules have eased too. From April 2026 banks may offer cash credit without the earlier restrictions on who may hold which account, and current and overdraft accounts are unrestricted where the banking system’s exposure to the customer is below ₹10 crore. A firm that had to close a convenient account under the earlier rules can ask again.</p>
<p>Above all, do not buy machinery from a working capital limit. A machine repays over five years and the limit has to turn every few weeks. When one is spent on the other, the business looks busy and has no money.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.rbi.org.in/">Reserve Bank of India</a>: directions on lending to MSMEs (turnover method), TReDS guidelines, and amendment directions of 11 December 2025 on cash credit, current and overdraft accounts, as of July 2026</p></li>
<li><p>India Code: <a href="https://www.indiacode.nic.in/handle/123456789/2013">Micro, Small and Medium Enterprises Development Act, 2006</a>, section 15, as of July 2026</p></li>
<li><p><a href="https://msme.gov.in/">Ministry of MSME</a>: notification of 7 November 2024 on joining TReDS, as of July 2026</p></li>
</ul>`,
} satisfies DemoPost;
