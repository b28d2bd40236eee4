import type { DemoPost } from "../types";

export const post = {
  title: "Lease a Car or Buy It: Comparing the Whole Cost",
  authorName: "Arthora Research Desk",
  image: "/art/posts/lease-or-buy-a-car.jpg",
  short_desc:
    "A lease rental and an EMI are not the same kind of payment. A four-year comparison on one car, the clauses that decide the final bill, and who tends to gain from each route.",
  publishedOn: "2026-09-15",
  content: `<p>The monthly figure in a lease advertisement and the EMI in a loan advertisement sit side by side, and the smaller one wins. That is the wrong comparison. An EMI buys a car that can be sold afterwards. A rental buys the use of one for a time, often with insurance, servicing and tyres included. To compare them, both have to be stretched over the same years, and every cost has to be put on the page.</p>
<h2>What a Lease Includes</h2>
<p>In an operating lease the leasing company owns the car, registers it and carries the risk of its resale value. The user pays a fixed rental for, say, 24 to 60 months and an agreed yearly distance, then hands the car back. In a finance lease most of the cost is recovered from the user, who usually takes the car at the end for a stated residual amount. The second is close to a loan; the first is close to a long hire.</p>
<p>Full-service plans fold in insurance, road tax, maintenance and a replacement vehicle. Check the list item by item, because “zero down payment” may come with a refundable deposit, and “maintenance” may leave out tyres and battery.</p>
<h2>Four Years with One Car</h2>
<p>Here is a car with an on-road price of ₹15 lakh, on illustrative figures.</p>
<ul>
<li><p><strong>Buying with a loan:</strong> ₹3 lakh down and ₹12 lakh over 48 months at 9.5%. The EMI is about ₹30,148, or ₹14.47 lakh in total. Insurance and upkeep come to ₹75,000 a year, or ₹3 lakh. If the car sells for ₹7.5 lakh after four years, the net cost is 3 + 14.47 + 3 − 7.5 = ₹12.97 lakh.</p></li>
<li><p><strong>Leasing:</strong> ₹32,000 a month with insurance and servicing included, for 48 months. That is ₹15.36 lakh, with nothing to sell.</p></li>
</ul>
<p>On these numbers the lease costs ₹2.39 lakh more, about ₹5,000 a month. In return there is no down payment, no repair bill and no haggling over resale. If the car turns out to be worth only ₹5 lakh, because the model was replaced or fuel rules changed, the buyer’s cost rises to ₹15.47 lakh and the lease comes out slightly cheaper. Much of what a rental pays for is this transfer of risk.</p>
<blockquote><p>Keep a car for seven years or more and owning it is hard to beat. Change it every three or four and a lease can be worth its price.</p></blockquote>
<h2>When Tax Enters</h2>
<p>For a business or a professional, rentals on a car used for work are generally an expense, while an owner claims depreciation and interest. The totals over the years differ less than the timing. For a salaried person whose employer leases the car, the rental reduces cash salary and a fixed perquisite value is taxed instead. The values that apply to an employer’s car are set in the Income-tax Rules, 2026, so ask payroll for the current monthly figure before comparing. A chart made under the 1962 Rules will be out of date.</p>
<p>GST needs a look as well. Since 22 September 2025 small cars have attracted 18%, larger ones 40% and electric cars 5%. The tax on a car lease generally follows the rate for the car itself, and most businesses cannot take credit for it. An electric car on lease therefore starts with an advantage that does not show in the fuel bill alone.</p>
<h2>Clauses That Decide the Final Bill</h2>
<ol>
<li><p><strong>Early return.</strong> Closing in the second year can cost several rentals. Anyone who may be transferred abroad needs this number in writing.</p></li>
<li><p><strong>Distance.</strong> At ₹8 for each extra kilometre, going 5,000 kilometres over the limit costs ₹40,000.</p></li>
<li><p><strong>Wear and tear.</strong> Ask for the guide with photographs. A dent that is “normal” at the showroom may be chargeable at return.</p></li>
<li><p><strong>Total loss.</strong> If the car is stolen, insurance pays its depreciated value. Find out who bears the gap between that and the amount still owed.</p></li>
<li><p><strong>Use.</strong> Travel across states, a second driver and fitting accessories may all need consent.</p></li>
</ol>
<h2>Who Gains from Which</h2>
<p>A family that drives 8,000 kilometres a year and keeps its cars for a decade is served well by buying, perhaps a three-year-old car and without a loan. A consultant who needs a presentable car, keeps accounts and changes it every four years may prefer the rental. A company with twenty cars often leases for a different reason: somebody else runs the workshop visits. Where an EMI would strain the month, the rental will strain it too. Then compare both with a smaller car.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://gstcouncil.gov.in/">GST Council</a>: rate changes of the 56th meeting in force from 22 September 2025, motor vehicles, as of September 2026</p></li>
<li><p><a href="https://www.incometaxindia.gov.in/">Income Tax Department</a>: Income-tax Act, 2025 and Income-tax Rules, 2026, valuation of perquisites, as of September 2026</p></li>
</ul>`,
} satisfies DemoPost;
