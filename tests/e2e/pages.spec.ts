import { placesOf } from "@/content/navigation";
import { sections } from "@/content/sections";
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

test("an address names a tab, and the way back to a section leads to its own", async ({ page }) => {
  await page.goto("/loans/gold-loan");
  const way = page.getByRole("navigation", { name: "Breadcrumbs" });
  await way.getByRole("link", { name: "Loans" }).click();
  await expect(page.getByRole("tab", { name: "Loans", selected: true })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Loans" })).toBeVisible();
  await page.getByRole("tab", { name: "Lease" }).click();
  await expect(page).toHaveURL(/\/services#lease$/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Lease", selected: true })).toBeVisible();
  await page.goto("/services#no-such-tab");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Wealth Management", selected: true })).toBeVisible();
});

test("pages of a group stand under the group's name", async ({ page }) => {
  await page.goto("/services");
  for (const [group, pages] of [
    ["NCD & Bonds", ["NCD", "Bonds"]],
    ["Real Estate", ["Fractional Ownership", "RERA Approved Projects"]],
  ] as const) {
    await expect(page.getByRole("region", { name: group }).getByRole("link")).toHaveText(pages);
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
