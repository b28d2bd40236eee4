import { expectUsableAt, expectNoOverflow, expectOutline } from "./checks";
import { expect, test } from "./fixtures";

const SENTENCE = "Money that works for you every month grows quietly while you do other things. ";
const headings = ["What a SIP is", "गृह ऋण & tax", "What a SIP is", "Main"];
const longContent = headings
  .map((title) => `<h2>${title}</h2><p>${SENTENCE.repeat(18)}</p>`)
  .join("");

test("shows the reading time of a long post, and links to its sections", async ({
  page,
  publish,
}) => {
  const { id } = await publish("blogs", { title: "Long", content: longContent });
  const tableOfContents = page.getByRole("navigation", { name: "On This Page" });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/blog/${id}`);
    await expect(page.getByText("5 min read", { exact: true })).toBeVisible();
    await expect(tableOfContents.getByRole("link")).toHaveText(headings);
    for (const [index, heading] of (await page.locator("article h2").all()).entries()) {
      await tableOfContents.getByRole("link").nth(index).click();
      await expect(heading).toBeInViewport();
      const measureDistance = async () => {
        const header = (await page.getByRole("banner").boundingBox())!;
        return (await heading.boundingBox())!.y - header.y - header.height;
      };
      // Smooth scrolling takes time. The last section is too short to reach the top.
      await expect.poll(measureDistance).toBeLessThan(index < 3 ? 100 : 800);
      expect(await measureDistance()).toBeGreaterThanOrEqual(0);
    }
  }
  await expect(tableOfContents).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/#section-what-a-sip-is-2$/);
  await expectOutline(page);
  await expectUsableAt(page, [360, 1280]);
});

test("shows no table of contents on a short post or on a post without h2 headings", async ({
  publish,
  read,
}) => {
  const shortContent = `<h2>One</h2><p>${SENTENCE.repeat(20)}</p><h2>Two</h2><p>${SENTENCE}</p>`;
  for (const content of [
    shortContent,
    `${shortContent}<h2>Three</h2>`,
    longContent.replaceAll("h2>", "h3>"),
  ]) {
    const { id } = await publish("blogs", { content });
    const html = await read(`/blog/${id}`);
    expect(html).toContain("Ask Us About This");
    expect(html).not.toContain("On This Page");
  }
});

test.describe("the date line of a post", () => {
  test.use({ locale: "en-US" });

  test("uses the visitor's locale, and includes an update only if it was on a later day", async ({
    page,
    publish,
    api,
    database,
  }) => {
    const post = await publish("blogs", { title: "Changed" });
    const change = (title: string) =>
      api(`/api/blogs/${post.id}`, { method: "PUT", body: { ...post, title } });
    await change("Changed at once");
    await page.goto(`/blog/${post.id}`);
    await expect(page.getByRole("heading", { name: "Changed at once" })).toBeVisible();
    await expect(page.getByText("Updated")).toHaveCount(0);
    await database.query(
      `UPDATE "Blog" SET "createdAt" = '2026-01-05T10:00:00.000+00:00' WHERE "id" = '${post.id}'`,
    );
    await change("Changed later");
    await page.goto(`/blog/${post.id}`);
    const times = page.locator("article header time");
    const today = await page.evaluate(() => new Date().toLocaleDateString());
    await expect(times).toHaveText(["1/5/2026", today]);
    await expect(page.getByText(`Updated ${today}`)).toBeVisible();
    await page.goto("/blog");
    const card = page.getByRole("listitem").filter({ hasText: "Changed later" });
    await expect(card.locator("time")).toHaveText("1/5/2026");
  });
});

test("shows Urdu from right to left, and English in the same post from left to right", async ({
  page,
  publish,
}) => {
  const title = "گھر کا قرض، 8.5٪ سے";
  const { id } = await publish("blogs", {
    title,
    content: `<h2>${title}</h2><p>${title}</p><ul><li><p>${title}</p></li></ul><p>Home loans</p>`,
  });
  const readDirections = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).direction));
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 2, name: title })).toHaveAttribute("lang", "ur");
  expect(await readDirections("li:has([lang=ur]) h2")).toEqual(["rtl"]);
  await page.goto(`/blog/${id}`);
  expect(await readDirections("article :is(h1, h2, ul, li)")).toEqual(["rtl", "rtl", "rtl", "rtl"]);
  expect(await readDirections("article :has(> ul) > p")).toEqual(["rtl", "ltr"]);
  await expectNoOverflow(page);
});
