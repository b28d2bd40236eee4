import type { NavigationItem } from "./types";

/** The menu, in the header and in the drawer (spec §2, navigation tree). */
export const navigation = [
  {
    title: "Who We Serve",
    href: "/who-we-serve",
    items: [
      { title: "Overview", href: "/who-we-serve" },
      { title: "Individuals & Families", href: "/who-we-serve/individuals-families" },
      { title: "Executives", href: "/who-we-serve/executives" },
      { title: "Attorneys", href: "/who-we-serve/attorneys" },
      { title: "Business Owners", href: "/who-we-serve/business-owners" },
      { title: "Doctors", href: "/who-we-serve/doctors" },
      { title: "Women Investors", href: "/who-we-serve/woman-investors" },
      { title: "Charitable Investors", href: "/who-we-serve/charitable-investors" },
      { title: "High Net Worth Individuals", href: "/who-we-serve/hni" },
      { title: "Family Office Services", href: "/who-we-serve/family-office" },
      { title: "Non-Resident Indians", href: "/who-we-serve/nri" },
      { title: "Foreign Investors", href: "/who-we-serve/foreign-investors" },
    ],
  },
  {
    title: "Wealth Management",
    href: "/wealth-management",
    items: [
      { title: "Mutual Funds", href: "/wealth-management/mutual-funds" },
      {
        title: "NCD & Bonds",
        href: "/wealth-management/ncd-bond",
        items: [
          { title: "NCD", href: "/wealth-management/ncd-bond/ncd" },
          { title: "Bonds", href: "/wealth-management/ncd-bond/bonds" },
        ],
      },
      {
        title: "Real Estate",
        href: "/wealth-management/real-estate",
        items: [
          { title: "Fractional Ownership", href: "/wealth-management/real-estate/fractional" },
          { title: "RERA Approved Projects", href: "/wealth-management/real-estate/rera" },
        ],
      },
      { title: "Startup Investment", href: "/wealth-management/startup-investment" },
    ],
  },
  {
    title: "Insurance",
    href: "/insurance",
    items: [
      { title: "Personal Insurance", href: "/insurance/personal" },
      { title: "Business Insurance", href: "/insurance/business" },
    ],
  },
  {
    title: "Lease",
    href: "/lease",
    items: [
      { title: "New Car", href: "/lease/new-car" },
      { title: "Old Car", href: "/lease/old-car" },
      { title: "Commercial Vehicle", href: "/lease/commercial-vehicle" },
      { title: "Equipment", href: "/lease/equipment" },
      { title: "Machinery", href: "/lease/machinery" },
    ],
  },
  {
    title: "Loans",
    href: "/loans",
    items: [
      { title: "Home Loan", href: "/loans/home-loan" },
      { title: "Loan Against Property", href: "/loans/loan-against-property" },
      { title: "Loan Against Rent", href: "/loans/loan-against-rent" },
      { title: "Loan Against Shares/MF", href: "/loans/loan-against-shares" },
      { title: "Gold Loan", href: "/loans/gold-loan" },
      { title: "Car Loan", href: "/loans/car-loan" },
      { title: "Overdraft & Cash Credit", href: "/loans/od-cc" },
      { title: "Working Capital", href: "/loans/working-capital" },
      { title: "Term Loan", href: "/loans/term-loan" },
    ],
  },
  { title: "Blog", href: "/blog" },
  { title: "Media", href: "/media" },
] satisfies NavigationItem[];
