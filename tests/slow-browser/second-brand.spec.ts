import type { Page } from "@playwright/test";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteContent } from "@/content/types";
import { expectAccessible, expectNoOverflow } from "../e2e/checks";
import { expect, test as base } from "../e2e/fixtures";
import { call } from "../../tools/site/calls";
import { publishBlog } from "../support/entries";
import { type MailServer, startMailServer } from "../support/mail-server";
import { sendLead, until } from "../support/mailed-leads";
import { startSite, type TestSite } from "../../tools/site/site";
import { buildTree, copyTree, removeTree, startCopy } from "./copied-tree";

// A firm makes the product its own: it edits content/site.ts, builds and starts.

const OLD_BRAND = /arthora/i;

const brand = {
  name: "Udaya Finance",
  slug: "udaya",
  description: "Udaya Finance plans, insures and lends for families in Kochi.",
  tagline: "Plans that outlast a year.",
  country: "IN",
  copyrightFrom: 2019,
  social: [
    { network: "X", href: "https://x.com/udayafinance" },
    { network: "Facebook", href: "https://www.facebook.com/udayafinance" },
    { network: "YouTube", href: "https://www.youtube.com/@udayafinance" },
    { network: "LinkedIn", href: "https://www.linkedin.com/company/udayafinance" },
    { network: "Instagram", href: "https://www.instagram.com/udayafinance" },
  ],
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
  people: [
    {
      name: "Latha Menon",
      role: "Principal adviser",
      photograph: { src: "/icons/icon-512.png", width: 512, height: 512 },
      registrations: [
        { what: "SEBI registered investment adviser", number: "INA200012345" },
        { what: "NISM Series X-A and X-B", number: "NISM-202400012345" },
      ],
      text: "Plans for families of the Malabar coast and their children abroad, since 2006.",
    },
    { name: "Thomas Kurian", role: "Loans and leasing" },
    {
      name: "Abdul Rahman Koya",
      role: "Insurance",
      registrations: [{ what: "IRDAI specified person", number: "SP0098765432" }],
    },
  ],
  securityEmail: "security@udaya.example",
} satisfies SiteContent;

const { office, people } = brand;
const { company, adviser, mutualFunds, insurance, loans, realEstate } = brand.disclosures;

const firmTexts = [
  company.legalName,
  company.cin,
  company.registeredOffice,
  company.phone,
  company.email,
  brand.whatsapp,
  ...[...office.lines, office.city].map((line) => new RegExp(line)),
  ...office.hours.map(({ days, hours }) => new RegExp(`${days}: ${hours}`)),
  `${company.grievance.name}, ${company.grievance.phone}, ${company.grievance.email}`,
];

const test = base.extend<object, { folder: string; mailServer: MailServer; original: TestSite }>({
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
  mailServer: [
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ database, folder, mailServer }, use) => {
      const site = await startCopy(folder, database.url, {
        SMTP_URL: mailServer.url,
        MAIL_FROM: `${brand.name} <leads@udaya.example>`,
        MAIL_TO: "desk@udaya.example",
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  /** The site that the product comes with, on the same database. */
  original: [
    async ({}, use) => {
      const database = `${process.env.TMPDIR ?? "/tmp"}/arthora-original-${process.pid}.db`;
      const site = await startSite(`file:${database}`, {}, [], [], "/icons/icon-192.png");
      await use(site);
      await site.stop();
      for (const suffix of ["", "-shm", "-wal"]) rmSync(`${database}${suffix}`, { force: true });
    },
    { scope: "worker" },
  ],
});

const textOf = async (url: string) => (await fetch(url)).text();

/** The paths of the sitemap, and those of the portal, which stand in none. */
async function pathsOf(url: string): Promise<string[]> {
  const sitemap = await textOf(`${url}/sitemap.xml`);
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, loc]) => new URL(loc!).pathname,
  );
  return [...listed, "/login", "/register", "/new-password", "/no/such/page"];
}

test("every page has the firm's name in its title, logo and footer, and the old name nowhere", async ({
  site,
  token,
}) => {
  await publishBlog(site.url, token, { title: "A post of the firm" });
  const paths = await pathsOf(site.url);
  expect(paths.length).toBeGreaterThan(30);
  for (const each of paths) {
    const html = await textOf(`${site.url}${each}`);
    expect.soft(/<title>([^<]*)<\/title>/.exec(html)?.[1], each).toContain(brand.name);
    expect.soft(html, each).not.toMatch(OLD_BRAND);
    expect.soft(html, each).toContain(`${brand.name}</span>`);
    expect.soft(html, each).toContain(`${brand.name}<!-- -->. All rights reserved.`);
  }
});

test("what machines read has the firm's name, and the old name nowhere", async ({
  site,
  token,
}) => {
  await publishBlog(site.url, token, { title: "A post of the firm" });
  for (const each of ["/manifest.webmanifest", "/feed.xml", "/api/openapi.json"]) {
    const text = await textOf(`${site.url}${each}`);
    expect.soft(text, each).toContain(brand.name);
    expect.soft(text, each).not.toMatch(OLD_BRAND);
  }
  for (const each of ["/sitemap.xml", "/robots.txt", "/logo.svg", "/icons/icon.svg"]) {
    expect.soft(await textOf(`${site.url}${each}`), each).not.toMatch(OLD_BRAND);
  }
  expect(await textOf(`${site.url}/.well-known/security.txt`)).toContain(
    `Contact: mailto:${brand.securityEmail}`,
  );
});

test("the scripts and styles that browsers load do not have the old name", ({ folder }) => {
  const files = readdirSync(path.join(folder, ".next/static"), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => OLD_BRAND.test(readFileSync(file, "latin1")))).toEqual([]);
});

/** What the open page says in structured data. */
async function thingsOf(page: Page) {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap(
    (script) => (JSON.parse(script) as { "@graph": Record<string, unknown>[] })["@graph"],
  );
}

test("the structured data describe the firm", async ({ page }) => {
  await page.goto("/");
  const things = await thingsOf(page);
  expect(things.find((thing) => thing["@type"] === "FinancialService")).toMatchObject({
    name: brand.name,
    legalName: company.legalName,
    description: brand.description,
    telephone: company.phone,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: "2nd Floor, Palm Court, Banerji Road",
      addressLocality: "Ernakulam 682018",
      addressCountry: "IN",
    },
    openingHours: ["Monday to Friday: 10 am to 6 pm", "Saturday: 10 am to 1 pm"],
    hasMap: office.mapUrl,
    sameAs: brand.social.map(({ href }) => href),
  });
});

test("the structured data of the contact page name those whom one will talk to", async ({
  page,
  site,
}) => {
  await page.goto("/contact");
  const persons = (await thingsOf(page)).filter((thing) => thing["@type"] === "Person");
  expect(persons.map(({ name, jobTitle }) => ({ name, jobTitle }))).toEqual(
    people.map(({ name, role }) => ({ name, jobTitle: role })),
  );
  expect(persons[0]).toMatchObject({ image: `${site.url}/icons/icon-512.png` });
});

test("the picture of a shared link is drawn with another name than the product's", async ({
  site,
  original,
}) => {
  const imageOf = async ({ url }: TestSite) => {
    const response = await fetch(`${url}/share/contact.jpg`);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    return Buffer.from(await response.arrayBuffer());
  };
  expect((await imageOf(site)).equals(await imageOf(original))).toBe(false);
});

test("the logo, the tagline, the networks and the years in the footer are the firm's", async ({
  page,
}) => {
  await page.goto("/privacy");
  const logo = page.getByRole("banner").getByRole("link", { name: brand.name });
  await expect(logo).toHaveText(brand.name);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(brand.tagline)).toBeVisible();
  await expect(footer.getByText(/2019–\d{4} Udaya Finance\. All rights reserved\./)).toBeVisible();
  for (const { network, href } of brand.social) {
    await expect(
      footer.getByRole("link", { name: `${network} (opens in a new tab)`, exact: true }),
    ).toHaveAttribute("href", href);
  }
});

test("the footer of every page states who the firm is and its registration as an adviser", async ({
  page,
}) => {
  for (const each of ["/", "/contact", "/privacy", "/terms", "/blog"]) {
    await page.goto(each);
    const firm = page.getByRole("contentinfo").getByRole("region", { name: brand.name });
    for (const text of [...firmTexts, `Registration no. ${adviser.registration}`]) {
      await expect(firm.getByText(text, { exact: true })).toBeVisible();
    }
  }
});

test("the contact page states how the firm is reached", async ({ page }) => {
  await page.goto("/contact");
  const reached = page.getByRole("main").getByRole("region", { name: "Reach Us Directly" });
  for (const text of firmTexts) await expect(reached.getByText(text)).toBeVisible();
  for (const [name, href] of [
    [company.phone, "tel:+914841234567"],
    [company.email, "mailto:desk@udaya.example"],
    [brand.whatsapp, "https://wa.me/919847012345"],
    ["See the map", office.mapUrl],
    [company.grievance.phone, "tel:+914841234568"],
    [company.grievance.email, "mailto:grievances@udaya.example"],
  ] as const) {
    await expect(reached.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the contact page shows whom one will talk to, and as what they are registered", async ({
  page,
}) => {
  await page.goto("/contact");
  const section = page.getByRole("region", { name: "The People You Will Talk To" });
  for (const { name, role, registrations = [], text } of people) {
    const person = section.getByRole("listitem").filter({
      has: page.getByRole("heading", { level: 3, name, exact: true }),
    });
    await expect(person.getByText(role, { exact: true })).toBeVisible();
    if (text) await expect(person.getByText(text)).toBeVisible();
    for (const { what, number } of registrations) {
      await expect(person.getByText(what, { exact: true })).toBeVisible();
      await expect(person.getByText(number, { exact: true })).toBeVisible();
    }
  }
  const portrait = section.getByRole("img", { name: "Latha Menon" });
  await portrait.scrollIntoViewIfNeeded();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
});

test("the contact page, and the thanks of both forms, say how soon somebody answers", async ({
  page,
}) => {
  const promise = "We answer within one working day.";
  await page.goto("/contact");
  await expect(page.getByRole("main").getByText(promise)).toBeVisible();
  const form = page.getByRole("main").locator("form");
  await form.getByLabel("Name").fill("Kiran");
  await form.getByLabel("Email").fill("kiran@udaya.example");
  await form.getByLabel("Phone").fill("98765 43210");
  await form.getByLabel("Message").fill("Please write to me soon");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByRole("status")).toContainText(promise);

  await page.getByRole("button", { name: "Request a callback" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Kiran");
  await dialog.getByLabel("Email").fill("kiran@udaya.example");
  await dialog.getByLabel("Phone").fill("98765 43210");
  await dialog.getByRole("button", { name: "Request Callback" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Thank you, we have your request" }),
  ).toContainText(promise);
});

test("what the firm has not set is on no page of the product", async ({ original }) => {
  for (const each of ["/", "/contact"]) {
    const html = await textOf(`${original.url}${each}`);
    for (const text of ["WhatsApp", "wa.me", "Opening hours", "See the map", "We answer"]) {
      expect.soft(html, each).not.toContain(text);
    }
    expect.soft(html, each).not.toContain("The People You Will Talk To");
    expect.soft(html, each).not.toMatch(/openingHours|hasMap|"Person"/);
  }
});

const registrations: [path: string, texts: string[]][] = [
  ["/wealth-management/ncd-bond/bonds", [`Registration no. ${adviser.registration}`]],
  ["/wealth-management/mutual-funds", [mutualFunds.arn, "Mutual fund investments are subject to"]],
  [
    "/wealth-management/real-estate/rera",
    [`RERA registered agent, ${realEstate.authority}`, realEstate.reraAgent],
  ],
  ["/insurance/personal", [`IRDAI, ${insurance.category}`, `Licence no. ${insurance.licence}`]],
  ["/loans/home-loan", ["We arrange, lenders decide.", loans.lenders.join(", ")]],
];

for (const [each, texts] of registrations) {
  test(`${each} states the registration that its subject needs`, async ({ page }) => {
    await page.goto(each);
    const stated = page.getByRole("main").getByRole("region", { name: "Regulatory Information" });
    for (const text of texts) await expect(stated.getByText(text).first()).toBeVisible();
  });
}

for (const each of ["/", "/contact", "/loans/home-loan"]) {
  test(`axe finds nothing on ${each} with every disclosure, and nothing scrolls sideways`, async ({
    page,
  }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(each);
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  });
}

test("a lead's mail comes from the firm, and does not have the old name", async ({
  site,
  mailServer,
}) => {
  await sendLead(site.url);
  await until(
    async () => mailServer.mails.length,
    (mails) => mails > 0,
  );
  const raw = mailServer.mails[0]!.raw.toString();
  expect(raw).toContain(`From: ${brand.name} <leads@udaya.example>`);
  expect(raw).not.toMatch(OLD_BRAND);
});

test("a form that is sent without JavaScript is answered on a page of the firm", async ({
  site,
}) => {
  for (const fields of ["name=K", "name=Kiran&email=k%40udaya.example&phone=9876543210"]) {
    const answer = await call(site.url, "/api/contact", {
      method: "POST",
      raw: `${fields}&message=Please%20write%20to%20me%20soon`,
      headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" },
    });
    const html = await answer.text();
    expect(html).toContain('<a href="https://wa.me/919847012345">WhatsApp +91 98470 12345</a>');
    expect(html).toContain(`| ${brand.name}</title>`);
    expect(html).not.toMatch(OLD_BRAND);
  }
});

test("a session is kept in the browser under the firm's own keys", async ({ page, token }) => {
  expect(token).not.toBe("");
  await page.goto("/login");
  await page.getByLabel("Username").fill("asha");
  await page.getByLabel("Password").fill("a long enough password");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin");
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.sort()).toEqual(["udaya.token", "udaya.user"]);
  expect(await page.content()).not.toMatch(OLD_BRAND);
});
