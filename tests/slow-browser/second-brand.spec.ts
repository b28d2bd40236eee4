import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { site as originalSite } from "@/content/site";
import type { SiteContent } from "@/content/types";
import { fillFields } from "../e2e/actions";
import { expectUsableAt } from "../e2e/checks";
import { expect, signInAs, test as base } from "../e2e/fixtures";
import { call } from "../../tools/site/calls";
import { buildTree, copyTree, removeTree, startCopy } from "./copied-tree";

const OLD_BRAND = /arthora/i;

const principal = {
  name: "Latha Menon",
  role: "Principal adviser",
  photograph: { src: "/icons/icon-512.png", width: 512, height: 512 } as const,
  registrations: [{ kind: "SEBI registered investment adviser", number: "INA200012345" }],
  text: "Plans for families of the Malabar coast and their children abroad, since 2006.",
};

const brand = {
  name: "Udaya Finance",
  slug: "udaya",
  description: "Udaya Finance plans, insures and lends for families in Kochi.",
  tagline: "Plans that outlast a year.",
  country: "IN",
  copyrightFrom: 2019,
  social: originalSite.social.map(({ network, href }) => ({
    network,
    href: `${href}udayafinance`,
  })),
  disclosures: {
    company: {
      legalName: "Udaya Finance Private Limited",
      cin: "U65999KL2019PTC123456",
      registeredOffice: "14 Marine Drive, Kochi 682031, Kerala",
      phone: "+91 484 123 4567",
      email: "desk@udaya.example",
      grievance: {
        name: "Latha Menon",
        phone: "+91 484 123 4568",
        email: "grievances@udaya.example",
      },
    },
    adviser: { registration: "INA200012345" },
    mutualFunds: { arn: "ARN-123456" },
    insurance: { licence: "CA0123", category: "Corporate Agent (Composite)" },
    loans: { lenders: ["Malabar Bank", "Periyar Housing Finance"] },
    realEstate: { reraAgent: "K-RERA/AGENT/0042/2025", authority: "Kerala" },
  },
  whatsapp: "+91 98470 12345",
  office: {
    lines: ["2nd Floor, Palm Court", "Banerji Road"],
    city: "Ernakulam 682018",
    hours: [
      { days: "Monday to Friday", hours: "10 am to 6 pm" },
      { days: "Saturday", hours: "10 am to 1 pm" },
    ],
    mapUrl: "https://maps.example/udaya",
  },
  responseTime: "within one working day",
  people: [principal, { name: "Thomas Kurian", role: "Loans and leasing" }],
  securityEmail: "security@udaya.example",
} satisfies SiteContent;

const { office, people } = brand;
const { company, adviser, mutualFunds } = brand.disclosures;
const responseTimeText = `We answer ${brand.responseTime}.`;

const test = base.extend<object, { folder: string }>({
  folder: [
    async ({}, use) => {
      const folder = copyTree("to build");
      writeFileSync(
        path.join(folder, "content/site.ts"),
        `import type { SiteContent } from "./types";\n\nexport const site: SiteContent = ${JSON.stringify(brand)};\n`,
      );
      buildTree(folder);
      await use(folder);
      removeTree(folder);
    },
    { scope: "worker", timeout: 600_000 },
  ],
  site: [
    async ({ database, folder }, use) => {
      const site = await startCopy(folder, database.url);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

const fetchText = async (url: string) => (await fetch(url)).text();

test("shows the firm's name in the title, logo and footer of each page, and the old name nowhere", async ({
  site,
  publish,
}) => {
  await publish("blogs", { title: "A post of the firm" });
  const sitemap = await fetchText(`${site.url}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => new URL(loc!).pathname,
  );
  expect(paths.length).toBeGreaterThan(30);
  for (const urlPath of [...paths, "/login", "/register", "/new-password", "/no/such/page"]) {
    const html = await fetchText(`${site.url}${urlPath}`);
    expect.soft(/<title>([^<]*)<\/title>/.exec(html)?.[1], urlPath).toContain(brand.name);
    expect.soft(html, urlPath).not.toMatch(OLD_BRAND);
    expect.soft(html, urlPath).toContain(`${brand.name}</span>`);
    expect.soft(html, urlPath).toContain(`${brand.name}<!-- -->. All rights reserved.`);
  }
});

test("uses the firm's name in the manifest, feed and API document, and the old name in no file", async ({
  site,
  folder,
}) => {
  for (const [urlPath, text] of Object.entries({
    "/manifest.webmanifest": brand.name,
    "/feed.xml": brand.name,
    "/api/openapi.json": brand.name,
    "/sitemap.xml": "",
    "/robots.txt": "",
    "/logo.svg": "",
    "/icons/icon.svg": "",
    "/.well-known/security.txt": `Contact: mailto:${brand.securityEmail}`,
  })) {
    const body = await fetchText(`${site.url}${urlPath}`);
    expect.soft(body, urlPath).toContain(text);
    expect.soft(body, urlPath).not.toMatch(OLD_BRAND);
  }
  const files = readdirSync(path.join(folder, ".next/static"), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => OLD_BRAND.test(readFileSync(file, "latin1")))).toEqual([]);
});

test("describes the firm and its people in the structured data", async ({ site }) => {
  const pages = `${await fetchText(site.url)}${await fetchText(`${site.url}/contact`)}`;
  for (const part of [
    { legalName: company.legalName },
    { telephone: company.phone },
    { openingHours: ["Monday to Friday: 10 am to 6 pm", "Saturday: 10 am to 1 pm"] },
    { hasMap: office.mapUrl },
    { sameAs: brand.social.map(({ href }) => href) },
    { jobTitle: principal.role },
    { image: `${site.url}/icons/icon-512.png` },
  ]) {
    expect.soft(pages).toContain(JSON.stringify(part).slice(1, -1));
  }
});

const legalTexts = [
  company.legalName,
  company.cin,
  company.registeredOffice,
  `${company.grievance.name}, ${company.grievance.phone}, ${company.grievance.email}`,
];

const contactTexts = [
  company.phone,
  company.email,
  brand.whatsapp,
  ...office.lines,
  office.city,
  ...office.hours.map(({ days, hours }) => `${days}: ${hours}`),
];

const adviserTexts = [
  responseTimeText,
  principal.text,
  ...people.flatMap(({ name, role }) => [name, role]),
];

for (const [pagePath, region, texts, links] of [
  [
    "/",
    "contentinfo",
    [brand.tagline, ...legalTexts, ...contactTexts, `Registration no. ${adviser.registration}`],
    brand.social.map(({ href }) => href),
  ],
  [
    "/contact",
    "main",
    [...contactTexts, ...adviserTexts],
    ["https://wa.me/919847012345", office.mapUrl],
  ],
  ["/wealth-management/mutual-funds", "main", [mutualFunds.arn], []],
] as const) {
  test(`shows the firm's details accessibly at ${pagePath}`, async ({ page }) => {
    await page.goto(pagePath);
    const section = page.getByRole(region);
    for (const text of texts) await expect(section.getByText(text).first()).toBeVisible();
    for (const href of links) await expect(page.locator(`a[href="${href}"]`).first()).toBeVisible();
    await expectUsableAt(page, [360, 1280]);
  });
}

test("shows the portrait of an adviser, and the response time after a message is sent", async ({
  page,
}) => {
  await page.goto("/contact");
  const portrait = page.getByRole("img", { name: principal.name });
  await portrait.scrollIntoViewIfNeeded();
  const readWidth = () => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(readWidth).toBe(512);
  const form = page.getByRole("main").locator("form");
  await fillFields(page, { Name: "Kiran", Email: "kiran@udaya.example", Phone: "98765 43210" });
  await fillFields(page, { Message: "Please write to me soon" });
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByRole("status")).toContainText(responseTimeText);
});

test("shows the firm's name and WhatsApp number in the response to a form sent without JavaScript", async ({
  site,
}) => {
  const response = await call(site.url, "/api/contact", {
    method: "POST",
    raw: "name=K&message=Please%20write%20to%20me%20soon",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" },
  });
  const html = await response.text();
  expect(html).toContain('<a href="https://wa.me/919847012345">WhatsApp +91 98470 12345</a>');
  expect(html).toContain(`| ${brand.name}</title>`);
  expect(html).not.toMatch(OLD_BRAND);
});

test("names the session's localStorage keys after the firm", async ({ page }) => {
  await signInAs(page);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.sort()).toEqual(["udaya.token", "udaya.user"]);
  expect(await page.content()).not.toMatch(OLD_BRAND);
});
