import type { SiteContent } from "./types";

/**
 * Values that are part of the build; edit them before going live (docs/go-live.md). The first start stores the social
 * links. After that, staff edit the links and the firm's other details under Firm in the portal.
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
} satisfies SiteContent as SiteContent;
