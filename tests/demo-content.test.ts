import { describe, expect, test } from "@jest/globals";
import { existsSync } from "node:fs";
import { htmlToText, sanitizeHtml } from "@/lib/sanitize-html";
import { blogInputSchema } from "@/lib/schemas/blog";
import { mediaInputSchema } from "@/lib/schemas/media";
import { offerCategories, offerInputSchema } from "@/lib/schemas/offer";
import { parseVideo } from "@/lib/video";
import { demoMedia } from "@/prisma/demo/media";
import { demoOffers } from "@/prisma/demo/offers";
import { demoPosts } from "@/prisma/demo/posts";

const isPublicFile = (address: string) => existsSync(`public${address}`);

describe.each(demoPosts)("The demo post '$title'", (post) => {
  test("has 600 words or more, a list, a quotation and three headings", () => {
    expect(htmlToText(post.content).split(" ").length).toBeGreaterThanOrEqual(600);
    expect(post.content).toMatch(/<ul>|<ol[ >]/);
    expect(post.content).toContain("<blockquote>");
    expect(post.content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test("has a picture of our own", () => expect(isPublicFile(post.image)).toBe(true));

  test("is stored as it is written", () => {
    expect(sanitizeHtml(post.content)).toBe(post.content);
    expect(post).toMatchObject(blogInputSchema.parse(post));
  });
});

describe.each(demoOffers)("The demo offer '$title'", (offer) => {
  test("has a picture of our own", () => expect(isPublicFile(offer.image)).toBe(true));

  test("is stored as it is written", () => {
    expect(sanitizeHtml(offer.description)).toBe(offer.description);
    expect(offerInputSchema.parse(offer)).toEqual(offer);
  });
});

describe.each(demoMedia)("The demo media item '$title'", (item) => {
  test("is stored as it is written", () => {
    expect(sanitizeHtml(item.description)).toBe(item.description);
    expect(item).toMatchObject(mediaInputSchema.parse(item));
  });

  test("has a film that can be embedded, where it has one", () => {
    expect(item.youtubeUrl === null || parseVideo(item.youtubeUrl).kind === "player").toBe(true);
  });
});

test("the demo offers cover all categories", () => {
  expect(new Set(demoOffers.map(({ category }) => category))).toEqual(new Set(offerCategories));
});

test("the demo media have two of each type", () => {
  const types = demoMedia.map(({ mediaType }) => mediaType).sort();
  expect(types).toEqual(["both", "both", "file", "file", "youtube", "youtube"]);
});

test("no two demo entries have the same title", () => {
  for (const entries of [demoPosts, demoOffers, demoMedia]) {
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  }
});

test("the demo posts stand newest first", () => {
  const dates = demoPosts.map(({ publishedOn }) => publishedOn);
  expect(dates).toEqual([...dates].sort().reverse());
});
