import { insurancePages } from "./pages/insurance";
import { leasePages } from "./pages/lease";
import { loanPages } from "./pages/loans";
import { bonds, fractional, mutualFunds, ncd, rera, startup } from "./pages/wealth-management";
import { whoWeServePages } from "./pages/who-we-serve";
import { services } from "./services";
import type { Section } from "./types";

const { categories } = services;

/**
 * The sections of the site and their pages, in menu order (spec §2). Menu, drawer, tabs, grids,
 * breadcrumbs and URLs are derived from this list: to add a page, add its record to the items (CONTRIBUTING.md).
 */
export const sections: Section[] = [
  {
    title: "Who We Serve",
    href: "/who-we-serve",
    image: "who-we-serve",
    overviewTitle: "Overview",
    items: whoWeServePages,
  },
  {
    title: "Wealth Management",
    href: "/wealth-management",
    image: "wealth-management",
    offerCategory: "investment",
    category: categories.wealthManagement,
    disclosures: ["adviser"],
    items: [
      mutualFunds,
      { title: "NCD & Bonds", href: "/wealth-management/ncd-bond", pages: [ncd, bonds] },
      { title: "Real Estate", href: "/wealth-management/real-estate", pages: [fractional, rera] },
      startup,
    ],
  },
  {
    title: "Insurance",
    href: "/insurance",
    image: "insurance",
    offerCategory: "insurance",
    category: categories.insurance,
    disclosures: ["insurance"],
    items: insurancePages,
  },
  {
    title: "Lease",
    href: "/lease",
    image: "lease",
    offerCategory: "lease",
    category: categories.lease,
    items: leasePages,
  },
  {
    title: "Loans",
    href: "/loans",
    image: "loans",
    offerCategory: "loan",
    category: categories.loans,
    disclosures: ["loans"],
    items: loanPages,
  },
];
