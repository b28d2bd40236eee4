import type { ContentPage } from "../types";

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
  claims: ["prepayment-charges", "key-facts-statement", "property-papers"],
} satisfies ContentPage;

export const loanAgainstProperty = {
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
      text: "Choose how you can pay first; the tenure follows from that.",
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
  claims: ["prepayment-charges"],
} satisfies ContentPage;

export const loanAgainstRent = {
  href: "/loans/loan-against-rent",
  menuTitle: "Loan Against Rent",
  title: "Loan Against Rent",
  subtitle: "Turn the rent of the coming years into money you can use today",
  description:
    "Borrow up to 80% of rental value on let commercial property: eligible buildings, monthly repayment, EMIs that rise with the rent, early settlement and papers.",
  summary: "Up to 80% of rental value on let commercial property, repaid out of the rent itself.",
  image: "loan-against-rent",
  introduction:
    "Bankers call it lease rental discounting: the lender values the rent still due under your lease and advances a part of it today. The tenant then pays into an account from which the EMI is taken. Our work is to present lease and tenant well.",
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
        "Lock-in: months the tenant cannot leave carry the most weight",
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
        "Market growth: all of a rise in value belongs to you",
        "Release: pledged units are freed in part or whole as you repay",
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
        text: "We follow the market value of your pledge with you, so that adding units or repaying can begin before a final notice.",
        icon: "eye",
      },
    ],
  },
  claims: ["securities-70-percent", "prepayment-charges"],
} satisfies ContentPage;

export const goldLoan = {
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
        "Bars: RBI rules admit no bullion today; pledge jewellery or coins instead",
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
  claims: ["gold-75-percent", "gold-collateral", "gold-return"],
} satisfies ContentPage;

export const carLoan = {
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
        "Tenure: stop well before the car is due for replacement",
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
  claims: ["car-90-percent", "key-facts-statement", "prepayment-charges"],
} satisfies ContentPage;

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
} satisfies ContentPage;

export const termLoan = {
  href: "/loans/term-loan",
  menuTitle: "Term Loan",
  title: "Term Loan",
  subtitle: "A fixed amount for one purpose, repaid from what it earns",
  description:
    "Term loans for machinery, premises, vehicles and expansion: short, medium and long tenures, moratorium, repayment schedules, project report and security.",
  summary: "Loans for machinery, premises and expansion, with schedules built on cash flow.",
  image: "term-loan",
  introduction:
    "Machines, premises and new branches earn over many years and should be paid for over many years. A term loan gives a fixed amount for such a purpose, with a schedule of repayment. We write the project report, negotiate covenants (conditions you must keep) and stay until the final instalment is drawn.",
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
  claims: ["prepayment-charges"],
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
