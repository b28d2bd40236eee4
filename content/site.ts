import type { SiteContent } from "./types";

/**
 * The firm. Whoever runs the site edits this file (docs/go-live.md). The five social links
 * stand at each network's home page until set. What is empty from the disclosures on is not shown.
 */
export const site = {
  name: "Arthora Wealth",
  /** Names the keys of the browser's storage. */
  slug: "arthora",
  description:
    "Wealth management, insurance, leasing and loans for families, professionals, businesses and non-resident Indians.",
  tagline: "Your trusted partner in comprehensive wealth management and financial services.",
  country: "IN",
  copyrightFrom: 2024,
  social: [
    { network: "X", href: "https://x.com/" },
    { network: "Facebook", href: "https://www.facebook.com/" },
    { network: "YouTube", href: "https://www.youtube.com/" },
    { network: "LinkedIn", href: "https://www.linkedin.com/" },
    { network: "Instagram", href: "https://www.instagram.com/" },
  ],
  disclosures: {
    company: {
      legalName: "",
      cin: "",
      registeredOffice: "",
      phone: "",
      email: "",
      grievance: { name: "", phone: "", email: "" },
    },
    adviser: { registration: "" },
    mutualFunds: { arn: "" },
    insurance: { licence: "", category: "" },
    loans: { lenders: [] },
    realEstate: { reraAgent: "", authority: "" },
  },
  whatsapp: "",
  office: { lines: [], city: "", hours: [], mapUrl: "" },
  responseTime: "",
  people: [],
  securityEmail: "",
} satisfies SiteContent as SiteContent;
