import type { Comparison, ContentPage } from "../types";

export const mutualFunds = {
  href: "/wealth-management/mutual-funds",
  menuTitle: "Mutual Funds",
  title: "Mutual Funds",
  subtitle:
    "A fund for each goal, a date for each fund, and one clear page that shows where you stand",
  description:
    "Equity, debt, hybrid and specialised mutual funds in plain English: what each type holds, how it behaves and how we choose and watch funds for you.",
  summary:
    "Equity, debt, hybrid and specialised funds, matched to your goals and reviewed every year.",
  image: "mutual-funds",
  introduction:
    "A mutual fund pools many people’s money, and a professional manager invests it. We match fund types to your goals, take you through KYC (the identity check every investor completes) and set up a SIP, a fixed sum invested each month. Fund values rise and fall with markets.",
  featuresTitle: "Four Families of Funds",
  features: [
    {
      title: "Equity",
      text: "Funds that own company shares. They suit money you can leave alone for five years or longer.",
      icon: "trend",
      items: [
        "Large cap: the biggest listed companies, usually steadier than smaller ones",
        "Mid cap: growing companies, with sharper rises and sharper falls",
        "Small cap: young or small businesses that need patience through deep drops",
        "Sector: one industry, such as banking or pharma, so timing matters more",
      ],
    },
    {
      title: "Debt",
      text: "Funds that lend money and collect interest. Their two risks are changing interest rates and borrowers who do not pay.",
      icon: "percent",
      items: [
        "Government securities: loans to the government; prices dip when interest rates rise",
        "Corporate bond: mostly higher-rated company debt, for steadier income",
        "Short-term debt: for money you expect to need in one to three years",
        "Credit risk: lower-rated borrowers, extra interest, and a real chance of default",
      ],
    },
    {
      title: "Hybrid",
      text: "Shares and debt in one fund. The mix is rebalanced inside the fund, so you need not do it yourself.",
      icon: "scale",
      items: [
        "Balanced: equity and debt in roughly equal parts, for a middle course",
        "Conservative hybrid: mainly debt, with a small slice of shares for growth",
        "Dynamic asset allocation: the share of equity changes as markets get dearer or cheaper",
        "Multi-asset: at least three asset classes together, often including gold",
      ],
    },
    {
      title: "Specialized",
      text: "Funds that follow an index, one idea or foreign markets. Most people keep them as a small part of the whole.",
      icon: "globe",
      items: [
        "Index: copies a market index, which keeps yearly costs down",
        "International: companies abroad, where the rupee’s movement also changes your result",
        "Thematic: one idea across industries, such as infrastructure or rural spending",
        "ESG/sustainable: companies screened for environmental, social and governance conduct",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Our Mutual Fund Service",
    points: [
      {
        title: "Expert Fund Selection",
        text: "We compare funds on consistency, cost, portfolio quality and the manager’s tenure before a single name reaches your shortlist.",
        icon: "search",
      },
      {
        title: "Portfolio Optimization",
        text: "Overlapping schemes are spotted and merged, because six funds that hold the same forty companies spread very little risk.",
        icon: "pie",
      },
      {
        title: "Ongoing Monitoring",
        text: "A yearly review looks at the mix, a change of manager, your tax position and whether the goal itself has changed.",
        icon: "eye",
      },
    ],
  },
  calculator: {
    kind: "investing",
    title: "SIP Calculator: What Could It Grow To?",
    action: "Try the SIP Calculator",
    text: "An illustration at a rate that you choose yourself. No fund pays a fixed rate, and nobody can promise one.",
    values: {
      monthly: { start: 5_000, min: 0, max: 10_00_000, step: 500 },
      lumpSum: { start: 0, min: 0, max: 10_00_00_000, step: 10_000 },
      years: { start: 15, min: 1, max: 40, step: 1 },
      rate: { start: 10, min: 0, max: 15, step: 0.5 },
      stepUp: { start: 0, min: 0, max: 25, step: 1 },
      inflation: { start: 5, min: 0, max: 12, step: 0.5 },
    },
    assumptions: [
      "SIP instalments are invested at the beginning of each month and grow by a twelfth of the yearly rate each month; a lump sum is compounded yearly.",
      "Real returns rise and fall, and can be negative for years. The costs of a fund are part of its return; tax and exit loads are not counted.",
    ],
  },
  questions: [
    {
      question: "How much do I need to start a SIP?",
      answer:
        "Each fund house sets its own minimum, and many accept a few hundred rupees a month. Choose an amount that you can keep up in a lean month; it can be raised as your income grows.",
    },
    {
      question: "Can I take my money out whenever I want?",
      answer:
        "From most open-ended funds, yes, on any business day and at that day’s price; the amount reaches your bank some working days later. Tax-saving funds have a lock-in, and some funds deduct an exit load from units sold early.",
    },
    {
      question: "What do mutual funds cost me, and how are you paid?",
      answer:
        "Every fund deducts yearly expenses from its value. In a regular plan, part of them goes to the distributor as commission. A direct plan carries no commission and costs less. Ask us for both figures before you decide.",
    },
    {
      question: "What happens if I miss a SIP instalment?",
      answer:
        "The fund house charges nothing as a rule, but your bank may charge for the failed debit. Units already bought remain yours. After several failures in a row the SIP usually stops; most funds also let you pause it.",
    },
    {
      question: "How are gains on mutual funds taxed?",
      answer:
        "Gains on equity funds held for over a year are taxed at 12.5% above ₹1.25 lakh a year, earlier sales at 20%. For debt fund units bought since April 2023, your slab rate applies, however long you hold them.",
    },
  ],
  keywords: [
    "mutual funds",
    "mutual fund",
    "sip",
    "lump sum",
    "systematic investment plan",
    "portfolio review",
    "equity fund",
    "debt fund",
  ],
  siblingPages: ["/wealth-management/ncd-bond/bonds", "/loans/loan-against-shares"],
  claims: ["fund-gains-tax"],
  disclosures: ["mutualFunds"],
} satisfies ContentPage;

/** Shared by the NCD and bonds pages. */
const ncdsAgainstBonds: Comparison = {
  title: "NCDs and Bonds Side by Side",
  caption: "How lending to a company differs from lending to the government or its undertakings.",
  choices: ["NCDs", "Government and public sector bonds"],
  rows: [
    { point: "Who borrows", cells: ["A company", "The Centre, a state or a public undertaking"] },
    {
      point: "What stands behind it",
      cells: ["Company assets, if secured", "Government credit, or the undertaking’s own"],
    },
    { point: "Interest", cells: ["Higher, for more risk", "Lower"] },
    { point: "Main risk", cells: ["The company does not pay", "The price falls before you sell"] },
    {
      point: "Smallest amount",
      cells: ["Set by each issue", "Government: ₹10,000 at RBI Retail Direct"],
    },
    {
      point: "Selling early",
      cells: ["On the exchange, often with few buyers", "Easier for central government bonds"],
    },
    {
      point: "TDS for residents",
      cells: ["10% above ₹10,000 a year", "None on most government bonds; others as for NCDs"],
    },
  ],
};

export const ncd = {
  href: "/wealth-management/ncd-bond/ncd",
  menuTitle: "NCD",
  title: "Non-Convertible Debentures (NCD)",
  subtitle: "Lend to a company for a fixed term, and know beforehand what you are paid and when",
  description:
    "Non-convertible debentures explained: short, medium and long terms, secured and unsecured issues, payout choices, tax on interest and the checks to make.",
  summary:
    "Fixed-term lending to companies: terms, payouts, ratings and the checks that come first.",
  image: "ncd",
  introduction:
    "An NCD is a loan you make to a company: it pays interest at a stated rate and returns the principal on a stated date. It never turns into shares. We read the offer document with you, compare issuers and help you apply, so that the units reach your demat account (where securities are kept electronically).",
  featuresTitle: "Terms, Types and Payouts of NCDs",
  features: [
    {
      title: "Investment Terms",
      text: "Pick the maturity by the date on which you want the money back, not by the advertised rate.",
      icon: "calendar",
      items: [
        "Short term: 1-3 years, for a planned expense or a first NCD",
        "Medium term: 3-5 years, where most public issues offer a choice",
        "Long term: 5+ years, which locks in one rate for longer",
        "Laddering: several maturities, so a part of your money returns regularly",
      ],
    },
    {
      title: "Types of NCD",
      text: "The security behind the promise matters more than half a percent of extra interest.",
      icon: "layers",
      items: [
        "Secured: backed by named company assets, which the trustee may enforce",
        "Unsecured: ranks after secured lenders and therefore pays a little more",
        "Listed: can be sold on the exchange, if there is a buyer",
        "Perpetual or subordinated: repaid after other lenders; not for everyone",
      ],
    },
    {
      title: "Interest Payout",
      text: "The same issue often has several series. Choose the one that fits your cash flow.",
      icon: "coins",
      items: [
        "Monthly: regular income for retired investors, at a slightly smaller rate",
        "Annual: one credit a year, straight to your bank account",
        "Cumulative: interest is added up and paid with the principal at maturity",
      ],
    },
    {
      title: "Checks Before You Apply",
      text: "Company debt can default. Four questions remove most of the surprises.",
      icon: "search",
      items: [
        "Credit rating: the grade today, and which way it has moved",
        "Issuer’s accounts: profit, debt and how much falls due this year",
        "Debenture trustee: who acts for holders if a payment is missed",
        "Exit: how often similar NCDs trade, and at what discount",
      ],
    },
  ],
  moreFeatures: [
    {
      title: "Tax and Paperwork",
      text: "An NCD is not a bank deposit, and the deposit insurance on bank accounts does not extend to it.",
      icon: "document",
      items: [
        "Interest: added to your income and taxed at your slab rate",
        "TDS: tax the company deducts on interest above a yearly limit",
        "Sale before maturity: listed NCDs count as long-term after twelve months",
        "Needed to apply: PAN (your tax number), completed KYC and a demat account",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for NCDs",
    points: [
      {
        title: "Issuer First",
        text: "We look at who is borrowing and why before we look at the coupon, and we say so when the answer is weak.",
        icon: "building",
      },
      {
        title: "Limits per Company",
        text: "Your holding in any one issuer stays small enough that a single default hurts without changing your plans.",
        icon: "pie",
      },
      {
        title: "Dates Tracked for You",
        text: "Interest dates, call options and maturities go into one calendar, so idle money is noticed in the same week.",
        icon: "calendar",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => bonds,
    title: "Bonds",
    text: "Would you rather lend to the government or a public sector company? Read how bonds differ from NCDs.",
    label: "Compare with Bonds",
  },
  comparison: ncdsAgainstBonds,
  questions: [
    {
      question: "Is an NCD as safe as a fixed deposit?",
      answer:
        "No. Bank deposits are insured up to a limit; NCDs are not. If the company fails, you may wait for years and lose a part of your money or all of it, so keep only a share of your savings there.",
    },
    {
      question: "Can I get my money back before the NCD matures?",
      answer:
        "The company need not repay early. A listed NCD can be sold on the exchange, at the day’s price and only if someone buys; many issues have few buyers. Invest what you can leave until maturity.",
    },
    {
      question: "What happens if the company misses a payment?",
      answer:
        "The debenture trustee acts for all holders and, for a secured NCD, can enforce the charge on the company’s assets. Unsecured holders come after secured ones. Recovery often takes years and may not cover everything.",
    },
    {
      question: "How do I apply for a public issue of NCDs?",
      answer:
        "Through a broker or your bank, with PAN, completed KYC and a demat account. The amount stays blocked in your own bank account until allotment, and whatever is not allotted to you is released.",
    },
    {
      question: "Why was tax deducted from my NCD interest?",
      answer:
        "The company deducts 10% once its interest to you exceeds ₹10,000 in a year, and this counts towards your tax. If no tax will be due from you, a declaration in Form 121 can as a rule prevent it.",
    },
  ],
  keywords: [
    "ncds",
    "ncd",
    "non-convertible debentures",
    "debentures",
    "debenture trustee",
    "coupon",
    "issuer",
  ],
  siblingPages: ["/wealth-management/mutual-funds", "/wealth-management/real-estate/fractional"],
  claims: ["ncd-terms", "retail-direct", "securities-tds"],
} satisfies ContentPage;

export const bonds = {
  href: "/wealth-management/ncd-bond/bonds",
  menuTitle: "Bonds",
  title: "Bonds",
  subtitle: "Government, public sector and corporate bonds for income that you can plan around",
  description:
    "How bonds work in India: maturities from one year to decades, types of issuer, ways to buy, what moves their price and how interest is taxed.",
  summary: "Government, public sector and corporate bonds: terms, yields, buying routes and tax.",
  image: "bonds",
  introduction:
    "Bonds turn savings into a schedule of payments. Governments, public sector companies and private firms all issue them, for months or for decades. Our part is to compare yields on equal terms, find bonds that are actually on offer and build a ladder around your dates.",
  featuresTitle: "Who You Lend to, and for How Long",
  features: [
    {
      title: "Bond Terms",
      text: "The longer the term, the more a bond’s price swings before maturity. Hold to the end and those swings matter less.",
      icon: "clock",
      items: [
        "Short term: 1-3 years, with little price movement on the way",
        "Medium term: 3-7 years, a balance of yield and flexibility",
        "Long term: 7+ years, for pensions and children’s milestones",
      ],
    },
    {
      title: "Who Issues Them",
      text: "Every bond is only as strong as its borrower. These are the four groups you will meet.",
      icon: "flag",
      items: [
        "Central government: dated securities and Treasury bills, issued through the RBI",
        "State governments: state development loans, usually yielding slightly more",
        "Public sector companies: power, rail and road finance, with published ratings",
        "Private companies: higher coupons, in exchange for higher credit risk",
      ],
    },
    {
      title: "Price and Yield",
      text: "Two bonds with the same coupon can pay you quite different amounts. These numbers show why.",
      icon: "calculator",
      items: [
        "Yield to maturity: your yearly earning if you buy today and hold",
        "Interest-rate risk: when market rates go up, existing bonds lose value",
        "Rating: an agency’s opinion of repayment, revised when facts change",
        "Call option: the borrower may repay early and end your income",
      ],
    },
    {
      title: "Ways to Buy",
      text: "Each route has its own minimum, spread and settlement. We choose by total cost, not by convenience.",
      icon: "store",
      items: [
        "Primary auction: retail bids for government paper, at the RBI’s portal",
        "Stock exchange: listed bonds bought and sold from a demat account",
        "Online bond platforms: deal only with those registered with SEBI, the market regulator",
        "Public issue: a fresh series at face value, open for a few days",
      ],
    },
  ],
  moreFeatures: [
    {
      title: "Tax Points",
      text: "Tax decides between bonds more often than yield does, above all in the higher slabs.",
      icon: "percent",
      items: [
        "Taxable interest: taxed as income from other sources, at your slab rate",
        "Tax-free bonds: older public sector series, now found on the exchange",
        "Capital gains bonds: five-year lock-in, for profit on land or a building",
        "Sale of listed bonds: long-term once held for over a year",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Bonds",
    points: [
      {
        title: "Like for Like",
        text: "Coupons, prices and accrued interest are brought down to a single yield after tax, so comparisons are fair.",
        icon: "scale",
      },
      {
        title: "Ladders by Design",
        text: "School fees, a wedding, retirement: maturities are placed one behind another to meet bills you already know of.",
        icon: "ladder",
      },
      {
        title: "Costs Disclosed",
        text: "We show in rupees what each buying route adds to the price, so you can judge a purchase for yourself.",
        icon: "rupee",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => ncd,
    title: "Non-Convertible Debentures",
    text: "Ready to accept more company risk for a higher coupon? See how NCDs are structured and secured.",
    label: "Compare with NCDs",
  },
  comparison: ncdsAgainstBonds,
  questions: [
    {
      question: "How much do I need to buy a government bond?",
      answer:
        "At least ₹10,000 at RBI Retail Direct, where an account costs nothing to open or keep. On the exchange, brokerage and the gap between buying and selling prices come on top.",
    },
    {
      question: "Can I lose money on a government bond?",
      answer:
        "Held to maturity, it pays its interest and face value on the stated dates. Sold earlier, it may bring less than you paid, above all a long bond after a rise in rates. Inflation also shrinks what fixed payments buy.",
    },
    {
      question: "Can bonds save tax on the sale of my flat?",
      answer:
        "Capital gains bonds can, if the gain is long-term and goes into them within six months of the sale, up to ₹50 lakh. The money is then locked in, and the interest on it is taxable.",
    },
    {
      question: "Is the interest on bonds free of tax?",
      answer:
        "Mostly not: it is added to your income and taxed at your slab rate. Only certain older public sector series pay tax-free interest, and buyers today pay for that with a lower yield.",
    },
    {
      question: "What should I check on an online bond platform?",
      answer:
        "That it is registered with SEBI, how the issuer is rated, what you earn at the quoted price after all charges, and that the bonds reach your own demat account. If an answer is missing, wait.",
    },
  ],
  keywords: [
    "bonds",
    "bond",
    "government bonds",
    "rbi retail direct",
    "bond platforms",
    "yield to maturity",
    "coupon",
  ],
  siblingPages: ["/wealth-management/mutual-funds", "/who-we-serve/hni"],
  claims: ["bond-terms", "capital-gains-bonds", "retail-direct", "securities-tds"],
} satisfies ContentPage;

export const fractional = {
  href: "/wealth-management/real-estate/fractional",
  menuTitle: "Fractional Ownership",
  title: "Fractional Ownership of Commercial Real Estate",
  subtitle: "A share in a leased office or warehouse, without buying the whole building",
  description:
    "Own part of a leased office, warehouse or shop: rental yield, SEBI’s framework for small and medium REITs, costs, exit routes and the checks we carry out.",
  summary: "Shares in leased offices, warehouses and shops, with rent paid out to every co-owner.",
  image: "fractional",
  introduction:
    "A good office floor costs crores, more than most families should put into one property. Fractional ownership divides it among many investors, who share the rent and any change in value. We examine the tenant, the title and the exit before you commit any money.",
  featuresTitle: "Rent, Ownership, Checks and Exit",
  features: [
    {
      title: "Rental Income",
      text: "Rent is the main reason to invest. The price may rise too, but nobody can count on that.",
      icon: "coins",
      items: [
        "Rental yield: 8-10% p.a. on leased commercial property, an indication only",
        "Escalation: many commercial leases raise the rent every three years",
        "Payout: monthly or quarterly, after property tax, upkeep and manager’s fee",
        "Vacancy: no tenant means no rent, so we model empty months",
      ],
    },
    {
      title: "Property Types",
      text: "Each kind of building follows a different part of the economy, which is a reason to own more than one.",
      icon: "warehouse",
      items: [
        "Offices: business parks let to companies on multi-year agreements",
        "Warehouses: logistics and e-commerce tenants near highways and large cities",
        "Shops: high-street and mall units whose rent may follow sales",
        "Industrial sheds: manufacturing tenants who invest in fittings and tend to stay",
      ],
    },
    {
      title: "How You Hold It",
      text: "The legal form decides your rights, your tax and how fast you can exit.",
      icon: "key",
      items: [
        "SM REIT units: listed units under SEBI’s framework, from ₹10 lakh each",
        "Shares in a holding company: private, with exit as its agreement allows",
        "Joint sale deed: an undivided share on the title, hard to sell on its own",
      ],
    },
    {
      title: "What We Examine",
      text: "A polished brochure answers few of these questions, so we ask for the documents themselves.",
      icon: "search",
      items: [
        "Lease: lock-in period, notice, deposit and who pays for repairs",
        "Tenant: finances, years in place and cost of moving out",
        "Title and approvals: ownership chain, occupancy certificate and dues",
        "Price: an independent valuation and recent rents on the same street",
      ],
    },
  ],
  moreFeatures: [
    {
      title: "Entry, Costs and Exit",
      text: "Plan to stay for five years or so. A share in a building cannot be sold as quickly as a fund.",
      icon: "exit",
      items: [
        "Entry cost: stamp duty, due diligence and brokerage, depending on the form",
        "Yearly cost: asset manager’s fee, audit, insurance and a repair reserve",
        "Exit: exchange sale, a private buyer or sale of the building",
        "Tax: rent and gains are taxed according to the form you hold",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Shared Property",
    points: [
      {
        title: "Structure Before Property",
        text: "We start from the agreement and the regulator’s rules, because even a good building is hard to sell in a poor structure.",
        icon: "scale",
      },
      {
        title: "Numbers After Costs",
        text: "You see the rent that would reach your account once fees, tax and empty months are taken out.",
        icon: "calculator",
      },
      {
        title: "A Sensible Share",
        text: "We suggest how much of your wealth belongs in one asset, and we keep emergency money well out of it.",
        icon: "pie",
      },
    ],
  },
  crossLink: {
    href: "/wealth-management/real-estate/reit",
    title: "REITs",
    text: "A real estate investment trust owns many buildings and trades on the exchange, in far smaller amounts.",
    label: "About REITs",
  },
  questions: [
    {
      question: "What is the least I can invest in a shared property?",
      answer:
        "A unit of an SM REIT costs at least ₹10 lakh at issue, and private offers set their own minimum. Units of a large REIT, which owns many buildings, can be bought on the exchange for far less.",
    },
    {
      question: "How quickly can I sell my share?",
      answer:
        "Do not count on a quick sale. SM REIT units are listed, yet few change hands; a private share needs a buyer whom the agreement admits. In a hurry, you may have to accept a lower price.",
    },
    {
      question: "What happens to my income if the tenant leaves?",
      answer:
        "Rent stops, while property tax, upkeep and fees go on. A new tenant can take months to find and may ask for a rent-free period. Several tenants with long lock-in periods soften the blow.",
    },
    {
      question: "How is the income from my share taxed?",
      answer:
        "That depends on the form. An SM REIT can pay interest, dividend, rent and a return of capital, each taxed in its own way, and sends you a statement. Companies and joint owners follow other rules.",
    },
    {
      question: "How do I find out whether an offer is regulated?",
      answer:
        "Look for the scheme among the SM REITs registered with SEBI, and read its offer document. Shares in a private company stand outside that framework: valuation, fees and exit rest on its agreement alone.",
    },
  ],
  keywords: [
    "fractional property",
    "fractional ownership",
    "sm reits",
    "sm reit",
    "reits",
    "office building",
    "gross yield",
  ],
  siblingPages: ["/wealth-management/real-estate/rera", "/who-we-serve/hni"],
  claims: ["fractional-yield", "sm-reit"],
  disclosures: ["realEstate"],
} satisfies ContentPage;

export const rera = {
  href: "/wealth-management/real-estate/rera",
  menuTitle: "RERA Approved Projects",
  title: "Investment in RERA Approved Projects",
  subtitle:
    "Buy into registered projects with the law’s protections, and check what the law does not",
  description:
    "What RERA registration gives a buyer: the 70% account, the 10% limit on advances, carpet area, defects and delay, and how we check a project.",
  summary: "Registered projects, a buyer’s rights in law, and what to verify before you book.",
  image: "rera",
  introduction:
    "RERA is the Real Estate (Regulation and Development) Act, 2016, under which each state has an authority that registers projects. Registration tells you that a project is on record; it does not judge the price, the location or the builder. That part is our work.",
  featuresTitle: "Your Rights, and What We Check",
  features: [
    {
      title: "Project Registration",
      text: "Where registration is required, nothing may be advertised, booked or sold before it.",
      icon: "document",
      items: [
        "Registration number: printed on every advertisement and searchable on the state portal",
        "Small projects: exempt up to 500 sq m of land or eight apartments",
        "On file: sanctioned plans, land title, approvals and completion date",
        "Agents: brokers who sell registered projects must be registered too",
      ],
    },
    {
      title: "Protection of Your Money",
      text: "The Act limits what a developer may collect, and what the money may be spent on.",
      icon: "lock",
      items: [
        "Separate account: 70% of buyers’ payments go to land and construction only",
        "Withdrawals: an engineer, an architect and a chartered accountant must certify them",
        "Advance: at most 10% before a registered agreement for sale",
        "Delay: withdraw with a refund and interest, or stay and receive interest",
      ],
    },
    {
      title: "Quality and Size",
      text: "What you were shown should be what you receive, measured in one standard way.",
      icon: "home",
      items: [
        "Carpet area: usable floor inside your walls, the measure to compare prices by",
        "Plan changes: two-thirds of buyers must agree to major alterations",
        "Structural defects: repaired free when reported within five years of possession",
        "Conveyance: the title passes to you and your association, with documents",
      ],
    },
    {
      title: "Our Project Checks",
      text: "We read the public records, and we also visit the site.",
      icon: "search",
      items: [
        "Developer: past projects, delays and orders passed by the authority",
        "Progress: quarterly filings set against what stands on the ground",
        "Land: title report, mortgages, litigation and zoning",
        "Demand: rents, unsold flats and new supply within a short drive",
      ],
    },
  ],
  moreFeatures: [
    {
      title: "Paying for It",
      text: "The price on the sheet is not the price you pay. We list each item before booking.",
      icon: "wallet",
      items: [
        "Payment plan: instalments tied to construction stages, rather than to the calendar",
        "Stamp duty and registration: set by the state, paid by you",
        "TDS: you withhold tax from the seller when the price reaches ₹50 lakh",
        "GST: charged on units under construction, not after the completion certificate",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Our Project Checks",
    points: [
      {
        title: "Records Read in Full",
        text: "We download the filings, orders and accounts from the state portal and put the problems at the top.",
        icon: "document",
      },
      {
        title: "An Investor’s View",
        text: "Rent, holding cost and resale are worked out as for any other asset, however good the show flat looks.",
        icon: "chart",
      },
      {
        title: "Beside You to Possession",
        text: "From booking form to handover inspection, a named person checks each demand letter against actual progress.",
        icon: "handshake",
      },
    ],
  },
  crossLink: {
    to: (): ContentPage => fractional,
    title: "Fractional Ownership",
    text: "Prefer rent from a finished office to waiting for a new flat? Own part of a commercial building instead.",
    label: "See Fractional Ownership",
  },
  questions: [
    {
      question: "Is my money safe once a project has a RERA number?",
      answer:
        "Safer, but not free of risk. The number puts the project on record and gives you rights. It does not vouch for the builder’s finances, the price or the date, and registered projects have been late too.",
    },
    {
      question: "Can I get my money back if possession is late?",
      answer:
        "Yes: the law lets you leave and claim a refund with interest, or stay and claim interest for each month of delay. If the builder does not pay, you apply to the authority, and recovery can take time.",
    },
    {
      question: "What if I cancel the booking for my own reasons?",
      answer:
        "Then the agreement decides, and the builder usually keeps a part of what you have paid. Read the cancellation clause and the interest on late instalments before you book, and get both in writing.",
    },
    {
      question: "Which papers should I ask for before I book?",
      answer:
        "The title report, sanctioned plan, commencement certificate for your floor, draft agreement and a signed sheet of all charges. If the land is mortgaged, ask also for the lender’s no-objection for your flat.",
    },
    {
      question: "Who pays the TDS on my flat, and how?",
      answer:
        "You do, out of the price. From ₹50 lakh, 1% of each payment to a resident seller is kept back and deposited online with both PANs; the seller gets credit for it. Late payment brings interest and fees.",
    },
  ],
  keywords: [
    "rera",
    "under-construction flat",
    "carpet area",
    "agreement for sale",
    "possession",
    "completion certificate",
  ],
  siblingPages: ["/loans/home-loan", "/insurance/personal"],
  claims: ["rera-registration", "rera-seventy-percent", "rera-buyer-rights", "property-tds"],
  disclosures: ["realEstate"],
} satisfies ContentPage;

export const startup = {
  href: "/wealth-management/startup-investment",
  menuTitle: "Startup Investment",
  title: "Startup Investment",
  subtitle:
    "A small part of your wealth in young companies, for years and with the risks understood",
  description:
    "Investing in Indian startups through angel funds, venture funds or directly: due diligence, deal terms, exit strategies and a sensible stake.",
  summary:
    "Angel funds, venture funds and direct stakes, with due diligence and a plan for the exit.",
  image: "startup-investment",
  introduction:
    "Many startups fail, and those that succeed often need seven years or more to show it. Invest only what you could lose without changing your life. We screen opportunities, read the terms, spread the stakes and agree on the way out before going in.",
  featuresTitle: "How the Investment Works, from Entry to Exit",
  features: [
    {
      title: "Ways to Invest",
      text: "The rules, the minimum amount and who may invest depend on the route.",
      icon: "rocket",
      items: [
        "Angel funds: SEBI-registered, and open to accredited investors only",
        "Venture funds: alternative investment funds, as a rule from ₹1 crore",
        "Direct stake: shares by private placement under the Companies Act",
        "Follow-on rounds: rights to keep your percentage when others join",
      ],
    },
    {
      title: "Due Diligence",
      text: "Every founder is enthusiastic. We ask for evidence.",
      icon: "search",
      items: [
        "Founders: track record, time committed and what they have at stake",
        "Customers: who pays, how often they return and why they leave",
        "Cash: how many months it lasts at the present rate of spending",
        "Legal: who owns what, licences, intellectual property and open disputes",
      ],
    },
    {
      title: "Deal Terms",
      text: "The valuation is only one term. The small print decides who receives what.",
      icon: "signature",
      items: [
        "Instrument: ordinary shares, or preference shares that convert later",
        "Liquidation preference: who is paid first when the company is sold",
        "Information rights: accounts and updates at fixed intervals",
        "Dilution: what your share becomes after the next two rounds",
      ],
    },
    {
      title: "Exit Strategies",
      text: "There is no market for most unlisted shares. An exit has to be prepared, and it may never come.",
      icon: "exit",
      items: [
        "Acquisition: a larger company buys the business, in cash or shares",
        "Secondary sale: a later investor buys your stake, often at a discount",
        "Public issue: listing on an exchange, followed by a lock-in",
        "Buyback: the company or its founders purchase your shares",
        "Write-off: recording the loss properly, so that tax rules can apply",
      ],
    },
  ],
  moreFeatures: [
    {
      title: "How Much and How Many",
      text: "Keeping each stake small protects you better than any clause in the contract.",
      icon: "pie",
      items: [
        "Share of wealth: a few percent, after emergency money and retirement",
        "Number of companies: ten or more small stakes instead of one favourite",
        "Reserve: keep as much again for follow-on rounds",
      ],
    },
  ],
  reasons: {
    title: "Why Choose Us for Startup Investment",
    points: [
      {
        title: "Careful Screening",
        text: "Of the many proposals we see, only a handful reach you, each with our doubts written beside the founders’ claims.",
        icon: "search",
      },
      {
        title: "Terms in Plain Words",
        text: "Every clause that touches your money is explained on one page, with a worked example of a poor outcome.",
        icon: "document",
      },
      {
        title: "Planned for the Long Wait",
        text: "We fit each stake around the rest of your plan, so that a long wait need not force a sale.",
        icon: "clock",
      },
    ],
  },
  questions: [
    {
      question: "Can anybody invest through an angel fund?",
      answer:
        "No, angel funds admit only accredited investors: people whom an agency recognised by SEBI has certified, on income and net worth. Others can look at a venture fund or at shares that a company offers them privately.",
    },
    {
      question: "Could I lose everything that I put into a startup?",
      answer:
        "Yes. Many young companies close and return nothing to their shareholders. That is why we suggest several small stakes, and only from money that none of your plans depends on.",
    },
    {
      question: "When would I see my money again?",
      answer:
        "Nobody can tell. A fund runs for the term in its papers and may extend it; a direct stake is sold when a buyer turns up. Early exits are rare and mostly at a discount.",
    },
    {
      question: "What fees do angel and venture funds charge?",
      answer:
        "Usually a yearly management fee and a share of profits above an agreed level, besides running costs. The placement memorandum lists them. Compare funds by what would be left after all of these.",
    },
    {
      question: "How are gains on startup shares taxed?",
      answer:
        "Gains on unlisted shares held for over two years are taxed at 12.5%, and earlier sales at your slab rate. Losses follow rules of their own, so keep every paper from purchase to exit.",
    },
  ],
  keywords: [
    "startups",
    "startup",
    "angel funds",
    "angel fund",
    "venture funds",
    "venture fund",
    "unlisted shares",
    "accredited investor",
  ],
  siblingPages: ["/who-we-serve/hni", "/wealth-management/mutual-funds"],
  claims: ["angel-funds", "venture-fund-minimum", "unlisted-gains-tax"],
} satisfies ContentPage;
