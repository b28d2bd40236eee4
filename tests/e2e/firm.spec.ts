import type { Page } from "@playwright/test";
import type { FirmDto, FirmInput } from "@/lib/firm/schema";
import { fillFields, readDrafts } from "./actions";
import { expect } from "./fixtures";
import { test as base } from "./portal-test";

type FirmFixtures = {
  put: (details: FirmInput) => Promise<void>;
  openFirm: () => Promise<void>;
};

const test = base.extend<FirmFixtures>({
  /** Replaces the details. Restores them after each test. */
  put: [
    async ({ api }, use) => {
      const original = await api<FirmDto>("/api/firm");
      const put = (body: FirmInput) => api<void>("/api/firm", { method: "PUT", body });
      await use(put);
      await put(original);
    },
    { auto: true },
  ],
  openFirm: async ({ page, openPortal }, use) => {
    await use(async () => {
      await openPortal();
      await firmButton(page).click();
      await expect(phone(page)).toBeFocused();
    });
  },
});

const firmButton = (page: Page) => page.getByRole("button", { name: "Firm", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Firm Details" });
const phone = (page: Page) => dialog(page).getByLabel("Phone", { exact: true }).first();
const button = (page: Page, name: string) =>
  page.getByRole("dialog").last().getByRole("button", { name, exact: true });
const press = (page: Page, name: string) => button(page, name).click();
const toggle = (page: Page, title: string) =>
  dialog(page).locator("summary", { hasText: title }).click();
const group = (page: Page, name: string) => dialog(page).getByRole("group", { name });
const previewIn = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).frameLocator("iframe").locator("body");

test("publishes a phone number and a person", async ({ page, openFirm, read }) => {
  await read("/services");
  await openFirm();
  await phone(page).fill("+91 484 123 4567");
  await toggle(page, "People");
  await press(page, "Add Person");
  await expect(dialog(page).getByLabel("Name", { exact: true }).first()).toBeFocused();
  await page.keyboard.type("Latha Menon");
  await fillFields(page, { Role: "Adviser" });
  await press(page, "Update");
  await expect(page.getByText("Firm details updated successfully")).toBeVisible();
  await expect(firmButton(page)).toBeFocused();
  expect(await read("/services")).toContain("+91 484 123 4567");
  expect(await read("/contact")).toContain("Latha Menon");
});

test("opens the closed section of an invalid field", async ({ page, openFirm }) => {
  await openFirm();
  const email = group(page, "Grievance Officer").first().getByLabel("Email");
  await toggle(page, "Company and Officers");
  await email.fill("asha@");
  await toggle(page, "Company and Officers");
  await press(page, "Update");
  await expect(email).toBeFocused();
  await phone(page).fill("12");
  await press(page, "Update");
  await expect(group(page, "Please correct 2 fields")).toBeFocused();
  await toggle(page, "Company and Officers");
  await press(page, "Grievance officer: email must be an email, such as desk@example.in");
  await expect(email).toBeFocused();
});

test("moves the focus with rows that are moved or removed", async ({ page, put, openFirm }) => {
  await put({ people: ["Asha", "Ravi", "Latha"].map((name) => ({ name, role: "Adviser" })) });
  await openFirm();
  await toggle(page, "People");
  await press(page, "Move Up Latha");
  await expect(button(page, "Move Up Latha")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(group(page, "Latha")).toBeFocused();
  await press(page, "Remove Asha");
  await expect(group(page, "Ravi")).toBeFocused();
  for (const name of ["Ravi", "Latha"]) await press(page, `Remove ${name}`);
  await expect(button(page, "Add Person")).toBeFocused();
});

test("closes without a question if nothing changed, and offers unsaved text", async ({
  page,
  openFirm,
}) => {
  await openFirm();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await firmButton(page).click();
  await toggle(page, "Real Estate");
  await fillFields(page, { "State authority": "Kerala RERA" });
  await expect.poll(() => readDrafts(page)).toContain("Kerala RERA");
  const newPage = await page.context().newPage();
  await page.close();
  await newPage.goto("/admin");
  await firmButton(newPage).click();
  await press(newPage, "Restore Firm details");
  await expect(newPage.getByLabel("State authority")).toHaveValue("Kerala RERA");
});

test.describe("a conflict", () => {
  test.use({ expectedStatuses: [409] });

  test("overwrites a colleague's change only on request", async ({ page, put, openFirm, read }) => {
    await openFirm();
    await phone(page).fill("+91 484 111 1111");
    await put({ contact: { phone: "+91 484 222 2222" } });
    await press(page, "Update");
    await expect(dialog(page).getByRole("alert")).toContainText("You changed the firm’s details");
    await press(page, "Compare Both Versions");
    await expect(previewIn(page, "On the site")).toContainText("+91 484 222 2222");
    await press(page, "Close");
    await press(page, "Overwrite with Mine");
    await expect(dialog(page)).toBeHidden();
    expect(await read("/services")).toContain("+91 484 111 1111");
  });
});

test("restores an earlier version", async ({ page, put, openFirm }) => {
  for (const end of ["1111", "2222"]) await put({ contact: { phone: `+91 484 111 ${end}` } });
  await openFirm();
  await press(page, "Earlier Versions");
  await page
    .getByRole("button", { name: /^Replaced / })
    .first()
    .click();
  await expect(previewIn(page, "Earlier version")).toContainText("+91 484 111 1111");
  await press(page, "Restore Firm details");
  await expect(phone(page)).toHaveValue("+91 484 111 1111");
});

test("previews the footer, without a link that runs a script", async ({ page, openFirm }) => {
  await openFirm();
  await phone(page).fill("+91 484 333 3333");
  await toggle(page, "Social Links");
  await fillFields(page, { X: "javascript:alert(1)" });
  await press(page, "Preview");
  const footer = previewIn(page, "Preview").getByRole("contentinfo");
  await expect(footer).toContainText("+91 484 333 3333");
  await expect(footer.getByRole("link", { name: /^X / })).toHaveCount(0);
});
