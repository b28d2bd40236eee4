import type { DemoPost } from "../types";

export const post = {
  title: "NRI Status Under Tax Law and FEMA: Two Tests, Two Answers",
  authorName: "Arthora Research Desk",
  image: "/art/posts/nri-tax-and-fema-basics.jpg",
  short_desc:
    "The tax department counts days and FEMA asks about purpose, so one person can be resident under one law and non-resident under the other. How each test works and what to keep on file.",
  publishedOn: "2026-11-10",
  content: `<p>Two officials may differ on whether someone is an NRI, and both may be right. The income-tax department counts days spent in India during a tax year. FEMA, the exchange control law, asks mainly why a person left or came back. The two laws settle different questions, so a family that moves between countries has to keep both answers on file.</p>
<h2>What Each Law Decides</h2>
<p>The <strong>Income-tax Act, 2025</strong>, which replaced the 1961 Act from 1 April 2026, decides which income India may tax. A person who is resident and ordinarily resident is taxed on income from everywhere. A non-resident is taxed, broadly, on income received in India or arising here: rent from a flat in Pune, interest on an NRO deposit, gains on Indian shares.</p>
<p>The <strong>Foreign Exchange Management Act, 1999</strong> is silent on tax. It decides which bank accounts a person may hold, which assets may be bought in India and how money may be sent out again. A wrong status here shows up as a bank account of the wrong kind, not as a tax demand.</p>
<h2>The Income-tax Test: Count the Days</h2>
<p>The count starts afresh each tax year, from April to March. In outline, an individual is resident when either of these is true:</p>
<ul>
<li><p>182 days or more were spent in India in the tax year; or</p></li>
<li><p>60 days or more were spent here in the tax year, and 365 days or more in total over the four years before it.</p></li>
</ul>
<p>For Indian citizens and persons of Indian origin who come on a visit, the 60 days become 182. If their income other than from foreign sources is above ₹15 lakh, the figure is 120. A citizen leaving for a job abroad also gets the 182-day count in the year of departure.</p>
<p>Take an engineer settled in Dubai who spends 130 days in India this year and spent 400 days here over the previous four. With Indian income of ₹9 lakh, the 182-day figure applies and the engineer stays non-resident. With Indian income of ₹18 lakh, the 120-day figure applies, and the same 130 days make a resident, though one who is “not ordinarily resident” and whose foreign income generally stays outside Indian tax.</p>
<p>One further rule catches people who move often. A citizen with more than ₹15 lakh of such income, who is not liable to tax in any other country because of residence or domicile, is deemed resident whatever the day count. Here too the status is “not ordinarily resident”.</p>
<h2>The FEMA Test: Ask Why</h2>
<p>Section 2(v) begins with more than 182 days in India in the <em>preceding</em> financial year and then turns to purpose. Someone who goes abroad for employment, for business, or in circumstances that point to an uncertain period away is a person resident outside India. Someone who comes here for any reason other than work, business or an open-ended stay does not become resident merely by staying long.</p>
<p>Consider a manager who flies to Singapore on 1 December to take up a job. By the end of November the manager has spent 244 days in India, so for that tax year the income-tax answer is “resident”. Under FEMA the answer generally changes on departure, and the bank needs to be told at once rather than the following April.</p>
<blockquote><p>Count days for the tax return and write down reasons for the bank. Keep a record of both.</p></blockquote>
<h2>What to Do When the Status Changes</h2>
<ul>
<li><p>Ask the bank to redesignate resident savings accounts as NRO. Using an ordinary resident account after leaving is a common slip and easy to avoid.</p></li>
<li><p>Update KYC with mutual funds, the depository participant and insurers, and correct the residential status on the income-tax portal.</p></li>
<li><p>If tax is paid in two countries, read the treaty. Relief usually needs a tax residency certificate from the other country.</p></li>
<li><p>Before a property sale, plan for tax deducted by the buyer. Since 1 October 2026 a resident individual or HUF buying from a non-resident can deposit it through a PAN-based challan, without first taking a TAN.</p></li>
<li><p>Remember the ceiling on sending money out: NRO balances and sale proceeds can generally be remitted up to USD 1 million in a financial year, after tax and with the bank’s paperwork.</p></li>
</ul>
<p>A small log of arrivals and departures, checked against passport stamps every February, does more than any last-minute advice. In February a trip can still be shortened; in April the count is closed. Where the days fall near a limit, or income arises in both countries, a chartered accountant’s written view for that year is worth having.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.incometaxindia.gov.in/">Income Tax Department</a>: Income-tax Act, 2025, section 6 on residence, with the Finance Act, 2026, as of November 2026</p></li>
<li><p><a href="https://www.indiacode.nic.in/">India Code</a>: Foreign Exchange Management Act, 1999, section 2(v) and 2(w), as of November 2026</p></li>
<li><p>Reserve Bank of India: <a href="https://www.rbi.org.in/Scripts/BS_ViewMasDirections.aspx?id=10197">Master Direction on Remittance of Assets</a> (2016, as updated), as of November 2026</p></li>
</ul>`,
} satisfies DemoPost;
