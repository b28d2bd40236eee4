import { publishBlog, publishMedia, publishOffer, removeAll } from "../harness/entries";
import { startSlowLine } from "../harness/slow-line";
import { expectStill } from "./checks";
import { expect, test as base } from "./fixtures";

// On a slow line a page is painted while the rest of it is still on its way. What has been painted
// stays where it is when the rest comes.

const test = base.extend<object, { line: string }>({
  line: [
    async ({ site }, use) => {
      const line = await startSlowLine(site.url);
      await use(line.url);
      line.close();
    },
    { scope: "worker" },
  ],
});

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

const screens = ["/", "/contact", "/services", "/who-we-serve", "/blog", "/media", "/privacy"];

test.describe("while a page arrives in pieces", () => {
  test.use({ expectedStatuses: [404] });

  for (const path of [...screens, "/loans/gold-loan", "/login", "/register", "/nowhere"]) {
    test(`nothing jumps on ${path}`, async ({ page, line, site, token }) => {
      await removeAll(site.url, token, "offers");
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${line}${path}`);
        await expectStill(page);
      }
    });
  }

  test("nothing jumps where entries are shown", async ({ page, line, site, token }) => {
    const { id: offer } = await publishOffer(site.url, token, { title: "An offer" });
    await publishOffer(site.url, token, {
      title: "An offer whose title takes three lines on a phone, at the least",
      description: "<p>And whose description is longer than that of the other one as well.</p>",
      discount: "10% off",
      validUntil: "2027-03-31",
    });
    const { id: post } = await publishBlog(site.url, token, {
      title: "A post to read",
      image: "/art/offers/loan.jpg",
      content: "<h2>A part of it</h2><p>Its text</p>",
    });
    await publishMedia(site.url, token, {
      mediaType: "youtube",
      youtubeUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    });
    for (const path of ["/", `/offers/${offer}`, "/blog", `/blog/${post}`, "/media"]) {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(`${line}${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expectStill(page);
      }
    }
  });
});
