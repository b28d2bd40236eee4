import { expect, test } from "@jest/globals";
import { existsSync } from "node:fs";
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

test("has every demo image in public/ in three widths, and can embed every demo video", () => {
  const images = [
    ...[...demoPosts, ...demoOffers].map(({ image }) => image),
    ...demoMedia.flatMap(({ poster }) => poster ?? []),
  ];
  const files = images.flatMap((image) => {
    const { srcSet } = getImageAttributes(image, "100vw");
    expect(srcSet?.split(", ")).toHaveLength(3);
    return srcSet!.split(", ").map((source) => source.split(" ")[0]!);
  });
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  const videoUrls = demoMedia.flatMap(({ youtubeUrl }) => youtubeUrl ?? []);
  expect(videoUrls.filter((url) => parseVideo(url).kind !== "player")).toEqual([]);
});
