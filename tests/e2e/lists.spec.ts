import type { Locator } from "@playwright/test";
import { expect } from "./fixtures";
import { test } from "./portal-test";

async function countColumns(cards: Locator): Promise<number> {
  const lefts = await cards.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().left),
  );
  return new Set(lefts).size;
}

const countLines = (text: Locator) =>
  text.evaluate((element) =>
    Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
  );

test.use({ expectedStatuses: [404] });

const longText = "Words upon words that go on and on. ".repeat(27);
const columnCountByWidth = [
  [360, 1],
  [768, 2],
  [1280, 3],
  [1920, 3],
] as const;

test("shows cards in one to three columns, cuts long texts and replaces missing images", async ({
  page,
  publish,
  openPortal,
}) => {
  for (const image of [null, "/art/offers/loan.jpg", "/no-such-picture.jpg", null]) {
    const title = longText.slice(0, 300);
    await publish("blogs", { title, short_desc: longText, content: `<p>${longText}</p>`, image });
  }
  const expectColumnsAndLines = async (cards: Locator) => {
    const text = cards.first().getByText(/^Words upon words/);
    for (const [width, columnCount] of columnCountByWidth) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => countColumns(cards)).toBe(columnCount);
      await expect.poll(() => countLines(text.nth(1))).toBe(4);
    }
  };
  await page.goto("/blog");
  const cards = page.getByRole("main").getByRole("listitem");
  await expectColumnsAndLines(cards);
  await expect.poll(() => countLines(cards.first().getByRole("heading"))).toBe(2);
  await openPortal();
  const portalCards = page.getByRole("tabpanel").getByRole("listitem");
  await expect(portalCards).toHaveCount(4);
  await expectColumnsAndLines(portalCards);
  const images = portalCards.locator("img");
  await expect(images.nth(1)).toHaveAttribute("src", "/art/stand-in.svg");
  await expect(images.nth(2)).toHaveAttribute("src", "/art/offers/loan.jpg");
  await expect(images.nth(3)).toHaveAttribute("src", "/art/stand-in.svg");
});
