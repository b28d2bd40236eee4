import { isBlockTag } from "./block-tags";
import { type Direction, writeRaised } from "./raised";
import { readLength, readStyle } from "./style";

type RaisedText = { node: Text; path: Direction[] };

/** Replaces raised and lowered text with plain text of the same meaning. Returns how many `^` and `_` it writes. */
export function flattenRaised(root: Element | DocumentFragment): number {
  let substituteCount = 0;
  for (const line of readLines(root)) {
    const deepest = Math.max(...line.map(({ path }) => path.length));
    for (let depth = deepest; depth > 0; depth -= 1) {
      for (const { start, end } of findRuns(line, depth)) {
        if (writeRun(line, start, end, depth)) substituteCount += 1;
      }
    }
  }
  return substituteCount;
}

function readLines(root: Element | DocumentFragment): RaisedText[][] {
  const lines: RaisedText[][] = [[]];
  const places = new Map<Element, Place>();
  const findPlace = (element: Element | null): Place => {
    if (element === null || element === root) return NO_PLACE;
    const cached = places.get(element);
    if (cached) return cached;
    const place = isBlockTag(element)
      ? { block: element, path: [] }
      : addDirection(findPlace(element.parentElement), readDirection(element));
    places.set(element, place);
    return place;
  };
  let lastBlock: Element | null = null;
  // Node.js has no NodeFilter constants: 1 shows elements, and 4 shows text.
  const walker = root.ownerDocument.createTreeWalker(root, 1 | 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 1) {
      if ((node as Element).localName === "br" || isBlockTag(node as Element)) lines.push([]);
      continue;
    }
    const { block, path } = findPlace(node.parentElement);
    if (block !== lastBlock) lines.push([]);
    lastBlock = block;
    lines.at(-1)!.push({ node: node as Text, path });
  }
  return lines.filter((line) => line.some(({ path }) => path.length > 0));
}

type Place = { block: Element | null; path: Direction[] };

const NO_PLACE: Place = { block: null, path: [] };

const addDirection = (place: Place, direction: Direction | null): Place =>
  direction ? { ...place, path: [...place.path, direction] } : place;

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
  const { parts, usesSubstitutes } = writeRaised(
    texts.map(({ node }) => node.data),
    texts[0]!.path[depth - 1]!,
    readPrecedingText(line, start),
    line[end]?.node.data.slice(0, 1),
  );
  for (const [index, { node }] of texts.entries()) node.data = parts[index]!;
  return usesSubstitutes;
}

const BEFORE_MAX = 20;

function readPrecedingText(line: RaisedText[], start: number): string {
  let text = "";
  for (let at = start - 1; at >= Math.max(0, start - BEFORE_MAX); at -= 1) {
    text = line[at]!.node.data.slice(-BEFORE_MAX) + text;
    if (text.trim().length > 2) break;
  }
  return text.trim() === "" ? "" : text;
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
  const isRelative = style.get("position") === "relative";
  const lift =
    readLength(align) ||
    readLength(style.get("mso-text-raise")) ||
    (isRelative && (-(readLength(style.get("top")) ?? 0) || readLength(style.get("bottom")))) ||
    0;
  if (Math.abs(lift) < (isSmall ? 0.5 : LIFT_MIN)) return null;
  return lift > 0 ? "sup" : "sub";
}

/** In px. Full-size text with a smaller shift does not look raised or lowered. */
const LIFT_MIN = 3;

function isSmaller(element: Element, style: ReadonlyMap<string, string>): boolean {
  const size = readSize(style);
  if (size === undefined) return element.localName === "small";
  if (/^(smaller|x-small|xx-small|small)$/.test(size)) return true;
  const length = readLength(size);
  if (length === null) return false;
  if (/(em|%)$/.test(size) && !size.endsWith("rem")) return length < 15;
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const outer = readLength(readSize(readStyle(ancestor)));
    if (outer !== null) return length < 0.9 * outer;
  }
  return length < 14;
}

const readSize = (style: ReadonlyMap<string, string>): string | undefined =>
  style.get("font-size") ?? /(?:^|\s)([\d.]+(?:px|pt|em|rem|%))/.exec(style.get("font") ?? "")?.[1];
