import { expect, test } from "./fixtures";
import { menu } from "./spec-pages";

test("links a breadcrumb to the tab of its section, and selects the tab that the URL names", async ({
  page,
}) => {
  await page.goto("/loans/gold-loan");
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await breadcrumbs.getByRole("link", { name: "Loans" }).click();
  await expect(page.getByRole("tab", { name: "Loans", selected: true })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Loans" })).toBeVisible();
  await page.getByRole("tab", { name: "Lease" }).click();
  await expect(page).toHaveURL(/\/services#lease$/);
  await page.reload();
  await expect(page.getByRole("tab", { name: "Lease", selected: true })).toBeVisible();
});

test.describe("/services without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lists the services of all tabs", async ({ page }) => {
    await page.goto("/services");
    const main = page.getByRole("main");
    for (const path of menu.slice(1).flatMap(([, paths]) => paths)) {
      await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    }
  });
});

test.describe("an information page without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("folds lists and notes on a phone only, and unfolds the note that a mark links to", async ({
    page,
  }) => {
    await page.goto("/loans/gold-loan");
    const item = page.getByText(/^Jewellery: /);
    const note = page.locator("#note-gold-collateral");
    await expect(item).toBeVisible();
    await expect(note).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(item).toBeHidden();
    await expect(note).toBeHidden();
    await page.locator("summary", { hasText: "Details: " }).first().click();
    await expect(item).toBeVisible();
    await page.locator("main details[open] a").first().click();
    await expect(note).toBeInViewport();
  });
});

test("labels each cell of a comparison table with its column heading on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/who-we-serve/nri");
  const table = page.getByRole("table", { name: /^Three accounts for non-residents/ });
  const accounts = ["NRE account", "NRO account", "FCNR deposit"];
  await expect(table.getByRole("columnheader")).toHaveText(accounts);
  const cells = table.getByRole("row", { name: /^Money paid in/ }).getByRole("cell");
  await expect(cells).toHaveCount(3);
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")),
  );
  expect(labels).toEqual(accounts);
});
