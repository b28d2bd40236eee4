/** A menu item: a page, or a heading over pages. */
export type NavigationItem = {
  title: string;
  href: string;
  items?: NavigationItem[];
};

export type SocialNetwork = "X" | "Facebook" | "YouTube" | "LinkedIn" | "Instagram";

export type SiteContent = {
  name: string;
  slug: string;
  description: string;
  tagline: string;
  /** ISO 3166 code of the firm's country, which is also the default for phone numbers. */
  country: string;
  copyrightFrom: number;
  social: { network: SocialNetwork; href: string }[];
} & Partial<FirstFirmDetails>;

/** Details that content/site.ts held before staff could edit them in the portal. The first start stores them. */
export type FirstFirmDetails = {
  disclosures: {
    company: {
      legalName: string;
      cin: string;
      registeredOffice: string;
      phone: string;
      email: string;
      grievance: { name: string; phone: string; email: string };
    };
    adviser: { registration: string };
    mutualFunds: { arn: string };
    insurance: { licence: string; category: string };
    loans: { lenders: string[] };
    realEstate: { reraAgent: string; authority: string };
  };
  whatsapp: string;
  office: {
    lines: string[];
    city: string;
    hours: { days: string; hours: string }[];
    mapUrl: string;
  };
  responseTime: string;
  people: {
    name: string;
    role: string;
    photograph?: { src: string; width: number; height: number };
    registrations?: { kind: string; number: string }[];
    text?: string;
  }[];
  securityEmail: string;
};

/** Icons of points and cards; scripts/generate/icons.json maps them to Tabler icons. */
export type IconName =
  | "person"
  | "family"
  | "users"
  | "child"
  | "woman"
  | "heart"
  | "handshake"
  | "award"
  | "layers"
  | "chart"
  | "trend"
  | "pie"
  | "coins"
  | "wallet"
  | "rupee"
  | "percent"
  | "bank"
  | "receipt"
  | "calculator"
  | "calendar"
  | "clock"
  | "refresh"
  | "search"
  | "eye"
  | "document"
  | "signature"
  | "shield"
  | "umbrella"
  | "lock"
  | "key"
  | "home"
  | "building"
  | "factory"
  | "store"
  | "warehouse"
  | "land"
  | "car"
  | "truck"
  | "crane"
  | "bus"
  | "battery"
  | "tools"
  | "machine"
  | "printer"
  | "computer"
  | "hospital"
  | "stethoscope"
  | "briefcase"
  | "gavel"
  | "scale"
  | "globe"
  | "plane"
  | "passport"
  | "gift"
  | "plant"
  | "rocket"
  | "flag"
  | "diamond"
  | "school"
  | "compass"
  | "map"
  | "phone"
  | "whatsapp"
  | "list"
  | "ladder"
  | "exit";

/** A subject for which pages must show the firm's registration or a notice. */
export type DisclosureSubject = "adviser" | "mutualFunds" | "insurance" | "loans" | "realEstate";

export type Point = { title: string; text: string; icon: IconName };

export type HomeContent = {
  hero: { title: string; text: string };
  servicesTitle: string;
  allServices: string;
  services: {
    title: string;
    text: string;
    href: string;
    image: string;
    more?: { title: string; href: string };
  }[];
  reasons: { title: string; text: string; points: [Point, Point, Point, Point] };
  closing: { title: string; text: string };
};

export type Feature = {
  title: string;
  /** Introduces the items in one or two sentences. */
  text: string;
  icon: IconName;
  /** Short lines, each a benefit or a fact. */
  items: [string, string, string, ...string[]];
};

/** A card that links to a related page or, as spec §2 requires for REITs, to a path that has no page. */
export type CrossLink = { title: string; text: string; label: string } & (
  { to: () => ContentPage } | { href: string }
);

/** The answer has 25 to 60 words of plain text. */
export type Question = { question: string; answer: string };

/** A table with a column for each choice and a row for each point. */
export type Comparison = {
  /** The h2 above the table. */
  title: string;
  /** The subject of the table, in one sentence. */
  caption: string;
  choices: [string, string, ...string[]];
  /** A short cell for each choice. */
  rows: { point: string; cells: [string, string, ...string[]] }[];
};

/** A slider of a calculator: initial value, limits and step. */
export type SliderRange = { start: number; min: number; max: number; step: number };

/** The names of each calculator's inputs; lib/calculators/kinds.ts has their labels and units. */
export type CalculatorValues = {
  emi: "amount" | "rate" | "years" | "prepayment" | "prepaymentYear";
  investing: "monthly" | "lumpSum" | "years" | "rate" | "stepUp" | "inflation";
  gold: "grams" | "carat" | "price" | "share";
  securities: "value" | "share";
  rent: "rent" | "years" | "rate" | "share";
  leaseOrLoan:
    "price" | "years" | "rental" | "downPayment" | "rate" | "resale" | "tax" | "depreciation";
};

export type CalculatorKind = keyof CalculatorValues;

export type Calculator = {
  [Kind in CalculatorKind]: {
    kind: Kind;
    /** The h2 above the calculator. */
    title: string;
    /** On the button in the hero that leads to the calculator. */
    action: string;
    text: string;
    values: Record<CalculatorValues[Kind], SliderRange>;
    /** Assumptions and omissions, a sentence or two each. */
    assumptions: [string, ...string[]];
  };
}[CalculatorKind];

/** An information page. Menus, cards and other links to it are generated from this record. */
export type ContentPage = {
  /** The path, and the only identifier: "/loans/home-loan". */
  href: string;
  /** In menus, breadcrumbs and cards. */
  menuTitle: string;
  /** The h1. */
  title: string;
  subtitle: string;
  /** For search engines: 110 to 155 characters, not a sentence of the page. */
  description: string;
  /** On the card that links here: one sentence, 60 to 110 characters. */
  summary: string;
  /** The image beside the introduction: `mutual-funds` for art/pages/mutual-funds.svg. */
  image: string;
  /** Two or three sentences under the hero: how the firm helps this reader. */
  introduction: string;
  /** The h2 above the cards. */
  featuresTitle: string;
  features: [Feature, Feature, Feature, Feature];
  /** Only for pages that spec §2 describes as card grids. */
  moreFeatures?: Feature[];
  reasons: { title: string; points: [Point, Point, Point] };
  crossLink?: CrossLink;
  calculator?: Calculator;
  comparison?: Comparison;
  questions: [Question, Question, Question, Question, ...Question[]];
  /**
   * Words and phrases in the titles, summaries or texts of related posts and offers, most
   * significant first: "home loan", "prepayment". Matched as whole words, singular or plural.
   */
  keywords: [string, ...string[]];
  /** Paths of other pages that help the same reader. */
  siblingPages: [string, string];
  /** Statements required in addition to those of the section. */
  disclosures?: DisclosureSubject[];
  /** Ids from content/claims.ts: figures and rules on the page with a source and a date. */
  claims?: string[];
};

/** A figure or rule that a page states, with its source and last review. */
export type Claim = {
  /** Pages list it in `claims`. */
  id: string;
  /** The heading of its footnote. */
  heading: string;
  /** Phrases that carry the footnote mark, each verbatim in a card, assumption, table, reason or answer. */
  marks: string[];
  /** Paths of the pages that state it. */
  pages: string[];
  /** The text of its footnote: the current rule, with its date. */
  note: string;
  /** The document that sets the figure, or the publisher of that document; unset if no rule sets the figure. */
  source?: { kind: "document" | "publisher"; title: string; url: string };
  /** "2026-11" */
  lastReviewed: string;
};

/** A menu heading without a page, and the pages under it. */
export type PageGroup = { title: string; href: string; pages: ContentPage[] };

/** A menu group and its pages. */
export type Section = {
  title: string;
  /** The path prefix of its pages. */
  href: string;
  /** The image behind the title: `loans` for art/hero/loans.svg. */
  image: string;
  /** The category of offers shown on its pages. */
  offerCategory?: "lease" | "loan" | "insurance" | "investment";
  /** Statements required on each of its pages. */
  disclosures?: DisclosureSubject[];
  items: (ContentPage | PageGroup)[];
} & (
  | {
      /** The menu title of the section's own page. */
      overviewTitle: string;
      category?: never;
    }
  | {
      overviewTitle?: never;
      /** Texts of the tab on /services, for a section without its own page. */
      category: ServiceCategory;
    }
);

type ServiceCategory = {
  text: string;
  reasons: { title: string; points: { title: string; text: string }[] };
};

export type Screen = {
  href: string;
  title: string;
  /** True if the document title is `title` alone, without the firm's name. */
  hasAbsoluteTitle?: boolean;
  /** Under the title, on the page itself. */
  subtitle?: string;
  /** For search engines: 110 to 155 characters. */
  description: string;
  /** On the share image, if different from the title. */
  shareTitle?: string;
  /** The artwork of the share image. */
  image: string;
};

export type LegalPage = {
  title: string;
  subtitle: string;
  sections: {
    title: string;
    paragraphs: string[];
    items?: string[];
    links?: { title: string; href: string }[];
  }[];
};

export type ServicesContent = {
  title: string;
  subtitle: string;
  description: string;
  categories: Record<string, ServiceCategory>;
};
