import { blockTags, isBlockTag } from "./block-tags";
import { formatTags } from "./format-tags";
import { readStyle } from "./style";

const storedTags = new Map(
  Object.entries(formatTags).flatMap(([stored, tags]) => tags.map((tag) => [tag, stored] as const)),
);

/**
 * Gives formats, lines and tables the tags that stored HTML has, so that the sanitiser, which drops
 * other tags, neither loses a format nor joins two lines or cells.
 */
export function mapTags(root: DocumentFragment): void {
  const elements = listElements(root);
  for (const element of elements) {
    if (isBlockTag(element)) continue;
    if (isStruck(element)) {
      const struck = element.ownerDocument.createElement("s");
      struck.append(...element.childNodes);
      element.append(struck);
    }
    const stored = storedTags.get(element.localName) ?? element.localName;
    if (stored !== element.localName) rename(element, stored);
  }
  // Innermost first: their rows are lines of the cell around them.
  for (const element of elements.reverse()) {
    if (element.localName === "table") flattenTable(element);
  }
  const blocks = listElements(root).filter(isBlockTag);
  const around = new Set(blocks.map(({ parentElement }) => findBlock(parentElement)));
  for (const block of blocks) {
    const isLine = lineTags.has(block.localName) && !around.has(block);
    const outer = findBlock(block.parentElement);
    if (isLine && !/^(p|h[1-6])$/.test(outer?.localName ?? "")) rename(block, "p");
  }
}

const lineTags = new Set(blockTags.filter((tag) => tag !== "p" && tag !== "hr"));

function isStruck(element: Element): boolean {
  if (!element.getAttribute("style")?.includes("line-through")) return false;
  const style = readStyle(element);
  return /line-through/.test(
    `${style.get("text-decoration")} ${style.get("text-decoration-line")}`,
  );
}

// A walker, since the selectors of jsdom take seconds on a long text.
function listElements(root: DocumentFragment): Element[] {
  const elements: Element[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, 1);
  while (walker.nextNode()) elements.push(walker.currentNode as Element);
  return elements;
}

function findBlock(element: Element | null): Element | null {
  let block = element;
  while (block !== null && !isBlockTag(block)) block = block.parentElement;
  return block;
}

/** Puts another tag, without attributes, around the same content. */
export function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** A paragraph for each row, its cells apart by a stroke; where a cell has more than a line, for each cell. */
function flattenTable(table: Element): void {
  const lines: Element[] = [];
  const addLine = () => {
    const line = table.ownerDocument.createElement("p");
    lines.push(line);
    return line;
  };
  for (const caption of table.querySelectorAll("caption")) addLine().append(...caption.childNodes);
  for (const row of table.querySelectorAll("tr")) {
    const cells = [...row.querySelectorAll("td, th")];
    for (const cell of cells) {
      const [only, ...more] = cell.children;
      if (only?.localName === "p" && more.length === 0) only.replaceWith(...only.childNodes);
    }
    const isOneLine = cells.every((cell) => ![...cell.querySelectorAll("*")].some(isBlockTag));
    let line: Element | null = null;
    for (const cell of cells) {
      const content =
        cell.textContent?.trim() || cell.firstElementChild ? [...cell.childNodes] : ["–"];
      if (!isOneLine) {
        const box = table.ownerDocument.createElement("div");
        box.append(...content);
        lines.push(box);
      } else if (line === null) (line = addLine()).append(...content);
      else line.append(" | ", ...content);
    }
  }
  table.replaceWith(...lines);
}
