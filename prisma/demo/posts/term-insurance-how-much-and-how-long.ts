import type { DemoPost } from "../types";

export const post = {
  title: "Term Insurance: How Much Cover and for How Long",
  authorName: "Arthora Research Desk",
  image: "/art/posts/term-insurance-how-much-and-how-long.jpg",
  short_desc:
    "A term plan replaces an income the family depends on. A short calculation gives the amount, the years of need give the length, and an honest proposal form keeps the claim simple.",
  publishedOn: "2026-05-08",
  content: `<p>Term insurance is the simplest kind of life insurance. A premium is paid each year; if the insured person dies within the term, the nominee receives the sum assured; if not, nothing comes back. So two numbers matter most: how much, and for how long.</p>
<h2>Start from the Family, Not from the Salary</h2>
<p>“Ten times annual income” is a quick check, not a plan. Two people on the same salary can need very different cover when one has a loan, two children and a parent to support, and the other has none of these. A short list gets closer:</p>
<ol>
<li><p>Yearly household spending that depends on this income, leaving out the earner’s own costs and the EMI.</p></li>
<li><p>Multiply by the number of years it must continue.</p></li>
<li><p>Add loans that would have to be closed.</p></li>
<li><p>Add goals already promised, such as college fees.</p></li>
<li><p>Subtract savings and cover that would really be available.</p></li>
</ol>
<p>Take a 38-year-old whose family spends ₹60,000 a month, or ₹7.2 lakh a year. The need lasts 20 years, so ₹1.44 crore. The home loan outstanding is ₹40 lakh and education is put at ₹30 lakh. Investments of ₹34 lakh can be counted on. The cover needed is 1.44 + 0.40 + 0.30 − 0.34 = ₹1.80 crore.</p>
<p>This sum assumes that the payout, invested carefully, keeps pace with rising prices and no more. It is a modest assumption and a convenient one, since both growth and inflation drop out of the calculation. The employer’s group cover is left out on purpose, because it ends with the job.</p>
<h2>How Long the Cover Needs to Run</h2>
<p>The term ends when nobody depends on the income any longer. For the person above, the loan is due to close at 57 and the younger child should be earning by 60. A 22-year term reaches 60, and that is enough. Cover up to 80 or 85 costs much more, because it insures years in which a claim becomes likely and the need has usually passed.</p>
<blockquote><p>Insure the years in which someone would have to change their life if your income stopped. The remaining years are a matter for savings.</p></blockquote>
<p>Where the need falls over time, two policies can fit better than one. A ₹1.20 crore policy to age 60 and a ₹60 lakh policy that ends with the loan give more cover early and let the second premium stop on schedule.</p>
<h2>The Proposal Form Decides the Claim</h2>
<p>Insurers price what they are told. Smoking, a past surgery, a family history, a hazardous hobby and every existing policy belong on the form, even when an agent says that they do not matter. Under section 45 of the Insurance Act, 1938 a life policy cannot be called in question on any ground after three years from its issue, risk commencement or revival, whichever is later. Within those three years it can be, for fraud or for a material misstatement. A truthful form with a slightly higher premium is the cheaper one in the end.</p>
<p>Read the policy when it arrives. There is a free-look period of 30 days to return it if the terms are not what was described.</p>
<h2>Who Receives the Money</h2>
<p>When parents, spouse or children are named as nominees, section 39 treats them as beneficial nominees: the money is theirs and does not merely pass through their hands. A married man who has business debts may also look at a policy under section 6 of the Married Women’s Property Act, 1874. Expressed to be for his wife and children, it is held in trust for them and stays clear of his creditors, except where it was taken to defraud them. The choice has to be made when the policy is bought.</p>
<h2>Extras and Costs</h2>
<p>Riders for accidental death or critical illness are useful when the gap they fill is real. Waiver of premium on disability is inexpensive for what it does. Plans that return the premiums charge extra for that: if a plain plan costs ₹20,000 a year and the returning one ₹38,000, the extra ₹18,000 a year is a saving scheme, and it can be compared with any other.</p>
<p>Individual life policies have carried no GST since 22 September 2025, so premium tables printed before that date may look higher than today’s quotes. Review the cover at each turn of life, such as a child, a house or a new business, and reduce it without regret when the reasons for it have gone.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://www.indiacode.nic.in/">India Code</a>: Insurance Act, 1938 (sections 39 and 45) and Married Women’s Property Act, 1874 (section 6), as of May 2026</p></li>
<li><p><a href="https://irdai.gov.in/">IRDAI</a>: Protection of Policyholders’ Interests regulations and master circular, 2024, as of May 2026</p></li>
<li><p><a href="https://gstcouncil.gov.in/">GST Council</a>: decisions of the 56th meeting (September 2025) on individual life and health policies, as of May 2026</p></li>
</ul>`,
} satisfies DemoPost;
