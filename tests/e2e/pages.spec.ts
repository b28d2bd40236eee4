import { placesOf } from "@/content/navigation";
import { sections } from "@/content/sections";
import { expectAccessible, expectNoOverflow } from "./checks";
import { expect, test } from "./fixtures";

const pages = placesOf(sections).map(({ page }) => page);

const visible = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

test("every page of the sections answers with its words", async ({ site }) => {
  expect(pages).toHaveLength(33);
  for (const page of pages) {
    const answer = await fetch(`${site.url}${page.href}`);
    const html = visible(await answer.text());
    expect({ href: page.href, status: answer.status }).toEqual({ href: page.href, status: 200 });
    const { title, subtitle, introduction, features, reasons } = page;
    for (const text of [
      ...[title, subtitle, introduction, reasons.title],
      ...features.flatMap((feature) => [feature.title, feature.text, ...feature.items]),
      ...reasons.points.flatMap((point) => [point.title, point.text]),
    ]) {
      expect(html).toContain(text);
    }
  }
});

test("the parts of a section that have no page of their own are not there", async ({ site }) => {
  for (const path of ["/loans", "/insurance", "/lease", "/wealth-management", "/loans/no-such"]) {
    expect((await fetch(`${site.url}${path}`)).status).toBe(404);
  }
});

test("the overview leads to each segment", async ({ page }) => {
  await page.goto("/who-we-serve");
  await expect(page.getByRole("heading", { level: 1, name: "Who We Serve" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(11);
  await page.getByRole("main").getByRole("link", { name: "Doctors" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Doctors" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText(
    "HomeWho We ServeDoctors",
  );
});

test("the services stand in four tabs, with why to choose them", async ({ page }) => {
  await page.goto("/services");
  await expect(page.getByRole("heading", { level: 1, name: "Our Services" })).toBeVisible();
  for (const [tab, cards] of [
    ["Wealth Management", 6],
    ["Insurance", 2],
    ["Lease", 5],
    ["Loans", 9],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    const panel = page.getByRole("tabpanel", { name: tab });
    await expect(panel.getByRole("link")).toHaveCount(cards);
    await expect(
      panel.getByRole("heading", { name: `Why Choose Our ${tab} Services?` }),
    ).toBeVisible();
    for (const name of ["Expert Guidance", "Personalized Solutions", "Comprehensive Support"]) {
      await expect(panel.getByRole("heading", { name })).toBeVisible();
    }
  }
  await expect(page.getByRole("link", { name: "Schedule a Consultation" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

for (const path of [
  ...["/loans/gold-loan", "/wealth-management/real-estate/rera", "/who-we-serve"],
  ...["/services", "/privacy", "/terms"],
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
  });
}

test("the legal pages say from when they are", async ({ page }) => {
  for (const path of ["/privacy", "/terms"]) {
    await page.goto(path);
    await expect(page.getByText("Last updated January 2024")).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all services are there to read, one kind under the other", async ({ page }) => {
    await page.goto("/services");
    for (const name of ["Mutual Funds", "Personal Insurance", "New Car", "Term Loan"]) {
      await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();
    }
  });
});
