import { describe, expect, test } from "@jest/globals";
import { claims } from "@/content/claims";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import {
  breadcrumbsOf,
  navigationOf,
  pagesOf,
  placesOf,
  serviceTabsOf,
} from "@/content/navigation";
import { sections } from "@/content/sections";
import { services } from "@/content/services";
import type { ContentPage } from "@/content/types";
import { homeLoan } from "@/content/pages/loans";

const pages = placesOf(sections).map(({ page }) => page);

/** Every sentence or line that a page shows of its own. */
function textsOf(page: ContentPage): string[] {
  const features = [...page.features, ...(page.moreFeatures ?? [])];
  return [
    ...[page.title, page.subtitle, page.description, page.summary, page.introduction],
    page.featuresTitle,
    ...features.flatMap(({ title, text, items }) => [title, text, ...items]),
    page.reasons.title,
    ...page.reasons.points.flatMap(({ title, text }) => [title, text]),
    ...(page.crossLink ? [page.crossLink.title, page.crossLink.text] : []),
  ];
}

/** Words that promise, or that anybody could say of anything. */
const banned = new RegExp(
  `\\b(${[
    ...["guarantee(d|s)?", "risk-free", "best", "highest returns?", "assured", "safe returns?"],
    ...["sure", "unbeatable", "top-rated", "leading", "number one", "lowest", "cheapest"],
    ...["instant approval", "hassle-free", "world-class", "one-stop", "peace of mind"],
    ...["seamless(ly)?", "cutting-edge", "holistic", "bespoke", "empower(s|ed)?"],
  ].join("|")})\\b`,
  "i",
);

describe("the texts of the pages", () => {
  test.each(pages.map((page) => [page.href, page] as const))(
    "%s promises nothing and boasts of nothing",
    (_href, page) => {
      expect(textsOf(page).filter((text) => banned.test(text))).toEqual([]);
    },
  );

  test("repeat no sentence on two pages", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const page of pages) {
      const sentences = textsOf(page).flatMap((text) => text.match(/[^.!?]+[.!?]?/g) ?? []);
      for (const sentence of new Set(sentences.map((each) => each.trim()))) {
        // Titles of cards and reasons are the spec's own and may be shared.
        if (sentence.split(/\s+/).length < 6) continue;
        if (seen.has(sentence)) repeated.push(`${seen.get(sentence)}, ${page.href}: ${sentence}`);
        seen.set(sentence, page.href);
      }
    }
    expect(repeated).toEqual([]);
  });

  test("are of the length that search engines show", () => {
    const wrong = pages.filter(
      ({ description }) => description.length < 100 || description.length > 160,
    );
    expect(wrong.map(({ href }) => href)).toEqual([]);
  });

  test("of the law are dated as spec §2 says", () => {
    expect([privacy.subtitle, terms.subtitle]).toEqual([
      "Last updated January 2024",
      "Last updated January 2024",
    ]);
  });
});

describe("the register of claims", () => {
  test("names each claim once, and each with its pages", () => {
    expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
    for (const { id, pages: stated } of claims) {
      const stating = pages.filter((page) => page.claims?.includes(id)).map(({ href }) => href);
      expect({ id, pages: [...stated].sort() }).toEqual({ id, pages: stating.sort() });
    }
  });

  test("has no claim that was last looked at more than a year ago", () => {
    const yearAgo = new Date();
    yearAgo.setFullYear(yearAgo.getFullYear() - 1);
    const due = claims.filter(({ lastReviewed }) => new Date(`${lastReviewed}-28`) < yearAgo);
    expect(due.map(({ id }) => id)).toEqual([]);
  });
});

describe("a page that is added to the list", () => {
  const added = { ...homeLoan, href: "/loans/bridge-loan", menuTitle: "Bridge Loan" };
  const longer = sections.map((section) =>
    section.href === "/loans" ? { ...section, entries: [...section.entries, added] } : section,
  );

  test("stands in the menu", () => {
    const loans = navigationOf(longer).find(({ title }) => title === "Loans");
    expect(loans?.items?.at(-1)).toEqual({ title: "Bridge Loan", href: "/loans/bridge-loan" });
  });

  test("stands in its tab of /services", () => {
    const loans = serviceTabsOf(longer).find(({ title }) => title === "Loans")!;
    expect(pagesOf(loans)).toContain(added);
  });

  test("has its address and its breadcrumbs", () => {
    expect(placesOf(longer).map(({ page }) => page.href)).toContain("/loans/bridge-loan");
    expect(breadcrumbsOf(longer, "/loans/bridge-loan")).toEqual([
      { title: "Home", href: "/" },
      { title: "Loans", href: "/services" },
      { title: "Bridge Loan", href: "/loans/bridge-loan" },
    ]);
  });
});

test("every tab of /services has its words", () => {
  expect(services.categories.map(({ title }) => title)).toEqual(
    serviceTabsOf(sections).map(({ title }) => title),
  );
});
