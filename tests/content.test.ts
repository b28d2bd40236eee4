import { existsSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import dates from "@/content/change-dates.json";
import { claims } from "@/content/claims";
import {
  formatResponseTime,
  listFirmStatements,
  listStatements,
  listContactLinks,
} from "@/content/disclosures";
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
import type { Disclosures, Office } from "@/content/types";
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

describe("the firm's legal and contact information", () => {
  const phone = { text: "+91 22 0000 0000", href: "tel:+912200000000" };
  const email = { text: "office@example.in", href: "mailto:office@example.in" };
  const whatsapp = { text: "+91 98000 00000", href: "https://wa.me/919800000000" };
  const map = { text: "See the map", href: "https://maps.example/office" };
  const disclosures: Disclosures = {
    company: {
      legalName: "Example Wealth Private Limited",
      cin: "",
      registeredOffice: "",
      phone: phone.text,
      email: email.text,
      grievance: { name: "A. Officer", phone: "", email: email.text },
    },
    adviser: { registration: "INA000000000" },
    mutualFunds: { arn: "ARN-000000" },
    insurance: { licence: "CA0000", category: "Corporate Agent (Composite)" },
    loans: { lenders: ["First Bank", "Second Finance"] },
    realEstate: { reraAgent: "A00000000000", authority: "MahaRERA" },
  };
  const office: Office = {
    lines: ["2nd Floor, Example House", "1 Example Road"],
    city: "Mumbai 400001",
    hours: ["Monday to Friday", "Saturday"].map((days) => ({ days, hours: "10 am to 1 pm" })),
    mapUrl: map.href,
  };
  const listStatementTexts = (href: string, firm: Disclosures) => {
    const { section, page } = listPagesWithSection(sections).find(
      (place) => place.page.href === href,
    )!;
    return listStatements(section, page, firm).flatMap(({ name, text }) => [name, text]);
  };

  test("is empty until it is set", () => {
    const person = { name: "", phone: "", email: "" };
    const names = { legalName: "", cin: "", registeredOffice: "" };
    const unset: Disclosures = {
      company: { ...person, ...names, grievance: person },
      adviser: { registration: "" },
      mutualFunds: { arn: "" },
      insurance: { licence: "", category: "" },
      loans: { lenders: [] },
      realEstate: { reraAgent: "", authority: "" },
    };
    const emptyOffice = { lines: [], city: "", hours: [], mapUrl: "" };
    const firm = { disclosures: unset, whatsapp: "", office: emptyOffice };
    expect([...listFirmStatements(firm), ...listContactLinks(firm)]).toEqual([]);
    expect(formatResponseTime({ responseTime: "" })).toBe("");
    expect(pages.flatMap(({ href }) => listStatementTexts(href, unset))).toEqual([]);
  });

  test("leaves out empty fields", () => {
    const firm = { disclosures, whatsapp: whatsapp.text, office };
    expect(listFirmStatements(firm)).toEqual([
      { name: "Phone", text: phone.text, links: [phone] },
      { name: "WhatsApp", text: whatsapp.text, links: [whatsapp] },
      { name: "Email", text: email.text, links: [email] },
      {
        name: "Office",
        text: "2nd Floor, Example House\n1 Example Road\nMumbai 400001\nSee the map",
        links: [map],
      },
      {
        name: "Opening hours",
        text: "Monday to Friday: 10 am to 1 pm\nSaturday: 10 am to 1 pm",
      },
      { name: "Company", text: "Example Wealth Private Limited" },
      { name: "Grievances", text: "A. Officer, office@example.in", links: [email] },
    ]);
    const chat = { ...whatsapp, text: `WhatsApp ${whatsapp.text}` };
    expect(listContactLinks(firm)).toEqual([phone, chat, email]);
  });

  test.each([
    ["/wealth-management/mutual-funds", "ARN-000000"],
    [
      "/wealth-management/mutual-funds",
      "Mutual fund investments are subject to market risks, read all scheme related documents carefully.",
    ],
    ["/wealth-management/mutual-funds", "Registration no. INA000000000"],
    ["/wealth-management/real-estate/rera", "Registration no. A00000000000"],
    ["/insurance/personal", "Licence no. CA0000"],
    ["/insurance/business", "IRDAI, Corporate Agent (Composite)"],
    ["/loans/gold-loan", "We arrange, lenders decide."],
    ["/loans/term-loan", "First Bank, Second Finance"],
  ])("appears on %s: %s", (href, text) => {
    expect(listStatementTexts(href, disclosures)).toContain(text);
  });

  test("does not appear on pages of other services", () => {
    expect(listStatementTexts("/lease/new-car", disclosures)).toEqual([]);
    expect(listStatementTexts("/loans/gold-loan", disclosures)).not.toContain("ARN-000000");
    expect(listStatementTexts("/wealth-management/ncd-bond/ncd", disclosures)).not.toContain(
      "ARN-000000",
    );
  });
});

test("has each page's image in every size and format", () => {
  const missing = pages.flatMap(({ image }) =>
    ["480.avif", "960.avif", "480.webp", "960.webp", "960.jpg"]
      .map((suffix) => `public/art/pages/${image}-${suffix}`)
      .filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});
