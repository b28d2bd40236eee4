import type { Locator, Page } from "@playwright/test";
import { site as firm } from "@/content/site";
import { expectForEverybody, expectOutline, expectRoomForSpacing, expectStill } from "./checks";
import { expect, test as base } from "./fixtures";
import { publishFor } from "./publish-for";
import {
  callback,
  closing,
  frame,
  informationPages,
  menu,
  screens,
  segmentPages,
  segmentServices,
  servicePoints,
  serviceTabs,
  type SpecCard,
  type SpecPage,
  wideHeader,
} from "./spec-pages";
import { stopAtFirstOffer } from "./arranging";
import { expectShown } from "./state";

// Every screen of spec §2 and one information page of each layout, opened once: it says what the table
// in spec-pages.ts says, axe finds nothing, nothing jumps and the console stays empty. Of all the
// others tests/api/information-pages.test.ts reads the texts, and tests/slow-browser opens them, in every
// state and at every width.

const wideAndNarrow = [1280, 360];
const phone = [360];

const lookedAtWide = ["/", "/services", "/who-we-serve", "/blog/{id}", "/privacy"];

const isFirstOfLayout = ({ path, layout }: SpecPage) =>
  informationPages.find((page) => page.layout === layout)?.path === path;

const test = base.extend<{ noWarnings: void }>({
  // fixtures.ts fails a test on errors alone; warnings are what a page says before it breaks.
  noWarnings: [
    async ({ page }, use) => {
      const warnings: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "warning") warnings.push(message.text());
      });
      await use();
      expect(warnings).toEqual([]);
    },
    { auto: true },
  ],
});

test.describe.configure({ mode: "parallel" });

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The words and no others, in large letters or small ones. */
const exactly = (words: string | RegExp) =>
  typeof words === "string" ? new RegExp(`^${escaped(words)}$`, "i") : words;

/** A text that begins with the words. */
const beginningWith = (words: string | RegExp) =>
  typeof words === "string" ? new RegExp(`^\\s*${escaped(words)}(?!\\w)`, "i") : words;

async function openAsOnAPhone(page: Page, path: string, status = 200) {
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await page.goto(path))?.status()).toBe(status);
}

async function expectFrame(page: Page, isForStaff = false) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectOutline(page);
  await expectShown(page, [...frame, ...wideHeader]);
  if (isForStaff)
    await expect(page.getByRole("button", { name: "Request a callback" })).toHaveCount(0);
  else await expectShown(page, [callback]);
}

async function expectClosing(page: Page) {
  const [name, href] = closing.link;
  await expectShown(page, closing.shows);
  await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
}

async function expectCard(cards: Locator, { title, bullets }: SpecCard) {
  const page = cards.page();
  const bullet = (words: string | RegExp) =>
    page.getByRole("listitem").filter({ hasText: beginningWith(words) });
  const card = title
    ? cards.filter({ has: page.getByRole("heading", { level: 3, name: exactly(title) }) })
    : cards.filter({ has: bullet(bullets[0]!) });
  await expect(card, `card ${title ?? bullets[0]}`).toHaveCount(1);
  for (const words of bullets) {
    await expect(card.getByRole("listitem").filter({ hasText: beginningWith(words) })).toHaveCount(
      1,
    );
  }
}

for (const information of informationPages.filter(isFirstOfLayout)) {
  const { path, title, layout, cards, reasons, leadsTo } = information;
  test(`${path} has the title, cards, bullets and reasons of spec §2`, async ({ page }) => {
    await openAsOnAPhone(page, path);
    await expectStill(page);
    await expectFrame(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: exactly(title) })).toBeVisible();

    const subtitle = main.locator("h1 + p");
    await expect(subtitle).toHaveText(/\w/);

    const heading = page.getByRole("heading", { level: 3 });
    const allCards = main
      .getByRole("listitem")
      .filter({ has: heading })
      .filter({ has: page.getByRole("listitem") });
    const count = await allCards.count();
    expect(layout === "four cards" ? count === 4 : count >= 4, `${count} cards`).toBe(true);
    for (const card of cards) await expectCard(allCards, card);

    const why = main.getByRole("region", { name: /^why choose/i });
    await expect(why.getByRole("heading", { level: 3 })).toHaveCount(3);
    if (reasons) await expect(why.getByRole("heading", { level: 3 })).toHaveText(reasons);

    if (leadsTo) await expect(main.locator(`a[href="${leadsTo}"]`)).toBeVisible();
    await expectClosing(page);
    await expectForEverybody(page, wideAndNarrow);
    await expectRoomForSpacing(page);
  });
}

for (const { path, state, shows, links, closing: closes, status, isForStaff } of screens) {
  const screen = state ? `${path} ${state}` : path;
  test.describe(screen, () => {
    test.use({ expectedStatuses: status ? [status] : [] });

    test("says what spec §2 says", async ({ page, site, token }) => {
      const id = await publishFor(screen, site.url, token);
      await openAsOnAPhone(page, path.replace("{id}", id), status);
      await expectStill(page);
      await expectFrame(page, isForStaff);
      // What moves by itself would be in the way of the next look at it.
      if (state === "with offers") await stopAtFirstOffer(page);
      await expectShown(page, shows);
      const main = page.getByRole("main");
      for (const [name, href] of links) {
        const link = main.getByRole("link", { name, exact: true }).first();
        await expect(link).toHaveAttribute("href", href.replace("{id}", id));
      }
      if (closes) await expectClosing(page);
      else await expect(page.getByText("Ready to Get Started?")).toHaveCount(0);
      const isWideToo = lookedAtWide.includes(path);
      await expectForEverybody(page, isWideToo ? wideAndNarrow : phone);
      if (isWideToo) await expectRoomForSpacing(page);
    });
  });
}

test("nothing jumps where the fonts come late", async ({ page, site, token }) => {
  await publishFor("/media", site.url, token);
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await openAsOnAPhone(page, "/media");
  await expectStill(page);
});

/** Where links lead, in the order of the page. */
const targetsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("/services has a tab for each group but Who We Serve, and a card for each route", async ({
  page,
}) => {
  await page.goto("/services");
  await expect(page.getByRole("tab")).toHaveText(serviceTabs.map(([group]) => group));
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Wealth Management");
  for (const [group, paths] of serviceTabs) {
    await page.getByRole("tab", { name: group }).click();
    const panel = page.getByRole("tabpanel", { name: group });
    await expect
      .poll(async () => (await targetsOf(panel.getByRole("link"))).sort())
      .toEqual([...paths].sort());
    await expect(
      panel.getByRole("heading", { name: `Why Choose Our ${group} Services?`, exact: true }),
    ).toBeVisible();
    for (const name of servicePoints) {
      await expect(panel.getByRole("heading", { level: 4, name, exact: true })).toBeVisible();
    }
  }
});

test("/who-we-serve has a card for each of the eleven segments, and none for Overview", async ({
  page,
}) => {
  await page.goto("/who-we-serve");
  const main = page.getByRole("main");
  const [overview, ...segments] = menu[0]![1];
  const cards = main.getByRole("listitem").filter({ has: page.getByRole("heading") });
  await expect(cards).toHaveCount(11);
  expect(await targetsOf(cards.getByRole("link"))).toEqual(segments);
  await expect(cards.locator(`a[href="${overview}"]`)).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Overview" })).toHaveCount(0);
});

test("the segment pages list between them what spec §2 names", async ({ page }) => {
  const titles: string[] = [];
  for (const { path } of segmentPages) {
    await page.goto(path);
    const here = await page.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts();
    const named = here.filter((title) =>
      segmentServices.some((service) => title.toLowerCase().includes(service)),
    );
    expect(named, path).not.toEqual([]);
    titles.push(...named.map((title) => title.toLowerCase()));
  }
  for (const service of segmentServices) {
    expect(titles).toContainEqual(expect.stringContaining(service));
  }
});

test("the header has the navigation tree of spec §2, and the logo leads home", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/contact");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: firm.name })).toHaveAttribute("href", "/");
  await expect(banner.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/contact",
  );
  const nav = page.getByRole("navigation", { name: "Main" });
  for (const [group, paths] of menu) {
    await nav.getByRole("button", { name: group }).click();
    // Blog and Media stand beside the open group.
    await expect
      .poll(() => targetsOf(nav.getByRole("link")))
      .toEqual([...paths, "/blog", "/media"]);
  }
  await expect(nav.getByRole("link", { name: "Overview", exact: true })).toHaveCount(0);
  await nav.getByRole("button", { name: "Who We Serve" }).click();
  await expect(nav.getByRole("link", { name: "Overview", exact: true })).toHaveAttribute(
    "href",
    "/who-we-serve",
  );
});

test("the drawer has the navigation tree of spec §2", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("link", { name: "Contact Us" })).toHaveAttribute(
    "href",
    "/contact",
  );
  for (const [group, paths] of menu) {
    await drawer.getByRole("button", { name: group }).click();
    await expect
      .poll(() => targetsOf(drawer.getByRole("link")))
      .toEqual([...paths, "/blog", "/media", "/contact"]);
  }
});

test("the footer leads to the legal pages", async ({ page }) => {
  await page.goto("/contact");
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    ["Privacy Policy", "/privacy"],
    ["Terms of Service", "/terms"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});
