import type { DemoPost } from "../types";

export const post = {
  title: "Nominations, Wills and Joint Holding: Easing the Family’s Path",
  authorName: "Arthora Research Desk",
  image: "/art/posts/nominations-wills-and-joint-holding.jpg",
  short_desc:
    "A nominee collects, a joint holder continues and a will decides. How the three fit together for bank accounts, funds, insurance and property, and what changed in 2025.",
  publishedOn: "2026-10-23",
  content: `<p>Most families discover how money passes on at the worst possible time, with a death certificate in one hand and a folder of half-known account numbers in the other. The law offers three tools to make that week easier: joint holding, nomination and a will. They do different jobs, and trouble usually comes from expecting one of them to do the work of another.</p>
<h2>Joint Holding Keeps Things Running</h2>
<p>A bank account marked “either or survivor” lets the second holder operate it the next morning. In demat accounts and mutual fund folios with joint holders, the units move to the surviving holder by deletion of the other name. It is the smoothest arrangement for the household account and for a shared home.</p>
<p>It has a weakness too. A joint holder has a say while both are alive, and other heirs may feel that an account was shared for convenience and not as a gift. It is wise for the will to say what was meant.</p>
<h2>A Nominee Collects; the Law or the Will Decides Who Keeps</h2>
<p>Nomination tells an institution whom it may safely pay. In most assets the nominee receives as a trustee for the heirs. The Supreme Court said so for company shares in December 2023, in the Shakti Yezdani case, and SEBI’s nomination norms say the same for demat accounts and fund folios. A brother named as nominee in 2009 is therefore bound to hand the money to the widow and children if they are the heirs, but they may have to ask him for it.</p>
<p>Life insurance is the notable exception. Parents, spouse and children named as nominees take the money for themselves under section 39 of the Insurance Act, 1938.</p>
<p>The forms have become more flexible:</p>
<ul>
<li><p><strong>Bank deposits:</strong> since 1 November 2025, up to four nominees, either together in stated shares or one after another.</p></li>
<li><p><strong>Lockers and safe custody:</strong> up to four, but only one after another.</p></li>
<li><p><strong>Demat accounts and mutual funds:</strong> up to ten under SEBI’s circular of January 2025. SEBI consulted on simplifying these norms in March 2026, so check the current form when making a change.</p></li>
</ul>
<p>With more than one nominee, write percentages that add up to 100. Left blank, shares are generally treated as equal, which may not be what the family expects.</p>
<h2>A Will Settles the Question</h2>
<p>A will can be written on plain paper in any language. It needs the signature of the person making it, and of two witnesses who see the signing or have it acknowledged to them. Witnesses should not be people who receive something under it. Registration is optional and inexpensive, and it makes later doubts about genuineness harder to raise. A doctor’s note of sound mind, dated the same day, is sensible when the person is elderly.</p>
<p>One old hurdle has gone. Section 213 of the Indian Succession Act, under which certain wills made in or dealing with property in Mumbai, Kolkata and Chennai could not be relied on without probate, was omitted by the Repealing and Amending Act, 2025 in December that year. Probate remains available, and it is still useful where a challenge is likely or an institution insists on certainty.</p>
<blockquote><p>Joint holding helps in the first week, nomination in the first months, and the will decides for good. See that all three say the same.</p></blockquote>
<h2>An Illustration</h2>
<p>A widow holds a flat worth ₹90 lakh, deposits of ₹30 lakh and funds of ₹30 lakh, ₹1.5 crore in all. She wants her son and daughter to share equally. The nomination on the deposits is in the son’s name, made years ago because he lived nearby. The funds have no nominee. Without a will the children inherit in equal shares under the Hindu Succession Act, if that is the law that applies to her. But the son collects ₹30 lakh first, the funds need a longer claim and the flat needs both signatures. With a will naming the daughter as executor, 50:50 nominations on deposits and funds, and a line on who may buy the other’s half of the flat, the same outcome takes weeks instead of months.</p>
<h2>One Page to Leave Behind</h2>
<ol>
<li><p>List every account, folio, policy, locker, loan and property, with the branch or office and the nominee.</p></li>
<li><p>Match the names across PAN, Aadhaar and the bank. Spelling differences delay more claims than disputes do.</p></li>
<li><p>Say where the original will and title papers are kept, and who has the key.</p></li>
<li><p>Note email, phone and subscription accounts, without writing passwords on the page itself.</p></li>
<li><p>Read it again after a marriage, a birth, a death or a sale.</p></li>
</ol>
<p>Personal law differs by religion, and parts of a Muslim testator’s estate cannot be freely willed. Assets abroad follow their own country’s rules. In these cases an hour with a lawyer is part of the plan and not an optional extra.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.pib.gov.in/PressReleasePage.aspx?PRID=2181734">Press Information Bureau</a>: nomination provisions of the Banking Laws (Amendment) Act, 2025, in force from 1 November 2025, as of October 2026</p></li>
<li><p><a href="https://www.sebi.gov.in/">SEBI</a>: circular of 10 January 2025 on nomination and consultation paper of March 2026, as of October 2026</p></li>
<li><p><a href="https://www.indiacode.nic.in/">India Code</a>: Indian Succession Act, 1925 (section 63), Repealing and Amending Act, 2025 and Insurance Act, 1938 (section 39), as of October 2026</p></li>
</ul>`,
} satisfies DemoPost;
