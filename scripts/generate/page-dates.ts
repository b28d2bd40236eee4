import { createHash } from "node:crypto";
import { claims } from "@/content/claims";
import { home } from "@/content/home";
import { privacy } from "@/content/legal/privacy";
import { terms } from "@/content/legal/terms";
import { listPagesWithSection } from "@/content/navigation";
import { whoWeServeOverview } from "@/content/pages/who-we-serve";
import { sections } from "@/content/sections";
import { services } from "@/content/services";
import type { ContentPage } from "@/content/types";

/** By path: the date of the page's last text change, and the fingerprint of its texts. */
export type TextChanges = Record<string, { changed: string; fingerprint: string }>;

/** Returns a page's texts, with its claims in full and the URL of the page that its cross-link leads to. */
function listTexts(page: ContentPage) {
  const { crossLink, claims: pageClaims = [], ...texts } = page;
  return {
    ...texts,
    crossLink: crossLink && {
      ...crossLink,
      to: "to" in crossLink ? crossLink.to().href : crossLink.href,
    },
    claims: claims.filter(({ id }) => pageClaims.includes(id)),
  };
}

const computeFingerprint = (texts: unknown) =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 12);

function computeFingerprints(): Record<string, string> {
  const pages = listPagesWithSection(sections).map(
    ({ page }) => [page.href, listTexts(page)] satisfies [string, unknown],
  );
  const texts: [string, unknown][] = [
    ["/", home],
    ["/services", services],
    [whoWeServeOverview.href, whoWeServeOverview],
    ["/privacy", privacy],
    ["/terms", terms],
    ...pages,
  ];
  return Object.fromEntries(texts.map(([href, text]) => [href, computeFingerprint(text)]));
}

/** Returns the dates, with `today` for new pages and for pages whose texts have changed. */
export function updateChangeDates(dates: TextChanges, today: string): TextChanges {
  return Object.fromEntries(
    Object.entries(computeFingerprints()).map(([href, current]) => {
      const stored = dates[href];
      return [
        href,
        stored?.fingerprint === current ? stored : { changed: today, fingerprint: current },
      ];
    }),
  );
}
