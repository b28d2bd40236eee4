import type { ContentPage } from "../types";
import { personal } from "./insurance";
import { equipment } from "./lease";
import { loanAgainstShares, odCc, workingCapital } from "./loans";
import { mutualFunds, rera } from "./wealth-management";

/** The overview page, /who-we-serve (spec §2). */
export const whoWeServeOverview = {
  href: "/who-we-serve",
  title: "Who We Serve",
  subtitle: "Guidance written for people like you",
  description:
    "Families, professionals, business owners, women, donors, large estates, NRIs and investors abroad: find the page written for your situation.",
  introduction:
    "Two people may hold the same mutual fund for very different reasons. Choose the page nearest to your situation: it says what usually needs attention, which rules matter and what we do.",
};

const individualsFamilies = {
  href: "/who-we-serve/individuals-families",
  menuTitle: "Individuals & Families",
  title: "Individuals & Families",
  subtitle: "One plan for the salary, the school fees, the home and the years after work",
  description:
    "Family financial planning in India: insurance, SIPs, retirement income, wills and nominations, set down in one written plan.",
  summary: "Cover, savings, retirement and a will, brought together in one household plan.",
  image: "individuals-families",
  introduction:
    "A family’s money often sits in many places: a policy bought from an uncle, a flat on EMI (a monthly instalment), a provident fund and a few forgotten mutual funds. We put everything on one page, look for what is missing, and agree with you on what to do first.",
  featuresTitle: "What a Family Plan Covers",
  features: [
    {
      title: "Financial Protection",
      text: "Your children’s schooling should continue even if a parent falls ill or dies early. We work out the cover first and choose the policies afterwards.",
      icon: "shield",
      items: [
        "Term life cover: a lump sum that stands in for the earner’s income",
        "Health cover: a family floater shares one sum among all its members",
        "Emergency fund: six months of household bills, kept where you can reach it",
        "Loan cover: a policy that repays the home loan if the borrower dies",
      ],
    },
    {
      title: "Investment Planning",
      text: "Each goal gets an amount, a date and a mix of its own, so that school fees do not depend on a good month in the market.",
      icon: "chart",
      items: [
        "SIP (systematic investment plan): a fixed sum enters a mutual fund every month",
        "Education goals: worked out from today’s fees plus a yearly increase",
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
      text: "A short will saves your family many questions. We list what you own, and a lawyer drafts the will.",
      icon: "document",
      items: [
        "Will: says who receives what, and who carries out your wishes",
        "Nominations: checked for every account, policy, folio and demat holding",
        "Joint accounts: who may operate them after a death, agreed beforehand",
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
        text: "Insurance, investments, loans and tax sit in one plan, because a decision about one affects the other three.",
        icon: "layers",
      },
      {
        title: "Long-term Partnership",
        text: "We review the plan every year, and whenever a child is born or a parent retires.",
        icon: "handshake",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => personal,
    title: "Personal Insurance",
    text: "Health, life, home and accident policies: what each kind pays for, and where it stops.",
    label: "See Personal Insurance",
  },
  questions: [
    {
      question: "Which papers should we bring to the first meeting?",
      answer:
        "Bring recent salary slips or tax returns, statements of loans, banks and funds, your policies and any will. Copies are enough. Where something is missing, we note it and begin with what you have.",
    },
    {
      question: "Which comes first: insurance, savings or paying off the loan?",
      answer:
        "Usually term and health cover and a small emergency fund, because one illness or death can undo years of saving. After that we compare prepaying the loan with investing, at your own rate and dates.",
    },
    {
      question: "Can we name more than one nominee on a bank account?",
      answer:
        "Yes. A deposit account can have up to four nominees, either in stated shares or one after another. A nominee collects the money; the will or the law of succession decides who keeps it, so check that the two agree.",
    },
    {
      question: "My father has diabetes. When would a new health policy pay for it?",
      answer:
        "After a waiting period, which for illnesses known before the policy may last at most 36 months. Declare the illness in the proposal. If he has a policy already, ask about moving it, since time served can count.",
    },
    {
      question: "How are you paid for a family plan?",
      answer:
        "Ask us at the first meeting: part of the work may carry a fee, and some products pay a commission out of what you invest or pay as premium. You hear both figures before you decide.",
    },
  ],
  keywords: [
    "nominations",
    "wills",
    "family floater",
    "term insurance",
    "household",
    "home loan",
    "lump sum",
  ],
  siblingPages: ["/wealth-management/mutual-funds", "/loans/home-loan"],
  claims: ["bank-nominees", "health-waiting-periods"],
} satisfies ContentPage;

const executives = {
  href: "/who-we-serve/executives",
  menuTitle: "Executives",
  title: "Executives",
  subtitle: "Planning for pay that comes as salary, bonus and stock",
  description:
    "Stock options, RSUs, bonuses, tax and early retirement for senior managers in India, planned together and explained in ordinary words.",
  summary: "Stock options, bonuses, tax and retirement, planned around one demanding career.",
  image: "executives",
  introduction:
    "Much of a senior manager’s wealth can depend on a single employer: the salary, the bonus, the shares and the pension. We map when each part becomes yours, when it is taxed and how much should stay in company stock, and work beside your chartered accountant.",
  featuresTitle: "Pay, Tax, Retirement and Wealth in One View",
  features: [
    {
      title: "Compensation Planning",
      text: "Before you accept, exercise or sell, you see the cash and the tax that each choice brings.",
      icon: "wallet",
      items: [
        "Stock option analysis: when to exercise, and what tax falls due at exercise and at sale",
        "RSU management: restricted stock is taxed as salary on vesting, so plan the cash for that day",
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
      text: "Leaving at 50 needs a different amount from leaving at 60. We work out both with your own benefits.",
      icon: "clock",
      items: [
        "Executive benefits: superannuation, gratuity and medical cover after service, read from your contract",
        "Pension maximization: EPF, NPS and superannuation compared, including when the employer’s part becomes taxable",
        "Early retirement options: income, health cover and loan balances tested for every leaving date",
        "Income replacement: rent, annuities and planned withdrawals measured against your present monthly spending",
      ],
    },
    {
      title: "Wealth Accumulation",
      text: "It is risky to hold half of a portfolio in your employer’s shares. We plan how to reduce it.",
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
    title: "Why Choose Us for an Executive’s Finances",
    points: [
      {
        title: "Specialized Expertise",
        text: "We know vesting schedules, trading windows and foreign share plans, and explain yours without jargon.",
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
    title: "Loan Against Shares and Funds",
    text: "A credit line against listed securities can meet a short need for cash without a sale.",
    label: "Read About This Loan",
  },
  questions: [
    {
      question: "When do I pay tax on stock options?",
      answer:
        "As a rule twice: at exercise, as salary, on the gap between the market value and your price; and at sale, on any gain since then. Employees of some start-ups may pay the first part later.",
    },
    {
      question: "Must I declare shares in my employer’s foreign parent?",
      answer:
        "Yes, if you are resident and ordinarily resident in India. Shares, accounts and income abroad go into the foreign asset schedule of your tax return, even in a year without a sale. Keep every broker’s statement.",
    },
    {
      question: "How much of my wealth may stay in company shares?",
      answer:
        "No single figure suits everybody. We ask what would happen if the job and the share price fell in the same year, agree on a ceiling with you, and write down when the excess is sold.",
    },
    {
      question: "What happens to my benefits if I change jobs?",
      answer:
        "The provident fund can move to the new employer, gratuity depends on years of service, and options that have not vested usually lapse. Read the grant letter before you resign: it says how long vested options stay open.",
    },
    {
      question: "Do you work with my chartered accountant?",
      answer:
        "Yes. Your accountant computes and files the tax; we time exercises, sales and loan repayments around those figures. With your consent we share one calendar, so that no sale comes as a surprise when the return is filed.",
    },
  ],
  keywords: [
    "bonus",
    "listed shares",
    "loan against securities",
    "lump sum",
    "prepayment",
    "salary",
  ],
  siblingPages: ["/wealth-management/mutual-funds", "/who-we-serve/hni"],
  claims: ["stock-option-tax", "foreign-asset-schedule"],
} satisfies ContentPage;

const attorneys = {
  href: "/who-we-serve/attorneys",
  menuTitle: "Attorneys",
  title: "Attorneys",
  subtitle: "Steady finances for advocates, partners and in-house counsel",
  description:
    "Cash flow, indemnity cover, retirement savings and investments that respect Bar Council rules, for advocates and law firm partners in India.",
  summary: "Steady cash, indemnity cover and a pension of your own, for a career in law.",
  image: "attorneys",
  introduction:
    "A lawyer’s fees arrive late and unevenly, while rent, juniors’ pay and advance tax fall due on fixed dates. No employer builds a pension for an independent advocate. We plan cash flow, cover and retirement for chambers, law firms and in-house careers.",
  featuresTitle: "Planning That Follows a Legal Career",
  features: [
    {
      title: "Practice Management",
      text: "Nobody can say in advance when fees will arrive. Reserves and credit lines cover the wait.",
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
      text: "Without an employer’s provident fund, you have to set up your own savings.",
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
      text: "A claim over one opinion should not put the family home at risk. We arrange cover and ownership with that in mind.",
      icon: "shield",
      items: [
        "Professional indemnity: defence costs and awards for errors that the policy covers",
        "LLP or partnership: how far a partner’s own assets are liable for the firm",
        "Disability cover: income if injury or illness keeps you from appearing",
        "Cyber cover: help after client files are leaked, locked or lost",
      ],
    },
    {
      title: "Bar Rules & Compliance",
      text: "Bar Council rules limit what a practising advocate may do in business. Your investments have to stay within them.",
      icon: "scale",
      items: [
        "Company boards: a directorship without executive duties is allowed, a managing director’s is not",
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
        text: "We check each proposal against the rules of professional conduct first, and you have the last word on what they mean.",
        icon: "scale",
      },
      {
        title: "A Plan for Uneven Income",
        text: "Contributions rise after a good quarter and pause after a poor one, and the plan allows for both.",
        icon: "trend",
      },
      {
        title: "Paperwork You Can Check",
        text: "Costs, conditions and exclusions reach you in writing, short enough to read between hearings.",
        icon: "document",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => odCc,
    title: "Overdraft & Cash Credit",
    text: "An overdraft charges interest only on what you draw, which suits fees that come in bursts.",
    label: "How an Overdraft Works",
  },
  questions: [
    {
      question: "May an advocate own shares or part of a business?",
      answer:
        "Shares, bonds and fund units, yes. A practising advocate may not run a business, but may be a sleeping partner where the State Bar Council finds it fitting. When in doubt, ask the Council before you sign.",
    },
    {
      question: "Can I use presumptive taxation for my practice?",
      answer:
        "Residents who practise alone or in a firm, though not in an LLP, may declare half of their receipts as profit while those stay within the limit. If the real profit is higher, that figure counts.",
    },
    {
      question: "Will a lender accept income that comes in bursts?",
      answer:
        "Lenders mostly read several years’ tax returns, bank statements, the credit report and the security. A steady average weighs more than one large fee. We prepare the papers and compare terms; approval is theirs.",
    },
    {
      question: "What should I look for in an indemnity policy?",
      answer:
        "Look at the limit for each claim and for the year, defence costs, past work, and whether juniors and partners are covered. Tell the insurer as soon as a client complains, even before a claim arrives.",
    },
    {
      question: "How do I build a pension without an employer?",
      answer:
        "NPS takes contributions that vary, PPF locks savings away for the long term, and mutual funds stay open to withdrawal. Which share goes where depends on your tax regime and on when you mean to slow down.",
    },
  ],
  keywords: [
    "overdraft",
    "professionals",
    "indemnity",
    "uneven income",
    "term insurance",
    "lawyer",
  ],
  siblingPages: ["/insurance/business", "/wealth-management/mutual-funds"],
  claims: ["presumptive-profession", "advocate-business"],
} satisfies ContentPage;

const businessOwners = {
  href: "/who-we-serve/business-owners",
  menuTitle: "Business Owners",
  title: "Business Owners",
  subtitle: "Separate the family’s money from the firm’s, then look after both",
  description:
    "Working capital, cover, owner’s retirement and succession for Indian entrepreneurs, MSMEs and family firms, with personal wealth kept apart.",
  summary: "Finance, cover and succession for the firm, and savings that do not depend on it.",
  image: "business-owners",
  introduction:
    "For most owners, the company is their pension, their savings and their children’s inheritance. That works until a large customer pays late or a partner wants to leave. Our plan separates the household’s money from the firm’s, arranges finance and cover, and prepares the handover.",
  featuresTitle: "From Day-to-Day Cash to Handover",
  features: [
    {
      title: "Business Finance",
      text: "Rising sales can empty a bank account when the money is tied up in stock and customer credit.",
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
      text: "A promoter’s signature on a loan can put the family home at risk. The aim is to keep home and business apart.",
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
      text: "Selling the firm may pay for your retirement, but a buyer is never certain. Savings outside the firm give you a choice.",
      icon: "wallet",
      items: [
        "Owner’s pay: salary, dividend and drawings arranged for tax and for saving",
        "Surplus cash: liquid funds compared with fixed deposits, risk and tax included",
        "Outside portfolio: shares and bonds that have nothing to do with your trade",
        "Own pension: NPS or an annuity, where no employer pays in for you",
      ],
    },
    {
      title: "Legacy & Succession Planning",
      text: "Whether a daughter, a manager or a buyer takes over, the preparation takes years rather than weeks.",
      icon: "key",
      items: [
        "Family succession: ownership and daily management can go to different people",
        "Partner agreement: how a share is valued when someone leaves or dies",
        "Sale readiness: audited accounts, written contracts and clear titles for a buyer’s questions",
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
        title: "Help with the Lender",
        text: "We prepare the file with you and compare several offers; the lender decides on approval and price.",
        icon: "bank",
      },
      {
        title: "Room for Your Advisers",
        text: "Your accountant and company lawyer stay in charge of their own work, and we fit ours to their calendar.",
        icon: "users",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => workingCapital,
    title: "Working Capital Loan",
    text: "Funds for inventory, bills, purchases and exports, for manufacturers, traders and service firms.",
    label: "Explore Working Capital",
  },
  questions: [
    {
      question: "Can my firm borrow without mortgaging the family home?",
      answer:
        "Often, for smaller sums: banks must ask for no collateral on loans of up to ₹20 lakh to micro and small enterprises, and public credit cover may support larger ones. Lenders still examine cash flow and credit history, and may decline.",
    },
    {
      question: "How do I register as a micro or small enterprise?",
      answer:
        "On the government’s Udyam portal, with Aadhaar, PAN and, where you have one, GSTIN. The registration carries no fee, so beware of websites that charge for it. It supports priority lending and claims for late payment.",
    },
    {
      question: "What can I do when a buyer pays late?",
      answer:
        "If your micro or small enterprise was registered and is not paid within 45 days, you may claim interest and go to the state’s facilitation council. Until then, bill discounting can bridge the gap.",
    },
    {
      question: "Which papers will a lender ask my firm for?",
      answer:
        "Usually accounts and income tax returns for two or three years, GST returns, bank statements, a list of present loans, and papers on identity and ownership. A newer firm adds projections and orders in hand.",
    },
    {
      question: "When should I begin to plan the handover?",
      answer:
        "While you have no need to leave. Clean accounts, a second line of managers, a partner agreement and a will all take time, and a buyer or heir wants to see the firm run without you.",
    },
  ],
  keywords: [
    "working capital",
    "cash credit",
    "bill discounting",
    "overdraft",
    "msme",
    "equipment",
  ],
  siblingPages: ["/insurance/business", "/loans/term-loan"],
  claims: ["msme-payment", "small-firm-collateral", "udyam-fee"],
} satisfies ContentPage;

const doctors = {
  href: "/who-we-serve/doctors",
  menuTitle: "Doctors",
  title: "Doctors",
  subtitle: "Financial planning for practitioners, clinic owners and hospital consultants",
  description:
    "Clinic finance, equipment leasing, indemnity cover, savings and succession for doctors in India, arranged around duty hours.",
  summary: "Clinic finance, indemnity cover and savings that make up for a late start.",
  image: "doctors",
  introduction:
    "Doctors begin to earn late, borrow for equipment early and carry a liability that few other professions face. Whether you draw a hospital retainer, run a clinic or are planning a nursing home, we plan finance, cover and savings around your duty roster.",
  featuresTitle: "Your Practice, Its Risks and Life After It",
  features: [
    {
      title: "Practice Management",
      text: "A clinic has rent, salaries and often a loan to pay. We prepare its figures the way a lender reads them.",
      icon: "hospital",
      items: [
        "Equipment: lease or loan for imaging, dental and laboratory machines, over their useful life",
        "Premises: buy, rent, or borrow against a clinic you already own",
        "Income streams: retainer, consulting fees and clinic receipts recorded separately for tax",
        "Slow payers: a buffer for bills that insurers and hospitals settle later",
      ],
    },
    {
      title: "Asset Protection",
      text: "Patients can bring a claim before a consumer commission. Indemnity cover pays for the defence and the award, within its limits.",
      icon: "umbrella",
      items: [
        "Professional indemnity: limits set by speciality, procedures and places of work",
        "Hospital policy: what your employer’s cover leaves out, read line by line",
        "Clinic cover: fire, burglary, machine breakdown and loss of patient data",
        "Income cover: disability and critical illness benefits for the doctor, too",
      ],
    },
    {
      title: "Retirement Planning",
      text: "Training takes a decade in which others already save. Saving more in the peak years can make up part of it.",
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
        "Education fund: medical seats in India and abroad, priced in today’s rupees",
        "Two doctors in one home: separate cover, joint goals and a shared budget",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for a Doctor’s Finances",
    points: [
      {
        title: "Meetings Around Your Hours",
        text: "We call before your first patient or after evening clinic, and send papers for digital signature, so your consulting hours stay free.",
        icon: "clock",
      },
      {
        title: "A Close Reading of Cover",
        text: "Exclusions, retroactive dates and limits per claim often matter more than the premium, so we read those pages first.",
        icon: "search",
      },
      {
        title: "Plain Comparisons",
        text: "Lease, loan and outright purchase are put next to each other, showing the total paid and the tax effect of each.",
        icon: "list",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => equipment,
    title: "Equipment Lease",
    text: "Use diagnostic and office equipment for a monthly rental, and plan its replacement early.",
    label: "Look at Equipment Leases",
  },
  questions: [
    {
      question: "Should I lease or buy a machine for my clinic?",
      answer:
        "Leasing suits equipment that ages quickly, or months when cash is short. Buying suits a machine that works long after the loan ends. We compare total payments, tax, upkeep and what it will fetch later.",
    },
    {
      question: "How much indemnity cover does a doctor need?",
      answer:
        "It depends on your speciality, procedures, places of work and the awards in similar cases. Check whether the hospital’s policy names you, whether past work is covered, and whether defence costs use up the limit.",
    },
    {
      question: "Does presumptive taxation suit a medical practice?",
      answer:
        "Residents whose practice receipts stay within the limit may declare half of their receipts as profit. A hospital’s salary is taxed separately. If rent, staff and equipment cost more than half of your receipts, regular books may suit you better.",
    },
    {
      question: "Will anybody lend to me for a first clinic?",
      answer:
        "Several lenders finance qualified doctors at the start, on the strength of degree, registration, personal income and a project estimate. Terms vary with place and security. We prepare the file and compare offers; the lender decides.",
    },
    {
      question: "I am still repaying an education loan. Should I invest already?",
      answer:
        "First come cover and a cash reserve. Then compare the loan’s rate, after any tax relief, with what a careful investment might bring, which nobody can promise. Many doctors do some of each.",
    },
  ],
  keywords: ["equipment", "doctors", "clinic", "indemnity", "term insurance", "term loan"],
  siblingPages: ["/insurance/business", "/insurance/personal"],
  claims: ["presumptive-profession"],
} satisfies ContentPage;

const womanInvestors = {
  href: "/who-we-serve/woman-investors",
  menuTitle: "Women Investors",
  title: "Women Investors",
  subtitle: "Money in your own name, on your own terms",
  description:
    "Savings, cover, property rights and wills for women in India: earners, homemakers, founders and widows, explained step by step.",
  summary: "Accounts, investments, cover and a will in your own name, at your own pace.",
  image: "woman-investors",
  introduction:
    "Women tend to live longer, pause work more often and, in many homes, sign papers that someone else has read. We start with what is in your name, close gaps in cover and savings, and explain each choice until you can decide for yourself.",
  featuresTitle: "Four Parts of Financial Independence",
  features: [
    {
      title: "Financial Independence",
      text: "Start with an account, a credit history and a fund folio of your own.",
      icon: "key",
      items: [
        "Own account: salary, rent and gifts kept in an account that only you can operate",
        "Credit history: a card or small loan, repaid on time, supports later borrowing",
        "Joint property: your share written into the deed, not only agreed orally",
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
      text: "The amount of cover follows the work, paid or unpaid, that the family would have to replace.",
      icon: "umbrella",
      items: [
        "Life cover: for earners and for homemakers, within the rules of each insurer",
        "Health cover: maternity waiting periods and breast or cervical cancer clauses read first",
        "Married Women’s Property Act: a husband’s policy can be held in trust for wife and children",
        "Personal reserve: a few months of expenses that you can draw by yourself",
      ],
    },
    {
      title: "Retirement & Legacy Planning",
      text: "A will lets you choose your heirs. If there is none, personal law decides.",
      icon: "signature",
      items: [
        "Will: without one, a childless Hindu widow’s own earnings pass to her husband’s heirs",
        "Daughters: equal shares by birth in Hindu joint family property since the 2005 amendment",
        "Longer retirement: savings planned into your nineties, with rising medical bills",
        "Nominees: names updated after marriage, birth, separation or a death",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Women’s Finances",
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
    title: "Mutual Funds",
    text: "Equity, debt and hybrid funds described by what they hold and how much they can rise and fall.",
    label: "Learn About Mutual Funds",
  },
  questions: [
    {
      question: "My husband has died. What should I do first about money?",
      answer:
        "Ask for several certified copies of the death certificate, and use a joint account for the household. Then list accounts, policies, loans and nominees. Nothing needs to be sold or invested in the first weeks.",
    },
    {
      question: "How do I claim his bank deposits?",
      answer:
        "A nominee or joint holder gives the branch the claim form, the death certificate and proof of identity and address. Banks have 15 days once all papers are in. Without a nomination they ask for more, such as a succession certificate for larger sums.",
    },
    {
      question: "How do I make a life insurance claim?",
      answer:
        "Send each insurer its claim form with policy, death certificate, proof of identity and bank details. As a rule a wife, child or parent named as nominee keeps the money. Ask his employer and lenders about group cover too.",
    },
    {
      question: "How do his mutual funds and shares come into my name?",
      answer:
        "By transmission: a joint holder asks for his name to be removed; a nominee files the form with the death certificate, PAN, KYC and bank proof. Without either, larger holdings need legal papers. We fill in the forms with you.",
    },
    {
      question: "Can I invest in my own name without a salary?",
      answer:
        "Yes. PAN, KYC and a bank account of your own are enough for a fund folio. Your husband may give you the money, but income from it is generally added to his for tax.",
    },
  ],
  keywords: [
    "nominations",
    "widow",
    "joint holding",
    "nominee",
    "daughter",
    "jewellery",
    "term insurance",
  ],
  siblingPages: ["/insurance/personal", "/who-we-serve/individuals-families"],
  claims: [
    "hindu-succession-women",
    "married-women-policy",
    "sukanya-age",
    "deceased-claims",
    "insurance-nominee",
    "spouse-income",
  ],
} satisfies ContentPage;

const charitableInvestors = {
  href: "/who-we-serve/charitable-investors",
  menuTitle: "Charitable Investors",
  title: "Charitable Investors",
  subtitle: "Give with a purpose, a budget and a record",
  description:
    "Planned giving in India: choosing causes, trusts and Section 8 companies, donation tax rules, FCRA, and investing a charity’s corpus.",
  summary: "Plan what you give, choose the right legal form and keep the records in order.",
  image: "charitable-investors",
  introduction:
    "Many gifts are made in a hurry in March, before the tax year ends. We help individuals, families and companies choose a legal form for giving, invest the money until it is spent, and keep the papers that trustees and tax officers ask for.",
  featuresTitle: "How Your Giving Is Organised",
  features: [
    {
      title: "Giving Strategy",
      text: "Write the purpose down in two lines: it makes each request easier to decide.",
      icon: "gift",
      items: [
        "Cause and budget: how much a year, for which work, for how long",
        "Background check: registration, accounts and annual reports studied before the first payment",
        "Timing: monthly support, a single grant or a share of a good year’s income",
        "Family giving: children help to choose a project and visit it",
      ],
    },
    {
      title: "Charitable Structures",
      text: "Modest sums rarely need a foundation of your own. For larger sums, the legal form decides your duties.",
      icon: "building",
      items: [
        "Public trust: governed by its deed, with trustees who answer for its funds",
        "Society: members elect a committee under the registration law of the state",
        "Section 8 company: the charitable form of company law, with yearly filings",
        "Direct grants: gifts to registered bodies, with less paperwork",
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
        "Corpus: long-term capital held apart from this year’s grants",
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
        text: "You choose the cause; we plan the budget, the structure and the calendar.",
        icon: "compass",
      },
      {
        title: "Honest About the Gaps",
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
    title: "Family Office Services",
    text: "Where relatives give together, a family office can look after the budget and the minutes.",
    label: "Visit Family Office Services",
  },
  questions: [
    {
      question: "Can I deduct a donation under the new tax regime?",
      answer:
        "As an individual, no: the deduction exists under the old regime only. The receiver must be approved for it as well, so ask for the approval number and give your PAN before you pay.",
    },
    {
      question: "How do I check a charity before I give?",
      answer:
        "Ask for its PAN, its registration and approval under tax law, audited accounts, annual report and the names of its trustees. Then speak with somebody who uses its services. We put the answers on one page.",
    },
    {
      question: "Should I set up a trust or give to an existing charity?",
      answer:
        "An existing body suits modest sums and causes that are already served well. Your own trust brings control, but every year it needs accounts, an audit, filings and the trustees’ time. We compare both before you decide.",
    },
    {
      question: "May our charity accept a gift from abroad?",
      answer:
        "Only with registration or prior permission under the FCRA. Rupees from a foreign citizen count as foreign money; an Indian citizen’s own savings abroad, sent through a bank, generally do not. Ask before the money arrives.",
    },
    {
      question: "Can I leave something to a charity in my will?",
      answer:
        "Yes. Give its full name and registration, and a second choice in case it has closed. Personal law may limit what can be willed, so let a lawyer draft the clause, and tell your executor.",
    },
  ],
  keywords: ["charitable", "donations", "charity", "philanthropy", "endowment", "wills"],
  siblingPages: ["/who-we-serve/hni", "/wealth-management/ncd-bond/bonds"],
  claims: ["donation-cash", "fcra-permission"],
} satisfies ContentPage;

const hni = {
  href: "/who-we-serve/hni",
  menuTitle: "High Net Worth Individuals",
  title: "High Net Worth Individuals",
  subtitle: "Clear reports, careful choices and a plan to pass wealth on",
  description:
    "Portfolio managers, alternative funds, global investing, trusts and succession for wealthy individuals in India, under one coordinated plan.",
  summary: "One statement, fewer overlaps and a succession plan for a larger estate.",
  image: "hni",
  introduction:
    "Large wealth brings work with it: overlapping funds, dormant companies, flats in three cities and five relationship managers. We first draw up a single statement. Then we ask what each holding is for, and plan credit, tax and succession from there.",
  featuresTitle: "What a Larger Estate Calls For",
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
        "Liability cover: directors’ and personal policies sized to what you own",
        "Valuables: art, watches and jewellery insured on agreed values",
        "Title review: whose name each asset is in, and where the original papers are kept",
      ],
    },
    {
      title: "Tax & Liquidity",
      text: "Work out the tax before a large sale. Sometimes a loan serves you better.",
      icon: "calculator",
      items: [
        "Capital gains: sale dates, losses carried forward and reinvestment conditions worked out early",
        "Surcharge: an addition to tax at higher incomes, so timing can matter",
        "Credit lines: borrowing on securities or property in place of a hurried sale",
        "Foreign holdings: assets and income abroad disclosed in the resident’s Indian return",
      ],
    },
    {
      title: "Legacy Planning",
      text: "Passing on wealth takes legal papers and family conversations. Begin both early.",
      icon: "signature",
      items: [
        "Will and executor: drafted by counsel, witnessed, and renewed as assets change",
        "Lifetime gifts: stamp duty, loss of control, and income that may still be taxed to you",
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
        text: "Banker, accountant and lawyer each know a part of the picture; one person here keeps it all together and calls the review.",
        icon: "eye",
      },
      {
        title: "Candour About Cost",
        text: "Fees, lock-ins and tax are set beside every idea, so you can see whether it is worth its price.",
        icon: "percent",
      },
      {
        title: "Discretion",
        text: "Meetings, files and names stay within a small circle that you approve, and reports go only to addresses you have given.",
        icon: "lock",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => familyOffice,
    title: "When the Family Grows",
    text: "Several branches, trusts and companies may need regular reports and agreed rules.",
    label: "Go to the Family Office Page",
  },
  questions: [
    {
      question: "Will my children pay tax on what they inherit?",
      answer:
        "At present India levies no estate duty, and what comes by will or succession is not income. Later rent, interest and gains are taxed to the heirs, and property abroad may fall under that country’s inheritance tax.",
    },
    {
      question: "What is the difference between a PMS and an AIF?",
      answer:
        "A portfolio manager runs securities in your own demat account, from ₹50 lakh. An alternative investment fund pools several investors’ money, usually from ₹1 crore and often locked in for years. Costs, tax and reports differ.",
    },
    {
      question: "Do I have to move all my accounts to you?",
      answer:
        "No. Banks, brokers and managers can stay where they are. We work from their statements, show overlaps, costs and gaps, and give an opinion. What you place through us later, if anything, is your choice.",
    },
    {
      question: "When is a private trust worth its cost?",
      answer:
        "When heirs are minors, dependent or abroad, when assets should stay together, or when a dispute is likely. It needs a deed, trustees, a tax return and work every year; a lawyer drafts it.",
    },
    {
      question: "What will advice on a larger portfolio cost me?",
      answer:
        "It depends on the number of entities, reports and meetings. You see our fee beside the managers’ charges and any commission that a product pays, so that the whole cost is in one place before you sign.",
    },
  ],
  keywords: [
    "portfolio",
    "sm reits",
    "loan against securities",
    "wills",
    "accredited investors",
    "ncds",
  ],
  siblingPages: ["/who-we-serve/charitable-investors", "/wealth-management/startup-investment"],
  claims: ["pms-minimum", "aif-minimum", "sif-minimum", "lrs-limit", "no-estate-duty"],
} satisfies ContentPage;

const familyOffice = {
  href: "/who-we-serve/family-office",
  menuTitle: "Family Office Services",
  title: "Family Office Services",
  subtitle: "One team for a family’s wealth, papers and decisions",
  description:
    "Governance, consolidated reports, oversight of managers and succession for Indian business families who share wealth across generations.",
  summary: "Reports, meetings, managers and succession for families who own things together.",
  image: "family-office",
  introduction:
    "When several generations, companies and homes share one fortune, somebody has to keep the books and the calendar. Our team takes over recurring work such as reports, due dates, meetings and minutes, so that relatives can talk about decisions instead of documents.",
  featuresTitle: "What the Family Office Looks After",
  features: [
    {
      title: "Family Governance",
      text: "Agree on the rules while all is well; they help when things become difficult.",
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
      text: "Twenty statements become one report that everybody in the family can read.",
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
      text: "Each manager is hired for a task and reviewed against it.",
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
        text: "Each task has written steps and a second person who knows it, so nothing is lost when an employee leaves.",
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
    title: "Giving as a Family",
    text: "Trusts, societies and Section 8 companies compared, with the tax rules for donors.",
    label: "Read About Charitable Giving",
  },
  questions: [
    {
      question: "How large must our wealth be for a family office?",
      answer:
        "The number of people and entities matters more than the sum. Where papers of several households, companies or trusts take up weeks of somebody’s time, a shared office may help. For one household, a family plan is usually enough.",
    },
    {
      question: "What does a family office cost, and who pays?",
      answer:
        "The fee follows the work: entities, reports, meetings and hours. It is agreed in writing for a period. Families often split it by branch, and lawyers, auditors and fund managers bill separately.",
    },
    {
      question: "Who in the family sees which figures?",
      answer:
        "You decide, in writing. A branch can see its own holdings and the shared ones without seeing those of another. The note also names who works on the reports, and who may change the list.",
    },
    {
      question: "What if relatives cannot agree on an investment?",
      answer:
        "The charter should say beforehand who votes, what majority is needed and who may stay out. We put the same facts and costs before everyone. Where talks fail, mediation comes before a court.",
    },
    {
      question: "What do you need for the first report?",
      answer:
        "A list of members and entities, statements from banks, brokers and funds, loan papers, property records and the latest tax returns. Gaps are normal: the report says what is proven, estimated or still missing.",
    },
  ],
  keywords: ["succession", "wills", "trustee", "heirs", "fractional ownership"],
  siblingPages: ["/who-we-serve/hni", "/who-we-serve/business-owners"],
} satisfies ContentPage;

const nri = {
  href: "/who-we-serve/nri",
  menuTitle: "Non-Resident Indians",
  title: "Non-Resident Indians",
  subtitle: "Indian accounts, investments, property and tax for a life abroad",
  description:
    "NRE and NRO accounts, investing from abroad, FEMA, TDS and tax treaties, and the move back: financial planning for NRIs and OCIs.",
  summary: "Accounts, investments, tax and the return home, for Indians who live abroad.",
  image: "nri",
  introduction:
    "Two countries may tax the same income, FEMA (India’s foreign exchange law) decides which account your money may enter, and the bank calls in the middle of your night. We put accounts, investments, property and your eventual return in order, together with your tax adviser.",
  featuresTitle: "Accounts, Investments, Tax and Your Return",
  features: [
    {
      title: "Cross-border Planning",
      text: "The account that receives money in India decides how easily it can be sent abroad again.",
      icon: "globe",
      items: [
        "NRE account: foreign earnings kept in rupees, which can go back with interest",
        "NRO account: Indian income; remittance of balances limited to USD 1 million a financial year",
        "FCNR deposit: a term deposit in foreign currency, free of rupee exchange risk",
        "Power of attorney: a relative may act for you, within limits you write down",
      ],
    },
    {
      title: "Investing from Abroad",
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
        "Remittance papers: tax forms and an accountant’s certificate, where the rules require them",
        "FATCA and CRS: declarations through which account details reach your tax office abroad",
      ],
    },
    {
      title: "Coming Home",
      text: "Moving back changes your accounts, tax status and insurance. Much of this is easier to arrange before you fly.",
      icon: "home",
      items: [
        "Bank accounts: redesignated as resident, while a resident foreign currency account can hold dollars",
        "RNOR (not ordinarily resident) years: a temporary status in which most foreign income stays untaxed",
        "Assets abroad: property, shares and balances acquired as a non-resident may be kept",
        "Health policy: bought early, since waiting periods begin only with the purchase",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for NRI Finances",
    points: [
      {
        title: "Across Time Zones",
        text: "Video calls are set for your evening in Dubai, London or New Jersey, and papers go by email wherever the law allows.",
        icon: "clock",
      },
      {
        title: "Two Rule Books",
        text: "Foreign exchange law and tax law treat the same money differently, so we check each step against both.",
        icon: "scale",
      },
      {
        title: "Legwork in India",
        text: "A person here can follow up with the branch, the registrar or the builder while you are abroad.",
        icon: "map",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => rera,
    title: "RERA Approved Projects",
    text: "What a project’s registration shows, and how to look it up from another country.",
    label: "Check RERA Projects",
  },
  comparison: {
    title: "NRE, NRO and FCNR Accounts Side by Side",
    caption:
      "Three accounts for non-residents, by the money they take, its currency, tax, transfer and risk.",
    choices: ["NRE account", "NRO account", "FCNR deposit"],
    rows: [
      {
        point: "Money paid in",
        cells: [
          "Earnings from abroad",
          "Rent, pension and other Indian income; money from abroad too",
          "Earnings from abroad",
        ],
      },
      {
        point: "Currency and term",
        cells: [
          "Rupees; savings or term deposit",
          "Rupees; savings or term deposit",
          "Foreign currency, fixed for one to five years",
        ],
      },
      {
        point: "Indian tax on interest",
        cells: [
          "Exempt while FEMA treats you as resident abroad",
          "Taxable; the bank deducts tax first",
          "Exempt while non-resident or not ordinarily resident",
        ],
      },
      {
        point: "Sending it abroad",
        cells: [
          "Free, interest included",
          "Income after tax; balances limited to USD 1 million a financial year",
          "Free, interest included",
        ],
      },
      {
        point: "Joint holders",
        cells: [
          "Other NRIs, or a resident relative",
          "Other NRIs, or residents",
          "Other NRIs, or a resident relative",
        ],
      },
      {
        point: "Exchange-rate risk",
        cells: [
          "Yours while the money is in rupees",
          "Yours if the money goes abroad",
          "None against the deposit’s own currency",
        ],
      },
      {
        point: "Choose it for",
        cells: [
          "Savings to spend or invest in India",
          "Income and bills in India",
          "Savings you will need in that currency",
        ],
      },
    ],
  },
  questions: [
    {
      question: "Which account should I open first when I move abroad?",
      answer:
        "Have your present savings account turned into an NRO account for Indian income, then open an NRE account for earnings that you send home. An FCNR deposit can wait until you have savings to keep in foreign currency.",
    },
    {
      question: "What happens to my resident bank account and funds?",
      answer:
        "Tell the bank, the fund houses and your broker that you are now non-resident. The savings account becomes NRO, KYC is changed, and a new demat account may be needed. Your holdings need not be sold.",
    },
    {
      question: "I have sold a flat in India. Can I take the money abroad?",
      answer:
        "Most sale proceeds and inheritances go into an NRO account and are limited to USD 1 million a financial year, after tax and with the bank’s papers. Start early: the buyer’s TDS and the certificates take time.",
    },
    {
      question: "What can my parents do with a power of attorney?",
      answer:
        "At the bank they can pay your Indian bills and make investments that you may hold. They cannot make gifts from the account, or send money abroad to anyone but you. Property needs a deed of its own.",
    },
    {
      question: "Do I file a tax return in India while I live abroad?",
      answer:
        "Often yes: when Indian income passes the exempt amount, or to recover tax deducted in excess. A lower treaty rate needs a residency certificate from the other country. A chartered accountant files; we collect the statements.",
    },
  ],
  keywords: ["nri", "nro", "nre", "fcnr", "fema", "non-resident", "power of attorney"],
  siblingPages: ["/wealth-management/mutual-funds", "/who-we-serve/individuals-families"],
  claims: ["nro-remittance", "individual-listed-shares", "nri-accounts", "nri-interest-tax"],
} satisfies ContentPage;

const foreignInvestors = {
  href: "/who-we-serve/foreign-investors",
  menuTitle: "Foreign Investors",
  title: "Foreign Investors",
  subtitle: "Routes into Indian markets for people and institutions abroad",
  description:
    "FPI, FDI and direct share purchase explained for overseas investors in India, with ownership limits, reporting, tax treaties and repatriation.",
  summary: "Which route into India suits you, what it allows and how the money comes back.",
  image: "foreign-investors",
  introduction:
    "India admits foreign capital by several routes, each with its own regulator, limits and reports. We explain which one suits a fund, a company or a citizen of another country, bring in the custodian, the bank and the advisers, and keep the calendar afterwards.",
  featuresTitle: "Entry, Currency, Compliance and Exit",
  features: [
    {
      title: "Investment Routes",
      text: "The route comes first, because it decides the account, the limits and how the money can leave India.",
      icon: "map",
      items: [
        "FPI: registered portfolio investors buy listed shares and bonds through a custodian",
        "FDI (direct investment): a lasting stake, automatic in many sectors, subject to approval in others",
        "Own name: since June 2026, individuals resident abroad may buy listed Indian shares themselves",
        "GIFT City: funds in foreign currency at India’s international financial services centre",
      ],
    },
    {
      title: "Cross-border Planning",
      text: "Currency and treaties can change a result as much as the investment itself.",
      icon: "globe",
      items: [
        "Rupee risk: results measured in your own currency, with hedging and without",
        "Tax treaties: relief turns on residence, substance and the treaty’s own tests",
        "Real estate: foreign citizens of non-Indian origin who live abroad generally cannot buy",
        "Living in India: a foreigner resident here follows other rules under FEMA, the exchange law",
      ],
    },
    {
      title: "Compliance",
      text: "Late filings cost money and time, so every date is written down at the start.",
      icon: "flag",
      items: [
        "KYC: ownership traced to the people who benefit in the end",
        "Ceiling: a portfolio holding stays below 10% of a listed company",
        "Land borders: capital linked to a neighbouring country may need government approval",
        "RBI reporting: issue and transfer of shares under FDI filed within fixed periods",
        "PAN: the Indian tax number that accounts and tax returns are tied to",
      ],
    },
    {
      title: "Holding & Exit",
      text: "Plan the exit as well: selling, paying tax and receiving the balance.",
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
        title: "Local Knowledge",
        text: "Press notes, circulars and state practice change often; we tell you which of them affect what you hold.",
        icon: "document",
      },
      {
        title: "One Contact",
        text: "Custodian, authorised dealer bank, lawyer and accountant do their parts, and a single person with us keeps track of it all.",
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
    title: "Of Indian Origin?",
    text: "Overseas Citizens of India can hold property and accounts that other foreigners cannot.",
    label: "Continue to the NRI Page",
  },
  questions: [
    {
      question: "Can a foreign citizen buy Indian shares without registering as an FPI?",
      answer:
        "Yes: since June 2026, individuals resident abroad may buy listed shares in their own names, each person below 10% of a company. It takes PAN, KYC, a demat account and a designated bank account.",
    },
    {
      question: "Which papers does an overseas investor need?",
      answer:
        "Passport or papers of incorporation, proof of address and tax residence, the source of funds and, for an entity, the people behind it. Many have to be notarised or apostilled; the bank or custodian says which.",
    },
    {
      question: "How do I take my money out of India again?",
      answer:
        "Holdings bought on a repatriable basis are paid out after tax through the bank that brought the money in. Keep remittance advices, contract notes and tax papers. Lock-ins, pricing and approvals depend on the route.",
    },
    {
      question: "Is tax deducted in India before I am paid?",
      answer:
        "Usually, from dividends, interest and many gains. A treaty may lower it if you hold a residency certificate and meet the treaty’s tests. We bring in a tax adviser, who works it out before you sell.",
    },
    {
      question: "Can a foreigner buy a house or farmland in India?",
      answer:
        "Someone who lives abroad and is not of Indian origin generally cannot. Listed property trusts (REITs) are one way to earn Indian rents, where your route allows them. Overseas Citizens of India follow the rules for NRIs.",
    },
  ],
  keywords: ["fpi", "foreign investors", "fdi", "fema", "treaty", "non-resident"],
  siblingPages: ["/wealth-management/ncd-bond/bonds", "/wealth-management/startup-investment"],
  claims: ["individual-listed-shares", "fpi-ceiling"],
} satisfies ContentPage;

/** The segments, in the menu's order (spec §2). */
export const whoWeServePages: ContentPage[] = [
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
