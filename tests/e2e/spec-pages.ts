import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { site as firm } from "@/content/site";
import type { Shown } from "./state";

// What spec.md §2 and §9 say of the texts of each public page, written out once more and taken
// from nowhere else: when content/ and this table part, one of them has left the specification.
// Only the brand and the dates of the legal pages, which the firm sets, are read from there.

/** A card of an information page, and the bullets that the specification lists for it. */
export type SpecCard = {
  /** Missing where the specification lists bullets without naming their card. */
  title?: string;
  /** The words that a bullet begins with, or how it reads where it carries a figure. */
  bullets: (string | RegExp)[];
};

/** An information page: title, subtitle, cards, three reasons. */
export type SpecPage = {
  path: string;
  /** The h1; letters may be large or small. A pattern where the specification gives no title. */
  title: string | RegExp;
  /** Four feature cards; or a grid of cards, whose number the specification leaves open. */
  layout: "four cards" | "card grid";
  cards: SpecCard[];
  /** The headings of the three reasons, where the specification names them. */
  reasons?: [string, string, string];
  /** The page that a card beside the content leads to. */
  leadsTo?: string;
};

/** A screen with texts of its own. */
export type SpecScreen = {
  /** `{id}` stands for an entry that the test publishes. */
  path: string;
  /** Where one path has two screens. */
  state?: "without an offer" | "with offers";
  shows: Shown[];
  /** Links of the page's own part: their name, and where they lead. */
  links: [name: string | RegExp, href: string][];
  /** Whether the page ends with the block "Ready to Get Started?". */
  closing: boolean;
  /** The status that it is answered with, if not 200. */
  status?: number;
  /** Whether it is no page for visitors. */
  isForStaff?: boolean;
};

const year = new Date().getFullYear();

/** What stands at the top of every page where there is room: at widths from 769 px. */
export const wideHeader: Shown[] = [
  ["link", "Contact Us"],
  ["button", "Who We Serve"],
  ["button", "Wealth Management"],
  ["button", "Insurance"],
  ["button", "Lease"],
  ["button", "Loans"],
  ["link", "Blog"],
  ["link", "Media"],
];

/** What every page has at every width: logo and footer. */
export const frame: Shown[] = [
  ["link", firm.name],
  ["paragraph", firm.tagline],
  ...firm.social.map(({ network }): Shown => ["link", `${network} (opens in a new tab)`]),
  ["paragraph", new RegExp(`^© ${firm.copyrightFrom}–${year}`)],
  ["link", "Privacy Policy"],
  ["link", "Terms of Service"],
];

/** What the pages for visitors have beside that. */
export const callback: Shown = ["button", "Request a callback"];

/** The block that ends information pages. */
export const closing = {
  shows: [
    ["heading", "Ready to Get Started?"],
    [
      "paragraph",
      "Contact our team of experts to learn more about how we can help you achieve your financial goals.",
    ],
  ] satisfies Shown[],
  link: ["Schedule a Consultation", "/contact"] as const,
};

/** The navigation tree: each group and the pages in it, in order. */
export const menu: [group: string, paths: string[]][] = [
  [
    "Who We Serve",
    [
      "/who-we-serve",
      "/who-we-serve/individuals-families",
      "/who-we-serve/executives",
      "/who-we-serve/attorneys",
      "/who-we-serve/business-owners",
      "/who-we-serve/doctors",
      "/who-we-serve/woman-investors",
      "/who-we-serve/charitable-investors",
      "/who-we-serve/hni",
      "/who-we-serve/family-office",
      "/who-we-serve/nri",
      "/who-we-serve/foreign-investors",
    ],
  ],
  [
    "Wealth Management",
    [
      "/wealth-management/mutual-funds",
      "/wealth-management/ncd-bond/ncd",
      "/wealth-management/ncd-bond/bonds",
      "/wealth-management/real-estate/fractional",
      "/wealth-management/real-estate/rera",
      "/wealth-management/startup-investment",
    ],
  ],
  ["Insurance", ["/insurance/personal", "/insurance/business"]],
  [
    "Lease",
    [
      "/lease/new-car",
      "/lease/old-car",
      "/lease/commercial-vehicle",
      "/lease/equipment",
      "/lease/machinery",
    ],
  ],
  [
    "Loans",
    [
      "/loans/home-loan",
      "/loans/loan-against-property",
      "/loans/loan-against-rent",
      "/loans/loan-against-shares",
      "/loans/gold-loan",
      "/loans/car-loan",
      "/loans/od-cc",
      "/loans/working-capital",
      "/loans/term-loan",
    ],
  ],
];

/** Every public content route; entries of the blog and offers come to them. */
export const contentRoutes = [
  "/",
  "/contact",
  "/services",
  "/blog",
  "/media",
  "/privacy",
  "/terms",
  ...menu.flatMap(([, paths]) => paths),
];

/** The one path that a page links to and that is not routed, and the page that does. */
export const deadLink = {
  path: "/wealth-management/real-estate/reit",
  on: "/wealth-management/real-estate/fractional",
};

/** The tabs of /services: the groups of the menu without Who We Serve. */
export const serviceTabs = menu.slice(1);

/** The three points of the panel in each tab. */
export const servicePoints = ["Expert Guidance", "Personalized Solutions", "Comprehensive Support"];

/** What the segment pages list, between them. */
export const segmentServices = [
  "practice management",
  "retirement planning",
  "asset protection",
  "legacy planning",
  "cross-border planning",
  "compliance",
];

const segment = (path: string, title: string): SpecPage => ({
  path: `/who-we-serve/${path}`,
  title,
  layout: "four cards",
  cards: [],
});

export const segmentPages: SpecPage[] = [
  segment("attorneys", "Attorneys"),
  segment("business-owners", "Business Owners"),
  segment("doctors", "Doctors"),
  segment("woman-investors", "Women Investors"),
  segment("charitable-investors", "Charitable Investors"),
  segment("hni", "High Net Worth Individuals"),
  segment("family-office", "Family Office Services"),
  segment("nri", "Non-Resident Indians"),
  segment("foreign-investors", "Foreign Investors"),
];

export const informationPages: SpecPage[] = [
  {
    path: "/who-we-serve/individuals-families",
    title: "Individuals & Families",
    layout: "four cards",
    cards: [
      { title: "Financial Protection", bullets: [] },
      { title: "Investment Planning", bullets: [] },
      { title: "Retirement Planning", bullets: [] },
      { title: "Estate Planning", bullets: [] },
    ],
    reasons: ["Personalized Approach", "Comprehensive Planning", "Long-term Partnership"],
  },
  {
    path: "/who-we-serve/executives",
    title: "Executives",
    layout: "four cards",
    cards: [
      {
        title: "Compensation Planning",
        bullets: [
          "stock option analysis",
          "RSU management",
          "deferred compensation",
          "bonus optimization",
        ],
      },
      {
        title: "Tax Strategy",
        bullets: [
          "tax-efficient investing",
          "AMT planning",
          "multi-state tax issues",
          "capital gains planning",
        ],
      },
      {
        title: "Retirement Planning",
        bullets: [
          "executive benefits",
          "pension maximization",
          "early retirement options",
          "income replacement",
        ],
      },
      {
        title: "Wealth Accumulation",
        bullets: [
          "concentrated position management",
          "diversification strategies",
          "alternative investments",
          "wealth protection",
        ],
      },
    ],
    reasons: ["Specialized Expertise", "Integrated Planning", "Confidentiality"],
  },
  ...segmentPages,
  {
    path: "/wealth-management/mutual-funds",
    title: "Mutual Funds",
    layout: "four cards",
    cards: [
      { title: "Equity", bullets: ["large cap", "mid cap", "small cap", "sector"] },
      {
        title: "Debt",
        bullets: ["government securities", "corporate bond", "short-term debt", "credit risk"],
      },
      {
        title: "Hybrid",
        bullets: ["balanced", "conservative hybrid", "dynamic asset allocation", "multi-asset"],
      },
      {
        title: "Specialized",
        bullets: ["index", "international", "thematic", "ESG/sustainable"],
      },
    ],
    reasons: ["Expert Fund Selection", "Portfolio Optimization", "Ongoing Monitoring"],
  },
  {
    path: "/wealth-management/ncd-bond/ncd",
    title: /\bNCD\b/,
    layout: "card grid",
    cards: [
      {
        bullets: [/^short\b.*\b1-3 years/i, /^medium\b.*\b3-5 years/i, /^long\b.*\b5\+ years/i],
      },
    ],
    leadsTo: "/wealth-management/ncd-bond/bonds",
  },
  {
    path: "/wealth-management/ncd-bond/bonds",
    title: "Bonds",
    layout: "card grid",
    cards: [
      {
        bullets: [/^short\b.*\b1-3 years/i, /^medium\b.*\b3-7 years/i, /^long\b.*\b7\+ years/i],
      },
    ],
    leadsTo: "/wealth-management/ncd-bond/ncd",
  },
  {
    path: "/wealth-management/real-estate/fractional",
    title: "Fractional ownership of commercial real estate",
    layout: "card grid",
    cards: [{ bullets: [/^rental yield\b.*\b8-10% p\.a\./i] }],
    leadsTo: deadLink.path,
  },
  {
    path: "/wealth-management/real-estate/rera",
    title: "Investment in RERA approved projects",
    layout: "card grid",
    cards: [],
    leadsTo: "/wealth-management/real-estate/fractional",
  },
  {
    path: "/wealth-management/startup-investment",
    title: /^Startup Invest(ing|ment)$/,
    layout: "card grid",
    cards: [{ title: "Exit Strategies", bullets: [] }],
  },
  {
    path: "/insurance/personal",
    title: "Personal Insurance",
    layout: "four cards",
    cards: [
      { title: "Life", bullets: ["term", "whole life", "unit linked", "endowment"] },
      {
        title: "Health",
        bullets: ["individual", "family floater", "critical illness", "senior citizen"],
      },
      { title: "Property", bullets: ["home", "content", "landlord", "natural disaster"] },
      { title: "Asset Protection", bullets: ["vehicle", "travel", "accident", "liability"] },
    ],
    reasons: ["Customized Coverage", "Financial Security", "Claims Support"],
  },
  {
    path: "/insurance/business",
    title: "Business Insurance",
    layout: "four cards",
    cards: [
      { title: "Property Coverage", bullets: [] },
      { title: "Liability Coverage", bullets: [] },
      { title: "Employee Coverage", bullets: [] },
      { title: "Specialized Coverage", bullets: [] },
    ],
  },
  {
    path: "/lease/new-car",
    title: "New Car Lease",
    layout: "four cards",
    cards: [
      { bullets: ["luxury", "SUV", "sedan", "electric/hybrid"] },
      { bullets: ["zero-down plans", "mileage options", "early termination"] },
    ],
  },
  {
    path: "/lease/old-car",
    title: /^Old Car\b/,
    layout: "card grid",
    cards: [],
  },
  {
    path: "/lease/commercial-vehicle",
    title: /^Commercial Vehicle\b/,
    layout: "card grid",
    cards: [],
  },
  { path: "/lease/equipment", title: /^Equipment\b/, layout: "card grid", cards: [] },
  { path: "/lease/machinery", title: /^Machinery\b/, layout: "card grid", cards: [] },
  {
    path: "/loans/home-loan",
    title: "Home Loan",
    layout: "four cards",
    cards: [
      {
        title: "Loan Types",
        bullets: ["new purchase", "construction", "improvement", "land purchase"],
      },
      {
        title: "Financing Options",
        bullets: ["fixed rate", "adjustable rate", "balance transfer", "top-up"],
      },
      {
        title: "Flexible Terms",
        bullets: ["long tenure", "customized EMI", "prepayment", "step-up/step-down EMIs"],
      },
      {
        title: "Added Benefits",
        bullets: [
          "tax benefits",
          "property insurance options",
          "digital documentation",
          "valuation assistance",
        ],
      },
    ],
    reasons: ["Competitive Rates", "Simplified Process", "Expert Guidance"],
  },
  {
    path: "/loans/loan-against-property",
    title: "Loan Against Property",
    layout: "four cards",
    cards: [
      {
        title: "Property Types",
        bullets: ["residential", "commercial", "industrial", "mixed-use"],
      },
      { title: "Loan Features", bullets: [] },
      {
        title: "Repayment Options",
        bullets: ["fixed EMI", "flexible EMI", "balance transfer", "part prepayment"],
      },
      {
        title: "Added Benefits",
        bullets: [
          "minimal documentation",
          "tax benefits",
          "property valuation",
          "legal assistance",
        ],
      },
    ],
    reasons: ["Lower Interest Rates", "Quick Processing", "Expert Guidance"],
  },
  {
    path: "/loans/loan-against-rent",
    title: "Loan Against Rent",
    layout: "four cards",
    cards: [
      {
        title: "Eligible Properties",
        bullets: ["commercial buildings", "office spaces", "retail properties", "industrial units"],
      },
      { bullets: ["up to 80% of rental value"] },
      { bullets: ["monthly repayment", "customized EMI", "early settlement"] },
      { bullets: ["no property mortgage"] },
    ],
  },
  {
    path: "/loans/loan-against-shares",
    title: "Loan Against Shares/MF",
    layout: "four cards",
    cards: [
      { bullets: ["listed shares", "equity mutual funds", "debt mutual funds", "ETFs"] },
      { bullets: ["up to 70% of portfolio value"] },
      { bullets: ["revolving credit", "no prepayment penalty"] },
      { bullets: ["voting rights retained"] },
    ],
  },
  {
    path: "/loans/gold-loan",
    title: "Gold Loan",
    layout: "four cards",
    cards: [
      // In Indian spelling, as everything that the specification names without quoting it.
      { bullets: ["jewellery", "coins", "bars", "ornaments"] },
      { bullets: ["up to 75% of gold value"] },
      { bullets: ["instant valuation"] },
      { bullets: ["part payment"] },
      { bullets: ["insured vault storage"] },
    ],
  },
  {
    path: "/loans/car-loan",
    title: "Car Loan",
    layout: "four cards",
    cards: [
      { bullets: ["new", "pre-owned", "electric", "luxury"] },
      { bullets: ["up to 90% financing"] },
      { bullets: ["step-up EMI", "balloon payment", "prepayment"] },
    ],
  },
  {
    path: "/loans/od-cc",
    title: "Overdraft & Cash Credit",
    layout: "four cards",
    cards: [
      { bullets: ["bank OD", "cash credit", "property OD", "stock OD"] },
      { bullets: ["interest only on usage"] },
      { bullets: ["annual review"] },
    ],
  },
  {
    path: "/loans/working-capital",
    title: "Working Capital Loan",
    layout: "four cards",
    cards: [
      { bullets: ["manufacturing", "trading", "services", "export/import"] },
      {
        bullets: ["inventory funding", "bill discounting", "purchase finance", "export finance"],
      },
    ],
  },
  // In the menu alone: the specification shows no route and no text for it.
  { path: "/loans/term-loan", title: "Term Loan", layout: "four cards", cards: [] },
];

/** What stands on the home page below the hero and the offers. */
export const homeBelow: Shown[] = [
  ["heading", "Wealth Management"],
  ["heading", "Insurance Solutions"],
  ["heading", "Real Estate & Mortgages"],
  ["heading", /^Why Choose/],
  ["heading", "Personalized Approach"],
  ["heading", "Experienced Advisors"],
  ["heading", "Comprehensive Solutions"],
  ["heading", "Client-Centered Focus"],
];

export const registration: Shown[] = [
  ["heading", "Admin Registration"],
  ["textbox", "Username"],
  ["password", "Password"],
  ["password", "Confirm Password"],
  ["button", "Create Admin Account"],
];

export const screens: SpecScreen[] = [
  {
    path: "/",
    state: "without an offer",
    shows: [["heading", "Secure Your Financial Future"], ...homeBelow],
    links: [
      ["Get Started", "/contact"],
      ["Get Started Today", "/contact"],
    ],
    closing: false,
  },
  {
    path: "/",
    state: "with offers",
    shows: [
      ["region", "Current offers"],
      ["paragraph", "insurance"],
      ["heading", "Cover for less"],
      ["paragraph", "10% off"],
      ["paragraph", "Valid until: 2027-03-31"],
      ["button", "Previous offer"],
      ["button", "Next offer"],
      ...homeBelow,
    ],
    links: [["Get Started Today", "/contact"]],
    closing: false,
  },
  {
    path: "/contact",
    shows: [
      ["heading", "Contact Us"],
      ["paragraph", /financial goals/],
      ["textbox", "Name"],
      ["textbox", "Email"],
      ["textbox", "Phone"],
      ["textbox", "Message"],
      ["button", "Send Message"],
    ],
    links: [],
    closing: false,
  },
  { path: "/services", shows: [["heading", "Our Services"]], links: [], closing: true },
  { path: "/who-we-serve", shows: [["heading", "Who We Serve"]], links: [], closing: true },
  {
    path: "/blog",
    shows: [
      ["heading", "Blog"],
      ["paragraph", "Latest insights and updates from our financial experts"],
      ["heading", "A post to read"],
      ["paragraph", /^By Asha Menon · \d+\/\d+\/\d{4}$/],
      ["paragraph", "What the post is about"],
    ],
    links: [[/^Read More/, "/blog/{id}"]],
    closing: false,
  },
  {
    path: "/blog/{id}",
    shows: [
      ["heading", "A post to read"],
      ["paragraph", /^By Asha Menon · \d+\/\d+\/\d{4}$/],
      ["heading", "A part of it"],
    ],
    links: [["Back to Blog", "/blog"]],
    closing: false,
  },
  {
    path: "/media",
    shows: [
      ["heading", "Media Resources"],
      ["paragraph", "Explore our curated collection of helpful videos and resources."],
      ["tab", "All Media"],
      ["tab", "Videos"],
      ["tab", "Resources"],
      ["heading", "A guide and a film"],
      ["paragraph", "Description"],
      ["paragraph", "What to check first"],
    ],
    links: [[/^View Resource/, "https://example.org/guide.pdf"]],
    closing: false,
  },
  {
    path: "/offers/{id}",
    shows: [
      ["heading", "Cover for less"],
      ["paragraph", "10% off"],
      ["paragraph", "Valid Until Mar 31, 2027"],
      ["paragraph", "Until the end of March"],
    ],
    links: [
      ["Back to Home", "/"],
      ["Contact Us About This Offer", "/contact#about=Cover+for+less&page=%2Foffers%2F{id}"],
    ],
    closing: false,
  },
  {
    path: "/login",
    shows: [
      ["heading", "Admin Login"],
      ["textbox", "Username"],
      ["password", "Password"],
      ["button", "Login"],
    ],
    links: [],
    closing: false,
    isForStaff: true,
  },
  {
    path: "/register",
    shows: registration,
    links: [],
    closing: false,
    isForStaff: true,
  },
  {
    path: "/privacy",
    shows: [
      ["heading", "Privacy Policy"],
      ["paragraph", privacy.subtitle],
    ],
    links: [],
    closing: false,
  },
  {
    path: "/terms",
    shows: [
      ["heading", "Terms of Service"],
      ["paragraph", terms.subtitle],
    ],
    links: [],
    closing: false,
  },
  {
    path: "/no/such/page",
    shows: [
      ["paragraph", "404"],
      ["heading", "Page Not Found"],
      ["paragraph", "The page you're looking for doesn't exist or has been moved."],
    ],
    links: [
      ["Go Home", "/"],
      ["Browse Blog", "/blog"],
    ],
    closing: false,
    status: 404,
  },
];
