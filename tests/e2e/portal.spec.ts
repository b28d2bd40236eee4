import { admin, call } from "../../tools/site/calls";
import { publishBlog, publishOffer } from "../support/entries";
import { expectAccessible } from "./checks";
import { expect, signInAs, test } from "./fixtures";
import { enterPortal } from "./open-editor";
import { fill } from "./arranging";

// The portal as a place: where one is in it, and the way between it and the site.

test("the open tab is in the address, and a reload and Back keep it", async ({
  page,
  site,
  token,
}) => {
  expect(token).not.toBe("");
  await enterPortal(page, site);
  const selected = page.getByRole("tab", { selected: true });
  await expect(selected).toHaveText("Blog");
  await page.getByRole("tab", { name: "Contacts" }).click();
  await expect(page).toHaveURL(/\/admin#contacts$/);
  await page.reload();
  await expect(selected).toHaveText("Contacts");
  await page.keyboard.press("Tab");
  await selected.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/admin#media$/);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin#media$/);
  await expect(selected).toHaveText("Media");
});

test("the address of a tab leads to it, through the sign-in and while the portal is open", async ({
  page,
  token,
}) => {
  expect(token).not.toBe("");
  await page.goto("/admin#contacts");
  await expect(page).toHaveURL(/\/login#contacts$/);
  await page.getByLabel("Username").fill(admin.username);
  await page.getByLabel("Password").fill(admin.password);
  await page.getByRole("button", { name: "Login" }).click();
  const selected = page.getByRole("tab", { selected: true });
  await expect(selected).toHaveText("Contacts");
  await page.evaluate(() => (location.hash = "media"));
  await expect(selected).toHaveText("Media");
});

test("keeps tab, view and address on a fragment that names no tab and on the skip link", async ({
  page,
  site,
  token,
}) => {
  expect(token).not.toBe("");
  await enterPortal(page, site);
  await page.evaluate(() => (location.hash = "contacts?view=spam"));
  const spam = page.getByRole("button", { name: /^Spam/, pressed: true });
  await expect(spam).toBeVisible();
  await page.evaluate(async () => {
    location.hash = "main";
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await expect(spam).toBeVisible();
  await page.evaluate(() => (location.hash = "contacts?view=spam"));
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/#contacts\?view=spam$/);
  await expect(spam).toBeVisible();
});

test("the first lead stands on the first screen, also of a phone", async ({
  page,
  site,
  token,
  database,
}) => {
  expect(token).not.toBe("");
  await database.execute('DELETE FROM "Contact"');
  await database.execute(
    `INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText", "createdAt") VALUES ('c1', 'Meera Iyer', 'meera@example.in', '9876543210', 'Please call me back', 'meera iyer', '2026-11-20T10:00:00.000Z')`,
  );
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Contacts" }).click();
  const lead = page.getByRole("button", { name: "Meera Iyer", exact: true });
  for (const [width, height, most] of [
    [1280, 800, 560],
    [360, 740, 660],
  ] as const) {
    await page.setViewportSize({ width, height });
    const top = async () => (await lead.boundingBox())?.y;
    await expect.poll(top, `${width} px`).toBeLessThan(most);
  }
});

test("a card holds an excerpt, and leads to the page that shows the entry", async ({
  page,
  site,
  token,
  context,
}) => {
  const content = `<p>${"A word. ".repeat(2_000)}</p>`;
  const { id } = await publishBlog(site.url, token, { title: "A long one", content });
  const offer = await publishOffer(site.url, token, { title: "One with a page" });
  await enterPortal(page, site);
  const card = page.getByRole("listitem").filter({ hasText: "A long one" });
  await expect(card.getByText(/^A word\. .*…$/)).toBeVisible();
  expect((await card.textContent())!.length).toBeLessThan(500);
  expect(await card.innerText()).toMatch(/Published \d/);
  const link = card.getByRole("link", { name: "View on site (A long one, opens in a new tab)" });
  await expect(link).toHaveAttribute("href", `/blog/${id}`);
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await expect(opened.getByRole("heading", { level: 1, name: "A long one" })).toBeVisible();
  await opened.close();
  await page.getByRole("tab", { name: "Offers" }).click();
  await expect(
    page.getByRole("link", { name: "View on site (One with a page, opens" }),
  ).toHaveAttribute("href", `/offers/${offer.id}`);
});

test("a new post begins with the author's name that was saved last, and its toast leads to it", async ({
  page,
  site,
  token,
}) => {
  expect(token).not.toBe("");
  await enterPortal(page, site);
  const create = page.getByRole("button", { name: "Create New Post" });
  const dialog = page.getByRole("dialog");
  const author = dialog.getByLabel("Author name");
  await create.click();
  await expect(author).toHaveValue("");
  // Nobody has typed anything yet.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await create.click();
  await fill(page, {
    Title: "Of the usual author",
    "Author name": "Asha Menon",
    "Short description": "Short",
  });
  await dialog.getByRole("button", { name: "Save" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Blog post created successfully" });
  await expect(toast.getByRole("link", { name: "View on site" })).toHaveAttribute(
    "href",
    /^\/blog\/of-the-usual-author-\w{6}$/,
  );
  await page.reload();
  await create.click();
  await expect(author).toHaveValue("Asha Menon");
});

test("an offer whose last day has passed says so, in its dialog and on its card", async ({
  page,
  site,
  token,
}) => {
  expect(token).not.toBe("");
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Offers" }).click();
  await page.getByRole("button", { name: "New Offer" }).click();
  const dialog = page.getByRole("dialog");
  const hint = dialog.getByText("This day has passed.");
  await dialog.getByLabel("Valid until").fill("2099-01-31");
  await expect(hint).toHaveCount(0);
  await dialog.getByLabel("Valid until").fill("2020-01-31");
  await expect(hint).toBeVisible();
  await fill(page, { Title: "Over long ago" });
  await dialog.getByRole("button", { name: "Save" }).click();
  const card = page.getByRole("listitem").filter({ hasText: "Over long ago" });
  await expect(card).toContainText("Ended Jan 31, 2020, still on the site");
});

test("half a date, or one that does not exist, is not saved as none", async ({
  page,
  site,
  token,
}) => {
  const { id } = await publishOffer(site.url, token, { title: "Dated", validUntil: "2099-03-31" });
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Offers" }).click();
  await page.getByRole("button", { name: "Edit Dated" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Valid until");
  const day = async () => {
    const answer = await call(site.url, `/api/offers/${id}`);
    return ((await answer.json()) as { validUntil: string | null }).validUntil;
  };
  for (const [keys, refusal] of [
    // Whichever of day and month comes first, the year is the third.
    [["ArrowRight", "ArrowRight", "2", "7"], /^The year of this date must have four digits/],
    [["Backspace"], /^This date is not complete or does not exist/],
  ] as const) {
    await field.focus();
    for (const key of keys) await page.keyboard.press(key);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(field).toHaveAccessibleDescription(refusal);
    await expect(field).toBeFocused();
    expect(await day()).toBe("2099-03-31");
  }
  await field.fill("2099-04-30");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  expect(await day()).toBe("2099-04-30");
  await page.getByRole("button", { name: "Edit Dated" }).click();
  await field.fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  expect(await day()).toBeNull();
});

test("a card shows the whole of what takes more than one line of it", async ({
  page,
  site,
  token,
}) => {
  const discount = "10% off the processing fee for first-time buyers with a salary in Pune";
  await publishOffer(site.url, token, { title: "Long", discount });
  await page.setViewportSize({ width: 360, height: 740 });
  await enterPortal(page, site);
  await page.getByRole("tab", { name: "Offers" }).click();
  const lines = await page
    .getByRole("listitem")
    .filter({ hasText: discount })
    .getByText(discount)
    .evaluate((fact) => {
      const words = document.createRange();
      words.selectNodeContents(fact);
      const { left } = fact.parentElement!.getBoundingClientRect();
      return [...words.getClientRects()].map((line) => Math.round(line.left - left));
    });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.every((beyond) => beyond === 0)).toBe(true);
});

test("who is signed in finds the way into the portal at the sign-in", async ({ page, token }) => {
  expect(token).not.toBe("");
  await page.goto("/login");
  await expect(page.getByText("You last signed in here as")).toHaveCount(0);
  await signInAs(page);
  await page.goto("/login");
  await expect(page.getByText("You last signed in here as asha.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to the admin portal" }).click();
  await expect(page.getByRole("tab", { name: "Blog" })).toBeVisible();
});

test("signing out in one tab covers the other, and what was typed there is kept", async ({
  page,
  site,
  token,
}) => {
  expect(token).not.toBe("");
  await enterPortal(page, site);
  await page.getByRole("button", { name: "Create New Post" }).click();
  const title = page.getByRole("dialog").getByLabel("Title");
  await title.fill("Half a post");
  const other = await page.context().newPage();
  await other.goto("/admin");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL(/\/$/);
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
  // What lies under it has not heard of Escape.
  await expect(page.getByText("Discard your changes?")).toHaveCount(0);
  const [signIn] = await Promise.all([
    page.context().waitForEvent("page"),
    cover.getByRole("link", { name: "Sign in" }).click(),
  ]);
  await signInAs(signIn);
  await expect(cover).toBeHidden();
  await expect(title).toHaveValue("Half a post");
});
