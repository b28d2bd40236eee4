import { isBlockTag } from "./block-tags";
import { type Direction, writeRaised } from "./raised";
import { readLength, readStyle } from "./style";

/** Text with the directions of the elements around it, outermost first. */
type RaisedText = { node: Text; path: Direction[] };

/**
 * Writes raised and lowered text below an element as plain text of the same value (`writeRaised`),
 * whether a tag raises it or a style. Returns how many had no signs, and were written in another way.
 */
export function flattenRaised(root: Element | DocumentFragment): number {
  let changed = 0;
  for (const line of readLines(root)) {
    const deepest = Math.max(...line.map(({ path }) => path.length));
    for (let depth = deepest; depth > 0; depth -= 1) {
      for (const { start, end } of findRuns(line, depth)) {
        if (writeRun(line, start, end, depth)) changed += 1;
      }
    }
  }
  return changed;
}

/** Returns the texts by the lines that blocks and line breaks make, those with raised text only. */
function readLines(root: Element | DocumentFragment): RaisedText[][] {
  const lines: RaisedText[][] = [[]];
  const places = new Map<Element, Place>();
  const findPlace = (element: Element | null): Place => {
    if (element === null || element === root) return NOWHERE;
    const known = places.get(element);
    if (known) return known;
    const place = isBlockTag(element)
      ? { block: element, path: [] }
      : withDirection(findPlace(element.parentElement), readDirection(element));
    places.set(element, place);
    return place;
  };
  let last: Element | null = null;
  // The server has no NodeFilter: 1 shows elements, 4 text.
  const walker = root.ownerDocument.createTreeWalker(root, 1 | 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 1) {
      if ((node as Element).localName === "br" || isBlockTag(node as Element)) lines.push([]);
      continue;
    }
    const { block, path } = findPlace(node.parentElement);
    if (block !== last) lines.push([]);
    last = block;
    lines.at(-1)!.push({ node: node as Text, path });
  }
  return lines.filter((line) => line.some(({ path }) => path.length > 0));
}

/** The block around an element, and the directions within that block. */
type Place = { block: Element | null; path: Direction[] };

const NOWHERE: Place = { block: null, path: [] };

const withDirection = (place: Place, direction: Direction | null): Place =>
  direction ? { ...place, path: [...place.path, direction] } : place;

/** Returns where texts of one direction follow each other at a depth, without the blank ones. */
function findRuns(line: RaisedText[], depth: number): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const [at, { path, node }] of line.entries()) {
    const last = runs.at(-1);
    const direction = path[depth - 1];
    if (direction === undefined) continue;
    if (last?.end === at && line[last.start]!.path[depth - 1] === direction) last.end = at + 1;
    else if (node.data.trim() !== "") runs.push({ start: at, end: at + 1 });
  }
  return runs;
}

function writeRun(line: RaisedText[], start: number, end: number, depth: number): boolean {
  const texts = line.slice(start, end);
  const { parts, isChanged } = writeRaised(
    texts.map(({ node }) => node.data),
    texts[0]!.path[depth - 1]!,
    readBefore(line, start),
    line[end]?.node.data.slice(0, 1),
  );
  for (const [index, { node }] of texts.entries()) node.data = parts[index]!;
  return isChanged;
}

/** How much of the text before a run is read. */
const BEFORE_MAX = 20;

function readBefore(line: RaisedText[], start: number): string {
  let before = "";
  for (let at = start - 1; at >= Math.max(0, start - BEFORE_MAX); at -= 1) {
    before = line[at]!.node.data.slice(-BEFORE_MAX) + before;
    if (before.trim().length > 2) break;
  }
  return before.trim() === "" ? "" : before;
}

function readDirection(element: Element): Direction | null {
  const { localName } = element;
  if (localName === "sup" || localName === "sub") return localName;
  if (!element.hasAttribute("style")) return null;
  const style = readStyle(element);
  const align = style.get("vertical-align") ?? "";
  if (align === "super" || align === "sub") return align === "sub" ? "sub" : "sup";
  const variant = [
    style.get("font-variant"),
    style.get("font-variant-position"),
    style.get("font-feature-settings"),
  ].join(" ");
  if (/\bsuper\b|["']sups["'](?! *(0|off))/.test(variant)) return "sup";
  if (/\bsub\b|["'](subs|sinf)["'](?! *(0|off))/.test(variant)) return "sub";
  const isSmall = isSmaller(element, style);
  if (isSmall && /^(text-)?top$/.test(align)) return "sup";
  if (isSmall && /^(text-)?bottom$/.test(align)) return "sub";
  const isMoved = style.get("position") === "relative";
  const lift =
    readLength(align) ||
    readLength(style.get("mso-text-raise")) ||
    (isMoved && (-(readLength(style.get("top")) ?? 0) || readLength(style.get("bottom")))) ||
    0;
  if (Math.abs(lift) < (isSmall ? 0.5 : LIFT_MIN)) return null;
  return lift > 0 ? "sup" : "sub";
}

/** The lift, in px, from which text of the same size is seen as raised. */
const LIFT_MIN = 3;

/** Returns true if text is smaller than the text around it. */
function isSmaller(element: Element, style: ReadonlyMap<string, string>): boolean {
  const size = readSize(style);
  if (size === undefined) return element.localName === "small";
  if (/^(smaller|x-small|xx-small|small)$/.test(size)) return true;
  const length = readLength(size);
  if (length === null) return false;
  if (/(em|%)$/.test(size) && !size.endsWith("rem")) return length < 15;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const outer = readLength(readSize(readStyle(around)));
    if (outer !== null) return length < 0.9 * outer;
  }
  return length < 14;
}

const readSize = (style: ReadonlyMap<string, string>): string | undefined =>
  style.get("font-size") ?? /(?:^|\s)([\d.]+(?:px|pt|em|rem|%))/.exec(style.get("font") ?? "")?.[1];
