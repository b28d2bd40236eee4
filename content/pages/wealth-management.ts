import type { ContentPage } from "../types";

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
  disclosures: ["mutualFunds"],
} satisfies ContentPage;

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
      text: "Pick the maturity from the date on which you want the money back, not from the advertised rate.",
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
      text: "The security behind the promise matters more than an extra half a percent of interest.",
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
        title: "Dates Kept for You",
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
  claims: ["ncd-terms"],
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
    "Bonds turn savings into a schedule of payments. Governments, public sector companies and private firms all issue them, for months or for decades. Our part is to compare yields on equal terms, find units actually on offer and build a ladder around your dates.",
  featuresTitle: "Who You Lend to, and for How Long",
  features: [
    {
      title: "Bond Terms",
      text: "The longer the term, the more its price swings before maturity. Hold to the end and those swings matter less.",
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
        "Taxable interest: falls under other sources, at the rate for your slab",
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
  claims: ["bond-terms", "capital-gains-bonds"],
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
        "Tax: rent and gains are taxed by the form you hold",
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
      text: "Nothing may be advertised, booked or sold in a project that has to be registered and is not.",
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
  claims: ["angel-funds", "venture-fund-minimum"],
} satisfies ContentPage;

export const wealthManagementPages: ContentPage[] = [
  mutualFunds,
  ncd,
  bonds,
  fractional,
  rera,
  startup,
];
