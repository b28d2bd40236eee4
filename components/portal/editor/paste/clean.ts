import { allowedTags, isAllowedAttribute, isAllowedImage, isAllowedLink } from "@/lib/html/rules";
import { cleanUrl, isOwnPath } from "@/lib/core/url";
import { changeTag } from "@/lib/html/equivalent-tags";
import { flattenMath } from "@/lib/html/math";
import { addQuotationMarks } from "@/lib/html/quotes";
import { flattenRaised } from "@/lib/html/raised-html";
import { parseHtml } from "@/components/portal/editor/parse-html";
import type { PasteReport } from "./notice";
import { countTables, readBlocks } from "./read";
import { readEmoji } from "./emoji";
import { inlineStyleSheets } from "./styles";
import { isTinyImage, isTinyImageUrl } from "./tiny-image";
import { removeHidden } from "./hidden";
import { buildWordLists } from "./word-lists";
import { writeBlocks } from "./write";

type CleanedHtml = { html: string; report: PasteReport };

/** Cleans pasted HTML but keeps its structure (docs/decisions/0008). In this editor's own HTML, only checks URLs. */
export function cleanPastedHtml(html: string): CleanedHtml {
  const pasted = parseHtml(html);
  const { body } = pasted;
  // Chromium adds a <meta> to all copied HTML.
  for (const meta of body.querySelectorAll("meta")) meta.remove();
  if (isOwnSlice(body)) {
    const report = checkUrls(body, { keepOwnPaths: true });
    return { html: body.innerHTML, report };
  }
  inlineStyleSheets(pasted);
  let formulas = flattenMath(body);
  removeJunk(body);
  formulas += flattenRaised(body);
  addQuotationMarks(body);
  const report = { ...checkUrls(body), tables: countTables(body), formulas };
  renameBlocks(body);
  lowerHeadings(body);
  buildWordLists(body);
  return { html: writeBlocks(readBlocks(body)), report };
}

/** Matches values of data-pm-slice, which describe the lists and quotes around content copied from ProseMirror. */
const SLICE =
  /^\d{1,2} \d{1,2}( -\d{1,2})? \[(,?"(blockquote|bulletList|orderedList|listItem)",(null|\{("start":\d{1,4})?\}))*\]$/;

/** Checks every tag and attribute, because ProseMirror does not check the nodes that it builds from data-pm-slice. */
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

const REMOVED_TAGS = [
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

const WORD_COMMENTS = ".MsoCommentReference, .msocomanchor, .msocomoff, .msocomtxt";

function removeJunk(body: HTMLElement): void {
  // A button inside or around a link is content.
  for (const button of body.querySelectorAll("a[href] button, button:has(a[href])")) {
    button.replaceWith(...button.childNodes);
  }
  for (const element of body.querySelectorAll(`${REMOVED_TAGS}, ${WORD_COMMENTS}`))
    element.remove();
  removeHidden(body);
  for (const image of body.querySelectorAll("img")) {
    const emoji = readEmoji(image);
    if (emoji !== null) image.replaceWith(emoji);
    else if (isTinyImage(image)) image.remove();
  }
  // Apple's programs write one of two adjacent spaces as a no-break space.
  for (const space of body.querySelectorAll(".Apple-converted-space")) space.textContent = " ";
  // Old Office versions write each image twice, as VML and as <img>.
  for (const element of body.querySelectorAll("*")) {
    if (element.localName.startsWith("v:")) element.remove();
  }
}

type OmittedCounts = { images: number; links: number };

/** Attributes that may contain the image URL. With lazy loading, `src` is a placeholder and therefore comes last. */
const SOURCE_ATTRIBUTES = ["data-src", "data-lazy-src", "data-original", "src"];

/** Maximum characters of a data: URL. A post with its embedded images must fit into one request of 1 MB. */
const DATA_MAX = 700_000;

/** Removes and counts disallowed URLs. Without `keepOwnPaths`, these include paths, which refer to the source site. */
function checkUrls(body: HTMLElement, { keepOwnPaths = false } = {}): OmittedCounts {
  const isUsable = (url: string) => keepOwnPaths || !isOwnPath(url);
  return {
    images: [...body.querySelectorAll("img")].filter((image) => !cleanImage(image, isUsable))
      .length,
    links: [...body.querySelectorAll("a")].filter((link) => !cleanLink(link, isUsable)).length,
  };
}

type UrlCheck = (url: string) => boolean;

/** Sets the image URL or removes the image. Returns false if it removed an image other than a placeholder. */
function cleanImage(image: HTMLImageElement, isUsable: UrlCheck): boolean {
  const url = SOURCE_ATTRIBUTES.map((name) => readUrl(image, name)).find(
    (source) => isAllowedImage(source) && isUsable(source) && source.length <= DATA_MAX,
  );
  if (url === undefined || isTinyImageUrl(url)) image.remove();
  else image.setAttribute("src", url);
  return url !== undefined;
}

/** Cleans or removes the link URL. Returns false if a link with text lost its URL, unless that was only a fragment. */
function cleanLink(link: HTMLAnchorElement, isUsable: UrlCheck): boolean {
  const url = readUrl(link, "href");
  if (isAllowedLink(url) && isUsable(url)) {
    link.setAttribute("href", url);
    return true;
  }
  link.removeAttribute("href");
  return url === "" || url.startsWith("#") || !link.textContent?.trim();
}

/** Returns the URL in an attribute. Adds https: if the scheme is missing (//host/path). */
function readUrl(element: Element, name: string): string {
  const value = (element.getAttribute(name) ?? "").trim();
  const url = value.startsWith("data:") ? value : cleanUrl(value);
  return url.startsWith("//") ? `https:${url}` : url;
}

/** Renames elements that are headings or quotes only by class (Word) or role (web applications). */
function renameBlocks(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    if (!/^h[1-6]$/.test(heading.localName)) {
      changeTag(heading, toHeadingTag(heading.getAttribute("aria-level") ?? "2"));
    }
  }
  for (const paragraph of body.querySelectorAll("p[class]")) {
    const [, level] = /^MsoHeading(\d)$/.exec(paragraph.className) ?? [];
    if (level) changeTag(paragraph, toHeadingTag(level));
    if (paragraph.className.startsWith("MsoTitle")) changeTag(paragraph, "h1");
    if (/^Mso(Intense)?Quote/.test(paragraph.className)) changeTag(paragraph, "blockquote");
  }
}

/** If there is a Heading 1, renumbers headings from 2 without gaps, because only the page's title is a Heading 1. */
function lowerHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const tags = [...new Set(headings.map(({ localName }) => localName))].sort();
  if (tags[0] !== "h1") return;
  for (const heading of headings)
    changeTag(heading, toHeadingTag(tags.indexOf(heading.localName) + 2));
}

const toHeadingTag = (level: string | number) => `h${Math.min(6, Math.max(1, Number(level) || 2))}`;
