import type { DemoPost } from "../types";

export const post = {
  title: "Fractional Property and SM REITs: A Share of the Rent",
  authorName: "Arthora Research Desk",
  image: "/art/posts/fractional-property-and-sm-reits.jpg",
  short_desc:
    "SEBI’s framework for small and medium REITs gave fractional ownership of offices and warehouses a regulated form. What it requires, how net rent differs from gross, and what to ask first.",
  publishedOn: "2026-08-31",
  content: `<p>A floor of a good office building may cost ₹40 crore. Few families can buy it, though many like the idea of rent from a company tenant. Fractional ownership divides such a building among a number of investors. For years it was done through private companies, with an agreement and a good deal of trust. Since March 2024 there has been a regulated form for it: the small and medium real estate investment trust, or SM REIT.</p>
<h2>The Two Forms Side by Side</h2>
<p>In the older form, a platform sets up a company that buys one property, and investors hold its shares or debentures. Disclosure is whatever the platform offers, and leaving depends on finding a buyer, often with the platform’s help. In an SM REIT the investor holds listed units of a <em>scheme</em>. The scheme owns the property through a wholly owned company, and a SEBI-registered trust, a trustee and an investment manager stand behind it.</p>
<p>Larger listed REITs are a third choice. They own many buildings, trade in small lots and are easier to sell, but the investor cannot pick the building.</p>
<h2>What the SEBI Framework Requires</h2>
<ul>
<li><p>Assets of a scheme of at least ₹50 crore and below ₹500 crore.</p></li>
<li><p>At least 200 investors in each scheme, apart from the manager and its associates.</p></li>
<li><p>A minimum of ₹10 lakh from each investor.</p></li>
<li><p>At least 95% of the scheme in completed, revenue-generating property, with the rest in unencumbered liquid assets. Under-construction buildings and vacant land are out.</p></li>
<li><p>Distribution of at least 95% of net distributable cash by the property company, and all of it by the scheme, at least once a quarter.</p></li>
<li><p>An investment manager with net worth of ₹20 crore or more, who must hold units of the scheme, and more of them if it borrows.</p></li>
</ul>
<p>Listing brings periodic valuation, disclosure and a market price. It does not promise that anyone will be on the other side of the trade. With units of ₹10 lakh and a few hundred holders, days can pass without one.</p>
<h2>From Gross Rent to Net Income</h2>
<p>Brochures show the gross yield. What reaches the investor is what remains after property tax, insurance, repairs, brokerage on leasing and the manager’s fee. Suppose a scheme owns a building worth ₹100 crore that earns ₹8 crore of rent, a gross yield of 8%. If costs take ₹1.2 crore, ₹6.8 crore is left. A holder of ₹10 lakh, one-thousandth of the scheme, receives about ₹68,000 a year before tax, or 6.8%.</p>
<p>Then a tenant with a quarter of the space leaves. Rent falls to ₹6 crore, costs hardly change, and ₹4.8 crore remains. The same holder receives ₹48,000 until the space is let again, and reletting may need a few rent-free months. A scheme with one building and two tenants feels such a year in full.</p>
<blockquote><p>Judge the lease before the building and the tenant before the lease. The rent comes from a company that has years left on its lease and a reason to stay.</p></blockquote>
<h2>Questions Worth Asking</h2>
<ol>
<li><p>How many years remain on each lease, what part of that is locked in for the <em>tenant</em>, and how does the rent compare with new leases on the same street?</p></li>
<li><p>Who valued the property, and what did comparable floors sell for in the past year?</p></li>
<li><p>Does the scheme borrow? Rent pays the lender first, and debt enlarges both good and bad years.</p></li>
<li><p>What does the manager earn on purchase, every year and on sale, and are the tenants or service providers related to it?</p></li>
<li><p>How many units changed hands in the past six months, and how far below the stated asset value?</p></li>
</ol>
<h2>Tax and Place in a Portfolio</h2>
<p>A distribution can be made up of interest, dividend, rent and repayment of capital, each with its own tax treatment in the unitholder’s hands. The trust issues a statement of the break-up; keep it for the return. Listed units of a business trust held for more than 12 months and sold on the exchange are taxed as long-term gains at 12.5% above the ₹1.25 lakh yearly threshold, and at 20% if sold earlier.</p>
<p>Because the ticket is large and the exit slow, a unit of ₹10 lakh sits more comfortably in financial assets of ₹1 crore than of ₹25 lakh. A family that already owns two flats has plenty of property, even if none of it is an office. And where an offer comes through the older private form, ask plainly whether it is registered with SEBI as an SM REIT scheme. The answer is a matter of public record.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.sebi.gov.in/">SEBI</a>: Real Estate Investment Trusts Regulations, 2014, Chapter VIB inserted by the Amendment Regulations of 8 March 2024, as of August 2026</p></li>
<li><p><a href="https://investor.sebi.gov.in/">SEBI investor website</a>: material on REITs and InvITs, as of August 2026</p></li>
<li><p><a href="https://www.incometaxindia.gov.in/">Income Tax Department</a>: Income-tax Act, 2025, provisions on business trusts and sections 196 and 198, as of August 2026</p></li>
</ul>`,
} satisfies DemoPost;
