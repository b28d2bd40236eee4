import type { DemoPost } from "../types";

export const post = {
  title: "Family Floater, Super Top-up and Waiting Periods Explained",
  authorName: "Arthora Research Desk",
  image: "/art/posts/family-health-cover-explained.jpg",
  short_desc:
    "How a floater is shared, why a super top-up pays where an ordinary top-up does not, and what IRDAI’s 2024 rules say about waiting periods, the moratorium and cashless decisions.",
  publishedOn: "2026-06-10",
  content: `<p>Many families buy a health policy in ten minutes and first read it in hospital. It is better to read it before. Three ideas explain most of what a family needs to know: one sum insured shared by several people, a second layer that begins where the first ends, and the period for which some illnesses are not yet covered.</p>
<h2>How a Floater Is Shared</h2>
<p>A family floater gives one sum insured to everyone named on the policy. A couple with two children and a ₹10 lakh floater does not have ₹40 lakh of cover; any of the four may use up to ₹10 lakh, and together they may use ₹10 lakh in the policy year. It works because two serious illnesses in one young family in one year are uncommon.</p>
<p>The premium follows the age of the eldest member, which is why adding parents of 68 to a floater of thirty-somethings is usually poor value. A claim by one parent could also exhaust the cover that the children rely on. A separate policy for parents avoids both problems. A “restoration” benefit refills the sum insured after it is used; check whether it works for the same illness and for the same person.</p>
<h2>The Second Layer: Top-up or Super Top-up</h2>
<p>Both begin to pay only above a stated amount, the deductible. The difference lies in how that amount is counted. An ordinary top-up looks at each claim alone. A super top-up adds up all the claims in the year.</p>
<p>Suppose a family holds a ₹10 lakh floater and has two hospital bills in a year, of ₹7 lakh and ₹9 lakh. The floater pays the first in full and ₹3 lakh of the second, and is then used up. The bills total ₹16 lakh. A super top-up with a ₹10 lakh deductible pays the remaining ₹6 lakh. An ordinary top-up with the same deductible pays nothing, because neither bill crossed ₹10 lakh.</p>
<blockquote><p>Match the deductible to the base cover, and prefer the kind that counts the whole year’s bills together.</p></blockquote>
<p>High cover built this way tends to cost less than one large policy, since the second layer is seldom touched. The deductible can be met from any source, including an employer’s group cover. It is still wise to hold some base cover of one’s own, as the employer’s ends with the job.</p>
<h2>Waiting Periods, in Order</h2>
<ul>
<li><p><strong>First 30 days.</strong> Illness is not covered in a new policy. Accidents are covered from the first day.</p></li>
<li><p><strong>Named procedures.</strong> Cataract, hernia, joint replacement and the like can have a waiting period of up to 36 months, listed in the policy.</p></li>
<li><p><strong>Pre-existing disease.</strong> A condition diagnosed or treated in the 36 months before the policy may be excluded for at most 36 months. The limit was 48 months until IRDAI’s 2024 regulations.</p></li>
<li><p><strong>Maternity.</strong> Where it is offered, its own waiting period applies and varies widely.</p></li>
</ul>
<p>Time already served is carried along when a policy is renewed without a break or ported to another insurer, up to the old sum insured. A gap of a few weeks can undo years of patience, so the renewal date deserves a place on the family calendar.</p>
<h2>What an Insurer Can Still Dispute</h2>
<p>After 60 months of continuous cover a claim cannot be contested for non-disclosure or misrepresentation, except where fraud is established. This is called the moratorium, and it applies separately to any later increase in the sum insured. Before that point, an undeclared thyroid tablet can turn into a long dispute. Declare everything, keep a copy of the proposal form and store the discharge summaries of past years.</p>
<p>The 2024 master circular also asks insurers to decide a cashless request within one hour and the final discharge authorisation within three. A new policy can be returned within a 30-day free-look period. A rejected claim goes first to the insurer’s grievance officer and then, without a fee, to the Insurance Ombudsman.</p>
<h2>Small Print That Changes the Bill</h2>
<p>Room rent limits matter more than they seem. If the policy allows ₹5,000 a day and the room costs ₹10,000, insurers commonly reduce related charges in the same proportion, so half of a surgeon’s fee may fall on the family as well. A co-payment of 20% on a ₹6 lakh bill is ₹1.2 lakh. Policies without either limit cost more and hold fewer surprises. On price, remember that individual and floater health premiums have been free of GST since 22 September 2025.</p>
<h2>Sources</h2>
<ul>
<li><p><a href="https://irdai.gov.in/">IRDAI</a>: Insurance Products Regulations, 2024 and Master Circular on Health Insurance Business (29 May 2024), as of June 2026</p></li>
<li><p><a href="https://policyholder.gov.in/">IRDAI policyholder website</a>: claims, complaints and the Insurance Ombudsman, as of June 2026</p></li>
<li><p><a href="https://gstcouncil.gov.in/">GST Council</a>: 56th meeting, exemption for individual health insurance, as of June 2026</p></li>
</ul>`,
} satisfies DemoPost;
