import type { Page } from "@playwright/test";
import { demoPosts } from "../../prisma/demo/posts";
import { publishBlog } from "../support/entries";
import { call } from "../../tools/site/calls";
import { expectForEverybody, expectNoOverflow, expectOutline, expectStill } from "./checks";
import { expect, test } from "./fixtures";

// A post as it is read: how long it takes, what is in it, and lines that an eye follows at ease.

const sentence = "Money that works for you every month grows quietly while you do other things. ";
const section = (title: string) => `<h2>${title}</h2><p>${sentence.repeat(18)}</p>`;
const long =
  section("What a SIP is") + section("गृह ऋण & tax") + section("What a SIP is") + section("Main");

const short = `<h2>One</h2><p>${sentence.repeat(20)}</p><h2>Two</h2><p>${sentence}</p>`;

/** How many characters the whole lines of the text's paragraphs have, on the average. */
const charactersInLine = (page: Page) =>
  page.evaluate(() => {
    const counts: number[] = [];
    for (const paragraph of document.querySelectorAll("article p")) {
      const text = paragraph.firstChild;
      if (!(text instanceof Text) || text.data.length < 200) continue;
      const lines = new Map<number, number>();
      const range = document.createRange();
      for (let at = 0; at < text.data.length; at += 1) {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        lines.set(top, (lines.get(top) ?? 0) + 1);
      }
      counts.push(...[...lines.values()].slice(0, -1));
    }
    return counts.reduce((sum, count) => sum + count, 0) / counts.length;
  });

test("a long post says how long it takes, and has contents that lead to its parts", async ({
  page,
  site,
  token,
}) => {
  const { id } = await publishBlog(site.url, token, { title: "Long", content: long });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/blog/${id}`);
    await expect(page.getByText("5 min read", { exact: true })).toBeVisible();
    await expect(page.getByText("Updated")).toHaveCount(0);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link")).toHaveText([
      "What a SIP is",
      "गृह ऋण & tax",
      "What a SIP is",
      "Main",
    ]);
    await contents.getByRole("link", { name: "गृह ऋण & tax" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#section-/);
    for (const [index, heading] of (await page.locator("article h2").all()).entries()) {
      await contents.getByRole("link").nth(index).click();
      await expect(heading).toBeInViewport();
      // At rest, and below the header that stays in sight.
      await expect
        .poll(async () => {
          const header = (await page.getByRole("banner").boundingBox())!;
          const { y } = (await heading.boundingBox())!;
          return index < 3 ? y - header.y - header.height : 1;
        })
        .toBeGreaterThanOrEqual(0);
    }
    await page.goBack();
    await expect(page).toHaveURL(/#section-what-a-sip-is-2$/);
  }
});

test("beside a wide text its contents stay in sight", async ({ page, site, token }) => {
  const { id } = await publishBlog(site.url, token, { title: "Wide", content: long });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/blog/${id}`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const text = page.locator("article h2").first();
  const [beside, column] = [(await contents.boundingBox())!, (await text.boundingBox())!];
  expect(beside.x).toBeGreaterThan(column.x + column.width);
  expect(Math.abs(beside.y - column.y)).toBeLessThan(20);
  await page.getByRole("heading", { name: "Main" }).scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport({ ratio: 1 });
  const title = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  expect(column.x).toBe(title.x);
});

test("a short post has no contents", async ({ page, site, token }) => {
  for (const content of [short, `${short}<h2>Three</h2>`, long.replaceAll("h2>", "h3>")]) {
    const { id } = await publishBlog(site.url, token, { content });
    await page.goto(`/blog/${id}`);
    await expect(page.getByRole("link", { name: "Ask Us About This" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "On this page" })).toHaveCount(0);
  }
});

test("a post that was changed on a later day says when", async ({
  page,
  site,
  token,
  database,
}) => {
  const post = await publishBlog(site.url, token, { title: "Changed" });
  const change = (title: string) =>
    call(site.url, `/api/blogs/${post.id}`, {
      method: "PUT",
      token,
      body: { ...post, title },
    });
  await change("Changed at once");
  await page.goto(`/blog/${post.id}`);
  await expect(page.getByRole("heading", { name: "Changed at once" })).toBeVisible();
  await expect(page.getByText("Updated")).toHaveCount(0);
  await database.query(
    `UPDATE "Blog" SET "createdAt" = '2026-01-05T10:00:00.000+00:00' WHERE "id" = '${post.id}'`,
  );
  await change("Changed later");
  await page.goto(`/blog/${post.id}`);
  const updated = page.locator("article header p", { hasText: "Updated" }).locator("time");
  const own = await updated.evaluate((time: HTMLTimeElement) =>
    new Date(time.dateTime).toLocaleDateString(),
  );
  await expect(updated).toHaveText(own);
});

test("at every width from 768 px a line has 65 to 75 characters, and nothing jumps", async ({
  page,
  site,
  token,
}) => {
  const { content } = demoPosts[0]!;
  const posts = {
    long: await publishBlog(site.url, token, { title: "Long", content }),
    short: await publishBlog(site.url, token, {
      title: "Short",
      content: content.replaceAll(/<(\/?)h2>/g, "<$1h3>"),
    }),
  };
  for (const [name, { id }] of Object.entries(posts)) {
    for (const width of [768, 1023, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/blog/${id}`);
      const characters = await charactersInLine(page);
      expect(characters, `${name} at ${width} px`).toBeGreaterThanOrEqual(65);
      expect(characters, `${name} at ${width} px`).toBeLessThanOrEqual(75);
      await expectNoOverflow(page);
      await expectStill(page);
    }
  }
});

test("a post with contents is for everybody", async ({ page, site, token }) => {
  const { id } = await publishBlog(site.url, token, { title: "Long", content: long });
  await page.goto(`/blog/${id}`);
  await expectOutline(page);
  await expectForEverybody(page, [360, 768, 1280]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`the contents lead to the parts at ${width} px`, async ({ page, site, token }) => {
      const { id } = await publishBlog(site.url, token, { title: "Long", content: long });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/blog/${id}`);
      await page
        .getByRole("navigation", { name: "On this page" })
        .getByRole("link", { name: "गृह ऋण & tax" })
        .click();
      await expect(page.getByRole("heading", { name: "गृह ऋण & tax" })).toBeInViewport();
    });
  }
});

test("shows Urdu from right to left, and English beside it from left to right", async ({
  page,
  site,
  token,
}) => {
  const title = "گھر کا قرض، 8.5٪ سے";
  const { id } = await publishBlog(site.url, token, {
    title,
    short_desc: "EMI کے ساتھ گھر کا قرض",
    content: `<h2>${title}</h2><p>SIP کے بارے میں</p><p>${title}</p><ul><li><p>${title}</p></li></ul><p>Home loans</p>`,
  });
  const directions = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 2, name: title })).toHaveAttribute("lang", "ur");
  expect(await directions("li:has([lang=ur]) :is(h2, h2 ~ p:last-of-type)")).toEqual([
    "rtl",
    "rtl",
  ]);
  await page.goto(`/blog/${id}`);
  expect(await directions("article h1")).toEqual(["rtl"]);
  expect(await directions("article :is(h2, ul, li)")).toEqual(["rtl", "rtl", "rtl"]);
  expect(await directions("article :has(> ul) > p")).toEqual(["rtl", "rtl", "ltr"]);
  await expectNoOverflow(page);
});
