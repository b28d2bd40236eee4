import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import dates from "@/content/change-dates.json";
import { claims } from "@/content/claims";
import { answerPromise, firmStatements, statementsOf, waysToReach } from "@/content/disclosures";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import {
  breadcrumbsOf,
  navigationOf,
  pagesOf,
  placesOf,
  serviceTabsOf,
} from "@/content/navigation";
import { markedTextsOf, notesOf } from "@/content/notes";
import { homeLoan } from "@/content/pages/loans";
import { screens } from "@/content/screens";
import { colours } from "@/content/colours";
import { sections } from "@/content/sections";
import type { ContentPage, Disclosures, Office } from "@/content/types";
import { textPages } from "@/lib/seo/sitemap";
import { datedAnew } from "../scripts/generate/page-dates";

Object.assign(process.env, {
  SITE_URL: "https://www.example.in",
  TRUSTED_PROXY_HOPS: "1",
  DATABASE_URL: "file:./none.db",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
});

const pages = placesOf(sections).map(({ page }) => page);

/** Every sentence or line that a page shows of its own. */
function textsOf(page: ContentPage): string[] {
  const features = [...page.features, ...(page.moreFeatures ?? [])];
  return [
    page.title,
    page.subtitle,
    page.description,
    page.summary,
    page.introduction,
    page.featuresTitle,
    ...features.flatMap(({ title, text, items }) => [title, text, ...items]),
    page.reasons.title,
    ...page.reasons.points.flatMap(({ title, text }) => [title, text]),
    ...(page.crossLink ? [page.crossLink.title, page.crossLink.text] : []),
    ...page.questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

/** Words that promise, or that anybody could say of anything. */
const banned = new RegExp(
  `\\b(${[
    "guarantee(d|s)?",
    "risk-free",
    "best",
    "highest returns?",
    "assured",
    "safe returns?",
    "sure",
    "unbeatable",
    "top-rated",
    "leading",
    "number one",
    "lowest",
    "cheapest",
    "instant approval",
    "hassle-free",
    "world-class",
    "one-stop",
    "peace of mind",
    "seamless(ly)?",
    "cutting-edge",
    "holistic",
    "bespoke",
    "empower(s|ed)?",
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
    const wrong = [...pages, ...Object.values(screens)].filter(
      ({ description }) => description.length < 100 || description.length > 160,
    );
    expect(wrong.map(({ href }) => href)).toEqual([]);
  });

  test("of the law bear a month that is no later than their last change", () => {
    for (const [href, { subtitle }] of Object.entries({ "/privacy": privacy, "/terms": terms })) {
      expect([href, subtitle]).toEqual([
        href,
        expect.stringMatching(/^Last updated \p{L}+ \d{4}$/u),
      ]);
      const month = new Date(`${subtitle.replace("Last updated", "1")} UTC`);
      const { changed } = dates[href as keyof typeof dates];
      expect([href, month <= new Date(changed)]).toEqual([href, true]);
    }
  });
});

describe("what helps a reader to decide", () => {
  test("is four to six questions on each page, none asked on two", () => {
    const counts = pages.map(({ href, questions }) => [href, questions.length] as const);
    expect(counts.filter(([, count]) => count < 4 || count > 6)).toEqual([]);
    const asked = pages.flatMap(({ questions }) => questions.map(({ question }) => question));
    expect(asked.filter((question) => !question.endsWith("?"))).toEqual([]);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("is a table where people choose, with a cell for each choice", () => {
    const tables = pages.flatMap(({ href, comparison }) =>
      comparison ? [{ href, comparison }] : [],
    );
    expect(tables.map(({ href }) => href).sort()).toEqual([
      "/loans/home-loan",
      "/loans/od-cc",
      "/loans/working-capital",
      "/wealth-management/ncd-bond/bonds",
      "/wealth-management/ncd-bond/ncd",
      "/who-we-serve/nri",
    ]);
    for (const { comparison } of tables) {
      for (const { cells } of comparison.rows) {
        expect(cells).toHaveLength(comparison.choices.length);
      }
    }
  });

  test("is other pages that are there, and not the page itself or what its card leads to", () => {
    const hrefs = pages.map(({ href }) => href);
    for (const { href, neighbours, crossLink } of pages) {
      const next = crossLink && "to" in crossLink ? [crossLink.to().href] : [];
      const known = hrefs.filter((each) => each !== href && !next.includes(each));
      expect([href, neighbours.filter((each) => !known.includes(each))]).toEqual([href, []]);
    }
  });

  test("is named in words that are small letters", () => {
    for (const { href, words } of pages) {
      expect([
        href,
        words.length >= 3,
        words.filter((word) => word !== word.toLowerCase()),
      ]).toEqual([href, true, []]);
    }
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

  test("marks the words that each claim is about, on each of its pages", () => {
    const unmarked = claims.flatMap(({ id, marks, pages: stated }) =>
      pages
        .filter(({ href }) => stated.includes(href))
        .filter(
          (page) => !markedTextsOf(page).some((text) => marks.some((mark) => text.includes(mark))),
        )
        .map(({ href }) => `${id} on ${href}`),
    );
    const unused = claims.flatMap(({ id, marks, pages: stated }) => {
      const texts = pages.filter(({ href }) => stated.includes(href)).flatMap(markedTextsOf);
      return marks
        .filter((mark) => !texts.some((text) => text.includes(mark)))
        .map((mark) => `${id}: ${mark}`);
    });
    expect({ unmarked, unused }).toEqual({ unmarked: [], unused: [] });
  });

  test("numbers the notes of a page in the order in which their marks are read", () => {
    const gold = pages.find(({ href }) => href === "/loans/gold-loan")!;
    expect(notesOf(gold).map(({ id }) => id)).toEqual([
      "gold-collateral",
      "gold-75-percent",
      "gold-return",
    ]);
  });

  test("dates each claim with the month of its review, which is a change of its pages", () => {
    for (const { id, lastReviewed, pages: stated } of claims) {
      expect([id, lastReviewed]).toEqual([id, expect.stringMatching(/^\d{4}-(0[1-9]|1[0-2])$/)]);
      for (const href of stated) {
        const { changed } = dates[href as keyof typeof dates];
        expect([id, href, lastReviewed <= changed.slice(0, 7)]).toEqual([id, href, true]);
      }
    }
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

  test("stands in the sitemap", () => {
    const nothing = { posts: null, offers: null, media: null };
    const addresses = textPages(nothing, longer).map(({ url }) => url);
    expect(addresses).toContain("https://www.example.in/loans/bridge-loan");
    expect(addresses).toHaveLength(textPages(nothing).length + 1);
  });

  test("stands in its tab of /services", () => {
    const loans = serviceTabsOf(longer).find(({ title }) => title === "Loans")!;
    expect(pagesOf(loans)).toContain(added);
  });

  test("has its address and its breadcrumbs", () => {
    expect(placesOf(longer).map(({ page }) => page.href)).toContain("/loans/bridge-loan");
    expect(breadcrumbsOf(longer, "/loans/bridge-loan")).toEqual([
      { title: "Home", href: "/" },
      { title: "Loans", href: "/services#loans" },
      { title: "Bridge Loan", href: "/loans/bridge-loan" },
    ]);
  });
});

describe("the dates of the texts", () => {
  test("change for the page that changed, and for no other", () => {
    const known = { ...dates, "/terms": { changed: "2026-01-02", fingerprint: "another" } };
    const anew = datedAnew(known, "2027-03-04");
    expect(anew["/terms"]).toEqual({
      changed: "2027-03-04",
      fingerprint: dates["/terms"].fingerprint,
    });
    expect(anew["/privacy"]).toEqual(dates["/privacy"]);
  });
});

describe("what the firm has to state", () => {
  const set: Disclosures = {
    company: {
      legalName: "Example Wealth Private Limited",
      cin: "U00000MH2020PTC000000",
      registeredOffice: "1 Example Road, Mumbai 400001",
      phone: "+91 22 0000 0000",
      email: "office@example.in",
      grievance: { name: "A. Officer", phone: "", email: "grievance@example.in" },
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
    hours: [
      { days: "Monday to Friday", hours: "10 am to 6 pm" },
      { days: "Saturday", hours: "10 am to 1 pm" },
    ],
    mapUrl: "https://maps.example/office",
  };
  const noOffice: Office = { lines: [], city: "", hours: [], mapUrl: "" };
  const stated = (href: string, disclosures: Disclosures) => {
    const { section, page } = placesOf(sections).find((place) => place.page.href === href)!;
    return statementsOf(section, page, disclosures).flatMap(({ name, text }) => [name, text]);
  };

  test("is nothing until it is set", () => {
    const unset: Disclosures = {
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
    };
    const firm = { disclosures: unset, whatsapp: "", office: noOffice };
    expect(firmStatements(firm)).toEqual([]);
    expect(waysToReach(firm)).toEqual([]);
    expect(answerPromise({ responseTime: "" })).toBe("");
    expect(pages.flatMap(({ href }) => stated(href, unset))).toEqual([]);
  });

  test("of the company leaves out what is empty", () => {
    const phone = { text: "+91 22 0000 0000", href: "tel:+912200000000" };
    const email = { text: "office@example.in", href: "mailto:office@example.in" };
    const firm = { disclosures: set, whatsapp: "", office: noOffice };
    expect(firmStatements(firm)).toEqual([
      { name: "Phone", text: "+91 22 0000 0000", links: [phone] },
      { name: "Email", text: "office@example.in", links: [email] },
      { name: "Company", text: "Example Wealth Private Limited" },
      { name: "CIN", text: "U00000MH2020PTC000000" },
      { name: "Registered office", text: "1 Example Road, Mumbai 400001" },
      {
        name: "Grievances",
        text: "A. Officer, grievance@example.in",
        links: [{ text: "grievance@example.in", href: "mailto:grievance@example.in" }],
      },
    ]);
    expect(waysToReach(firm)).toEqual([phone, email]);
  });

  test("names the number on WhatsApp, the office with its map, and its hours", () => {
    const firm = { disclosures: set, whatsapp: "+91 98000 00000", office };
    const whatsapp = "https://wa.me/919800000000";
    expect(firmStatements(firm)).toEqual(
      expect.arrayContaining([
        {
          name: "WhatsApp",
          text: "+91 98000 00000",
          links: [{ text: "+91 98000 00000", href: whatsapp }],
        },
        {
          name: "Office",
          text: "2nd Floor, Example House\n1 Example Road\nMumbai 400001\nSee the map",
          links: [{ text: "See the map", href: "https://maps.example/office" }],
        },
        {
          name: "Opening hours",
          text: "Monday to Friday: 10 am to 6 pm\nSaturday: 10 am to 1 pm",
        },
      ]),
    );
    expect(waysToReach(firm)).toContainEqual({
      text: "WhatsApp +91 98000 00000",
      href: whatsapp,
    });
  });

  test("promises an answer in the time that is set", () => {
    expect(answerPromise({ responseTime: "within one working day" })).toBe(
      "We answer within one working day.",
    );
  });

  test.each([
    ["/wealth-management/mutual-funds", "ARN-000000"],
    [
      "/wealth-management/mutual-funds",
      "Mutual fund investments are subject to market risks, read all scheme related documents carefully.",
    ],
    ["/wealth-management/mutual-funds", "Registration no. INA000000000"],
    ["/wealth-management/real-estate/rera", "Registration no. A00000000000"],
    ["/wealth-management/real-estate/fractional", "RERA registered agent, MahaRERA"],
    ["/insurance/personal", "Licence no. CA0000"],
    ["/insurance/business", "IRDAI, Corporate Agent (Composite)"],
    ["/loans/gold-loan", "We arrange, lenders decide."],
    ["/loans/term-loan", "First Bank, Second Finance"],
  ])("on %s: %s", (href, text) => {
    expect(stated(href, set)).toContain(text);
  });

  test("stands on no page that deals in something else", () => {
    expect(stated("/lease/new-car", set)).toEqual([]);
    expect(stated("/loans/gold-loan", set)).not.toContain("ARN-000000");
    expect(stated("/wealth-management/ncd-bond/ncd", set)).not.toContain("ARN-000000");
  });
});

test("every page has its picture, in each form that it is loaded in", () => {
  const missing = pages.flatMap(({ image }) =>
    ["480.avif", "960.avif", "480.webp", "960.webp", "960.jpg"]
      .map((form) => `public/art/pages/${image}-${form}`)
      .filter((file) => !existsSync(file)),
  );
  expect(missing).toEqual([]);
});

test("no picture of the pages is more than 40 KB as it is loaded", () => {
  const loaded = ["hero", "pages", "cards"].flatMap((folder) =>
    readdirSync(`public/art/${folder}`)
      .filter((file) => /\.(avif|webp)$/.test(file))
      .map((file) => `public/art/${folder}/${file}`),
  );
  expect(loaded.length).toBeGreaterThan(100);
  expect(loaded.filter((file) => statSync(file).size > 40 * 1024)).toEqual([]);
});

test("every colour that a file names is the brand's", () => {
  const files = ["app", "components", "lib", "public", "deploy"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|css|html)$/.test(file) && !file.endsWith(".test.ts"))
      .map((file) => `${folder}/${file}`),
  );
  const known = new Set<string>(Object.values(colours));
  // The steps between the brand's colours, as Mantine wants them, and what is made of them.
  const shades = /^components\/ui\/theme(-values\.ts|\.css)$/;
  const unknown = files
    .filter((file) => !shades.test(file))
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/["' ](#[0-9a-f]{3,8})\b(?=["';, ])/gi)]
        .map(([, colour]) => colour!)
        .filter((colour) => !known.has(colour))
        .map((colour) => `${file}: ${colour}`),
    );
  expect(unknown).toEqual([]);
});
