import "server-only";
import { existsSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { listPagesWithSection } from "@/content/navigation";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import { site } from "@/content/site";
import type { Screen } from "@/content/types";
import { blogKind } from "@/lib/entries/blog/kind";
import { offerKind } from "@/lib/entries/offer/kind";
import { getEntry } from "@/lib/entries/store";
import { findUpload } from "@/lib/uploads/find";
import type { ShareImage } from "./draw";

const screenList: Screen[] = Object.values(screens);

const entryImages = {
  blog: {
    eyebrow: screens.blog.title,
    art: screens.blog.image,
    read: (id: string) => getEntry(blogKind, id),
  },
  offers: {
    eyebrow: "Offer",
    art: "/art/hero/offer-default.jpg",
    read: (id: string) => getEntry(offerKind, id),
  },
};

const ART = /^\/art(\/[\w-]+)+\.(jpg|png|webp)$/;

/** Returns null for missing images, and for images on other hosts, which the server does not fetch. */
async function readOwnArt(image: string | null): Promise<ShareImage["art"] | null> {
  if (image === null) return null;
  if (ART.test(image)) return existsSync(path.join(process.cwd(), "public", image)) ? image : null;
  const [, folder, ...rest] = image.split("/");
  const file = folder === "uploads" ? await findUpload(rest, "") : null;
  if (!file?.mediaType.startsWith("image/")) return null;
  return buffer(file.read());
}

export async function findShareImage(href: string): Promise<ShareImage | null> {
  const screen = screenList.find((each) => each.href === href);
  if (screen) {
    return { eyebrow: site.tagline, title: screen.shareTitle ?? screen.title, art: screen.image };
  }
  const found = listPagesWithSection(sections).find(({ page }) => page.href === href);
  if (found) {
    const { section, page } = found;
    return {
      eyebrow: section.title,
      title: page.title,
      art: `/art/pages/${page.image}-960.jpg`,
    };
  }
  const [, kind, id, ...more] = href.split("/");
  if (more.length > 0 || !id || (kind !== "blog" && kind !== "offers")) return null;
  const { eyebrow, art, read } = entryImages[kind];
  const entry = await read(id);
  if (entry === null) return null;
  const { title, image } = entry;
  return { eyebrow, title, art: (await readOwnArt(image)) ?? art };
}
