import { expectAccessible } from "./checks";
import { expect, signInAs } from "./fixtures";
import { test } from "./portal-test";
import { fillFields } from "./actions";

test("keeps the open portal tab after a reload and on Back", async ({ page, openPortal }) => {
  await openPortal();
  const selectedTab = page.getByRole("tab", { selected: true });
  await expect(selectedTab).toHaveText("Blog");
  await page.getByRole("tab", { name: "Contacts" }).click();
  await expect(page).toHaveURL(/\/admin#contacts$/);
  await page.reload();
  await expect(selectedTab).toHaveText("Contacts");
  await page.keyboard.press("Tab");
  await selectedTab.press("ArrowRight");
  await expect(page).toHaveURL(/\/admin#media$/);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const portalLink = page.getByRole("contentinfo").getByRole("link", { name: "Portal" });
  await expect(portalLink).toHaveAttribute("href", "/admin");
  await page.goBack();
  await expect(page).toHaveURL(/\/admin#media$/);
  await expect(selectedTab).toHaveText("Media");
  await page.evaluate(() => (location.hash = "contacts?view=spam"));
  const spam = page.getByRole("button", { name: /^Spam/, pressed: true });
  await expect(spam).toBeVisible();
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/#contacts\?view=spam$/);
  await page.reload();
  await expect(spam).toBeVisible();
});

test("shows a post's excerpt, and links to its page", async ({ page, publish, openPortal }) => {
  const content = `<p>${"A word. ".repeat(2_000)}</p>`;
  const { id } = await publish("blogs", { title: "A long one", content });
  await openPortal();
  const card = page.getByRole("listitem").filter({ hasText: "A long one" });
  await expect(card.getByText(/^A word\. .*…$/)).toBeVisible();
  expect((await card.textContent())!.length).toBeLessThan(500);
  expect(await card.innerText()).toMatch(/Published \d/);
  const link = card.getByRole("link", { name: "View on Site (A long one, opens in a new tab)" });
  await expect(link).toHaveAttribute("href", `/blog/${id}`);
  await expect(link).toHaveAttribute("target", "_blank");
});

test("links to a saved post, and prefills its author name in the next one", async ({
  page,
  openPortal,
}) => {
  await openPortal();
  const createButton = page.getByRole("button", { name: "Create New Post" });
  const author = page.getByRole("dialog").getByLabel("Author name");
  await createButton.click();
  await expect(author).toHaveValue("");
  await fillFields(page, {
    Title: "Of the usual author",
    "Author name": "Asha Menon",
    "Short description": "Short",
  });
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Blog post created successfully" });
  await expect(toast.getByRole("link", { name: "View on Site" })).toHaveAttribute(
    "href",
    /^\/blog\/of-the-usual-author-\w{6}$/,
  );
  await page.reload();
  await createButton.click();
  await expect(author).toHaveValue("Asha Menon");
});

test("names forbidden words and the code that forbids them, and still saves the offer", async ({
  page,
  openPortal,
  api,
}) => {
  await openPortal("Offers");
  await page.getByRole("button", { name: "New Offer" }).click();
  await fillFields(page, { Title: "Risk-free savings", Discount: "10% off" });
  const dialog = page.getByRole("dialog");
  const notice = dialog.getByRole("status").filter({ hasText: "before you publish" });
  await expect(notice).toContainText("“Risk-free”: SEBI advertisement code for advisers");
  await fillFields(page, { Title: "Savings", Discount: "" });
  await expect(notice).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Description" }).click();
  await page.keyboard.type("Our best plan");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(notice).toContainText("“best”");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toBeHidden();
  expect(await api<{ title: string }[]>("/api/offers")).toMatchObject([{ title: "Savings" }]);
});

test("marks an offer whose last day has passed", async ({ page, publish, openPortal }) => {
  await publish("offers", { title: "Over long ago", validUntil: "2020-01-31" });
  await openPortal("Offers");
  const card = page.getByRole("listitem").filter({ hasText: "Over long ago" });
  await expect(card).toContainText("Ended Jan 31, 2020, still on the site");
  await page.getByRole("button", { name: "Edit Over long ago" }).click();
  await expect(page.getByRole("dialog").getByText("This day has passed.")).toBeVisible();
});

test("does not save an incomplete date as empty", async ({ page, publish, openPortal, api }) => {
  const { id } = await publish("offers", { title: "Dated", validUntil: "2099-03-31" });
  await openPortal("Offers");
  await page.getByRole("button", { name: "Edit Dated" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Valid until");
  for (const [keys, message] of [
    // The year is the third part, after day and month.
    [["ArrowRight", "ArrowRight", "2", "7"], /^The year must have four digits/],
    [["Backspace"], /^This date is incomplete or does not exist/],
  ] as const) {
    await field.focus();
    for (const key of keys) await page.keyboard.press(key);
    await dialog.getByRole("button", { name: "Update" }).click();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
    expect(await api(`/api/offers/${id}`)).toMatchObject({ validUntil: "2099-03-31" });
  }
  await field.fill("");
  await dialog.getByRole("button", { name: "Update" }).click();
  await expect(dialog).toBeHidden();
  expect(await api(`/api/offers/${id}`)).toMatchObject({ validUntil: null });
});

test("links from the sign-in page to the portal when signed in", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByText("You last signed in here as")).toHaveCount(0);
  await signInAs(page);
  await page.goto("/login");
  await expect(page.getByText("You last signed in here as asha.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the admin portal" }).click();
  await expect(page.getByRole("tab", { name: "Blog" })).toBeVisible();
});

test("covers the portal after a sign-out in another tab", async ({ page, openPortal }) => {
  await openPortal();
  await page.getByRole("button", { name: "Create New Post" }).click();
  const title = page.getByRole("dialog").getByLabel("Title");
  await title.fill("Half a post");
  const otherTab = await page.context().newPage();
  await otherTab.goto("/admin");
  await otherTab.getByRole("button", { name: "Logout" }).click();
  await expect(otherTab).toHaveURL(/\/$/);
  const cover = page.getByRole("dialog", { name: "You have been signed out in another tab" });
  const isCovered = () =>
    page.evaluate(() => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
        [0.02, 0.5, 0.98].map((y) => document.elementFromPoint(width * x, height * y)),
      );
      return points.every((element) => element?.closest("dialog[open]"));
    });
  for (let i = 0; i < 3; i += 1) {
    await expect(cover).toBeVisible();
    await expect.poll(isCovered).toBe(true);
    await page.keyboard.press("Escape");
  }
  await expectAccessible(page);
  await expect(page.getByText("Discard your changes?")).toHaveCount(0);
  const [signInTab] = await Promise.all([
    page.context().waitForEvent("page"),
    cover.getByRole("link", { name: "Sign in" }).click(),
  ]);
  await signInAs(signInTab);
  await expect(cover).toBeHidden();
  await expect(title).toHaveValue("Half a post");
});
