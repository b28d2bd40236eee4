import { plainBlockTags, isBlockTag } from "./block-tags";
import { formatTags } from "./format-tags";
import { readStyle } from "./style";

const storedTags = new Map(
  Object.entries(formatTags).flatMap(([stored, tags]) => tags.map((tag) => [tag, stored] as const)),
);

/** Replaces tags with allowed equivalents. Otherwise the sanitiser would drop formats and join lines and cells. */
export function mapTags(root: DocumentFragment): void {
  const elements = listElements(root);
  for (const element of elements) {
    if (isBlockTag(element)) continue;
    if (isStruckThrough(element)) {
      const strike = element.ownerDocument.createElement("s");
      strike.append(...element.childNodes);
      element.append(strike);
    }
    const stored = storedTags.get(element.localName) ?? element.localName;
    if (stored !== element.localName) changeTag(element, stored);
  }
  // Innermost tables first, because their rows become lines of the outer cell.
  for (const element of elements.reverse()) {
    if (element.localName === "table") flattenTable(element);
  }
  const blocks = listElements(root).filter(isBlockTag);
  const outerBlocks = new Set(blocks.map(({ parentElement }) => findBlock(parentElement)));
  for (const block of blocks) {
    const isLine = genericBlockTags.has(block.localName) && !outerBlocks.has(block);
    const outer = findBlock(block.parentElement);
    if (isLine && !/^(p|h[1-6])$/.test(outer?.localName ?? "")) changeTag(block, "p");
  }
}

const genericBlockTags = new Set(plainBlockTags.filter((tag) => tag !== "p" && tag !== "hr"));

function isStruckThrough(element: Element): boolean {
  if (!element.getAttribute("style")?.includes("line-through")) return false;
  const style = readStyle(element);
  return /line-through/.test(
    `${style.get("text-decoration")} ${style.get("text-decoration-line")}`,
  );
}

// Uses a tree walker, because jsdom's selectors take seconds on a long text.
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

/** Changes an element's tag and drops its attributes. */
export function changeTag(element: Element, tag: string): void {
  const replacement = element.ownerDocument.createElement(tag);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

// Turns each row into a paragraph with " | " between cells, or, if a cell contains blocks, each cell into a block.
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
      const [first, ...others] = cell.children;
      if (first?.localName === "p" && others.length === 0) first.replaceWith(...first.childNodes);
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
