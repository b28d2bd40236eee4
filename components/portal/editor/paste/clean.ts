import { allowedTags, isAllowedAttribute, isAllowedImage, isAllowedLink } from "@/lib/html/rules";
import { cleanUrl, isOwnPath } from "@/lib/core/url";
import { rename } from "@/lib/html/equivalent-tags";
import { flattenMath } from "@/lib/html/math";
import { flattenQuotes } from "@/lib/html/quotes";
import { flattenRaised } from "@/lib/html/raised-html";
import { parseHtml } from "@/components/portal/editor/parse-html";
import type { PasteReport } from "./notice";
import { countTables, readBlocks } from "./read";
import { readEmoji } from "./emoji";
import { applySheets } from "./styles";
import { isTinyData, isTinyImage } from "./tiny-image";
import { removeUnseen } from "./unseen";
import { buildWordLists } from "./word-lists";
import { writeBlocks } from "./write";

/** What a paste brings: clean HTML, and what had to be left out or changed. */
type PastedHtml = { html: string; report: PasteReport };

/**
 * Clean HTML of what another program put on the clipboard, with the structure that a person saw
 * there (docs/decisions/0008). What comes from an editor like this one stays as it is.
 */
export function cleanPastedHtml(html: string): PastedHtml {
  const pasted = parseHtml(html);
  const { body } = pasted;
  // Chromium's own, in front of every copy.
  for (const meta of body.querySelectorAll("meta")) meta.remove();
  if (isOwnSlice(body)) {
    const report = checkUrls(body, { keepOwnPaths: true });
    return { html: body.innerHTML, report };
  }
  applySheets(pasted);
  const formulas = flattenMath(body);
  removeJunk(body);
  const figures = formulas + flattenRaised(body);
  flattenQuotes(body);
  const report = { ...checkUrls(body), tables: countTables(body), figures };
  nameBlocks(body);
  lowerHeadings(body);
  buildWordLists(body);
  return { html: writeBlocks(readBlocks(body)), report };
}

/** The context of a slice as these editors write it: the lists and quotes around it. */
const SLICE =
  /^\d{1,2} \d{1,2}( -\d{1,2})? \[(,?"(blockquote|bulletList|orderedList|listItem)",(null|\{("start":\d{1,4})?\}))*\]$/;

/**
 * Whether pasted HTML is what an editor like this one copies. Its word for it is not enough:
 * the editor makes what data-pm-slice says without a look at it.
 */
function isOwnSlice(body: HTMLElement): boolean {
  if (!body.querySelector("[data-pm-slice]")) return false;
  return [...body.querySelectorAll("*")].every(
    ({ localName, attributes }) =>
      allowedTags.includes(localName) &&
      [...attributes].every(
        ({ name, value }) =>
          isAllowedAttribute(localName, name, value) ||
          (name === "data-pm-slice" && SLICE.test(value)),
      ),
  );
}

/** What is no text: code, drawings, controls of the page, Word's own records. */
const NO_TEXT = [
  "head",
  "meta",
  "link",
  "title",
  "base",
  "style",
  "script",
  "noscript",
  "template",
  "svg",
  "canvas",
  "audio",
  "video",
  "iframe",
  "object",
  "embed",
  "map",
  "annotation",
  "button",
  "input",
  "select",
  "textarea",
  "progress",
  "meter",
  "datalist",
  "o\\:oleobject",
  "m\\:omath",
  "m\\:omathpara",
  "w\\:sdtpr",
  "xml",
].join(", ");

/** Word's comments and the marks that lead to them. */
const COMMENTS = ".MsoCommentReference, .msocomanchor, .msocomoff, .msocomtxt";

/** Takes out of pasted HTML what a reader of it did not see as text. */
function removeJunk(body: HTMLElement): void {
  // A link that looks like a button is no control of the page.
  for (const button of body.querySelectorAll("a[href] button, button:has(a[href])")) {
    button.replaceWith(...button.childNodes);
  }
  for (const element of body.querySelectorAll(`${NO_TEXT}, ${COMMENTS}`)) element.remove();
  removeUnseen(body);
  for (const image of body.querySelectorAll("img")) {
    const emoji = readEmoji(image);
    if (emoji !== null) image.replaceWith(emoji);
    else if (isTinyImage(image)) image.remove();
  }
  // Apple's programs write one of two spaces as one that keeps words together.
  for (const space of body.querySelectorAll(".Apple-converted-space")) space.textContent = " ";
  // Pictures of old Office: the same ones follow as img.
  for (const element of body.querySelectorAll("*")) {
    if (element.localName.startsWith("v:")) element.remove();
  }
}

/** How many images and links of a paste had addresses that are not allowed. */
type LeftOut = { images: number; links: number };

/** Where pages that load their pictures late write the address. */
const SOURCES = ["data-src", "data-lazy-src", "data-original", "src"];

/** The longest data address: a post with its pictures is one call of at most 1 MB. */
export const DATA_MAX = 700_000;

/**
 * Takes links and pictures out of pasted HTML whose addresses are not allowed; a link's text
 * stays. With `keepOwnPaths` a path counts as one of this site; from elsewhere it is of another.
 */
function checkUrls(body: HTMLElement, { keepOwnPaths = false } = {}): LeftOut {
  const isKnown = (url: string) => keepOwnPaths || !isOwnPath(url);
  return {
    images: [...body.querySelectorAll("img")].filter((image) => !settleImage(image, isKnown))
      .length,
    links: [...body.querySelectorAll("a")].filter((link) => !settleLink(link, isKnown)).length,
  };
}

type IsKnown = (url: string) => boolean;

/** Settles an image's address, and returns false if the image is lost. */
function settleImage(image: HTMLImageElement, isKnown: IsKnown): boolean {
  const url = SOURCES.map((name) => urlOf(image, name)).find(
    (source) => isAllowedImage(source) && isKnown(source) && source.length <= DATA_MAX,
  );
  if (url === undefined || isTinyData(url)) image.remove();
  else image.setAttribute("src", url);
  return url !== undefined;
}

/** Whether a link stays, or goes without a loss: as one to a place on its own page, or of nothing. */
function settleLink(link: HTMLAnchorElement, isKnown: IsKnown): boolean {
  const url = urlOf(link, "href");
  if (isAllowedLink(url) && isKnown(url)) {
    link.setAttribute("href", url);
    return true;
  }
  link.removeAttribute("href");
  return url === "" || url.startsWith("#") || !link.textContent?.trim();
}

/** An address as it stands; one that leaves out its scheme is meant for https. */
function urlOf(element: Element, name: string): string {
  const written = (element.getAttribute(name) ?? "").trim();
  const url = written.startsWith("data:") ? written : cleanUrl(written);
  return url.startsWith("//") ? `https:${url}` : url;
}

/**
 * Gives headings and quotes of Word and of web applications their tags: programs name them by
 * class or role.
 */
function nameBlocks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    if (!/^h[1-6]$/.test(heading.localName)) {
      rename(heading, headingTag(heading.getAttribute("aria-level") ?? "2"));
    }
  }
  for (const paragraph of body.querySelectorAll("p[class]")) {
    const [, level] = /^MsoHeading(\d)$/.exec(paragraph.className) ?? [];
    if (level) rename(paragraph, headingTag(level));
    if (paragraph.className.startsWith("MsoTitle")) rename(paragraph, "h1");
    if (/^Mso(Intense)?Quote/.test(paragraph.className)) rename(paragraph, "blockquote");
  }
}

/**
 * Moves the headings of a text that has a Heading 1 down, so that the largest is a Heading 2 and
 * none is skipped: the page's own title is its one Heading 1.
 */
function lowerHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const tags = [...new Set(headings.map(({ localName }) => localName))].sort();
  if (tags[0] !== "h1") return;
  for (const heading of headings) rename(heading, headingTag(tags.indexOf(heading.localName) + 2));
}

const headingTag = (level: string | number) => `h${Math.min(6, Math.max(1, Number(level) || 2))}`;
