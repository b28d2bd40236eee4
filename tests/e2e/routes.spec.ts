import type { Locator, Page } from "@playwright/test";
import {
  expectUsableAt,
  expectOutline,
  expectTextSpacingFits,
  expectNoLayoutShift,
} from "./checks";
import { expect, test } from "./fixtures";
import { publishEntriesFor } from "./publish-entries-for";
import { closing, logoAndFooter, menu, screens, wideHeader } from "./spec-pages";
import { holdRequests, stopAtFirstOffer } from "./actions";
import { expectVisible } from "./state";

// tests/api/information-pages.test.ts and tests/slow-browser cover the information pages.

test.describe.configure({ mode: "parallel" });

async function expectClosing(page: Page) {
  const [name, href] = closing.link;
  await expectVisible(page, closing.elements);
  await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
}

for (const { path, state, elements, links = [], hasClosing, status, isForStaff } of screens) {
  const screen = state ? `${path} ${state}` : path;
  test.describe(screen, () => {
    test.use({ expectedStatuses: status ? [status] : [] });

    test("shows the texts and links of spec §2, accessibly and without overflow or layout shift", async ({
      page,
      publish,
    }) => {
      const id = await publishEntriesFor(screen, publish);
      await page.setViewportSize({ width: 360, height: 740 });
      const response = await page.goto(path.replace("{id}", id));
      expect(response?.status()).toBe(status ?? 200);
      await expectNoLayoutShift(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectOutline(page);
      await expectVisible(page, [...logoAndFooter, ...wideHeader]);
      const callback = page.getByRole("button", { name: "Request a callback" });
      await expect(callback).toBeVisible({ visible: !isForStaff });
      if (state === "with offers") await stopAtFirstOffer(page);
      await expectVisible(page, elements);
      const main = page.getByRole("main");
      for (const [name, href] of links) {
        const link = main.getByRole("link", { name, exact: true }).first();
        await expect(link).toHaveAttribute("href", href.replace("{id}", id));
      }
      if (hasClosing) await expectClosing(page);
      else await expect(page.getByText("Ready to Get Started?")).toHaveCount(0);
      await expectUsableAt(page, [1280, 360]);
      await expectTextSpacingFits(page);
    });
  });
}

test("has no layout shift on /media when fonts load late", async ({ page, publish }) => {
  await publishEntriesFor("/media", publish);
  const releaseFonts = await holdRequests(page, "GET", "/*.woff2");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/media", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "A guide and a film" })).toBeVisible();
  releaseFonts();
  await page.waitForLoadState();
  await expectNoLayoutShift(page);
});

const listTargets = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("shows on /services a tab for each group except Who We Serve, with a card for each page of the group", async ({
  page,
}) => {
  await page.goto("/services");
  const groups = menu.slice(1);
  await expect(page.getByRole("tab")).toHaveText(groups.map(([group]) => group));
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Wealth Management");
  for (const [group, paths] of groups) {
    await page.getByRole("tab", { name: group }).click();
    const panel = page.getByRole("tabpanel", { name: group });
    await expect
      .poll(async () => (await listTargets(panel.getByRole("link"))).sort())
      .toEqual([...paths].sort());
    await expect(
      panel.getByRole("heading", { name: `Why Choose Our ${group} Services?`, exact: true }),
    ).toBeVisible();
    for (const name of ["Expert Guidance", "Personalized Solutions", "Comprehensive Support"]) {
      await expect(panel.getByRole("heading", { level: 4, name, exact: true })).toBeVisible();
    }
  }
});

test("shows on /who-we-serve a card for each of the eleven segments, but none for Overview", async ({
  page,
}) => {
  await page.goto("/who-we-serve");
  const cards = page.getByRole("main").getByRole("listitem");
  const links = cards.filter({ has: page.getByRole("heading") }).getByRole("link");
  expect(await listTargets(links)).toEqual(menu[0]![1].slice(1));
});

for (const width of [1280, 768]) {
  test(`shows the navigation tree of spec §2 in the menu at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    const isWide = width > 768;
    if (!isWide) await page.getByRole("button", { name: "Open menu" }).click();
    const tree = isWide
      ? page.getByRole("navigation", { name: "Main" })
      : page.getByRole("dialog", { name: "Menu" });
    const links = isWide ? ["/blog", "/media"] : ["/blog", "/media", "/contact"];
    for (const [group, paths] of menu) {
      await tree.getByRole("button", { name: group }).click();
      await expect.poll(() => listTargets(tree.getByRole("link"))).toEqual([...paths, ...links]);
    }
  });
}
