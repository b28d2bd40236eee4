import { optionalText } from "@/lib/core/fields";

/** Editors nest a few levels; parsers take ever longer the deeper it goes. */
const DEPTH_MAX = 100;
/** A post of 100,000 words has about 10,000. */
const TAGS_MAX = 20_000;
/** The depths of all tags together. Parsers open bold, links and the like anew in every block. */
const WEIGHT_MAX = 200_000;
/** Of all tags together, and of one: parsers compare each attribute of a tag with all before it. */
const ATTRIBUTES_MAX = 20_000;
const TAG_ATTRIBUTES_MAX = 100;
/** Of all styles together, in characters: each is parsed, although none is kept. */
const STYLES_MAX = 50_000;
/** What stands behind the first opaque tag: its words, any of which may be an attribute, and all. */
const OPAQUE_WORDS_MAX = 5_000;
const OPAQUE_MAX = 50_000;

const VOID_ELEMENTS = new Set(["br", "hr", "img", "input", "meta", "link", "wbr", "source", "col"]);

/**
 * Behind these, what is a tag depends on the whole tree: on whether they are within each other, in
 * SVG, or ignored. No editor of ours makes them.
 */
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

// Comments of all kinds, or the beginning of a tag (HTML standard, 13.2.5).
const TOKEN =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*|<(\/?)([a-z][^\t\n\f\r />]*)/gi;
const ATTRIBUTE =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >]*))?/y;
const STYLE = /^[\t\n\f\r /]*style/i;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Takes each tag for one that nests, and each word for an attribute of one tag. */
function isOpaqueWithinLimits(html: string, depth: number): boolean {
  return (
    html.length <= OPAQUE_MAX &&
    depth + count(html, /<\/?[a-z]/gi) <= DEPTH_MAX &&
    count(html, /[\t\n\f\r /"']+/g) <= OPAQUE_WORDS_MAX
  );
}

/**
 * Whether HTML can be parsed in a time that does not keep others waiting; looks at it once, without
 * parsing it. An end tag counts only where it ends what was opened last: parsers ignore many of the
 * others.
 */
export function isWithinHtmlLimits(html: string): boolean {
  const open: string[] = [];
  let [tags, weight, attributes, styles] = [0, 0, 0, 0];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token !== null; token = TOKEN.exec(html)) {
    const name = token[2]?.toLowerCase();
    if (name === undefined) continue;
    const before = attributes;
    ATTRIBUTE.lastIndex = TOKEN.lastIndex;
    while (attributes - before <= TAG_ATTRIBUTES_MAX) {
      const attribute = ATTRIBUTE.exec(html)?.[0];
      if (attribute === undefined) break;
      attributes += 1;
      if (STYLE.test(attribute)) styles += attribute.length;
      TOKEN.lastIndex = ATTRIBUTE.lastIndex;
    }
    if (attributes - before > TAG_ATTRIBUTES_MAX || attributes > ATTRIBUTES_MAX) return false;
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

/** HTML as an editor makes it; may be missing or empty. It is sanitised where it is stored. */
export function optionalHtml(label: string) {
  return optionalText(label).refine(
    isWithinHtmlLimits,
    `${label} is nested too deeply, or has too many tags or attributes`,
  );
}
