import { blockTags, isBlockTag } from "./block-tags";
import { formatTags } from "./format-tags";
import { readStyle } from "./style";

/**
 * Gives formats, lines and tables the tags that stored HTML has, so that the sanitiser, which drops
 * other tags, neither loses a format nor joins two lines or cells.
 */
export function mapTags(root: DocumentFragment): void {
  for (const element of root.querySelectorAll("[style*='line-through' i]")) {
    const style = readStyle(element);
    const lines = `${style.get("text-decoration")} ${style.get("text-decoration-line")}`;
    if (!lines.includes("line-through") || isBlockTag(element)) continue;
    const struck = element.ownerDocument.createElement("s");
    struck.append(...element.childNodes);
    element.append(struck);
  }
  for (const [tag, others] of Object.entries(formatTags)) {
    for (const element of root.querySelectorAll(others)) {
      if (element.localName !== tag && !isBlockTag(element)) rename(element, tag);
    }
  }
  // Innermost first: their rows are lines of the cell around them.
  for (const table of [...root.querySelectorAll("table")].reverse()) flattenTable(table);
  const around = findBlocksAround(root);
  for (const block of root.querySelectorAll(blockTags.filter((tag) => tag !== "p").join(", "))) {
    if (
      !around.has(block) &&
      !findBlock(block.parentElement)?.matches("p, h1, h2, h3, h4, h5, h6")
    ) {
      rename(block, "p");
    }
  }
}

/** Returns the blocks that have a block in them. */
function findBlocksAround(root: DocumentFragment): Set<Element> {
  const around = new Set<Element>();
  for (const element of root.querySelectorAll("*")) {
    const block = isBlockTag(element) ? findBlock(element.parentElement) : null;
    if (block !== null) around.add(block);
  }
  return around;
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
