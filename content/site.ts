import type { SiteContent } from "./types";

/**
 * The firm's details; edit them before going live (docs/go-live.md). The five social links lead to
 * the networks' home pages until you set them. From `disclosures` on, the site hides empty values.
 */
export const site = {
  name: "Arthora Wealth",
  /** Part of the keys in the browser's storage and of the name of the device cookie. */
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
  // Statements that Indian law and practice require. Examples:
  //   company: { legalName: "Example Wealth Private Limited", cin: "U66190KL2024PTC000000", … },
  //   adviser: { registration: "INA000000000" },
  //   mutualFunds: { arn: "ARN-000000" },
  //   insurance: { licence: "CA0000", category: "Corporate Agent (Composite)" },
  //   loans: { lenders: ["Example Bank", "Example Housing Finance"] },
  //   realEstate: { reraAgent: "K-RERA/AGENT/0000/2026", authority: "Kerala RERA" },
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
  // "+91 98765 43210"
  whatsapp: "",
  // {
  //   lines: ["Palm Court", "14 Marine Drive"],
  //   city: "Kochi 682031",
  //   hours: [{ days: "Monday to Friday", hours: "10 am to 6 pm" }],
  //   mapUrl: "https://maps.example/palm-court",
  // }
  office: { lines: [], city: "", hours: [], mapUrl: "" },
  // Completes "We answer …": "within one working day"
  responseTime: "",
  // [
  //   {
  //     name: "Latha Menon",
  //     role: "Adviser",
  //     photograph: { src: "/people/latha-menon.jpg", width: 264, height: 264 },
  //     registrations: [{ kind: "SEBI investment adviser", number: "INA000000000" }],
  //     text: "Plans retirement and education for families.",
  //   },
  // ]
  people: [],
  // "security@example.in"
  securityEmail: "",
} satisfies SiteContent as SiteContent;
