/** A place in the menu: a page, or a heading over pages. */
export type NavigationItem = {
  title: string;
  href: string;
  items?: NavigationItem[];
};

export type SocialNetwork = "X" | "Facebook" | "YouTube" | "LinkedIn" | "Instagram";

/** What Indian law and practice want a firm to state. Empty is not shown. */
export type Disclosures = {
  company: {
    /** As registered: "Example Wealth Private Limited". */
    legalName: string;
    /** Corporate Identity Number, 21 characters. */
    cin: string;
    registeredOffice: string;
    phone: string;
    email: string;
    grievance: { name: string; phone: string; email: string };
  };
  /** SEBI registration as investment adviser: "INA…". */
  adviser: { registration: string };
  /** AMFI registration as mutual fund distributor: "ARN-…". */
  mutualFunds: { arn: string };
  /** IRDAI licence or registration, and as what: "Corporate Agent (Composite)". */
  insurance: { licence: string; category: string };
  /** The lenders that the firm arranges loans with. */
  loans: { lenders: string[] };
  /** Registration as real estate agent under RERA, and with which state's authority. */
  realEstate: { reraAgent: string; authority: string };
};

/** Where visitors are received. Empty is not shown. */
export type Office = {
  /** Building, street: a line each. */
  lines: string[];
  /** With its postal code: "Kochi 682031". */
  city: string;
  /** Each as it is read: { days: "Monday to Friday", hours: "10 am to 6 pm" }. */
  hours: { days: string; hours: string }[];
  /** An https link to the place on a map. */
  mapUrl: string;
};

/** Somebody whom visitors talk to. */
export type TeamMember = {
  name: string;
  role: string;
  /** A picture of public/ with its size in pixels; it is shown as a square. */
  photograph?: { src: `/${string}`; width: number; height: number };
  /** { what: "SEBI investment adviser", number: "INA…" } */
  registrations?: { what: string; number: string }[];
  /** One or two sentences. */
  text?: string;
};

export type SiteContent = {
  name: string;
  slug: string;
  description: string;
  tagline: string;
  /** Its country by ISO 3166: a phone number without a country's code is of there. */
  country: string;
  copyrightFrom: number;
  social: { network: SocialNetwork; href: string }[];
  disclosures: Disclosures;
  /** Its number on WhatsApp, with the country's code: "+91 98765 43210". Empty is not shown. */
  whatsapp: string;
  office: Office;
  /** After "We answer": "within one working day". Empty promises nothing. */
  responseTime: string;
  people: TeamMember[];
  /** For /.well-known/security.txt; empty leads to the contact page. */
  securityEmail: string;
};

/** Names of the pictures that stand beside a point or a card; components/ui/icon.tsx draws them. */
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
  | "list"
  | "ladder"
  | "exit";

/** What a page deals in, and so what has to be stated on it. */
export type DisclosureSubject = Exclude<keyof Disclosures, "company">;

/** A point of a list of reasons. */
export type Point = { title: string; text: string; icon: IconName };

export type HomeContent = {
  hero: { title: string; text: string };
  servicesTitle: string;
  services: { title: string; text: string; href: string; image: string }[];
  reasons: { title: string; text: string; points: [Point, Point, Point, Point] };
  closing: { title: string; text: string };
};

/** A card of a page: a part of the service, and what belongs to it. */
export type Feature = {
  title: string;
  /** One or two sentences: what this part does for the reader. */
  text: string;
  icon: IconName;
  /** Short lines: each a benefit or a fact. */
  items: [string, string, string, ...string[]];
};

export type Reason = { title: string; text: string; icon: IconName };

/** A card that leads to a page that belongs beside another; `href` where spec §2 wants no page. */
export type CrossLink = { title: string; text: string; label: string } & (
  { to: () => ContentPage } | { href: string }
);

/** A question that readers really ask, and its answer: 25 to 60 words of plain text. */
export type Question = { question: string; answer: string };

/** Choices side by side: a column for each choice, a row for each point. */
export type Comparison = {
  /** The h2 over the table. */
  title: string;
  /** What the table compares, in one sentence. */
  caption: string;
  choices: [string, string, ...string[]];
  /** As many cells as choices, a few words each. */
  rows: { point: string; cells: [string, string, ...string[]] }[];
};

/** Where a value of a calculator begins, how far it goes, and by how much its slider moves. */
export type Bounds = { start: number; min: number; max: number; step: number };

/** The values of each kind of calculator; lib/calculators says what each is and what comes of them. */
export type CalculatorValues = {
  emi: "amount" | "rate" | "years" | "prepayment" | "prepaymentYear";
  investing: "monthly" | "once" | "years" | "rate" | "stepUp" | "inflation";
  gold: "grams" | "carat" | "price" | "share";
  securities: "value" | "share";
  rent: "rent" | "years" | "rate" | "share";
  leaseOrLoan:
    "price" | "years" | "rental" | "downPayment" | "rate" | "resale" | "tax" | "depreciation";
};

export type CalculatorKind = keyof CalculatorValues;

/** A calculator of a page. */
export type Calculator = {
  [Kind in CalculatorKind]: {
    kind: Kind;
    /** The h2 over it. */
    title: string;
    text: string;
    values: Record<CalculatorValues[Kind], Bounds>;
    /** Assumptions and omissions: each a sentence or two. */
    assumptions: [string, ...string[]];
  };
}[CalculatorKind];

/** An information page. Everything that leads to it is made from this record. */
export type ContentPage = {
  /** Its address, and its only name: "/loans/home-loan". */
  href: string;
  /** In menus, breadcrumbs and cards. */
  menuTitle: string;
  /** The h1. */
  title: string;
  subtitle: string;
  /** For search engines: 110 to 155 characters, not a sentence of the page. */
  description: string;
  /** On the card that leads here: one sentence, 60 to 110 characters. */
  summary: string;
  /** Names a picture of public/art/pages, beside the introduction. */
  image: string;
  /** Two or three sentences under the hero: what the firm does for this reader. */
  introduction: string;
  /** The h2 over the cards. */
  featuresTitle: string;
  features: [Feature, Feature, Feature, Feature];
  /** Pages that spec §2 describes as card grids may carry more. */
  moreFeatures?: Feature[];
  reasons: { title: string; points: [Reason, Reason, Reason] };
  crossLink?: CrossLink;
  calculator?: Calculator;
  comparison?: Comparison;
  questions: [Question, Question, Question, Question, ...Question[]];
  /**
   * Words and short phrases that posts and offers about the page's subject have in their title or
   * text, in lower case, the most telling first: "home loan", "prepayment". Whole words are
   * compared.
   */
  words: [string, ...string[]];
  /** The addresses of other pages that help the same reader. */
  neighbours: [string, string];
  /** What has to be stated on this page beside what its section states. */
  disclosures?: DisclosureSubject[];
  /** Figures on the page that have a source and a date: ids of content/claims.ts. */
  claims?: string[];
};

/** A figure or rule that a page states, where it comes from, and when it was last looked at. */
export type Claim = {
  /** Pages name it by this. */
  id: string;
  /** What it says, at the head of its note. */
  claim: string;
  /** Words of the pages that carry its mark: each stands in a card, a table, a reason or an answer as it is here. */
  marks: string[];
  /** Addresses of the pages that state it. */
  pages: string[];
  /** What the footnote says: what holds today, with its date. */
  note: string;
  /** Where it can be read: the very document, or who publishes it. None where no rule sets it. */
  source?: { kind: "document" | "publisher"; title: string; url: string };
  /** "2026-11" */
  lastReviewed: string;
};

/** Pages under one heading, which has no page of its own. */
export type PageGroup = { title: string; href: string; pages: ContentPage[] };

/** A group of the menu and the pages in it. */
export type Section = {
  title: string;
  /** Where its pages' addresses begin. */
  href: string;
  /** Names a picture of public/art/hero. */
  image: string;
  /** The category of offers that belong to its pages. */
  offers?: "lease" | "loan" | "insurance" | "investment";
  /** What has to be stated on each of its pages. */
  disclosures?: DisclosureSubject[];
  entries: (ContentPage | PageGroup)[];
} & (
  | {
      /** What the menu calls the section's own page. */
      overview: string;
      category?: never;
    }
  | {
      overview?: never;
      /** What the section's tab of /services says: it has no page of its own. */
      category: ServiceCategory;
    }
);

export type ServiceCategory = {
  text: string;
  why: { title: string; points: { title: string; text: string }[] };
};

/** A public screen that is no content page. */
export type Screen = {
  href: string;
  title: string;
  /** The title as it is, without the firm's name behind it. */
  isWholeTitle?: boolean;
  /** Under the title, on the page itself. */
  subtitle?: string;
  /** For search engines: 110 to 155 characters. */
  description: string;
  /** On the picture of a shared link, where it is not the title. */
  shareTitle?: string;
  /** The art of that picture. */
  image: string;
};

export type LegalPage = {
  title: string;
  subtitle: string;
  sections: { title: string; paragraphs: string[]; items?: string[] }[];
};

export type ServicesContent = {
  title: string;
  subtitle: string;
  description: string;
  categories: Record<string, ServiceCategory>;
};
