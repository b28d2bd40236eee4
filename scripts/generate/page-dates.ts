import { createHash } from "node:crypto";
import { claims } from "@/content/claims";
import { home } from "@/content/home";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { placesOf } from "@/content/navigation";
import { overview } from "@/content/pages/who-we-serve";
import { sections } from "@/content/sections";
import { services } from "@/content/services";
import type { ContentPage } from "@/content/types";

/** When a page's texts were last changed, and what they were then. */
export type DatedTexts = Record<string, { changed: string; fingerprint: string }>;

/** A cross-link is the page that it leads to, not that page's texts. */
function textsOf(page: ContentPage) {
  const { crossLink, claims: stated = [], ...texts } = page;
  return {
    ...texts,
    crossLink: crossLink && {
      ...crossLink,
      to: "to" in crossLink ? crossLink.to().href : crossLink.href,
    },
    claims: claims.filter(({ id }) => stated.includes(id)),
  };
}

const fingerprint = (texts: unknown) =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);

/** What the texts of every page are now, by the page's address. */
export function fingerprints(): Record<string, string> {
  const pages = placesOf(sections).map(
    ({ page }) => [page.href, textsOf(page)] satisfies [string, unknown],
  );
  const texts: [string, unknown][] = [
    ["/", home],
    ["/services", services],
    [overview.href, overview],
    ["/privacy", privacy],
    ["/terms", terms],
    ...pages,
  ];
  return Object.fromEntries(texts.map(([href, text]) => [href, fingerprint(text)]));
}

/** The dates with `today` for every page whose texts are no longer what they were. */
export function datedAnew(dates: DatedTexts, today: string): DatedTexts {
  return Object.fromEntries(
    Object.entries(fingerprints()).map(([href, now]) => {
      const known = dates[href];
      return [href, known?.fingerprint === now ? known : { changed: today, fingerprint: now }];
    }),
  );
}
