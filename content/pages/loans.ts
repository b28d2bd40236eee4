import type { Comparison, ContentPage } from "../types";

export const homeLoan = {
  href: "/loans/home-loan",
  menuTitle: "Home Loan",
  title: "Home Loan",
  subtitle: "Buy, build or improve a home, or buy land, with an EMI that fits your income",
  description:
    "Home loans for purchase, construction, improvement and land: fixed and adjustable rates, balance transfer, flexible EMIs and tax benefits.",
  summary: "Loans to buy, build or improve a home, or to buy land, compared across lenders.",
  image: "home-loan",
  introduction:
    "A home loan is repaid in EMIs (equated monthly instalments) over many years, so small differences in rate and terms add up to lakhs. We compare lenders, prepare your file and stay with you from the application to the keys. Approval remains the lender’s decision.",
  featuresTitle: "Loan Types, Rates and Terms",
  features: [
    {
      title: "Loan Types",
      text: "The purpose decides the papers, the stages of payment and the tax treatment.",
      icon: "home",
      items: [
        "New purchase: a ready flat, a resale house or a unit being built",
        "Construction: paid in stages as your own house goes up",
        "Improvement: repairs, extra rooms, waterproofing or a new kitchen",
        "Land purchase: a residential plot, usually with a larger down payment",
      ],
    },
    {
      title: "Financing Options",
      text: "The rate you see in an advertisement is seldom the rate in a sanction letter.",
      icon: "percent",
      items: [
        "Fixed rate: one EMI for an agreed period, at a higher rate",
        "Adjustable rate: moves with a published benchmark, such as the repo rate",
        "Balance transfer: shift the loan when savings exceed all fees",
        "Top-up: extra money on an existing loan that has been repaid on time",
      ],
    },
    {
      title: "Flexible Terms",
      text: "Incomes change over twenty years. A good loan has room for that.",
      icon: "calendar",
      items: [
        "Long tenure: smaller EMIs now, more interest in total",
        "Customized EMI: instalments shaped around salary, bonus or business income",
        "Prepayment: free for individuals on floating-rate loans for personal use",
        "Step-up/step-down EMIs: rising with a career, or falling towards retirement",
      ],
    },
    {
      title: "Added Benefits",
      text: "Paperwork takes more time than the decision. At the end, original papers are due back within 30 days of full repayment.",
      icon: "gift",
      items: [
        "Tax benefits: interest and principal deductions, depending on your tax regime",
        "Property insurance options: cover for the building and for the borrower",
        "Digital documentation: upload once, sign online where your state permits it",
        "Valuation assistance: an early estimate, so that the loan amount is no surprise",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Our Home Loan Service",
    points: [
      {
        title: "Competitive Rates",
        text: "Several lenders see one complete file, and you receive their written offers with every fee converted into a yearly cost.",
        icon: "percent",
      },
      {
        title: "Simplified Process",
        text: "You receive one checklist, one point of contact and a weekly message about what is done and what is missing.",
        icon: "list",
      },
      {
        title: "Expert Guidance",
        text: "Reset clauses, bundled policies and the true effect of a longer tenure are explained in ordinary words before you sign.",
        icon: "compass",
      },
    ],
  },
  comparison: {
    title: "Fixed or Floating Rate",
    caption: "How a home loan at a fixed rate differs from one at a floating rate.",
    choices: ["Fixed rate", "Floating rate"],
    rows: [
      { point: "At the start", cells: ["Usually a higher rate", "Usually a lower rate"] },
      { point: "EMI", cells: ["The same for the agreed period", "The EMI or the tenure changes"] },
      { point: "If rates fall", cells: ["You keep the old rate", "You gain after the next reset"] },
      { point: "If rates rise", cells: ["Nothing changes", "You pay more, or for longer"] },
      {
        point: "Prepayment",
        cells: ["A charge is possible", "No charge to individuals for personal use"],
      },
      { point: "Suits", cells: ["Tight budgets, short tenures", "Long tenures, early repayment"] },
    ],
  },
  calculator: {
    kind: "emi",
    title: "EMI Calculator",
    action: "Work Out Your EMI",
    text: "Enter the amount, the rate that a lender has quoted to you and the term. The result is an illustration, not an offer.",
    values: {
      amount: { start: 30_00_000, min: 1_00_000, max: 5_00_00_000, step: 50_000 },
      rate: { start: 8.5, min: 5, max: 20, step: 0.05 },
      years: { start: 20, min: 1, max: 30, step: 1 },
      prepayment: { start: 3_00_000, min: 0, max: 1_00_00_000, step: 25_000 },
      prepaymentYear: { start: 3, min: 1, max: 29, step: 1 },
    },
    assumptions: [
      "The rate stays the same for the whole term, interest is charged on what is still owed each month, and every instalment is paid on its due date. Fees, insurance and taxes are not counted.",
      "On a floating rate the lender may change the EMI or the number of instalments when the benchmark moves.",
    ],
  },
  questions: [
    {
      question: "How much of the price will a lender finance?",
      answer:
        "Of the property’s value, at most 90% for loans up to ₹30 lakh, 80% up to ₹75 lakh and 75% above. Stamp duty and registration usually come on top, and your income may allow less.",
    },
    {
      question: "Which papers should I keep ready for a home loan?",
      answer:
        "PAN, KYC papers, bank statements and proof of income: salary slips and the employer’s tax certificate, or returns and accounts for the self-employed. For the property: sale agreement, chain of title, approved plan and receipts.",
    },
    {
      question: "What happens to my EMI when interest rates rise?",
      answer:
        "On a floating rate, the instalment or the tenure grows. At a reset the lender lets you choose a higher EMI, a longer tenure or a mix, or prepay; some also offer a fixed rate.",
    },
    {
      question: "What if I lose my job or miss an EMI?",
      answer:
        "Write to the lender before the due date; many can adjust the schedule. A missed instalment brings penal charges, on which no further interest is charged, and shows in your credit report. Savings for six EMIs are the simplest protection.",
    },
    {
      question: "Does a home loan still save tax in the new regime?",
      answer:
        "For a home you live in, the new regime allows no deduction of interest or principal; the old one does, within limits. For a rented-out house, interest counts against the rent in both. Compare both before you file.",
    },
  ],
  keywords: [
    "home loan",
    "home loans",
    "housing loan",
    "prepayment",
    "prepay",
    "balance transfer",
    "floating rate",
  ],
  siblingPages: ["/loans/loan-against-property", "/wealth-management/real-estate/rera"],
  claims: [
    "home-loan-value",
    "emi-reset",
    "penal-charges",
    "home-loan-tax",
    "prepayment-charges",
    "key-facts-statement",
    "property-papers",
  ],
} satisfies ContentPage;

const loanAgainstProperty = {
  href: "/loans/loan-against-property",
  menuTitle: "Loan Against Property",
  title: "Loan Against Property",
  subtitle: "Raise money on your property and keep living or working in it",
  description:
    "Mortgage a home, shop, factory or mixed-use building for business or family needs: eligible property, loan features, repayment, papers, tax and valuation.",
  summary:
    "Borrow against a home, shop or factory for business or family needs, and keep using it.",
  image: "loan-against-property",
  introduction:
    "Your property can stand as security while you stay in it, let it or run a business from it. Lenders accept a mortgage and lend a part of the value for education, medical care, expansion or the repayment of costlier loans. We estimate the amount, choose lenders and see the file through.",
  featuresTitle: "What You Can Mortgage, and on Which Terms",
  features: [
    {
      title: "Property Types",
      text: "A clear title and approved plans count for more than the size of the building.",
      icon: "building",
      items: [
        "Residential: self-occupied, rented or vacant houses and flats",
        "Commercial: shops, offices and clinics with municipal approvals",
        "Industrial: factories and sheds on freehold or leasehold plots",
        "Mixed-use: shop below, home above, each floor valued separately",
      ],
    },
    {
      title: "Loan Features",
      text: "Two limits apply at once: what the property is worth and what your income can repay.",
      icon: "wallet",
      items: [
        "Amount: a share of market value, as each lender’s policy allows",
        "Use: business, education, medical or family needs; speculation is excluded",
        "Form: a term loan, or an overdraft you draw as needed",
        "Joint owners: every co-owner signs, and their income may count",
      ],
    },
    {
      title: "Repayment Options",
      text: "First decide how you can pay; the tenure follows from that.",
      icon: "calendar",
      items: [
        "Fixed EMI: one instalment on one date, month after month",
        "Flexible EMI: lighter in lean months, heavier when receipts come in",
        "Balance transfer: another lender takes over, at better terms",
        "Part prepayment: lump sums that cut the tenure or the instalment",
      ],
    },
    {
      title: "Added Benefits",
      text: "Most delays come from papers, so that is where the effort goes.",
      icon: "document",
      items: [
        "Minimal documentation: a short list to begin with, originals only at signing",
        "Tax benefits: interest may be deductible when the money is used in business",
        "Property valuation: a panel valuer’s visit, arranged and attended",
        "Legal assistance: title search, missing links and society letters sorted out",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us When You Borrow on Property",
    points: [
      {
        title: "Lower Interest Rates",
        text: "Debt secured on property usually costs less than personal loans or card balances, and we show the difference in rupees.",
        icon: "percent",
      },
      {
        title: "Quick Processing",
        text: "A pre-checked title file lets the lender’s lawyer and valuer begin their work at once, instead of waiting for missing pages.",
        icon: "clock",
      },
      {
        title: "Expert Guidance",
        text: "We ask what happens to your home in a bad year before asking how much you could borrow on it.",
        icon: "compass",
      },
    ],
  },
  calculator: {
    kind: "emi",
    title: "EMI Calculator: Loan Against Property",
    action: "Work Out Your EMI",
    text: "Enter the amount that you need, the rate that a lender has quoted to you and the term. The result is an illustration, not an offer.",
    values: {
      amount: { start: 50_00_000, min: 1_00_000, max: 10_00_00_000, step: 50_000 },
      rate: { start: 9.5, min: 6, max: 20, step: 0.05 },
      years: { start: 15, min: 1, max: 20, step: 1 },
      prepayment: { start: 5_00_000, min: 0, max: 2_00_00_000, step: 25_000 },
      prepaymentYear: { start: 3, min: 1, max: 19, step: 1 },
    },
    assumptions: [
      "The rate stays the same for the whole term, interest is charged on what is still owed each month, and every instalment is paid on its due date. Fees, insurance and taxes are not counted.",
      "An overdraft on the property is different: interest is charged only on what is drawn.",
    ],
  },
  questions: [
    {
      question: "How long does a loan against property take?",
      answer:
        "As a rule, a few weeks. Income papers are checked in days; the lawyer’s title search and the valuer’s visit take longer, above all when an old deed is missing. A complete file shortens the wait.",
    },
    {
      question: "Which property papers will the lender want?",
      answer:
        "The chain of title deeds, approved plans, property tax receipts, an encumbrance certificate and, for a flat, the society’s letters. For leasehold land, the authority’s consent too. Originals are deposited at signing and come back after full repayment.",
    },
    {
      question: "May I let or sell the property while it is mortgaged?",
      answer:
        "Letting usually needs the lender’s written consent. In a sale, the buyer’s money first closes the loan and the lender then releases the papers; buyers’ banks are used to this. Tell the lender before you sign anything.",
    },
    {
      question: "Which charges come on top of the interest?",
      answer:
        "Processing, legal and valuation fees, stamp duty on the mortgage, and insurance where you choose it. For individuals and small firms, the key facts statement turns the lender’s charges into one yearly percentage, so that offers can be compared.",
    },
    {
      question: "Could we lose the house if the business fails?",
      answer:
        "Yes. Once dues are more than 90 days late, most lenders can act without a court: a notice gives 60 days to pay, and then the property may be taken and sold. Talk to the lender long before that.",
    },
  ],
  keywords: [
    "loan against property",
    "mortgage",
    "mortgaged",
    "title papers",
    "title deeds",
    "balance transfer",
  ],
  siblingPages: ["/loans/home-loan", "/loans/loan-against-rent"],
  claims: ["mortgage-enforcement", "prepayment-charges", "key-facts-statement"],
} satisfies ContentPage;

const loanAgainstRent = {
  href: "/loans/loan-against-rent",
  menuTitle: "Loan Against Rent",
  title: "Loan Against Rent",
  subtitle: "Turn the rent of the coming years into money you can use today",
  description:
    "Borrow up to 80% of rental value on let commercial property: eligible buildings, monthly repayment, EMIs that rise with the rent and early settlement.",
  summary: "Up to 80% of rental value on let commercial property, repaid out of the rent itself.",
  image: "loan-against-rent",
  introduction:
    "Bankers call it lease rental discounting: the lender values the rent still due under your lease and advances a part of it today. The tenant then pays into an account from which the EMI is taken. Our work is to present the lease and the tenant well.",
  featuresTitle: "What the Lender Looks at, and What You Receive",
  features: [
    {
      title: "Eligible Properties",
      text: "Let premises with a registered lease and a tenant who pays through the bank.",
      icon: "store",
      items: [
        "Commercial buildings: let as a whole or floor by floor",
        "Office spaces: leases to companies, banks and government bodies",
        "Retail properties: shops and showrooms, including rent linked to sales",
        "Industrial units: sheds and warehouses with multi-year tenants",
      ],
    },
    {
      title: "Loan Amount",
      text: "The stronger the tenant and the longer the remaining lease, the larger the advance.",
      icon: "rupee",
      items: [
        "Up to 80% of rental value: measured on rent due within the lease",
        "Net rent: counted after TDS (tax the tenant deducts), property tax and maintenance",
        "Lock-in: months in which the tenant cannot leave carry the most weight",
        "Tenure: ends before the lease does, unless renewal is agreed",
      ],
    },
    {
      title: "Repayment",
      text: "Rent comes in, the instalment goes out, and the remainder is yours.",
      icon: "refresh",
      items: [
        "Monthly repayment: taken from the account that receives the rent",
        "Customized EMI: rises with the lease when rent escalates",
        "Early settlement: close the loan ahead of time, on the lender’s terms",
      ],
    },
    {
      title: "Security and Use",
      text: "Your building stays in your name, and the money may serve business or private needs.",
      icon: "key",
      items: [
        "No property mortgage: the assigned rent is the security, where lenders agree",
        "Assignment: the tenant confirms in writing that rent goes to the account",
        "Free use: expansion, another property, education or repayment of costly debt",
        "Vacancy plan: a reserve of some EMIs in case the tenant leaves",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us to Raise Money on Rent",
    points: [
      {
        title: "We Read the Lease First",
        text: "Termination, renewal and set-off clauses decide the outcome, so we study them before any lender does.",
        icon: "document",
      },
      {
        title: "A Tenant Kept Informed",
        text: "We explain the change of bank account to your tenant and supply the letters that the accounts team will request.",
        icon: "handshake",
      },
      {
        title: "Cautious Calculations",
        text: "We test the plan with six months without rent, because most buildings are empty at some time.",
        icon: "calculator",
      },
    ],
  },
  calculator: {
    kind: "rent",
    title: "Loan Against Rent Calculator",
    action: "Work Out Your Loan",
    text: "Enter the rent, the years that the lease has left and the rate that a lender has quoted to you.",
    values: {
      rent: { start: 2_00_000, min: 10_000, max: 5_00_00_000, step: 5_000 },
      years: { start: 9, min: 1, max: 15, step: 1 },
      rate: { start: 9.5, min: 6, max: 20, step: 0.05 },
      share: { start: 80, min: 30, max: 80, step: 5 },
    },
    assumptions: [
      "The rental value is the present value of the remaining rent at the loan’s rate, so the EMI is the chosen share of the rent. Lenders measure the rental value in different ways.",
      "The rent does not rise, and the tenant stays to the end of the lease. Lenders give the most weight to the years in which the tenant may not leave.",
    ],
  },
  questions: [
    {
      question: "What happens to the loan if my tenant leaves?",
      answer:
        "The EMI still falls due and is paid from the reserve first, then from your other income. The lender may ask you to find a tenant within an agreed time, repay a part or give more security. Ask which, before signing.",
    },
    {
      question: "Which leases do lenders accept?",
      answer:
        "Registered leases with tenants who pay through the bank: companies, banks, retailers, government bodies. The lease should outlast the loan and have a lock-in and a clear escalation clause. Short leave-and-licence agreements rarely qualify.",
    },
    {
      question: "Does my tenant have to agree?",
      answer:
        "In practice, yes. The tenant is asked to confirm in writing the lease, the deposit and the account for the rent. Some leases also require consent to an assignment, so read yours before you approach lenders.",
    },
    {
      question: "Which papers are needed for lease rental discounting?",
      answer:
        "The registered lease, bank statements that show the rent, title papers and approved plans, property tax receipts, your tax returns and KYC papers. Companies add accounts and a board resolution. We send you one list for all lenders.",
    },
    {
      question: "What if the interest rate rises but the rent does not?",
      answer:
        "Most such loans float, so more of the rent goes to the EMI, or the tenure grows. A gap between rent and EMI at the start absorbs some of it. Ask whether the lease outlasts the longer tenure.",
    },
  ],
  keywords: [
    "lease rental discounting",
    "loan against rent",
    "rental income",
    "rent",
    "tenant",
    "tenants",
  ],
  siblingPages: ["/loans/loan-against-property", "/loans/term-loan"],
  claims: ["rent-80-percent", "rent-no-mortgage"],
} satisfies ContentPage;

export const loanAgainstShares = {
  href: "/loans/loan-against-shares",
  menuTitle: "Loan Against Shares/MF",
  title: "Loan Against Shares/MF",
  subtitle: "Borrow against your investments for a short time, without selling them",
  description:
    "Pledge listed shares, equity and debt mutual funds or ETFs for a credit line of up to 70% of portfolio value, and keep your voting rights.",
  summary: "A credit line of up to 70% of portfolio value on shares, funds and ETFs you keep.",
  image: "loan-against-shares",
  introduction:
    "Selling good investments for a short need can bring a tax bill and a missed recovery. A pledge is an alternative: shares and fund units are marked in the lender’s favour, and a credit line opens against them. We check what your holdings can support and what a falling market would do.",
  featuresTitle: "A Credit Line on What You Own",
  features: [
    {
      title: "Eligible Securities",
      text: "Each lender keeps its own approved list, which is revised as markets and ratings change.",
      icon: "chart",
      items: [
        "Listed shares: actively traded companies held in your demat account",
        "Equity mutual funds: units marked under lien with the fund’s registrar",
        "Debt mutual funds: usually valued more generously than shares",
        "ETFs: exchange-traded funds; banks exclude those on gold, silver and commodities",
      ],
    },
    {
      title: "How Much You Can Borrow",
      text: "The limit moves with prices, so borrowing less than you could is the wiser plan.",
      icon: "percent",
      items: [
        "Up to 70% of portfolio value: lower on shares alone, higher on debt funds",
        "Daily valuation: the limit is recalculated from market prices",
        "Margin call: a fall below the limit must be made good within days",
        "Spread: many holdings support a line better than one large one",
      ],
    },
    {
      title: "Using and Repaying",
      text: "It works like an overdraft: draw, repay and draw again within the limit.",
      icon: "refresh",
      items: [
        "Revolving credit: interest on the amount and days you use",
        "No prepayment penalty: return the money whenever it suits you",
        "Interest servicing: charged monthly, with principal payable at renewal",
        "Swap of securities: replace one pledged holding with another approved one",
      ],
    },
    {
      title: "What Stays with You",
      text: "A pledge is not a sale, so capital gains tax does not arise while you repay on time.",
      icon: "key",
      items: [
        "Voting rights retained: you vote at company meetings as before",
        "Dividends and bonus shares: still yours; bonus shares may join the pledge",
        "Market growth: every rise in value belongs to you",
        "Release: pledged units are freed in part or in full as you repay",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us to Borrow on Investments",
    points: [
      {
        title: "Stress-Tested Limits",
        text: "Before you sign, we show how much cash a fall of a third in the market would demand of you.",
        icon: "trend",
      },
      {
        title: "The Right Units First",
        text: "Holdings that would bring tax if sold, or that need time to recover, are pledged first; those that are easy to sell stay free.",
        icon: "list",
      },
      {
        title: "A Watch on Margins",
        text: "We follow the market value of your pledge with you, so that you can add units or repay before a final notice.",
        icon: "eye",
      },
    ],
  },
  calculator: {
    kind: "securities",
    title: "Loan Against Shares Calculator",
    action: "Work Out Your Loan",
    text: "Enter what your shares and fund units are worth today.",
    values: {
      value: { start: 20_00_000, min: 50_000, max: 50_00_00_000, step: 50_000 },
      share: { start: 70, min: 20, max: 70, step: 5 },
    },
    assumptions: [
      "The calculator assumes a loan of up to 70% of the portfolio’s value. Each lender has a list of the securities it accepts, and lends less on some of them.",
      "The value is checked daily. When it falls far enough, the lender asks for a part repayment or for more securities, and may sell if neither comes.",
    ],
  },
  questions: [
    {
      question: "What happens if the market falls after I pledge?",
      answer:
        "The limit shrinks. If you have drawn more than it allows, you repay or add securities: with banks within seven working days at most, and often sooner under the agreement. Otherwise the lender may sell part of the pledge.",
    },
    {
      question: "Can I go on with a SIP in a pledged fund?",
      answer:
        "Yes, as a rule. Instalments continue, and units bought after the lien stay free unless you add them. What you cannot do is redeem or switch the marked units until the lender releases them.",
    },
    {
      question: "May I sell pledged shares?",
      answer:
        "Not by yourself. Some lenders sell on your instruction and set the proceeds against the loan; others release shares once you have repaid enough. Allow a few days, and expect tax on any gain.",
    },
    {
      question: "May I buy more shares with the money?",
      answer:
        "Lenders ask for the purpose and restrict this use. We advise against it in any case: one fall in the market would then hit the purchase and the pledge on the same day.",
    },
    {
      question: "Who can borrow on investments, and with which papers?",
      answer:
        "Resident individuals, Hindu undivided families, firms and companies with approved holdings; NRIs at some lenders, under exchange rules. Bring PAN, KYC papers, statements of holdings and bank accounts and, for larger limits, proof of income. All joint holders sign.",
    },
  ],
  keywords: [
    "loan against securities",
    "loan against shares",
    "pledge",
    "pledged",
    "margin call",
    "mutual fund units",
  ],
  siblingPages: ["/loans/gold-loan", "/wealth-management/mutual-funds"],
  claims: ["securities-70-percent", "prepayment-charges"],
} satisfies ContentPage;

const goldLoan = {
  href: "/loans/gold-loan",
  menuTitle: "Gold Loan",
  title: "Gold Loan",
  subtitle: "A short-term loan on family gold, with its weight, storage and return in writing",
  description:
    "Pledge gold jewellery, ornaments or coins for up to 75% of gold value: instant valuation, part payment, insured vault storage and your rights.",
  summary: "Up to 75% of gold value, with instant valuation, part payment and insured storage.",
  image: "gold-loan",
  introduction:
    "Gold in a locker can pay for school fees, a crop season or a slow month in trade. The lender weighs and tests it in front of you, lends a part of its value and returns it on repayment. We compare rates, charges and auction rules, and explain the certificate you sign.",
  featuresTitle: "From Weighing to Return",
  features: [
    {
      title: "What You Can Pledge",
      text: "Only the gold counts: stones, thread and enamel are deducted from the weight.",
      icon: "diamond",
      items: [
        "Jewellery: chains, bangles and earrings, tested for purity piece by piece",
        "Coins: up to 50 grams for each borrower in all",
        "Bars: RBI rules do not allow bullion; pledge jewellery or coins instead",
        "Ornaments: decorative pieces and utensils, within the RBI’s limit on total weight",
      ],
    },
    {
      title: "Value and Limit",
      text: "The price used is published, and you may ask to see it.",
      icon: "scale",
      items: [
        "Up to 75% of gold value: the figure for loans above ₹5 lakh",
        "Instant valuation: assayed at the counter while you are present",
        "Price: the lower of yesterday’s rate and the thirty-day average",
        "Certificate: purity, net weight and deductions, with a copy for you",
      ],
    },
    {
      title: "Repayment Choices",
      text: "Decide how the money will come back before deciding how much to take.",
      icon: "calendar",
      items: [
        "Monthly interest: principal at the end, interest as you go",
        "Part payment: reduce the debt and, if agreed, take some pieces home",
        "Bullet repayment: everything at maturity, within twelve months for personal needs",
        "EMI: equal instalments, for those with a regular salary",
      ],
    },
    {
      title: "Custody and Return",
      text: "Your family’s jewellery deserves as much care as the loan itself.",
      icon: "lock",
      items: [
        "Insured vault storage: sealed in your presence, kept at the lender’s branch",
        "Return: same day, or at most seven working days after full repayment",
        "Delay: ₹5,000 a day is due to you when the lender is late",
        "Auction: only after notice, with any surplus paid to you",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Loans on Gold",
    points: [
      {
        title: "Whole Cost Shown",
        text: "Processing, appraisal, renewal and notice charges are put beside the interest rate, since they weigh most on small loans.",
        icon: "calculator",
      },
      {
        title: "Sensible Amounts",
        text: "We advise borrowing below the ceiling, so that a dip in the gold price is less likely to bring a demand for cash.",
        icon: "coins",
      },
      {
        title: "Regulated Lenders",
        text: "Your gold goes only to banks and finance companies under the RBI, with an inventory that both sides have signed.",
        icon: "bank",
      },
    ],
  },
  calculator: {
    kind: "gold",
    title: "Gold Loan Calculator",
    action: "Work Out Your Gold Loan",
    text: "Enter the weight of the gold alone, its purity and today’s price of 22 carat gold as your lender quotes it. The price shown is only an example.",
    values: {
      grams: { start: 50, min: 1, max: 1_000, step: 1 },
      carat: { start: 22, min: 18, max: 24, step: 1 },
      price: { start: 10_000, min: 2_000, max: 50_000, step: 50 },
      share: { start: 75, min: 30, max: 75, step: 5 },
    },
    assumptions: [
      "Lenders weigh and test the gold themselves. They start from the price of 22 carat gold and work out other purities in proportion; stones and workmanship count for nothing.",
      "The calculator assumes a loan of up to 75% of the gold’s value. Smaller loans for personal needs may go higher.",
    ],
  },
  questions: [
    {
      question: "Is proof of income needed for a gold loan?",
      answer:
        "KYC papers usually suffice for small amounts. Above ₹2.5 lakh in all, lenders must look at your means to repay, so expect questions about income. Credit scores count for less here than with other loans.",
    },
    {
      question: "Must I show the jeweller’s bill?",
      answer:
        "It helps, but few families have kept one. Without it, expect to sign a declaration of how you came to own the pieces. Where ownership is in doubt, lenders refuse.",
    },
    {
      question: "What if I cannot repay on the due date?",
      answer:
        "Ask early about part payment or renewal. Otherwise the lender gives notice and may auction the pieces, first at a reserve price of at least 90% of their current value. What exceeds your dues is yours.",
    },
    {
      question: "What happens if the gold price falls?",
      answer:
        "The ceiling applies throughout the loan and not only on the first day. If the debt outgrows it, the lender asks for part payment or more gold. A smaller loan leaves room for that.",
    },
    {
      question: "Does a gold loan appear in my credit report?",
      answer:
        "Yes. Lenders report it to the credit bureaus like any other loan: repayment on time helps your record, and arrears or an auction harm it. Check the report a few weeks after closing the loan.",
    },
  ],
  keywords: ["gold loan", "gold loans", "gold", "ornaments", "jewellery"],
  siblingPages: ["/loans/loan-against-shares", "/loans/loan-against-property"],
  claims: ["gold-75-percent", "gold-collateral", "gold-return"],
} satisfies ContentPage;

const carLoan = {
  href: "/loans/car-loan",
  menuTitle: "Car Loan",
  title: "Car Loan",
  subtitle: "Own the car at the end, on a repayment plan that fits the years in between",
  description:
    "Car loans for new, pre-owned, electric and luxury cars with up to 90% financing: step-up EMI, balloon payment, prepayment and help up to registration.",
  summary: "Up to 90% financing for new, pre-owned, electric and luxury cars, with flexible EMIs.",
  image: "car-loan",
  introduction:
    "Dealers tend to offer the lender that suits the dealer. We obtain quotations from banks and finance companies on your behalf and translate flat rates into real ones. The contract, the hypothecation (the lender’s charge on the car) and the insurance are then all checked before delivery.",
  featuresTitle: "Which Car, How Much and How to Repay",
  features: [
    {
      title: "Cars We Finance",
      text: "Rate and tenure depend on the car’s age and on how easily it could be resold.",
      icon: "car",
      items: [
        "New: cars of every make, with payment released to the dealer",
        "Pre-owned: shorter tenures, after inspection and a check of ownership",
        "Electric: special schemes at some lenders, with battery warranty reviewed",
        "Luxury: larger loans, assessed on income as well as price",
      ],
    },
    {
      title: "Amount and Price",
      text: "A larger down payment is the simplest way to a smaller bill.",
      icon: "rupee",
      items: [
        "Up to 90% financing: of ex-showroom or on-road price, as lenders define it",
        "Tenure: should end well before the car is due for replacement",
        "Flat rate: looks small, but ignores principal you have repaid already",
        "Fees: processing, documentation and valuation, shown in the key facts statement",
      ],
    },
    {
      title: "Repayment Plans",
      text: "Standard EMIs suit most people. These variations suit particular incomes.",
      icon: "calendar",
      items: [
        "Step-up EMI: starts small and grows along with your salary",
        "Balloon payment: lighter instalments, then one large final sum",
        "Prepayment: part or full, free of charge where rules or contract say so",
      ],
    },
    {
      title: "Papers and Protection",
      text: "The last EMI is not the end: the charge on the car has to be removed too.",
      icon: "document",
      items: [
        "To apply: PAN, KYC papers, income proof and the dealer’s quotation",
        "Insurance: your choice of insurer, with the lender noted on the policy",
        "Registration: the charge is entered on the certificate at the transport office",
        "Closure: no-objection letter collected, and the charge removed on record",
      ],
    },
  ],
  reasons: {
    title: "Why Choose to Finance Your Car with Us",
    points: [
      {
        title: "Several Offers Compared",
        text: "Your own bank, its rivals and the manufacturer’s finance arm are asked the same question on the same day.",
        icon: "users",
      },
      {
        title: "Discount or Low Rate",
        text: "We calculate which of the two leaves you better off, since a dealer rarely lets you have both.",
        icon: "calculator",
      },
      {
        title: "Help Until You Have the RC",
        text: "Our help goes on until the registration certificate, the policy and the repayment schedule are in your hands.",
        icon: "flag",
      },
    ],
  },
  calculator: {
    kind: "emi",
    title: "EMI Calculator: Car Loan",
    action: "Work Out Your EMI",
    text: "Enter what you would borrow after the down payment, the rate that a lender has quoted to you and the term. The result is an illustration, not an offer.",
    values: {
      amount: { start: 8_00_000, min: 50_000, max: 1_00_00_000, step: 10_000 },
      rate: { start: 9.5, min: 6, max: 24, step: 0.05 },
      years: { start: 5, min: 1, max: 8, step: 1 },
      prepayment: { start: 1_00_000, min: 0, max: 25_00_000, step: 10_000 },
      prepaymentYear: { start: 2, min: 1, max: 7, step: 1 },
    },
    assumptions: [
      "The rate stays the same for the whole term, interest is charged on what is still owed each month, and every instalment is paid on its due date. Fees, insurance and taxes are not counted.",
      "Instalments of step-up and balloon plans differ from the equal ones worked out here.",
    ],
  },
  questions: [
    {
      question: "Is a car loan better at a fixed or a floating rate?",
      answer:
        "Most car loans are short, and many are fixed: the EMI is certain, but closing early may cost. Since January 2026 new loans carry no prepayment charge on floating-rate loans for personal use, though the EMI can move.",
    },
    {
      question: "Can the lender take my car if I miss an EMI?",
      answer:
        "As a rule, not for one late instalment: you pay penal charges, and the delay shows in your credit report. If arrears last, the lender may repossess the car after the notice in the contract. Call before that.",
    },
    {
      question: "Who gets the insurance money if a financed car is lost?",
      answer:
        "After theft or a total loss, the insurer usually pays the lender up to the balance and the rest to you. If the insured value is smaller, you owe the gap. Cover for the invoice price narrows it.",
    },
    {
      question: "May I sell the car before the loan is repaid?",
      answer:
        "Yes, with the lender’s consent. As a rule, the buyer’s money closes the loan, the lender issues a no-objection letter and the charge is removed. Only then can the registration pass to the buyer.",
    },
    {
      question: "How do I take the lender’s name off the RC?",
      answer:
        "Collect the no-objection letter and Form 35, signed by the lender. Apply on the Parivahan portal or at the transport office with RC, insurance and pollution certificate, and then have the policy changed too.",
    },
  ],
  keywords: ["car loan", "car loans", "hypothecation", "ex-showroom", "car", "cars"],
  siblingPages: ["/lease/new-car", "/insurance/personal"],
  claims: ["car-90-percent", "car-form-35", "key-facts-statement", "prepayment-charges"],
} satisfies ContentPage;

const limitsCompared: Comparison = {
  title: "Overdraft, Cash Credit or Bill Discounting",
  caption:
    "How three ways of financing day-to-day business differ in security, cost and paperwork.",
  choices: ["Overdraft", "Cash credit", "Bill discounting"],
  rows: [
    {
      point: "Rests on",
      cells: [
        "Deposits, property or securities",
        "Stock and unpaid invoices",
        "One accepted invoice",
      ],
    },
    {
      point: "Amount moves with",
      cells: ["The value of the security", "Stock and debtors each month", "Each sale"],
    },
    {
      point: "You pay",
      cells: [
        "Interest on the daily balance",
        "Interest on the daily balance",
        "A discount in advance",
      ],
    },
    {
      point: "Repaid by",
      cells: ["Your receipts", "Sales routed through the account", "Your buyer, on the due date"],
    },
    {
      point: "Regular papers",
      cells: ["Few", "Stock and debtor statements", "The invoice and its acceptance"],
    },
    {
      point: "Suits",
      cells: [
        "Services, uneven months",
        "Makers and traders with stock",
        "Few buyers on long credit",
      ],
    },
  ],
};

export const odCc = {
  href: "/loans/od-cc",
  menuTitle: "Overdraft & Cash Credit",
  title: "Overdraft & Cash Credit",
  subtitle: "A limit to draw on when you need it, with interest only on usage",
  description:
    "Overdraft and cash credit for Indian businesses: bank, property and stock limits, drawing power, interest only on usage, statements and the annual review.",
  summary: "Limits on deposits, property or stock, with interest only on the amount you use.",
  image: "od-cc",
  introduction:
    "Money leaves a business on fixed dates and arrives on uncertain ones. An overdraft or cash credit limit covers the days in between: draw today, repay when customers pay. We help set the limit, present your figures to banks and keep the account in good order afterwards.",
  featuresTitle: "Types of Limit, and How They Work",
  features: [
    {
      title: "Facility Types",
      text: "All four are running accounts. They differ in the security behind them.",
      icon: "bank",
      items: [
        "Bank OD: on fixed deposits, or unsecured for well-rated account holders",
        "Cash credit: on stock and unpaid invoices of a trading or manufacturing business",
        "Property OD: a mortgage supports a limit that may run for years",
        "Stock OD: pledged goods, shares or warehouse receipts as security",
      ],
    },
    {
      title: "Interest and Charges",
      text: "The interest rate is only one part of the yearly cost.",
      icon: "percent",
      items: [
        "Interest only on usage: counted daily on the balance drawn",
        "Commitment charge: some banks bill the part of a limit left idle",
        "Processing and renewal: fees each year, open to negotiation at the start",
        "Penal charges: for late statements or excess drawing, disclosed in advance",
      ],
    },
    {
      title: "Limit and Drawing Power",
      text: "The sanctioned limit is a ceiling. What you may draw this month can be less.",
      icon: "calculator",
      items: [
        "Assessment: turnover, holding period of stock and customers’ payment habits",
        "Drawing power: stock and debtors, less creditors and the bank’s margin",
        "Stock statement: sent monthly, and compared with your GST returns",
        "Temporary increase: for a large order, against invoices or a deposit",
      ],
    },
    {
      title: "Review and Upkeep",
      text: "A limit is given for a year at a time and reviewed before it is renewed.",
      icon: "calendar",
      items: [
        "Annual review: audited accounts, projections and conduct of the account",
        "Turnover: sales routed through the account support a larger limit",
        "Insurance: stock and property covered, with the bank’s name on the policy",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Overdraft and Cash Credit",
    points: [
      {
        title: "A Limit That Fits",
        text: "Too small a limit bounces cheques and too large a one invites spending, so we work it out from your cash cycle.",
        icon: "scale",
      },
      {
        title: "Papers on Time",
        text: "We prepare stock statements and renewal files with your accountant, before the bank has to send a reminder.",
        icon: "document",
      },
      {
        title: "Terms Reviewed Yearly",
        text: "At each renewal we ask whether rate, security and fees still suit your firm.",
        icon: "refresh",
      },
    ],
  },
  comparison: limitsCompared,
  questions: [
    {
      question: "Which papers does a bank want for a cash credit limit?",
      answer:
        "Accounts and tax returns of recent years, GST returns, bank statements, lists of stock and debtors with their age, KYC papers and registrations, and a projection for the coming year. Property papers too, if property secures the limit.",
    },
    {
      question: "How does the bank work out our limit?",
      answer:
        "For smaller firms many banks take a share of projected yearly sales; for others they add stock and debtors and deduct creditors and a margin. The smaller of need and security decides, and the account’s record counts.",
    },
    {
      question: "Can a small firm get a limit without property?",
      answer:
        "Yes. Up to ₹20 lakh, banks may not ask micro and small enterprises for collateral. Above it, cover from the government’s credit trust (CGTMSE) can take its place if the bank agrees. Stock and debtors still serve as security.",
    },
    {
      question: "What if we overdraw, or send the stock statement late?",
      answer:
        "Penal charges follow, cheques may be returned and drawing power cut. An account above its limit for more than 90 days, or with too little paid in to cover interest, is classed as non-performing.",
    },
    {
      question: "Can we close the limit or move it to another bank?",
      answer:
        "Yes. If you give notice in the agreed time that you will not renew, and close on the due date, the bank takes no prepayment charge. Before that date, the contract, the type of rate and the size of your firm decide.",
    },
  ],
  keywords: [
    "overdraft",
    "cash credit",
    "drawing power",
    "bill discounting",
    "stock statement",
    "working capital",
  ],
  siblingPages: ["/loans/working-capital", "/who-we-serve/business-owners"],
  claims: ["penal-charges", "small-firm-collateral", "account-out-of-order", "limit-closure"],
} satisfies ContentPage;

export const workingCapital = {
  href: "/loans/working-capital",
  menuTitle: "Working Capital",
  title: "Working Capital Loan",
  subtitle: "Finance for the gap between paying suppliers and being paid by customers",
  description:
    "Working capital for manufacturing, trading, services and export/import: inventory funding, bill discounting, purchase and export finance.",
  summary: "Inventory funding, bill discounting, purchase and export finance for growing firms.",
  image: "working-capital",
  introduction:
    "Between buying material and receiving money from the customer, a growing firm may wait for months. Working capital finance covers that wait. We map your cycle, choose an instrument for each stage and approach the banks or finance companies that understand your trade.",
  featuresTitle: "Finance for Each Stage of Your Trade Cycle",
  features: [
    {
      title: "Who It Serves",
      text: "Each kind of business waits for its money in a different place.",
      icon: "factory",
      items: [
        "Manufacturing: raw material, work in progress and finished goods",
        "Trading: stock bought in bulk and sold on credit",
        "Services: salaries and rent paid before the client’s invoice is due",
        "Export/import: long voyages, foreign currency and papers under exchange rules (FEMA)",
      ],
    },
    {
      title: "Types of Finance",
      text: "Using the right one at the right stage costs less than a single large limit.",
      icon: "coins",
      items: [
        "Inventory funding: money on stock, released as goods are sold",
        "Bill discounting: cash now for invoices that your buyers have accepted",
        "Purchase finance: your supplier is paid at once, you pay later",
        "Export finance: rupee or foreign currency credit, before and after shipment",
      ],
    },
    {
      title: "Sizing the Need",
      text: "Ask for too little and orders are refused; ask for too much and interest is wasted.",
      icon: "calculator",
      items: [
        "Operating cycle: days from paying for material to receiving the sale price",
        "Margin: the part of the gap that owners fund themselves",
        "Peak season: an additional limit for festival or harvest months",
        "Growth: next year’s orders, supported by contracts",
      ],
    },
    {
      title: "Security and Records",
      text: "Good records are often worth more to a lender than another title deed.",
      icon: "document",
      items: [
        "Primary security: the stock and receivables that are being financed",
        "Collateral: property or deposits; some schemes for small firms need none",
        "Udyam registration: opens lending meant for micro, small and medium enterprises",
        "TReDS: the RBI-licensed platforms where MSME invoices are auctioned to financiers",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Our Working Capital Team",
    points: [
      {
        title: "Cycle Before Credit",
        text: "Sometimes ten days of faster collection replace a loan altogether, and we look for those days before anything else.",
        icon: "clock",
      },
      {
        title: "Lenders Who Know the Trade",
        text: "A textile exporter and a software firm need different bankers, so proposals go where the business is understood.",
        icon: "handshake",
      },
      {
        title: "Figures That Agree",
        text: "Your accounts, GST returns and bank statements are reconciled in advance, since differences between them stall most files.",
        icon: "calculator",
      },
    ],
  },
  comparison: limitsCompared,
  questions: [
    {
      question: "Do we have to offer property for working capital?",
      answer:
        "Not always. Banks may not ask micro and small enterprises for collateral on loans up to ₹20 lakh; beyond that, government credit cover, deposits or the invoices themselves can help. Larger limits are mostly backed by property as well.",
    },
    {
      question: "Who bears the loss if a discounted bill is not paid?",
      answer:
        "Usually you: most bills are discounted with recourse, so the lender turns to you for the money. On TReDS an invoice that the buyer has accepted is financed without recourse to the seller.",
    },
    {
      question: "How soon can we draw?",
      answer:
        "A first limit takes weeks: figures are examined, securities valued and papers stamped. Single invoices on a platform move faster, once buyer and seller are registered. Begin before the season rather than in it.",
    },
    {
      question: "Do we need GST and Udyam registration?",
      answer:
        "Most lenders read GST returns first; firms that need no registration rely on bank statements instead. Udyam registration proves that you are a micro, small or medium enterprise, and opens the schemes made for them.",
    },
    {
      question: "What if a large customer pays late?",
      answer:
        "Interest runs on, and old debtors stop counting for the limit. Buyers must pay registered micro and small suppliers within 45 days, and owe interest after that. Remind them in writing, and tell the lender early.",
    },
  ],
  keywords: [
    "working capital",
    "bill discounting",
    "treds",
    "cash credit",
    "invoice",
    "receivables",
  ],
  siblingPages: ["/loans/od-cc", "/loans/term-loan"],
  claims: ["small-firm-collateral", "treds-recourse", "msme-payment"],
} satisfies ContentPage;

const termLoan = {
  href: "/loans/term-loan",
  menuTitle: "Term Loan",
  title: "Term Loan",
  subtitle: "A fixed amount for one purpose, repaid from what it earns",
  description:
    "Term loans for machinery, premises, vehicles and expansion: short, medium and long tenures, moratorium, repayment schedules, project report and security.",
  summary: "Loans for machinery, premises and expansion, with schedules built on cash flow.",
  image: "term-loan",
  introduction:
    "Machines, premises and new branches earn over many years and should be paid for over many years. A term loan gives a fixed amount for such a purpose, with a schedule of repayment. We write the project report, negotiate covenants (conditions you must keep) and stay with you until the last of the loan is drawn.",
  featuresTitle: "Purpose, Tenure and Repayment",
  features: [
    {
      title: "What It Finances",
      text: "Lenders prefer to finance assets that last and bring in money.",
      icon: "factory",
      items: [
        "Machinery: purchase, installation and trial runs",
        "Premises: building, buying or fitting out a factory or office",
        "Vehicles: delivery fleets, buses and construction machines",
        "Expansion: a new branch, product line or takeover of costlier debt",
      ],
    },
    {
      title: "Tenure",
      text: "Match the loan to the life of what it buys.",
      icon: "clock",
      items: [
        "Short: up to a year or so, for a known receipt",
        "Medium: a few years, the usual choice for machines and vehicles",
        "Long: land, buildings and projects that mature slowly",
      ],
    },
    {
      title: "Drawing and Repaying",
      text: "Interest is charged on what has been drawn, so the timing of each stage affects what you pay.",
      icon: "calendar",
      items: [
        "Staged release: paid to suppliers against bills and site visits",
        "Moratorium: interest alone until the project starts to earn",
        "Schedule: monthly, quarterly or seasonal, according to receipts",
        "Early repayment: often free for small firms on a floating rate",
      ],
    },
    {
      title: "Preparing the File",
      text: "A credit officer reads many files. Yours should answer questions in the order they arise.",
      icon: "document",
      items: [
        "Project report: cost, means of finance, market and repayment capacity",
        "Accounts: three years of statements, tax returns and GST filings",
        "Debt service cover: yearly cash divided by instalments and interest",
        "Security: the asset financed, plus collateral where the lender asks",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Project Finance",
    points: [
      {
        title: "Projects Questioned Early",
        text: "We question your sales figures first, so that the bank’s committee has few questions left.",
        icon: "search",
      },
      {
        title: "Covenants You Can Keep",
        text: "Ratios, dividend limits and reporting dates are bargained over before signature, while you still have a choice of lenders.",
        icon: "signature",
      },
      {
        title: "From Sanction to Last Release",
        text: "Invoices, certificates and inspections for each stage are lined up in advance, so contractors and suppliers do not have to wait.",
        icon: "list",
      },
    ],
  },
  calculator: {
    kind: "emi",
    title: "EMI Calculator: Term Loan",
    action: "Work Out Your EMI",
    text: "Enter the amount, the rate that a lender has quoted to you and the term. The result is an illustration, not an offer.",
    values: {
      amount: { start: 25_00_000, min: 1_00_000, max: 10_00_00_000, step: 50_000 },
      rate: { start: 11, min: 6, max: 24, step: 0.05 },
      years: { start: 5, min: 1, max: 15, step: 1 },
      prepayment: { start: 2_50_000, min: 0, max: 2_00_00_000, step: 25_000 },
      prepaymentYear: { start: 2, min: 1, max: 14, step: 1 },
    },
    assumptions: [
      "The rate stays the same for the whole term, interest is charged on what is still owed each month, and every instalment is paid on its due date. Fees, insurance and taxes are not counted.",
      "A moratorium at the beginning, in which only interest is paid, makes the later instalments higher.",
    ],
  },
  questions: [
    {
      question: "How much of the project must the owners pay?",
      answer:
        "Lenders call it the margin. It differs with the asset, the trade and the firm’s record: less for a standard machine, more for a building or a new venture. Most want it spent before their own first release.",
    },
    {
      question: "Can a new firm get a term loan?",
      answer:
        "Yes, though without past accounts the lender leans on the owners’ experience, orders in hand, a larger margin and security. For micro and small enterprises, banks may take no collateral on loans up to ₹20 lakh.",
    },
    {
      question: "Does interest stop during the moratorium?",
      answer:
        "No. Only the principal waits; interest is usually paid monthly, or added to the loan where the lender agrees. A longer moratorium costs more in total, so ask for no more months than the project needs.",
    },
    {
      question: "What if the project starts late?",
      answer:
        "Tell the lender before the first instalment is due. It may extend the release period or shift the schedule, at its discretion and sometimes for a fee. A reserve for delays, planned in the project report, is the better protection.",
    },
    {
      question: "Which fees does a term loan carry?",
      answer:
        "Processing and documentation fees, valuation, legal and inspection costs, stamp duty and registration of the charge. Micro, small and medium firms receive a key facts statement with one annual percentage rate, which makes offers comparable.",
    },
  ],
  keywords: [
    "term loan",
    "term loans",
    "machinery",
    "project report",
    "business loan",
    "business loans",
    "machine",
  ],
  siblingPages: ["/loans/working-capital", "/lease/machinery"],
  claims: ["prepayment-charges", "small-firm-collateral", "key-facts-statement"],
} satisfies ContentPage;

export const loanPages: ContentPage[] = [
  homeLoan,
  loanAgainstProperty,
  loanAgainstRent,
  loanAgainstShares,
  goldLoan,
  carLoan,
  odCc,
  workingCapital,
  termLoan,
];
