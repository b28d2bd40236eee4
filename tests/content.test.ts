import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import dates from "@/content/change-dates.json";
import { claims } from "@/content/claims";
import {
  buildBreadcrumbs,
  buildNavigation,
  listPages,
  listPagesWithSection,
  listServiceTabs,
} from "@/content/navigation";
import { listMarkableTexts, listPageClaims } from "@/content/notes";
import { homeLoan } from "@/content/pages/loans";
import { sections } from "@/content/sections";
import { listFixedPages } from "@/lib/seo/sitemap";
import { updateChangeDates } from "../scripts/generate/page-dates";

Object.assign(process.env, {
  SITE_URL: "https://www.example.in",
  TRUSTED_PROXY_HOPS: "1",
  DATABASE_URL: "file:./none.db",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
});

const pages = listPagesWithSection(sections).map(({ page }) => page);

test("has a cell for each choice in every row of a comparison table", () => {
  const tables = pages.flatMap(({ comparison }) => comparison ?? []);
  expect(tables.length).toBeGreaterThan(4);
  for (const { choices, rows } of tables) {
    for (const { cells } of rows) expect(cells).toHaveLength(choices.length);
  }
});

describe("the register of claims in content/claims.ts", () => {
  test.each(claims)(
    "lists the pages, the wording and the review month of the claim $id, and none of these pages last changed before that month",
    (claim) => {
      const { id, marks, lastReviewed } = claim;
      const pagesWithClaim = pages.filter((page) => page.claims?.includes(id));
      expect([...claim.pages].sort()).toEqual(pagesWithClaim.map(({ href }) => href).sort());
      const texts = pagesWithClaim.map((page) => listMarkableTexts(page).join("\n"));
      expect(texts.filter((text) => !marks.some((mark) => text.includes(mark)))).toEqual([]);
      expect(marks.filter((mark) => !texts.join("\n").includes(mark))).toEqual([]);
      expect(lastReviewed).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
      for (const { href } of pagesWithClaim) {
        const { changed } = dates[href as keyof typeof dates];
        expect([href, lastReviewed <= changed.slice(0, 7)]).toEqual([href, true]);
      }
    },
  );

  test("lists the claims of a page in the order of their marks in the text", () => {
    const gold = pages.find(({ href }) => href === "/loans/gold-loan")!;
    expect(listPageClaims(gold).map(({ id }) => id)).toEqual([
      "gold-collateral",
      "gold-75-percent",
      "gold-return",
    ]);
  });
});

test("shows an added page in the menu, the sitemap, the /services page and the page's breadcrumbs", () => {
  const addedPage = { ...homeLoan, href: "/loans/bridge-loan", menuTitle: "Bridge Loan" };
  const extendedSections = sections.map((section) =>
    section.href === "/loans" ? { ...section, items: [...section.items, addedPage] } : section,
  );
  const loans = buildNavigation(extendedSections).find(({ title }) => title === "Loans");
  expect(loans?.items?.at(-1)).toEqual({ title: "Bridge Loan", href: "/loans/bridge-loan" });
  const noEntries = { posts: null, offers: null, media: null };
  const urls = listFixedPages(noEntries, extendedSections).map(({ url }) => url);
  expect(urls).toContain("https://www.example.in/loans/bridge-loan");
  expect(urls).toHaveLength(listFixedPages(noEntries).length + 1);
  expect(
    listPages(listServiceTabs(extendedSections).find(({ title }) => title === "Loans")!),
  ).toContain(addedPage);
  expect(buildBreadcrumbs(extendedSections, "/loans/bridge-loan")).toEqual([
    { title: "Home", href: "/" },
    { title: "Loans", href: "/services#loans" },
    { title: "Bridge Loan", href: "/loans/bridge-loan" },
  ]);
});

test("changes a page's date only when its text changes", () => {
  const storedDates = { ...dates, "/terms": { changed: "2026-01-02", fingerprint: "another" } };
  const updatedDates = updateChangeDates(storedDates, "2027-03-04");
  const { fingerprint } = dates["/terms"];
  expect(updatedDates["/terms"]).toEqual({ changed: "2027-03-04", fingerprint });
  expect(updatedDates["/privacy"]).toEqual(dates["/privacy"]);
});

test("has each page's image in every size and format", () => {
  const missing = pages.flatMap(({ image }) =>
    ["480.avif", "960.avif", "480.webp", "960.webp", "960.jpg"]
      .map((suffix) => `public/art/pages/${image}-${suffix}`)
      .filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});
