import type { Locator } from "@playwright/test";
import { publishBlog, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";
import { openPortal } from "./arranging";

const noTakingAway = async () => undefined;

/** How many columns the cards of a grid stand in. */
async function columns(cards: Locator): Promise<number> {
  const lefts = await cards.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().left),
  );
  return new Set(lefts).size;
}

/** How many lines of a text are to be seen. */
const lines = (text: Locator) =>
  text.evaluate((element) =>
    Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
  );

test.describe("cards", () => {
  const long = "Words upon words that go on and on. ".repeat(30);

  test.beforeEach(async ({ site, token }) => {
    await removeAll(site.url, token, "blogs");
    for (const image of [null, "/art/offers/loan.jpg", "/no-such-picture.jpg", null]) {
      await publishBlog(site.url, token, {
        title: long.slice(0, 300),
        short_desc: long,
        content: `<p>${long}</p>`,
        image,
      });
    }
  });

  test.describe("with a picture that is not there", () => {
    test.use({ expectedStatuses: [404] });

    for (const [width, expected] of [
      [360, 1],
      [768, 2],
      [1280, 3],
      [1920, 3],
    ] as const) {
      test(`stand in ${expected} columns at ${width} px, cut to their lines`, async ({
        page,
        site,
        database,
        token,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/blog");
        const cards = page.getByRole("main").getByRole("listitem");
        await expect.poll(() => columns(cards)).toBe(expected);
        const card = cards.first();
        await expect.poll(() => lines(card.getByRole("heading"))).toBe(2);
        await expect.poll(() => lines(card.getByText(/^Words upon words/).nth(1))).toBe(4);

        await openPortal({ page, site, database, token, takeAway: noTakingAway });
        const own = page.getByRole("tabpanel").getByRole("listitem");
        await expect(own).toHaveCount(4);
        await expect.poll(() => columns(own)).toBe(expected);
        const cut = own.first().getByText(/^Words upon words/);
        await expect.poll(() => lines(cut.nth(1))).toBe(4);
        const images = own.locator("img");
        await expect(images.nth(1)).toHaveAttribute("src", "/art/stand-in.svg");
        await expect(images.nth(2)).toHaveAttribute("src", "/art/offers/loan.jpg");
        await expect(images.nth(3)).toHaveAttribute("src", "/art/stand-in.svg");
      });
    }
  });
});

test.describe("5,000 contacts and 1,000 posts", () => {
  test.beforeEach(async ({ site, token, database }) => {
    await removeAll(site.url, token, "blogs");
    await database.execute(`
      DELETE FROM "Contact";
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
        INSERT INTO "Contact" ("id", "name", "email", "phone", "message", "searchText", "createdAt")
        SELECT printf('contact-%05d', i), 'Visitor ' || i, 'v' || i || '@example.org', '9876543210',
          'A message of some length.', 'visitor ' || i, printf('2026-01-01T%02d:%02d:%02d.000+00:00', i / 3600, i / 60 % 60, i % 60)
        FROM n;
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
        INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc", "createdAt", "version")
        SELECT printf('post-%04d', i), 'Post ' || i, '<p>Its text</p>', 'Asha', 'About it',
          printf('2026-01-01T%02d:%02d:%02d.000+00:00', i / 3600, i / 60 % 60, i % 60), 1
        FROM n;
    `);
  });

  test.afterEach(async ({ database }) => {
    await database.execute('DELETE FROM "Contact"; DELETE FROM "Blog";');
  });

  test("are read a page at a time, from the newest to the oldest", async ({
    page,
    site,
    database,
    token,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (/^\/api\/(blogs|contacts)$/.test(pathname)) asked.push(pathname + search);
    });
    await openPortal({ page, site, database, token, takeAway: noTakingAway });
    await expect(page.getByRole("heading", { name: "Post 1000", exact: true })).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(12);
    await page.getByRole("button", { name: "Page 84" }).click();
    await expect(page.getByRole("heading", { name: "Post 1", exact: true })).toBeVisible();

    await page.getByRole("tab", { name: "Contacts" }).click();
    const rows = page.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(26);
    await expect(rows.nth(1)).toContainText("Visitor 5000");
    await page.getByRole("button", { name: "Page 200" }).click();
    await expect(rows.nth(25)).toContainText("v1@example.org");
    // Wherever the row is pressed, it opens.
    const { width, height } = (await rows.nth(25).boundingBox())!;
    await rows.nth(25).click({ position: { x: width - 20, y: height / 2 } });
    await expect(page.getByRole("dialog", { name: "Message from Visitor 1" })).toBeVisible();
    expect(asked).toEqual([
      "/api/blogs?page=1&pageSize=12",
      "/api/blogs?page=84&pageSize=12",
      "/api/contacts?page=1&pageSize=25&spam=false&answered=false",
      // How many there are, and whether some are new.
      "/api/contacts?spam=true&page=1&pageSize=25",
      "/api/contacts?page=200&pageSize=25&spam=false&answered=false",
    ]);
  });
});
