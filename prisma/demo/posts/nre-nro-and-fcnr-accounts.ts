import type { DemoPost } from "../types";

export const post = {
  title: "NRE, NRO and FCNR Accounts: Which Money Goes Where",
  authorName: "Arthora Research Desk",
  image: "/art/posts/nre-nro-and-fcnr-accounts.jpg",
  short_desc:
    "Three account names that sound alike do three different jobs. Where the money was earned, which currency it will be spent in and how it is taxed decide which account suits it.",
  publishedOn: "2026-10-05",
  content: `<p>Most NRIs open their first account on a relative’s advice and learn the difference between the three kinds later, usually when a transfer is refused. The difference is simple once the right questions are asked. Where was this money earned? In which currency will it be spent? Will it have to leave India again?</p>
<h2>NRO: The Account for Income That Arises in India</h2>
<p>A Non-Resident Ordinary account is a rupee account. Rent, pension, dividends, the proceeds of an old fixed deposit and the sale price of an inherited flat all belong here, because they arose in India. It can be held jointly with a resident on a “former or survivor” basis, which is useful for parents who pay local bills.</p>
<p>Interest on an NRO deposit is taxable in India and the bank deducts tax before crediting it. The rate is 30% before surcharge and cess, unless a tax treaty gives a lower rate and the depositor has filed the papers for it. Current income such as rent can be remitted abroad after tax. Other balances can go out up to USD 1 million in a financial year, counted across all banks and eligible assets.</p>
<h2>NRE: Foreign Earnings Kept in Rupees</h2>
<p>A Non-Resident External account is also in rupees, but it is funded from abroad or from another NRE or FCNR account. Both the deposit and its interest can be sent back freely. The interest is exempt from Indian income tax for as long as the holder is a person resident outside India under FEMA. The country of residence may still tax it, and some do.</p>
<p>The cost of this convenience is currency risk. Suppose USD 10,000 is converted at ₹95 and placed for a year at an illustrative 7%. The ₹9,50,000 becomes ₹10,16,500. If the rupee then stands at ₹98, that is about USD 10,372. If it stands at ₹103, it is about USD 9,869, less than the amount that was sent. Nothing went wrong with the deposit; the exchange rate moved.</p>
<h2>FCNR(B): A Term Deposit in Foreign Currency</h2>
<p>The Foreign Currency Non-Resident (Bank) account removes that particular risk. It is a term deposit of one to five years held in a freely convertible currency, and it is repaid in the same currency. In the example above, USD 10,000 at an illustrative 4% would come back as USD 10,400 at either exchange rate. The interest is exempt while the holder is non-resident, or resident but not ordinarily resident, for income tax.</p>
<p>The interest is not whatever a bank likes to offer. The Reserve Bank sets a ceiling for each currency, tied to a benchmark rate for that currency, and has raised or relaxed it for a time when it wanted to draw such deposits in. A rate in last year’s advertisement therefore says little about what a bank will quote today; ask on the day, and ask whether it holds for the whole term.</p>
<blockquote><p>Earned in India: NRO. Earned abroad and meant for rupee spending: NRE. Earned abroad and needed again in dollars, pounds or dirhams: FCNR(B) deserves the first look.</p></blockquote>
<h2>Points That Are Easy to Miss</h2>
<ul>
<li><p><strong>Transfers run one way.</strong> NRE money can move to NRO without fuss. Moving NRO money to NRE uses up the USD 1 million limit and needs proof that tax has been paid.</p></li>
<li><p><strong>Early closure costs interest.</strong> An NRE or FCNR(B) deposit broken before completing one year normally earns none.</p></li>
<li><p><strong>Joint holders differ.</strong> NRE and FCNR(B) accounts may be shared with other NRIs, or with a resident relative on “former or survivor” terms. The relative can operate the account only as a power of attorney holder during the NRI’s lifetime.</p></li>
<li><p><strong>Deposit insurance adds up.</strong> DICGC cover is ₹5 lakh for each depositor at each bank. Balances held in the same name and right at one bank are counted together, whichever account they sit in.</p></li>
</ul>
<h2>When the Holder Returns to India</h2>
<p>On coming home for work, business or an open-ended stay, the holder asks the bank to redesignate NRE accounts as resident accounts, or to move the money to a Resident Foreign Currency account. FCNR(B) deposits may run to maturity at the agreed rate. Tax treatment follows the residence tests, which do not always change on the same day, so it is worth asking for the interest certificate to be split at the date of return.</p>
<p>Many families end up with two accounts rather than three: an NRO account for Indian income, and either an NRE or an FCNR(B) deposit for savings from abroad. Two accounts that are understood serve better than three that are not.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.rbi.org.in/">Reserve Bank of India</a>: Foreign Exchange Management (Deposit) Regulations, 2016 and Master Direction on Deposits and Accounts, as of October 2026</p></li>
<li><p><a href="https://www.rbi.org.in/">Reserve Bank of India</a>: Interest Rate on Deposits directions, section on FCNR(B) deposits, as of October 2026</p></li>
<li><p><a href="https://www.incometaxindia.gov.in/">Income Tax Department</a>: Income-tax Act, 2025, exemptions for interest paid to non-residents, as of October 2026</p></li>
<li><p><a href="https://www.dicgc.org.in/">DICGC</a>: deposit insurance limit in force since February 2020, as of October 2026</p></li>
</ul>`,
} satisfies DemoPost;
