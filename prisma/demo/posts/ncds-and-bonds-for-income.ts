import type { DemoPost } from "../types";

export const post = {
  title: "NCDs and Bonds for Income: Reading Past the Coupon",
  authorName: "Arthora Research Desk",
  image: "/art/posts/ncds-and-bonds-for-income.jpg",
  short_desc:
    "A bond pays interest for taking three risks: the issuer, the interest rate and the exit. How to read coupon, yield, rating and security, and what is left after tax on round numbers.",
  publishedOn: "2026-08-14",
  content: `<p>When deposit rates soften, advertisements for non-convertible debentures grow larger. The number in bold is the coupon. It is the least informative number on the page, because a high coupon can mean a generous issuer, a long wait or a borrower whom banks have declined. A few minutes with the offer document usually tells you which.</p>
<h2>What Is Being Bought</h2>
<p>A bond is a loan to the issuer for a fixed time. Government securities carry the credit of the Union or a state. Public sector bonds rest on the undertaking that issued them. An NCD is a company’s debenture that will not turn into shares. It may be <strong>secured</strong>, with a charge on assets held by a debenture trustee, or <strong>unsecured</strong>, standing in line behind those who have a charge. Neither is a bank deposit, and the ₹5 lakh deposit insurance does not apply.</p>
<p>Security improves the chance of recovery, but not its speed. When an issuer defaults, the trustee has to enforce the charge, and that can take years.</p>
<h2>Coupon, Yield and Price</h2>
<p>The coupon is interest on face value. The yield to maturity is what an investor earns on the price actually paid, if all payments arrive and the bond is held to the end. They differ as soon as the price moves. A ₹1,000 bond with a 9% annual coupon and five years to run is worth about ₹962 when similar bonds yield 10%, and about ₹1,040 when they yield 8%. Prices fall when market rates rise, and long bonds move more than short ones.</p>
<p>Someone who holds to maturity can ignore these swings. Someone who may need the money earlier cannot, and many NCDs trade so rarely that selling means accepting a lower price.</p>
<blockquote><p>Ask of any coupon: what is this extra percentage paying me to accept? If the answer is not clear from the document, the price of finding out later is usually higher.</p></blockquote>
<h2>Five Lines to Find in the Offer Document</h2>
<ol>
<li><p><strong>Rating and its direction.</strong> AAA down to BBB is investment grade. Read the rationale for the last change, and search for the rating again each year.</p></li>
<li><p><strong>Use of the money.</strong> “Onward lending” and “refinancing existing debt” are common, and they tell you who will repay you.</p></li>
<li><p><strong>Security cover.</strong> A cover of 1.1 times on loans given by the company is different from the same cover on a building.</p></li>
<li><p><strong>Options.</strong> With a call option the issuer may repay early, generally when rates have fallen and reinvesting is harder.</p></li>
<li><p><strong>Payment pattern.</strong> Monthly, yearly or cumulative. A cumulative option pays nothing until the end, which is of no use to someone who needs income.</p></li>
</ol>
<h2>What Is Left After Tax</h2>
<p>Interest is added to income and taxed at the slab rate. On ₹10 lakh at an illustrative 9%, the interest is ₹90,000. A person in the 30% slab pays ₹28,080 with cess and keeps ₹61,920, or about 6.2%. For residents, tax at 10% is deducted once interest on securities from the payer crosses ₹10,000 in a year, so ₹9,000 of it reaches the tax department before the rest reaches the investor. Credit for it is taken in the return.</p>
<p>If a <em>listed</em> bond is sold after more than 12 months, the gain is long-term and taxed at 12.5%. Gains on unlisted bonds and debentures transferred or redeemed from 23 July 2024 onwards are taxed at slab rates, however long they were held.</p>
<h2>Building a Small Ladder</h2>
<p>Instead of one issue of ₹10 lakh, an investor may hold five of ₹2 lakh from different issuers, maturing one to five years out. Each year one matures and can be spent or renewed at the rate of that day. The income becomes steadier, no single default is ruinous, and something is always within a year of being cash.</p>
<p>Small sums are workable now. Government bonds can be bought directly from ₹10,000 on RBI Retail Direct. Since 2024 some privately placed corporate bonds may also be issued with a face value of ₹10,000, and SEBI-registered online bond platforms list them. Confirm the platform’s registration on SEBI’s website, and see that the bonds arrive in your own demat account.</p>
<p>For a retired couple, a fair use of NCDs is a modest slice on top of deposits, small savings schemes and government bonds. The slice is of a size where a delayed payment would be annoying rather than frightening. Within it, short (one to three years) and medium (three to five) terms are easier to judge than long ones, because fewer things can happen to a company in three years than in eight.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.sebi.gov.in/">SEBI</a>: Issue and Listing of Non-Convertible Securities Regulations, 2021 and circulars of 2022 to 2024 on bond platforms and face value, as of August 2026</p></li>
<li><p><a href="https://rbiretaildirect.org.in/">RBI Retail Direct</a>: buying government securities, as of August 2026</p></li>
<li><p><a href="https://www.incometaxindia.gov.in/">Income Tax Department</a>: Income-tax Act, 2025, tax deducted on interest on securities (section 393) and capital gains on bonds, as of August 2026</p></li>
</ul>`,
} satisfies DemoPost;
