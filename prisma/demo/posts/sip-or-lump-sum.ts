import type { DemoPost } from "../types";

export const post = {
  title: "SIP or Lump Sum: Let the Money’s Arrival Decide",
  authorName: "Arthora Research Desk",
  image: "/art/posts/sip-or-lump-sum.jpg",
  short_desc:
    "Spreading purchases over months and investing at one go suit different situations. Two worked price paths show what each method does, and why temperament and cash flow matter more than forecasts.",
  publishedOn: "2026-04-07",
  content: `<p>The choice between a systematic investment plan and a single large investment is often presented as a contest. Most households have no such choice. A salary arrives every month and is invested every month; a bonus, a maturity or a property sale arrives once. The useful question is narrower: when a large sum does come, is it wiser to put it to work at once or in parts?</p>
<h2>What a SIP Actually Does</h2>
<p>A SIP buys units of a mutual fund for a fixed amount on a fixed date. When the price is low the same amount buys more units, and when it is high it buys fewer. The average cost therefore leans towards the lower prices. That is arithmetic, not a forecast, and it does not protect anyone from loss in a market that keeps falling.</p>
<p>Suppose ₹10,000 is invested each month for six months while the unit price moves 50, 40, 40, 50, 60, 60. The plan buys 1,233.33 units at an average of about ₹48.65. At the last price they are worth ₹74,000. The same ₹60,000 invested in the first month would have bought 1,200 units, worth ₹72,000. The dip helped the patient buyer.</p>
<p>Now let the price climb without a pause: 50, 55, 60, 65, 70, 75. The monthly plan ends with about 978.5 units worth roughly ₹73,389. The single purchase ends with 1,200 units worth ₹90,000. The rise helped the early buyer, because more money was in the market for longer.</p>
<h2>What Those Two Paths Teach</h2>
<p>Neither path is typical, and nobody knows in advance which one is coming. Over long stretches markets have risen more often than they have fallen, which favours investing early. But the averages hide the months in which a person who invested everything on a Monday sees it fall by a fifth before Diwali and sells in dismay. Spreading a purchase is partly insurance against one’s own reaction.</p>
<blockquote><p>Invest monthly income monthly. For money that comes once, choose the pace at which a sharp fall next month would not change your plan.</p></blockquote>
<h2>A Way to Decide</h2>
<ol>
<li><p><strong>Set aside what is not for the market.</strong> Six months of expenses and any payment due within about three years do not belong in equity at either pace.</p></li>
<li><p><strong>Fix the mix first.</strong> Someone who wants 60% in equity and 40% in debt can place the debt part on the first day. Only the equity part needs a timetable.</p></li>
<li><p><strong>Keep the timetable short and written.</strong> Three to twelve months is common. A systematic transfer plan from a liquid or short-term debt fund does it without monthly decisions.</p></li>
<li><p><strong>Do not pause because prices fell.</strong> The falling months are the ones that make the method work, as the first example shows.</p></li>
<li><p><strong>Raise the amount with income.</strong> A SIP of ₹15,000 that grows by 10% a year becomes ₹16,500, then ₹18,150. Small steps every year do more than large ones that are put off.</p></li>
</ol>
<h2>Taxes and Other Practical Points</h2>
<p>Every SIP instalment is a separate purchase with its own date. For equity-oriented funds, gains on units held for up to 12 months are taxed at 20%. Beyond 12 months the rate is 12.5% on the part of the year’s long-term equity gains that exceeds ₹1.25 lakh. Redeeming everything on the first anniversary of a SIP therefore produces a mixture: the first instalment has passed the line and the latest has not.</p>
<p>Transfers from a debt fund to an equity fund count as redemptions too, so a transfer plan leaves a small tax trail. Debt fund units bought since April 2023 are generally taxed at the investor’s slab rate, whatever the holding period. Check for an exit load before choosing the source fund.</p>
<p>Costs deserve the same attention as timing. A difference of one percentage point in yearly expenses on ₹10 lakh is ₹10,000 in the first year alone, and it repeats every year. No pattern of purchase makes up for that reliably.</p>
<p>Finally, a SIP is a habit rather than a product. Stopping it during a job loss or a medical emergency is no failure, and most funds let it be paused. What does the damage is stopping out of boredom in a flat year, because flat years have often been when the cheaper units were bought.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.incometaxindia.gov.in/">Income Tax Department</a>: Income-tax Act, 2025, sections 196 to 198 on capital gains (rates for transfers after 23 July 2024), as of April 2026</p></li>
<li><p><a href="https://www.sebi.gov.in/">SEBI</a>: regulations and master circular for mutual funds, as of April 2026</p></li>
<li><p><a href="https://investor.sebi.gov.in/">SEBI investor website</a>: pages on mutual funds and systematic plans, as of April 2026</p></li>
</ul>`,
} satisfies DemoPost;
