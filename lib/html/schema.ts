import { optionalText } from "@/lib/core/fields";

/** Parsers slow down with depth, and editors nest only a few levels. */
const DEPTH_MAX = 100;
/** A post of 100,000 words has about 10,000 tags. */
const TAGS_MAX = 20_000;
/** Limits the sum of all tags' depths, because parsers reopen bold, link and similar tags in every block. */
const WEIGHT_MAX = 200_000;
/** Maximum per document and per tag. Parsers compare each attribute of a tag with all earlier ones. */
const ATTRIBUTES_MAX = 20_000;
const TAG_ATTRIBUTES_MAX = 100;
/** In characters, for all style attributes together. They are parsed, although none is stored. */
const STYLES_MAX = 50_000;
/** Limits for the HTML after the first tag in `OPAQUE_ELEMENTS`, where each word may be an attribute. */
const OPAQUE_WORDS_MAX = 5_000;
const OPAQUE_CHARACTERS_MAX = 50_000;

const VOID_ELEMENTS = new Set(["br", "hr", "img", "input", "meta", "link", "wbr", "source", "col"]);

// After these tags, a scan without a tree cannot tell tags from text. Our editors create none of them.
const OPAQUE_ELEMENTS = new Set([
  "svg",
  "math",
  "script",
  "style",
  "title",
  "textarea",
  "xmp",
  "iframe",
  "noembed",
  "noframes",
  "noscript",
  "plaintext",
  "select",
  "template",
  "frameset",
]);

// Matches comments of all kinds, or the start of a tag (HTML standard, 13.2.5).
const TOKEN =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*|<(\/?)([a-z][^\t\n\f\r />]*)/gi;
const ATTRIBUTE =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >]*))?/y;
const STYLE = /^[\t\n\f\r /]*style/i;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Assumes the worst: each tag nests, and each word is an attribute of the same tag. */
function isOpaqueWithinLimits(html: string, depth: number): boolean {
  return (
    html.length <= OPAQUE_CHARACTERS_MAX &&
    depth + count(html, /<\/?[a-z]/gi) <= DEPTH_MAX &&
    count(html, /[\t\n\f\r /"']+/g) <= OPAQUE_WORDS_MAX
  );
}

/** Returns whether HTML parses quickly. Ignores end tags that do not match the last open tag, as parsers may. */
export function isWithinHtmlLimits(html: string): boolean {
  const open: string[] = [];
  let [tags, weight, attributes, styles] = [0, 0, 0, 0];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token !== null; token = TOKEN.exec(html)) {
    const name = token[2]?.toLowerCase();
    if (name === undefined) continue;
    const startCount = attributes;
    ATTRIBUTE.lastIndex = TOKEN.lastIndex;
    while (attributes - startCount <= TAG_ATTRIBUTES_MAX) {
      const attribute = ATTRIBUTE.exec(html)?.[0];
      if (attribute === undefined) break;
      attributes += 1;
      if (STYLE.test(attribute)) styles += attribute.length;
      TOKEN.lastIndex = ATTRIBUTE.lastIndex;
    }
    if (attributes - startCount > TAG_ATTRIBUTES_MAX || attributes > ATTRIBUTES_MAX) return false;
    if (styles > STYLES_MAX) return false;
    tags += 1;
    if (token[1]) {
      if (open.at(-1) === name) open.pop();
    } else if (!VOID_ELEMENTS.has(name)) open.push(name);
    weight += open.length;
    if (open.length > DEPTH_MAX || tags > TAGS_MAX || weight > WEIGHT_MAX) return false;
    if (OPAQUE_ELEMENTS.has(name)) {
      return isOpaqueWithinLimits(html.slice(TOKEN.lastIndex), open.length);
    }
  }
  return true;
}

/** Returns a schema for an editor's HTML, which may be missing or empty and is not sanitised yet. */
export function optionalHtml(label: string) {
  return optionalText(label).refine(
    isWithinHtmlLimits,
    `${label} is nested too deeply, or has too many tags or attributes`,
  );
}
