import type { DemoPost } from "../types";

export const post = {
  title: "RERA: What to Check Before Buying an Under-construction Flat",
  authorName: "Arthora Research Desk",
  image: "/art/posts/rera-checks-before-you-buy.jpg",
  short_desc:
    "A RERA number is only the first thing to check. What the project page shows, what the 70% and 10% rules mean, and which papers to read before the first large cheque.",
  publishedOn: "2026-05-25",
  content: `<p>The hoarding carries a RERA number in small type, and many buyers stop there. Registration is necessary. Apart from small projects, broadly those on up to 500 square metres of land or with up to eight apartments, none may be advertised or sold without it. But the authority does not certify that a project is well priced, well built or on time. What registration does give is a public file on the project, and an hour with that file is the cheapest due diligence available.</p>
<h2>Read the Project Page First</h2>
<p>Each state has its own portal. Type the registration number from the brochure and check that the name, the building or wing, and the promoter match what is being sold. Then look at:</p>
<ul>
<li><p><strong>The completion date.</strong> Note the original date, each extension and the reason given. The date in the agreement should agree with the one declared to the authority.</p></li>
<li><p><strong>Approvals.</strong> A commencement certificate may cover only some of the floors. A flat on the 22nd floor needs permission for the 22nd floor.</p></li>
<li><p><strong>Title and encumbrances.</strong> The title report is uploaded, and so are mortgages on the land. A mortgage is normal; the lender’s no-objection for your flat is what matters.</p></li>
<li><p><strong>Litigation.</strong> Cases against the land or the promoter are disclosed. One old boundary dispute is different from a suit over ownership.</p></li>
<li><p><strong>Quarterly updates.</strong> Units sold, work completed and money spent. Sales at 80% with construction at 20% is a reason to ask questions.</p></li>
</ul>
<h2>Two Numbers in the Act That Protect Buyers</h2>
<p>Under section 4, 70% of what buyers pay goes into a separate bank account that can be used only for the land and construction of that project. Withdrawals follow the percentage of completion, certified by an engineer, an architect and a chartered accountant. If buyers have paid ₹50 crore so far, ₹35 crore must have passed through that account. The account reduces the old practice of building one project with another project’s collections, though it cannot make a weak developer strong.</p>
<p>Under section 13, a promoter cannot take more than 10% of the cost as advance or application fee before signing and registering a written agreement for sale. On a flat of ₹80 lakh that is ₹8 lakh. A demand for 20% “to block the rate”, with the agreement to follow, is against the law.</p>
<blockquote><p>Pay no more than a tenth before the agreement is registered. Make every larger payment after that, against a stage of work that you can see.</p></blockquote>
<h2>Price the Carpet Area</h2>
<p>RERA makes carpet area the basis of sale: the net usable floor area, with internal partition walls and without the external walls, balconies and shared spaces. Sellers still speak of other areas. A flat offered as “1,000 square feet at ₹8,000” costs ₹80 lakh. If its carpet area is 680 square feet, the comparable rate is about ₹11,765. Do this division for every flat on the shortlist and the order of cheapest to dearest often changes.</p>
<p>To the price add stamp duty, registration, GST where no completion certificate has been issued, parking, legal charges, the corpus and advance maintenance. Ask for one sheet with all of them, signed.</p>
<h2>Clauses to Read Closely</h2>
<p>The agreement broadly follows the state’s model form. Read the parts that have been filled in. Is interest for delay the same for both sides? Is possession tied to the occupancy certificate and not merely to “readiness”? Does the payment schedule follow floors completed or calendar dates? Sanctioned plans cannot be altered for the whole project without the written consent of two-thirds of the allottees, so be wary of a clause that claims to give consent in advance.</p>
<p>If possession is delayed, section 18 lets a buyer either withdraw and claim a refund with interest, or stay and receive interest for every month of delay. For five years after possession, structural defects and defects in workmanship or services are to be repaired by the promoter without charge, within 30 days of notice, under section 14. Complaints go to the authority online, and the orders it has passed against the same promoter can be read there too.</p>
<h2>Before the Loan Is Disbursed</h2>
<p>A bank’s approval of a project is a useful second opinion, given for the bank’s purposes. It is still worth paying a local property lawyer to read the title report and the agreement. Then visit the site on a working day. A site without workers tells you what no portal will.</p>
<h2>Sources</h2>
<ul>
<li><p>India Code: <a href="https://www.indiacode.nic.in/handle/123456789/2158">Real Estate (Regulation and Development) Act, 2016</a>, sections 3, 4, 13, 14 and 18, as of May 2026</p></li>
<li><p><a href="https://maharera.maharashtra.gov.in/">MahaRERA</a>: public project search for Maharashtra (other states have their own portals), as of May 2026</p></li>
</ul>`,
} satisfies DemoPost;
