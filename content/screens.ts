import { home } from "./home";
import { privacy } from "./legal/privacy";
import { terms } from "./legal/terms";
import { whoWeServeOverview } from "./pages/who-we-serve";
import { services } from "./services";
import { site } from "./site";
import type { Screen } from "./types";

/** Titles, descriptions and share images of the public pages that are neither information pages nor entries. */
export const screens = {
  home: {
    href: "/",
    title: `${site.name} | ${home.hero.title}`,
    hasAbsoluteTitle: true,
    description: site.description,
    shareTitle: home.hero.title,
    image: "/art/hero/home-1280.jpg",
  },
  services: {
    href: "/services",
    title: services.title,
    description: services.description,
    image: "/art/hero/default-1280.jpg",
  },
  whoWeServe: {
    href: whoWeServeOverview.href,
    title: whoWeServeOverview.title,
    description: whoWeServeOverview.description,
    image: "/art/hero/who-we-serve-1280.jpg",
  },
  blog: {
    href: "/blog",
    title: "Blog",
    subtitle: "Latest insights and updates from our financial experts",
    description:
      "Plain explanations of investing, insurance, borrowing and tax rules for savers in India and for Indians abroad, from our financial experts.",
    image: "/art/hero/wealth-management-1280.jpg",
  },
  media: {
    href: "/media",
    title: "Media Resources",
    subtitle: "Explore our curated collection of helpful videos and resources.",
    description:
      "Videos to watch and documents to keep: our curated collection on saving, investing, insurance and loans in India, free to open.",
    image: "/art/hero/insurance-1280.jpg",
  },
  contact: {
    href: "/contact",
    title: "Contact Us",
    description:
      "Tell us about your financial goals. Send a few lines or ask for a call back: the first conversation costs nothing and commits you to nothing.",
    image: "/art/hero/contact-1280.jpg",
  },
  privacy: {
    href: "/privacy",
    title: privacy.title,
    description:
      "Which personal data this website collects, why, how long it is kept, who sees it, and how to withdraw consent, ask for erasure or complain.",
    image: "/art/hero/default-1280.jpg",
  },
  terms: {
    href: "/terms",
    title: terms.title,
    description:
      "The terms on which you may use this website: what its content is for and what it is not, who owns them, where links lead, and which law applies.",
    image: "/art/hero/default-1280.jpg",
  },
} satisfies Record<string, Screen>;
