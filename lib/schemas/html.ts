import { optionalText } from "./fields";

/** Editors nest a few levels; parsers take ever longer the deeper it goes. */
const DEPTH_MAX = 100;
/** A post of 100,000 words has about 10,000. */
const TAGS_MAX = 20_000;
/** The depths of all tags together. Parsers open bold, links and the like anew in every block. */
const WEIGHT_MAX = 200_000;

const TAG = /<(\/?)([a-z][^\s/>]*)/gi;
const VOID_ELEMENTS = new Set(["br", "hr", "img", "input", "meta", "link", "wbr", "source", "col"]);

/**
 * Whether HTML can be parsed in a time that does not keep others waiting; looks at it once. An
 * end tag counts only where it ends what was opened last: parsers ignore many of the others.
 */
export function isModestHtml(html: string): boolean {
  const open: string[] = [];
  let tags = 0;
  let weight = 0;
  for (const [, closing, tag] of html.matchAll(TAG)) {
    const name = tag!.toLowerCase();
    tags += 1;
    if (closing) {
      if (open.at(-1) === name) open.pop();
    } else if (!VOID_ELEMENTS.has(name)) open.push(name);
    weight += open.length;
    if (open.length > DEPTH_MAX || tags > TAGS_MAX || weight > WEIGHT_MAX) return false;
  }
  return true;
}

/** HTML as an editor makes it; may be missing or empty. It is sanitised where it is stored. */
export function optionalHtml(label: string) {
  return optionalText(label).refine(
    isModestHtml,
    `${label} is nested too deeply or has too many tags`,
  );
}
