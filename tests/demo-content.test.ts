import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { getImageAttributes } from "@/components/ui/image-sources";
import { sanitizeHtml } from "@/lib/html/sanitize";
import { blogInputSchema } from "@/lib/entries/blog/schema";
import { mediaInputSchema } from "@/lib/entries/media/schema";
import { offerInputSchema } from "@/lib/entries/offer/schema";
import { parseVideo } from "@/lib/entries/media/video";
import { demoMedia } from "@/prisma/demo/media";
import { demoOffers } from "@/prisma/demo/offers";
import { demoPosts } from "@/prisma/demo/posts";

test("has no demo entry that the sanitiser or the schema changes", () => {
  for (const [entries, schema] of [
    [demoPosts, blogInputSchema],
    [demoOffers, offerInputSchema],
    [demoMedia, mediaInputSchema],
  ] as const) {
    for (const entry of entries) {
      const html = "content" in entry ? entry.content : entry.description;
      expect(sanitizeHtml(html)).toBe(html);
      expect(entry).toMatchObject(schema.parse(entry));
    }
  }
});

test("has only demo images that public/ contains in three widths, and only demo videos that can be embedded", async () => {
  const images = [
    ...[...demoPosts, ...demoOffers].map(({ image }) => image),
    ...demoMedia.flatMap(({ poster }) => poster ?? []),
  ];
  for (const image of images) {
    const sources = getImageAttributes(image, "100vw").srcSet?.split(", ") ?? [];
    expect(sources).toHaveLength(3);
    for (const source of sources) {
      const [url = ""] = source.split(" ");
      expect(source).toBe(`${url} ${(await sharp(`public${url}`).metadata()).width}w`);
    }
  }
  const videoUrls = demoMedia.flatMap(({ youtubeUrl }) => youtubeUrl ?? []);
  expect(videoUrls.filter((url) => parseVideo(url).kind !== "player")).toEqual([]);
});
