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
  const long = "Words upon words that go on and on. ".repeat(27);

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

  // Another suite's portal would ask for the picture that is not there.
  test.afterEach(({ site, token }) => removeAll(site.url, token, "blogs"));

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
