import "server-only";
import { placesOf } from "@/content/navigation";
import { screens } from "@/content/screens";
import { sections } from "@/content/sections";
import { site } from "@/content/site";
import type { Screen } from "@/content/types";
import { getBlog } from "@/lib/data/blogs";
import { getOffer } from "@/lib/data/offers";
import { canDraw, type SharePicture } from "./draw";

const fixed: Screen[] = Object.values(screens);

const entryPictures = {
  blog: { eyebrow: screens.blog.title, art: screens.blog.picture, title: titleOfBlog },
  offers: { eyebrow: "Offer", art: "/art/hero/offer-default.jpg", title: titleOfOffer },
};

async function titleOfBlog(id: string) {
  return (await getBlog(id))?.title;
}

async function titleOfOffer(id: string) {
  return (await getOffer(id))?.title;
}

/**
 * What stands on the picture of a page, by the page's path; null where there is no such page. A
 * title in letters that cannot be drawn gives way to the firm's name.
 */
export async function findSharePicture(href: string): Promise<SharePicture | null> {
  const screen = fixed.find((each) => each.href === href);
  if (screen) {
    return { eyebrow: site.tagline, title: screen.shareTitle ?? screen.title, art: screen.picture };
  }
  const place = placesOf(sections).find(({ page }) => page.href === href);
  if (place) {
    const { section, page } = place;
    return {
      eyebrow: section.title,
      title: page.title,
      art: `/art/pages/${page.picture}-960.jpg`,
    };
  }
  const [, kind, id, ...more] = href.split("/");
  if (more.length > 0 || !id || (kind !== "blog" && kind !== "offers")) return null;
  const { eyebrow, art, title: titleOf } = entryPictures[kind];
  const title = await titleOf(id);
  if (title === undefined) return null;
  return { eyebrow, title: canDraw(title) ? title : site.name, art };
}
