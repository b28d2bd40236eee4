import { home } from "@/content/home";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { listPagesWithSection } from "@/content/navigation";
import { privacyNotice } from "@/content/privacy-notice";
import { sections } from "@/content/sections";
import { site as firm } from "@/content/site";
import type { VisibleElement } from "./state";

export type SpecScreen = {
  /** `{id}` stands for the id of an entry that the test publishes. */
  path: string;
  state?: "without an offer" | "with offers";
  elements: VisibleElement[];
  links?: [name: string | RegExp, href: string][];
  hasClosing?: true;
  status?: number;
  isForStaff?: true;
};

const year = new Date().getFullYear();

export const logoAndFooter: VisibleElement[] = [
  ["link", firm.name],
  ["paragraph", firm.tagline],
  ...firm.social.map(({ network }): VisibleElement => ["link", `${network} (opens in a new tab)`]),
  ["paragraph", new RegExp(`^© ${firm.copyrightFrom}–${year}`)],
  ["link", "Privacy Policy"],
  ["link", "Terms of Service"],
];

export const closing: { elements: VisibleElement[]; link: [name: string, href: string] } = {
  elements: [
    ["heading", "Ready to Get Started?"],
    ["paragraph", /^Contact our team of experts to learn more about how we can help you/],
  ],
  link: ["Schedule a Consultation", "/contact"],
};

const listPaths = (folder: string, names: string) =>
  names.split(" ").map((name) => `${folder}/${name}`);

const segments =
  "individuals-families executives attorneys business-owners doctors woman-investors charitable-investors hni family-office nri foreign-investors";
const wealth =
  "mutual-funds ncd-bond/ncd ncd-bond/bonds real-estate/fractional real-estate/rera startup-investment";
const loans =
  "home-loan loan-against-property loan-against-rent loan-against-shares gold-loan car-loan od-cc working-capital term-loan";

/** The groups of spec §2's navigation tree, typed out so that a page missing from the content fails a test. */
export const menu: [group: string, paths: string[]][] = [
  ["Who We Serve", ["/who-we-serve", ...listPaths("/who-we-serve", segments)]],
  ["Wealth Management", listPaths("/wealth-management", wealth)],
  ["Insurance", listPaths("/insurance", "personal business")],
  ["Lease", listPaths("/lease", "new-car old-car commercial-vehicle equipment machinery")],
  ["Loans", listPaths("/loans", loans)],
];

/** The header without its logo, at widths of 769 px and more. */
export const wideHeader: VisibleElement[] = [
  ["link", "Contact Us"],
  ...menu.map(([group]): VisibleElement => ["button", group]),
  ["link", "Blog"],
  ["link", "Media"],
];

/** Routes for visitors, except search, later pages of lists, and single posts and offers. */
export const visitorRoutes = [
  ...["/", "/contact", "/services", "/blog", "/media", "/privacy", "/terms"],
  ...menu.flatMap(([, paths]) => paths),
];

export const deadLink = {
  path: "/wealth-management/real-estate/reit",
  linkedFrom: "/wealth-management/real-estate/fractional",
};

export const informationPages = listPagesWithSection(sections).map(({ page }) => ({
  path: page.href,
  page,
}));

const belowHomeHero = [...home.services, home.reasons, ...home.reasons.points].map(
  ({ title }): VisibleElement => ["heading", title],
);

export const screens: SpecScreen[] = [
  {
    path: "/",
    state: "without an offer",
    elements: [["heading", "Secure Your Financial Future"], ...belowHomeHero],
    links: [
      ["Get Started", "/contact"],
      ["Get Started Today", "/contact"],
    ],
  },
  {
    path: "/",
    state: "with offers",
    elements: [
      ["region", "Offers"],
      ["paragraph", "insurance"],
      ["heading", "Cover for less"],
      ["paragraph", "10% off"],
      ["paragraph", "Valid until: 2099-03-31"],
      ["button", "Previous offer"],
      ["button", "Next offer"],
      ...belowHomeHero,
    ],
    links: [["Get Started Today", "/contact"]],
  },
  {
    path: "/contact",
    elements: [
      ["heading", "Contact Us"],
      ["paragraph", /financial goals/],
    ],
  },
  { path: "/services", elements: [["heading", "Our Services"]], hasClosing: true },
  { path: "/who-we-serve", elements: [["heading", "Who We Serve"]], hasClosing: true },
  {
    path: "/blog",
    elements: [
      ["heading", "Blog"],
      ["paragraph", "Latest insights and updates from our financial experts"],
      ["heading", "A post to read"],
      ["paragraph", /^By Asha Menon · \d+\/\d+\/\d{4}$/],
      ["paragraph", "What the post is about"],
    ],
    links: [[/^Read More/, "/blog/{id}"]],
  },
  {
    path: "/blog/{id}",
    elements: [
      ["heading", "A post to read"],
      ["paragraph", /^By Asha Menon · \d+\/\d+\/\d{4}$/],
      ["heading", "A part of it"],
    ],
    links: [
      ["Back to Blog", "/blog"],
      ["Ask Us About This", "/contact#about=A+post+to+read&page=%2Fblog%2F{id}"],
    ],
  },
  {
    path: "/media",
    elements: [
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
  },
  {
    path: "/offers/{id}",
    elements: [
      ["heading", "Cover for less"],
      ["paragraph", "10% off"],
      ["paragraph", "Valid Until Mar 31, 2099"],
      ["paragraph", "Until the end of March"],
    ],
    links: [
      ["Back to Home", "/"],
      ["Contact Us About This Offer", "/contact#about=Cover+for+less&page=%2Foffers%2F{id}"],
    ],
  },
  { path: "/login", elements: [["heading", "Admin Login"]], isForStaff: true },
  {
    path: "/register",
    elements: [
      ["heading", "Admin Registration"],
      ["textbox", "Username"],
      ["password", "Password"],
      ["password", "Confirm Password"],
      ["button", "Create Admin Account"],
    ],
    isForStaff: true,
  },
  {
    path: "/privacy",
    elements: [
      ["heading", "Privacy Policy"],
      ["paragraph", privacy.subtitle],
      ["paragraph", `Notice beside the forms: version ${privacyNotice.version}`],
    ],
  },
  {
    path: "/terms",
    elements: [
      ["heading", "Terms of Service"],
      ["paragraph", terms.subtitle],
    ],
  },
  {
    path: "/no/such/page",
    elements: [
      ["paragraph", "404"],
      ["heading", "Page Not Found"],
      ["paragraph", "The page you're looking for doesn't exist or has been moved."],
    ],
    links: [
      ["Go Home", "/"],
      ["Browse Blog", "/blog"],
      ["our services", "/services"],
      ["write to us", "/contact"],
    ],
    status: 404,
  },
];
