import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { startSlowLine } from "../support/slow-line";
import { test as base } from "../e2e/fixtures";

/** The browser tests' `test`, with a slow line to the site. */
export const test = base.extend<object, { line: string }>({
  line: [
    async ({ site }, use) => {
      const line = await startSlowLine(site.url);
      await use(line.url);
      line.close();
    },
    { scope: "worker" },
  ],
});

/** Publishes an entry of each kind, and two offers of different heights, and answers their pages. */
export async function publishOneOfEach(url: string, token: string) {
  await removeAll(url, token, "offers");
  const { id: offer } = await publishOffer(url, token, { title: "An offer" });
  await publishOffer(url, token, {
    title: "An offer whose title takes three lines on a phone, at the least",
    description: "<p>And whose description is longer than that of the other one as well.</p>",
    discount: "10% off",
    validUntil: "2027-03-31",
  });
  const { id: post } = await publishBlog(url, token, {
    title: "A post to read",
    image: "/art/offers/loan.jpg",
    content: "<h2>A part of it</h2><p>Its text</p>",
  });
  await publishMedia(url, token, {
    mediaType: "youtube",
    youtubeUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  });
  return ["/", "/blog", `/blog/${post}`, "/media", `/offers/${offer}`];
}
