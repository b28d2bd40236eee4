import { optionalText } from "./fields";

/** Editors nest a few levels; parsers take ever longer the deeper it goes. */
const DEPTH_MAX = 100;
/** A post of 100,000 words has about 10,000. */
const TAGS_MAX = 20_000;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
const VOID_ELEMENTS = new Set(["br", "hr", "img", "input", "meta", "link", "wbr", "source", "col"]);

/** Whether HTML can be parsed in a time that does not keep others waiting; looks at it once. */
export function isModestHtml(html: string): boolean {
  let depth = 0;
  let tags = 0;
  for (const [, closing, name] of html.matchAll(TAG)) {
    tags += 1;
    if (!VOID_ELEMENTS.has(name!.toLowerCase())) {
      depth = closing ? Math.max(0, depth - 1) : depth + 1;
    }
    if (depth > DEPTH_MAX || tags > TAGS_MAX) return false;
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
