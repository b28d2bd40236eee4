import { site } from "./site";
import type { HomeContent } from "./types";

export const home = {
  hero: {
    title: "Secure Your Financial Future",
    text: "Plan, invest, insure and borrow with one team that knows Indian markets, Indian rules and your family’s goals.",
  },
  servicesTitle: "One Team for All Your Money Matters",
  allServices: "All services",
  services: [
    {
      title: "Wealth Management",
      text: "Mutual funds, bonds and long-term plans that fit your goals, your time and the risk you are comfortable with.",
      href: "/services#wealth-management",
      image: "/art/cards/wealth-management",
    },
    {
      title: "Insurance Solutions",
      text: "Life, health, property and business cover, compared side by side, with help when a claim is made.",
      href: "/services#insurance",
      image: "/art/cards/insurance",
    },
    {
      title: "Real Estate & Mortgages",
      text: "RERA registered projects and shares in commercial property: what they cost and what they earn.",
      href: "/services#wealth-management-real-estate",
      image: "/art/cards/real-estate",
      more: { title: "Mortgages: see home loans", href: "/loans/home-loan" },
    },
  ],
  reasons: {
    title: `Why Choose ${site.name}`,
    text: "Money decisions last for decades. We take the time to make them with you.",
    points: [
      {
        title: "Personalized Approach",
        text: "Every plan starts with your income, your family and your deadlines, not with a product.",
        icon: "person",
      },
      {
        title: "Experienced Advisors",
        text: "People who have seen several market cycles explain each choice in plain words.",
        icon: "award",
      },
      {
        title: "Comprehensive Solutions",
        text: "Investments, cover, leases and loans are looked at together, so that one does not work against another.",
        icon: "layers",
      },
      {
        title: "Client-Centered Focus",
        text: "We tell you what each option costs and when the sensible step is to wait.",
        icon: "heart",
      },
    ],
  },
  closing: {
    title: "Talk to Us About Your Plans",
    text: "Tell us what is on your mind. A first conversation costs nothing and commits you to nothing.",
  },
} satisfies HomeContent;
