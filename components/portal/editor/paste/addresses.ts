import { isAllowedImage, isAllowedLink } from "@/lib/html/rules";
import { isOwnPath } from "@/lib/core/url";

/** How many images and links of a paste had addresses that are not allowed. */
export type LeftOut = { images: number; links: number };

/** Where pages that load their pictures late write the address. */
const SOURCES = ["data-src", "data-lazy-src", "data-original", "src"];

/** The longest data address: a post with its pictures is one call of at most 1 MB. */
export const DATA_MAX = 700_000;

const EMOJI_ONLY =
  /^\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f]*$/u;

/**
 * Takes links and pictures out of pasted HTML whose addresses are not allowed; a link's text
 * stays. With `keepOwnPaths` a path counts as one of this site; from elsewhere it is of another.
 */
export function checkAddresses(body: HTMLElement, { keepOwnPaths = false } = {}): LeftOut {
  const isKnown = (address: string) => keepOwnPaths || !isOwnPath(address);
  return {
    images: [...body.querySelectorAll("img")].filter((image) => !settleImage(image, isKnown))
      .length,
    links: [...body.querySelectorAll("a")].filter((link) => !settleLink(link, isKnown)).length,
  };
}

type IsKnown = (address: string) => boolean;

/** Whether a picture stays, or goes without a loss. */
function settleImage(image: HTMLImageElement, isKnown: IsKnown): boolean {
  const address = SOURCES.map((name) => addressOf(image, name)).find(
    (source) => isAllowedImage(source) && isKnown(source) && source.length <= DATA_MAX,
  );
  const { alt } = image;
  if (address !== undefined) image.setAttribute("src", address);
  else if (EMOJI_ONLY.test(alt)) image.replaceWith(alt);
  else image.remove();
  return address !== undefined || EMOJI_ONLY.test(alt);
}

/** Whether a link stays, or goes without a loss: as one to a place on its own page, or of nothing. */
function settleLink(link: HTMLAnchorElement, isKnown: IsKnown): boolean {
  const address = addressOf(link, "href");
  if (isAllowedLink(address) && isKnown(address)) {
    link.setAttribute("href", address);
    return true;
  }
  link.removeAttribute("href");
  return address === "" || address.startsWith("#") || !link.textContent?.trim();
}

/** An address as it stands; one that leaves out its scheme is meant for https. */
function addressOf(element: Element, name: string): string {
  const address = (element.getAttribute(name) ?? "").trim();
  return address.startsWith("//") ? `https:${address}` : address;
}
