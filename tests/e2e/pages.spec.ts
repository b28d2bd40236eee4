import { expect, test } from "./fixtures";

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

test("/services opens at the tab of each card of home, one after the other", async ({ page }) => {
  const card = (name: string) => page.getByRole("main").getByRole("link", { name });
  const chosen = page.getByRole("tab", { selected: true });
  await page.goto("/");
  await card("Insurance Solutions").click();
  await expect(chosen).toHaveText("Insurance");
  await page.getByRole("banner").getByRole("link").first().click();
  await card("Real Estate & Mortgages").click();
  await expect(chosen).toHaveText("Wealth Management");
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

test("a comparison on a phone says of each cell which choice it is of, and stays a table", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/who-we-serve/nri");
  const table = page.getByRole("table", { name: /^Three accounts for non-residents/ });
  const choices = ["NRE account", "NRO account", "FCNR deposit"];
  await expect(table.getByRole("columnheader")).toHaveText(choices);
  const cells = table.getByRole("row", { name: /^Money paid in/ }).getByRole("cell");
  await expect(cells).toHaveCount(3);
  const shown = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")),
  );
  expect(shown).toEqual(choices);
  const lefts = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(1);
});
