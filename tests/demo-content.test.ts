import { expect, test } from "@jest/globals";
import { existsSync } from "node:fs";
import { imageSources } from "@/components/ui/image-sources";
import { sanitizeHtml } from "@/lib/html/sanitize";
import { blogInputSchema } from "@/lib/entries/blog/schema";
import { mediaInputSchema } from "@/lib/entries/media/schema";
import { offerCategories, offerInputSchema } from "@/lib/entries/offer/schema";
import { parseVideo } from "@/lib/entries/media/video";
import { demoMedia } from "@/prisma/demo/media";
import { demoOffers } from "@/prisma/demo/offers";
import { demoPosts } from "@/prisma/demo/posts";

test("every demo entry is stored as it is written", () => {
  for (const post of demoPosts) {
    expect(sanitizeHtml(post.content)).toBe(post.content);
    expect(post).toMatchObject(blogInputSchema.parse(post));
  }
  for (const offer of demoOffers) {
    expect(sanitizeHtml(offer.description)).toBe(offer.description);
    expect(offerInputSchema.parse(offer)).toEqual(offer);
  }
  for (const item of demoMedia) {
    expect(sanitizeHtml(item.description)).toBe(item.description);
    expect(item).toMatchObject(mediaInputSchema.parse(item));
  }
});

test("every demo image is in public in each of its widths, and every demo film can be embedded", () => {
  const images = [
    ...[...demoPosts, ...demoOffers].map(({ image }) => image),
    ...demoMedia.flatMap(({ poster }) => poster ?? []),
  ];
  const files = images.flatMap((image) => {
    const { srcSet } = imageSources(image, "100vw");
    expect(srcSet?.split(", ")).toHaveLength(3);
    return srcSet!.split(", ").map((source) => source.split(" ")[0]!);
  });
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  const films = demoMedia.flatMap(({ youtubeUrl }) => youtubeUrl ?? []);
  expect(films.filter((film) => parseVideo(film).kind !== "player")).toEqual([]);
});

test("every demo film has a picture of its own", () => {
  const posters = demoMedia.filter(({ youtubeUrl }) => youtubeUrl).map(({ poster }) => poster);
  expect(posters).not.toContain(null);
  expect(new Set(posters).size).toBe(posters.length);
});

test("the demo shows every category of offers and type of media, under titles of their own", () => {
  expect(new Set(demoOffers.map(({ category }) => category))).toEqual(new Set(offerCategories));
  expect(new Set(demoMedia.map(({ mediaType }) => mediaType))).toEqual(
    new Set(["both", "file", "youtube"]),
  );
  for (const entries of [demoPosts, demoOffers, demoMedia]) {
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
  }
});
