import type { ContentPage } from "../types";
import { personal } from "./insurance";
import { equipment } from "./lease";
import { loanAgainstShares, odCc, workingCapital } from "./loans";
import { mutualFunds, rera } from "./wealth-management";

/** The page over the segments, /who-we-serve (spec §2). */
export const overview = {
  href: "/who-we-serve",
  title: "Who We Serve",
  subtitle: "Eleven kinds of clients, and what each of them asks of money",
  description:
    "Families, professionals, business owners, women, donors, large estates, NRIs and investors abroad: find the page written for your situation.",
  introduction:
    "A surgeon, a widow and a software engineer in Dubai may hold the same mutual fund for quite different reasons. Choose the description nearest to yours. It tells you what usually needs attention, which rules matter, and where our work begins and ends.",
};

export const individualsFamilies = {
  href: "/who-we-serve/individuals-families",
  menuTitle: "Individuals & Families",
  title: "Individuals & Families",
  subtitle: "One plan for the salary, the school fees, the home and the years after work",
  description:
    "Family financial planning in India: insurance, SIPs, retirement income, wills and nominations, set down in one written plan.",
  summary: "Cover, savings, retirement and a will, brought together in one household plan.",
  picture: "individuals-families",
  introduction:
    "A family's money often sits in many places: a policy bought from an uncle, a flat on EMI (a monthly instalment), a provident fund and a few forgotten mutual funds. We put everything on one page, look for what is missing, and agree with you on what to do first.",
  featuresTitle: "What a family plan covers",
  features: [
    {
      title: "Financial Protection",
      text: "School should go on even if a parent falls ill or dies early. The cover is worked out first; the policies are chosen afterwards.",
      icon: "shield",
      items: [
        "Term life cover: a lump sum that stands in for the earner's income",
        "Health cover: a family floater shares one sum among all its members",
        "Emergency fund: six months of household bills, kept where you can reach it",
        "Loan cover: a policy that repays the home loan if the borrower dies",
      ],
    },
    {
      title: "Investment Planning",
      text: "Each goal gets an amount, a date and a mix of its own, so that school fees do not hang on a good month in the market.",
      icon: "chart",
      items: [
        "SIP (systematic investment plan): a fixed sum enters a mutual fund every month",
        "Education goals: worked out from today's fees plus a yearly increase",
        "Asset mix: equity for distant goals, debt for those within three years",
        "Tax regime: old and new compared before you choose where to save",
      ],
    },
    {
      title: "Retirement Planning",
      text: "Provident fund, pension, rent and savings are added up to show what monthly income they could support.",
      icon: "calendar",
      items: [
        "EPF and PPF: provident funds whose interest rate the government notifies",
        "NPS: a pension account invested in markets, with its own exit rules",
        "Monthly income: annuities, interest and withdrawals matched to household spending",
        "Medical reserve: money set apart, because treatment tends to cost more with age",
      ],
    },
    {
      title: "Estate Planning",
      text: "A short will spares the people you love long questions. We list what you own, and a lawyer drafts the rest.",
      icon: "document",
      items: [
        "Will: says who receives what, and who carries out your wishes",
        "Nominations: looked up for every account, policy, folio and demat holding",
        "Joint accounts: an agreed answer to who may operate them after a death",
        "Family record: one sheet that tells heirs where everything is kept",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Your Family",
    points: [
      {
        title: "Personalized Approach",
        text: "Debts, dependants and habits shape the advice, so two neighbours on the same salary may well leave with different plans.",
        icon: "person",
      },
      {
        title: "Comprehensive Planning",
        text: "Insurance, investments, loans and tax sit in one plan, because a decision about any of them moves the other three.",
        icon: "layers",
      },
      {
        title: "Long-term Partnership",
        text: "A yearly review, and a talk when a child is born or a parent retires, keeps old decisions in step with new facts.",
        icon: "handshake",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => personal,
    title: "Personal insurance",
    text: "Health, life, home and accident policies: what each kind pays for, and where it stops.",
    label: "See personal insurance",
  },
} satisfies ContentPage;

export const executives = {
  href: "/who-we-serve/executives",
  menuTitle: "Executives",
  title: "Executives",
  subtitle: "Planning for pay that arrives as salary, stock and promises",
  description:
    "Stock options, RSUs, bonuses, tax and early retirement for senior managers in India, planned together and explained in ordinary words.",
  summary: "Stock options, bonuses, tax and retirement, planned around one demanding career.",
  picture: "executives",
  introduction:
    "Much of a senior manager's wealth can hang on a single employer: the salary, the bonus, the shares and the pension. We map when each part becomes yours, when it is taxed and how much should stay in company stock, and work beside your chartered accountant.",
  featuresTitle: "Pay, tax, retirement and wealth in one view",
  features: [
    {
      title: "Compensation Planning",
      text: "Before you accept, exercise or sell, you see the cash and the tax that each choice brings.",
      icon: "wallet",
      items: [
        "Stock option analysis: when to exercise, and what tax falls due at exercise and at sale",
        "RSU management: restricted stock is taxed as salary on vesting, so plan that day's cash",
        "Deferred compensation: payment dates, conditions and forfeiture terms listed while you can still negotiate",
        "Bonus optimization: each payout split between tax, loan prepayment and long-term goals",
      ],
    },
    {
      title: "Tax Strategy",
      text: "Salary, gains and income from other countries are laid out well before the tax year closes on 31 March.",
      icon: "calculator",
      items: [
        "Tax-efficient investing: fund types and holding periods picked with capital gains tax in mind",
        "AMT planning: alternate minimum tax tested before deductions are claimed or US options exercised",
        "Multi-state tax issues: professional tax and stamp duty differ when work or property crosses states",
        "Capital gains planning: losses set against gains, and large sales spread across tax years",
      ],
    },
    {
      title: "Retirement Planning",
      text: "Leaving at 50 is a different sum from leaving at 60. Both are worked through with your own benefits.",
      icon: "clock",
      items: [
        "Executive benefits: superannuation, gratuity and medical cover after service, read from your contract",
        "Pension maximization: EPF, NPS and superannuation compared, including when employer money turns taxable",
        "Early retirement options: income, health cover and loan balances tested for every leaving date",
        "Income replacement: rent, annuities and planned withdrawals measured against your present monthly spending",
      ],
    },
    {
      title: "Wealth Accumulation",
      text: "Loyalty to an employer is one thing; half a portfolio in its shares is another.",
      icon: "trend",
      items: [
        "Concentrated position management: a written schedule for selling, inside insider trading windows",
        "Diversification strategies: sale proceeds spread over equity, debt, gold and other countries",
        "Alternative investments: private funds explained with their lock-ins, fees and chance of loss",
        "Wealth protection: liability cover, a will and assets held in the right names",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us as an Executive",
    points: [
      {
        title: "Specialized Expertise",
        text: "Vesting schedules, trading windows and foreign share plans are everyday reading here, and yours is explained without jargon.",
        icon: "award",
      },
      {
        title: "Integrated Planning",
        text: "Your stock sale, the tax on it and the loan it repays are scheduled together instead of in three separate meetings.",
        icon: "layers",
      },
      {
        title: "Confidentiality",
        text: "Only the people who work on your plan see your papers, and what you say about your employer goes no further.",
        icon: "lock",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => loanAgainstShares,
    title: "Loan against shares and funds",
    text: "A credit line against listed securities can meet a short need for cash without a sale.",
    label: "Read about this loan",
  },
} satisfies ContentPage;

export const attorneys = {
  href: "/who-we-serve/attorneys",
  menuTitle: "Attorneys",
  title: "Attorneys",
  subtitle: "Steady finances for advocates, partners and in-house counsel",
  description:
    "Cash flow, indemnity cover, retirement savings and investments that respect Bar Council rules, for advocates and law firm partners in India.",
  summary: "Steady cash, indemnity cover and a pension of your own, for a career in law.",
  picture: "attorneys",
  introduction:
    "Fees at the Bar arrive late and in lumps, while rent, juniors and advance tax fall due on fixed dates. No employer builds a pension for an independent advocate. Cash flow, cover and retirement are planned here for chambers, law firms and in-house careers.",
  featuresTitle: "Planning that follows a legal career",
  features: [
    {
      title: "Practice Management",
      text: "A practice lives on receipts that nobody can date in advance. Reserves and credit lines bridge the wait.",
      icon: "briefcase",
      items: [
        "Cash reserve: enough months of rent and salaries to outlast a court vacation",
        "Fee income: advance tax set aside after TDS, the tax that clients deduct at source",
        "Presumptive taxation: eligible smaller practices may declare half of their receipts as profit",
        "Chambers: buying, renting and sharing an office compared over ten years",
      ],
    },
    {
      title: "Retirement Planning",
      text: "Without an employer's provident fund, the saving habit has to be built by hand.",
      icon: "clock",
      items: [
        "NPS: open to the self-employed, with contributions that may vary every year",
        "PPF: a long-term government account whose interest is exempt from income tax",
        "Partnership exit: return of capital and retirement terms taken from the deed",
        "Fewer briefs: an income plan for seniors who choose to slow down",
      ],
    },
    {
      title: "Asset Protection",
      text: "One disputed opinion need not reach the family home. Cover and ownership are arranged with that thought.",
      icon: "shield",
      items: [
        "Professional indemnity: defence costs and awards for errors that the policy covers",
        "LLP or partnership: how far a partner's own assets answer for the firm",
        "Disability cover: income if injury or illness keeps you from appearing",
        "Cyber cover: help after client files are leaked, locked or lost",
      ],
    },
    {
      title: "Bar Rules & Compliance",
      text: "Bar Council rules limit what a practising advocate may do in business. Your investments have to stay inside them.",
      icon: "scale",
      items: [
        "Company boards: a directorship without executive duties is allowed, a managing director's is not",
        "Business firms: a sleeping partnership, where the State Bar Council finds it fitting",
        "Securities: shares, bonds and fund units held as every other investor holds them",
        "Price-sensitive matters: securities of current clients kept off your buying list",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for a Career in Law",
    points: [
      {
        title: "Respect for Your Rules",
        text: "A proposal is read against the rules of professional conduct first, and on their meaning you have the last word.",
        icon: "scale",
      },
      {
        title: "Uneven Income, Even Plan",
        text: "Contributions rise after a good quarter and pause after a thin one, without the plan having to be rewritten.",
        icon: "trend",
      },
      {
        title: "Paper You Can Check",
        text: "Costs, conditions and exclusions reach you in writing, short enough that a busy litigator can test them between hearings.",
        icon: "document",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => odCc,
    title: "Overdraft & cash credit",
    text: "An overdraft charges interest only on what you draw, which suits fees that come in bursts.",
    label: "How an overdraft works",
  },
  claims: ["presumptive-profession", "advocate-business"],
} satisfies ContentPage;

export const businessOwners = {
  href: "/who-we-serve/business-owners",
  menuTitle: "Business Owners",
  title: "Business Owners",
  subtitle: "Separate the family's money from the firm's, then look after both",
  description:
    "Working capital, cover, owner's retirement and succession for Indian entrepreneurs, MSMEs and family firms, with personal wealth kept apart.",
  summary: "Finance, cover and succession for the firm, and savings that do not depend on it.",
  picture: "business-owners",
  introduction:
    "For most owners the company is pension, savings account and inheritance in one. That works until a large customer pays late or a partner wants to leave. The plan draws a line between household and firm, brings in finance and cover, and prepares the handover.",
  featuresTitle: "From this month's cash to the day you hand over",
  features: [
    {
      title: "Business Finance",
      text: "Rising sales can empty a bank account when stock and customer credit soak up the money.",
      icon: "coins",
      items: [
        "Working capital: limits, bill discounting and term loans fitted to your trade cycle",
        "MSME dues: buyers must pay registered micro and small suppliers within 45 days",
        "Leasing: vehicles and machines put to work without paying their whole price upfront",
        "Credit file: company and personal scores reviewed before a lender looks",
      ],
    },
    {
      title: "Asset Protection",
      text: "A promoter's signature on a loan can place the house behind the business. The aim is a clear line between them.",
      icon: "shield",
      items: [
        "Legal form: proprietorship, partnership, LLP or company compared for liability and tax",
        "Personal liability: a list of every company loan that you signed for yourself",
        "Keyman cover: life insurance on someone the company cannot easily replace",
        "Property and stock: fire, theft and breakdown insured at present values",
      ],
    },
    {
      title: "Retirement Planning",
      text: "A sale may fund your later years, yet nobody can book a buyer ahead. Savings outside the firm leave you a choice.",
      icon: "wallet",
      items: [
        "Owner's pay: salary, dividend and drawings arranged for tax and for saving",
        "Surplus cash: liquid funds compared with fixed deposits, risk and tax included",
        "Outside portfolio: shares and bonds that have nothing to do with your trade",
        "Own pension: NPS or an annuity, where no employer pays in for you",
      ],
    },
    {
      title: "Legacy & Succession Planning",
      text: "Whether a daughter, a manager or a buyer takes over, the papers need years rather than weeks.",
      icon: "key",
      items: [
        "Family succession: ownership and daily management can go to different people",
        "Partner agreement: how a share is valued when someone leaves or dies",
        "Sale readiness: audited accounts, written contracts and clear titles for a buyer's questions",
        "HUF assets: what belongs to the Hindu undivided family, and what to you",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Your Firm and Family",
    points: [
      {
        title: "Both Balance Sheets",
        text: "Company accounts and household spending are read together, since a loan to one is often a risk to the other.",
        icon: "scale",
      },
      {
        title: "Help With the Lender",
        text: "The file is prepared with you and several offers are compared; approval and price remain the decision of the lender.",
        icon: "bank",
      },
      {
        title: "Room for Your Advisers",
        text: "Your accountant and company lawyer stay in charge of their own work, and ours is fitted to their calendar.",
        icon: "users",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => workingCapital,
    title: "Working capital loan",
    text: "Funds for inventory, bills, purchases and exports, for makers, traders and service firms.",
    label: "Explore working capital",
  },
  claims: ["msme-payment"],
} satisfies ContentPage;

export const doctors = {
  href: "/who-we-serve/doctors",
  menuTitle: "Doctors",
  title: "Doctors",
  subtitle: "Money matters of practitioners, clinic owners and hospital consultants",
  description:
    "Clinic finance, equipment leasing, indemnity cover, savings and succession for doctors in India, arranged around duty hours.",
  summary: "Clinic finance, indemnity cover and savings that make up for a late start.",
  picture: "doctors",
  introduction:
    "Doctors begin to earn late, borrow for equipment early and carry a liability that few other professions know. Whether you draw a hospital retainer, run a clinic or are planning a nursing home, finance, cover and savings can be settled around your duty roster.",
  featuresTitle: "The practice, the risks and life after it",
  features: [
    {
      title: "Practice Management",
      text: "A clinic is a workplace, a tenant and a borrower at once. Its figures are prepared the way a lender will read them.",
      icon: "hospital",
      items: [
        "Equipment: lease or loan for imaging, dental and laboratory machines, over their useful life",
        "Premises: buy, rent, or borrow against a clinic you already own",
        "Income streams: retainer, consulting fees and clinic receipts recorded apart for tax",
        "Slow payers: a buffer for bills that insurers and hospitals settle later",
      ],
    },
    {
      title: "Asset Protection",
      text: "Patients can bring a claim before a consumer commission. Indemnity cover answers for defence and award, within its limits.",
      icon: "umbrella",
      items: [
        "Professional indemnity: limits set by speciality, procedures and places of work",
        "Hospital policy: what your employer's cover leaves out, read line by line",
        "Clinic cover: fire, burglary, machine breakdown and loss of patient data",
        "Income cover: disability and critical illness benefits for the doctor, too",
      ],
    },
    {
      title: "Retirement Planning",
      text: "Training takes a decade in which others save. A higher rate in the peak years can make up part of it.",
      icon: "trend",
      items: [
        "Order of steps: education loan, first home and savings, one after another",
        "SIP top-up: monthly fund investments that rise as the practice grows",
        "NPS: self-employed doctors may join, and hospital employers may add to it",
        "Winding down: income from property, bonds and funds as night duties end",
      ],
    },
    {
      title: "Legacy Planning",
      text: "Some children will join the practice and some will not. A fair plan has an answer for both.",
      icon: "family",
      items: [
        "Clinic succession: sale, partnership or transfer to a qualified relative",
        "Will: home, clinic and savings set out by name, with an executor",
        "Education fund: medical seats in India and abroad, priced in today's rupees",
        "Two doctors, one home: separate cover, joint goals and a shared budget",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us as a Doctor",
    points: [
      {
        title: "Time Around Your Rounds",
        text: "Calls before the first patient or after evening clinic, and papers sent for digital signature, leave your consulting hours alone.",
        icon: "clock",
      },
      {
        title: "A Close Reading of Cover",
        text: "Exclusions, retroactive dates and limits per claim often matter more than the premium, so those are the pages we read first.",
        icon: "search",
      },
      {
        title: "Plain Comparisons",
        text: "Lease, loan and outright purchase are put next to each other, showing the total paid and the tax effect of every one.",
        icon: "list",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => equipment,
    title: "Equipment lease",
    text: "Use diagnostic and office equipment for a monthly rental, and plan its replacement early.",
    label: "Look at equipment leases",
  },
} satisfies ContentPage;

export const womanInvestors = {
  href: "/who-we-serve/woman-investors",
  menuTitle: "Women Investors",
  title: "Women Investors",
  subtitle: "Money in your own name, on your own terms",
  description:
    "Savings, cover, property rights and wills for women in India: earners, homemakers, founders and widows, explained step by step.",
  summary: "Accounts, investments, cover and a will in your own name, at your own pace.",
  picture: "woman-investors",
  introduction:
    "Women tend to live longer, pause work more often and, in many homes, sign papers that someone else has read. The work starts with what stands in your name, closes gaps in cover and savings, and goes through each choice until you can decide it yourself.",
  featuresTitle: "Independence, built in four parts",
  features: [
    {
      title: "Financial Independence",
      text: "An account, a credit history and a folio of your own are the ground on which the rest is built.",
      icon: "key",
      items: [
        "Own account: salary, rent and gifts kept where you alone can operate",
        "Credit history: a card or small loan, repaid on time, supports later borrowing",
        "Joint property: your share written into the deed and not left to memory",
        "Streedhan: gifts made to you at marriage belong to you, so keep a list",
      ],
    },
    {
      title: "Investment Planning",
      text: "A break for a child or a parent changes the amounts; it does not have to end the plan.",
      icon: "plant",
      items: [
        "Career breaks: monthly fund instalments (SIPs) can be paused and started again",
        "First steps: begin small, watch a fall and a recovery, then add more",
        "Girl child: a Sukanya Samriddhi account can be opened before she turns ten",
        "Gold: jewellery compared with gold funds for making charges, storage and resale",
      ],
    },
    {
      title: "Asset Protection",
      text: "Cover is sized to the work that would have to be replaced, paid or unpaid.",
      icon: "umbrella",
      items: [
        "Life cover: for earners and for homemakers, within the rules of each insurer",
        "Health cover: maternity waiting periods and breast or cervical cancer clauses read first",
        "Married Women's Property Act: a husband's policy can be held in trust for wife and children",
        "Personal reserve: a few months of expenses that you can draw by yourself",
      ],
    },
    {
      title: "Retirement & Legacy Planning",
      text: "A will lets you choose your heirs; where there is none, personal law makes the choice.",
      icon: "signature",
      items: [
        "Will: without one, a childless Hindu widow's own earnings pass to her husband's heirs",
        "Daughters: equal shares by birth in Hindu joint family property since the 2005 amendment",
        "Longer retirement: savings planned into your nineties, with rising medical bills",
        "Nominees: names renewed after marriage, birth, separation or a death",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us as a Woman Investor",
    points: [
      {
        title: "No Question Too Small",
        text: "NAV, lock-in, exit load: every term is explained when it comes up, and a first meeting needs no signature.",
        icon: "handshake",
      },
      {
        title: "Your Decision",
        text: "We speak with you directly, share papers with relatives only when you ask, and note the choices that you make.",
        icon: "person",
      },
      {
        title: "Support at Turning Points",
        text: "Marriage, a return to work, separation and widowhood each bring paperwork, which we go through at your side.",
        icon: "heart",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => mutualFunds,
    title: "Mutual funds",
    text: "Equity, debt and hybrid funds described by what they hold and how far they can swing.",
    label: "Learn about mutual funds",
  },
  claims: ["hindu-succession-women", "married-women-policy", "sukanya-age"],
} satisfies ContentPage;

export const charitableInvestors = {
  href: "/who-we-serve/charitable-investors",
  menuTitle: "Charitable Investors",
  title: "Charitable Investors",
  subtitle: "Give with a purpose, a budget and a record",
  description:
    "Planned giving in India: choosing causes, trusts and Section 8 companies, donation tax rules, FCRA, and investing a charity's corpus.",
  summary: "Plan what you give, choose the right vehicle and keep the records straight.",
  picture: "charitable-investors",
  introduction:
    "Generous people often give in a hurry in March and wonder in June what it did. Individuals, families and companies come to us to choose a vehicle for giving, to invest what waits to be spent, and to keep the papers that trustees and tax officers ask for.",
  featuresTitle: "Giving, organised",
  features: [
    {
      title: "Giving Strategy",
      text: "A purpose in two written lines makes it easier to say yes, and to say no.",
      icon: "gift",
      items: [
        "Cause and budget: how much a year, for which work, for how long",
        "Background check: registration, accounts and annual reports studied before the first payment",
        "Rhythm: monthly support, a single grant or a share of a good year",
        "Family giving: children help to choose a project and visit it",
      ],
    },
    {
      title: "Charitable Structures",
      text: "Modest sums rarely call for a foundation of one's own. With larger ones, the legal form decides the duties.",
      icon: "building",
      items: [
        "Public trust: governed by its deed, with trustees who answer for its funds",
        "Society: members elect a committee under the registration law of the state",
        "Section 8 company: the charitable form of company law, with yearly filings",
        "No vehicle at all: direct grants to registered bodies, with less paperwork",
      ],
    },
    {
      title: "Tax & Compliance",
      text: "A deduction depends on the receiver, on your tax regime and on how the money was paid.",
      icon: "receipt",
      items: [
        "Tax regime: individuals can deduct donations under the old regime only",
        "Cash: a gift above ₹2,000 brings no deduction, so pay through a bank",
        "Certificate: issued by the organisation, and matched against your tax return",
        "FCRA: the law under which an organisation must register to accept foreign money",
        "CSR (corporate social responsibility): company law says which companies must spend, and on what",
      ],
    },
    {
      title: "Legacy & Endowment",
      text: "An endowment pays for its purpose out of income, so that the capital can serve the next generation.",
      icon: "plant",
      items: [
        "Permitted investments: tax law lists where a registered charity may place money",
        "Corpus: long-term capital held apart from this year's grants",
        "Investment policy: a single page that trustees adopt and revisit",
        "Social Stock Exchange: non-profits that raise money there must report their impact",
        "Bequest: a gift by will, with the body named and a second choice",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Your Giving",
    points: [
      {
        title: "Purpose Comes First",
        text: "The cause is yours to choose; our share of the work is the budget, the structure and the calendar behind it.",
        icon: "compass",
      },
      {
        title: "Open Questions, Openly Said",
        text: "You see what an organisation files, owns and spends, and where its papers leave something unexplained, before a grant goes out.",
        icon: "search",
      },
      {
        title: "Records That Last",
        text: "Receipts, resolutions and grant letters are kept in one order, ready for an auditor, a new trustee or a grown-up child.",
        icon: "document",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => familyOffice,
    title: "Family office services",
    text: "Where relatives give together, a shared desk can look after the budget and the minutes.",
    label: "Visit family office services",
  },
  claims: ["donation-cash"],
} satisfies ContentPage;

export const hni = {
  href: "/who-we-serve/hni",
  menuTitle: "High Net Worth Individuals",
  title: "High Net Worth Individuals",
  subtitle: "Order, access and restraint for larger portfolios",
  description:
    "Portfolio managers, alternative funds, global investing, trusts and succession for wealthy individuals in India, under one coordinated plan.",
  summary: "One statement, fewer overlaps and a succession plan for a larger estate.",
  picture: "hni",
  introduction:
    "At a certain size wealth makes work of its own: overlapping funds, dormant companies, flats in three cities and five relationship managers. A single statement comes first. Then each holding has to say what it is for, and credit, tax advice and succession follow from that.",
  featuresTitle: "What a larger estate calls for",
  features: [
    {
      title: "Investment Strategy",
      text: "More products seldom mean more diversification. Overlap, cost and ease of sale are measured before anything is added.",
      icon: "pie",
      items: [
        "Portfolio managers: a separate account of securities in your name, from ₹50 lakh",
        "Alternative investment funds: private equity, credit and hedge strategies, usually from ₹1 crore",
        "Specialised investment funds: newer strategies of mutual fund houses, from ₹10 lakh",
        "Global assets: a resident may remit up to USD 250,000 in a financial year",
        "Consolidated view: banks, demat accounts, folios and property on one statement",
      ],
    },
    {
      title: "Asset Protection",
      text: "Ownership, cover and debt are arranged so that trouble in one place is less likely to spread.",
      icon: "shield",
      items: [
        "Private trust: trustees hold assets for your family on terms you set",
        "Liability cover: directors' and personal policies sized to what you own",
        "Valuables: art, watches and jewellery insured on agreed values",
        "Title review: whose name each asset carries, and where the originals lie",
      ],
    },
    {
      title: "Tax & Liquidity",
      text: "A large sale deserves its calculation in advance, and sometimes a loan is the calmer route.",
      icon: "calculator",
      items: [
        "Capital gains: sale dates, losses carried forward and reinvestment conditions worked out early",
        "Surcharge: an addition to tax at higher incomes, so timing can matter",
        "Credit lines: borrowing on securities or property in place of a hurried sale",
        "Foreign holdings: assets and income abroad disclosed in the resident's Indian return",
      ],
    },
    {
      title: "Legacy Planning",
      text: "Passing on wealth is partly law and partly conversation. Both go better when begun early.",
      icon: "signature",
      items: [
        "Will and executor: drafted by counsel, witnessed, and renewed as assets change",
        "Lifetime gifts: stamp duty, lost control, and income that may still be taxed to you",
        "Next generation: small portfolios and plain lessons come before large transfers",
        "Business stake: voting rights and family exits written into shareholder agreements",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Larger Portfolios",
    points: [
      {
        title: "One Coordinated View",
        text: "Banker, accountant and lawyer each know a part of the picture; someone here keeps the whole and calls the review.",
        icon: "eye",
      },
      {
        title: "Candour About Cost",
        text: "Fees, lock-ins and tax are set beside every idea, so that a clever structure has to earn its place.",
        icon: "percent",
      },
      {
        title: "Discretion",
        text: "Meetings, files and names stay within a small circle that you approve, and reports travel only to addresses you have given.",
        icon: "lock",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => familyOffice,
    title: "When the family grows",
    text: "Several branches, trusts and companies may need reporting and governance on a regular footing.",
    label: "Go to the family office page",
  },
  claims: ["pms-minimum", "aif-minimum", "sif-minimum", "lrs-limit"],
} satisfies ContentPage;

export const familyOffice = {
  href: "/who-we-serve/family-office",
  menuTitle: "Family Office Services",
  title: "Family Office Services",
  subtitle: "A standing desk for a family's wealth, papers and decisions",
  description:
    "Governance, consolidated reports, oversight of managers and succession for Indian business families who share wealth across generations.",
  summary: "Reports, meetings, managers and succession for families who own things together.",
  picture: "family-office",
  introduction:
    "When several generations, companies and homes share one fortune, somebody has to keep the books, the calendar and the peace. The desk takes over recurring work such as reports, due dates, meetings and minutes, so that relatives can talk about decisions instead of documents.",
  featuresTitle: "What the desk looks after",
  features: [
    {
      title: "Family Governance",
      text: "Rules agreed in calm years are worth most in difficult ones.",
      icon: "scale",
      items: [
        "Family charter: who sits in which meeting, and how votes are counted",
        "Investment committee: members, limits and minutes, including the right to refuse",
        "Employment policy: on what terms relatives may join the family companies",
        "Disputes: mediation as a first step, under elders or outsiders named beforehand",
      ],
    },
    {
      title: "Reporting & Compliance",
      text: "Twenty statements become one report that an aunt and an auditor can both read.",
      icon: "list",
      items: [
        "Ownership chart: individuals, trusts, HUFs (joint families), LLPs and companies on one page",
        "Performance: shown after costs, against a yardstick that the family chose",
        "Due dates: capital calls, premiums, EMIs and advance tax month by month",
        "Document index: deeds, policies and passports, with the dates they expire",
      ],
    },
    {
      title: "Investment Oversight",
      text: "A manager is hired for a task, and reviewed against that task.",
      icon: "eye",
      items: [
        "Policy statement: target mix, ceilings for any one holding, and rebalancing dates",
        "Manager selection: record, team, fees and conflicts of interest compared",
        "Private deals: valuation, investor rights and exit terms read with counsel",
        "Liquidity: an agreed number of years of spending kept out of markets",
      ],
    },
    {
      title: "Legacy Planning",
      text: "Control, income and ownership can pass at different times and to different people.",
      icon: "ladder",
      items: [
        "Trusts: trustees, protectors and beneficiaries chosen together with a lawyer",
        "Wills: separate documents for foreign property, so that courts can work in parallel",
        "Next leaders: a seat as observer, a mentor and a first small mandate",
        "Philanthropy: a family foundation with a budget and a board",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us as Your Family Office",
    points: [
      {
        title: "Neutral Ground",
        text: "Every branch can speak freely, because the same report goes to everyone who is entitled to see it.",
        icon: "handshake",
      },
      {
        title: "Built for Handover",
        text: "Each task has written steps and a second pair of eyes, so that knowledge stays when an employee leaves.",
        icon: "refresh",
      },
      {
        title: "A Scope You Set",
        text: "Begin with one quarterly report, and add governance or succession work only after the first part has proved useful.",
        icon: "ladder",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => charitableInvestors,
    title: "Giving as a family",
    text: "Trusts, societies and Section 8 companies compared, with the tax rules for donors.",
    label: "Read about charitable giving",
  },
} satisfies ContentPage;

export const nri = {
  href: "/who-we-serve/nri",
  menuTitle: "Non-Resident Indians",
  title: "Non-Resident Indians",
  subtitle: "Indian accounts, investments, property and tax for a life abroad",
  description:
    "NRE and NRO accounts, investing from abroad, FEMA, TDS and tax treaties, and the move back: financial planning for NRIs and OCIs.",
  summary: "Accounts, investments, tax and the way back, for Indians who live abroad.",
  picture: "nri",
  introduction:
    "Two countries may tax the same income, FEMA (India's foreign exchange law) decides which account a rupee may enter, and the bank rings at three in the morning. We put accounts, investments, property and the eventual return in order, together with your tax adviser.",
  featuresTitle: "From the first remittance to the flight home",
  features: [
    {
      title: "Cross-border Planning",
      text: "The account that receives money in India decides how easily it can leave again.",
      icon: "globe",
      items: [
        "NRE account: foreign earnings kept in rupees, which can go back with interest",
        "NRO account: Indian income; remittance of balances limited to USD 1 million a financial year",
        "FCNR deposit: a term deposit in foreign currency, free of rupee exchange risk",
        "Power of attorney: a relative may act for you, within limits you write down",
      ],
    },
    {
      title: "Investing From Abroad",
      text: "Whether proceeds can be repatriated, that is, sent abroad, is settled on the day you invest.",
      icon: "chart",
      items: [
        "Mutual funds: open to NRIs, though some decline residents of the US or Canada",
        "Listed shares: each person below 10% of a company, through a designated bank account",
        "Property: homes and offices may be bought; farmland and farmhouses may only be inherited",
        "PPF: no new account for NRIs, while one opened earlier may run to maturity",
      ],
    },
    {
      title: "Tax & Compliance",
      text: "Residence under FEMA and residence under tax law are separate tests. You can meet one and fail the other.",
      icon: "receipt",
      items: [
        "PAN and KYC: the tax number and identity records, changed to non-resident status",
        "TDS: tax that payers deduct from rent, interest and property sales",
        "DTAA: a treaty between two countries may lower tax, with a residency certificate",
        "Remittance papers: tax forms and an accountant's certificate, where the rules require them",
        "FATCA and CRS: declarations through which account details reach your tax office abroad",
      ],
    },
    {
      title: "Coming Home",
      text: "A return resets accounts, tax status and insurance, and much of it is simpler before the flight.",
      icon: "home",
      items: [
        "Bank accounts: redesignated as resident, while a resident foreign currency account can hold dollars",
        "RNOR (not ordinarily resident) years: a passing status in which most foreign income stays untaxed",
        "Assets abroad: property, shares and balances acquired as a non-resident may be kept",
        "Health policy: bought early, since waiting periods begin only with the purchase",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us as a Non-Resident Indian",
    points: [
      {
        title: "Across Time Zones",
        text: "Video calls are set for your evening in Dubai, London or New Jersey, and papers go by e-mail wherever law allows.",
        icon: "clock",
      },
      {
        title: "Two Rule Books",
        text: "Foreign exchange law and income tax see one rupee differently, so a step is tested against both beforehand.",
        icon: "scale",
      },
      {
        title: "Legwork in India",
        text: "A person here can follow up with the branch, the registrar or the builder while you are several flights away.",
        icon: "map",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => rera,
    title: "RERA approved projects",
    text: "What a project's registration shows, and how to look it up from another country.",
    label: "Check RERA projects",
  },
  claims: ["nro-remittance", "individual-listed-shares"],
} satisfies ContentPage;

export const foreignInvestors = {
  href: "/who-we-serve/foreign-investors",
  menuTitle: "Foreign Investors",
  title: "Foreign Investors",
  subtitle: "Routes into Indian markets for people and institutions abroad",
  description:
    "FPI, FDI and direct share purchase explained for overseas investors in India, with ownership limits, reporting, tax treaties and repatriation.",
  summary: "Which route into India fits you, what it allows and how the money returns.",
  picture: "foreign-investors",
  introduction:
    "India admits foreign capital through several doors, each with its regulator, its limits and its reports. You learn which of them suits a fund, a company or a citizen of another country; custodian, bank and advisers are brought in, and the calendar is kept afterwards.",
  featuresTitle: "Entry, currency, compliance and exit",
  features: [
    {
      title: "Investment Routes",
      text: "The route is settled first, because account, limits and the way home for the money follow from it.",
      icon: "map",
      items: [
        "FPI: registered portfolio investors buy listed shares and bonds through a custodian",
        "FDI (direct investment): a lasting stake, automatic in many sectors, subject to approval in others",
        "Own name: since June 2026, individuals resident abroad may buy listed Indian shares themselves",
        "GIFT City: funds in foreign currency at India's international financial services centre",
      ],
    },
    {
      title: "Cross-border Planning",
      text: "Currency and treaties can change a result as much as the investment itself.",
      icon: "globe",
      items: [
        "Rupee risk: results measured in your own currency, with hedging and without",
        "Tax treaties: relief turns on residence, substance and the treaty's own tests",
        "Real estate: foreign citizens of non-Indian origin who live abroad generally cannot buy",
        "Living in India: a foreigner resident here follows other rules under FEMA, the exchange law",
      ],
    },
    {
      title: "Compliance",
      text: "Late filings cost money and time, so every date is written down at the start.",
      icon: "flag",
      items: [
        "KYC: ownership traced to the natural persons who benefit in the end",
        "Ceiling: a portfolio holding stays below 10% of a listed company",
        "Land borders: capital linked to a neighbouring country may need government approval",
        "RBI reporting: issue and transfer of shares under FDI filed within fixed periods",
        "PAN: the Indian tax number that accounts and tax returns are tied to",
      ],
    },
    {
      title: "Holding & Exit",
      text: "Buying is half of the journey; the rest is selling, settling tax and receiving the balance.",
      icon: "exit",
      items: [
        "Government bonds: specified issues are open to non-residents without a ceiling",
        "Unlisted companies: pricing rules apply when residents and non-residents trade shares",
        "Exit order: sale, tax certificate and bank remittance planned one after another",
        "Statements: holdings in rupees and in your currency, with tax withheld",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Investing in India",
    points: [
      {
        title: "Local Reading",
        text: "Press notes, circulars and state practice change often; we point out the ones that touch what you hold.",
        icon: "document",
      },
      {
        title: "One Contact",
        text: "Custodian, authorised dealer bank, lawyer and accountant do their parts, and a single person with us keeps the list.",
        icon: "phone",
      },
      {
        title: "Straight Answers on Limits",
        text: "Where Indian law closes a sector or an asset to you, you hear it at the first meeting, before costs arise.",
        icon: "compass",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => nri,
    title: "Of Indian origin?",
    text: "Overseas Citizens of India can hold property and accounts that other foreigners cannot.",
    label: "Continue to the NRI page",
  },
  claims: ["individual-listed-shares", "fpi-ceiling"],
} satisfies ContentPage;

/** The segments, in the menu's order (spec §2). */
export const whoWeServe: ContentPage[] = [
  individualsFamilies,
  executives,
  attorneys,
  businessOwners,
  doctors,
  womanInvestors,
  charitableInvestors,
  hni,
  familyOffice,
  nri,
  foreignInvestors,
] satisfies ContentPage[];
