import { marksWithin, type Marks, type Piece, PLAIN, tidyLines } from "./lines";
import { styleOf } from "./styles";

type LineTag = "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

type LineBlock = { tag: LineTag; pieces: Piece[] };
type ListBlock = { tag: "ul" | "ol"; start: number; items: Block[][] };

/** What pasted HTML comes down to: the blocks that stored HTML knows. */
export type Block =
  LineBlock | ListBlock | { tag: "pre"; text: string } | { tag: "blockquote"; blocks: Block[] };

/** What applies to the part of pasted HTML that is read. */
type Around = {
  marks: Marks;
  tag: LineTag;
  /** Whether line ends in the text are line breaks, as `white-space: pre` says. */
  keepsLines: boolean;
};

export const isLine = (block: Block): block is LineBlock => "pieces" in block;

const BLOCKS = [
  "address",
  "article",
  "aside",
  "body",
  "caption",
  "center",
  "dd",
  "details",
  "dialog",
  "div",
  "dl",
  "dt",
  "fieldset",
  "figcaption",
  "figure",
  "footer",
  "form",
  "header",
  "hgroup",
  "hr",
  "legend",
  "main",
  "menu",
  "nav",
  "p",
  "search",
  "section",
  "summary",
].join(", ");

const START: Around = { marks: PLAIN, tag: "p", keepsLines: false };

/**
 * Reads pasted HTML as a person sees it: a paragraph for each line of a page's boxes, lists,
 * headings and quotes for what they are, and each row of a table on a line.
 */
export function readBlocks(parent: Element, around = START): Block[] {
  const reader = new BlockReader();
  reader.readChildren(parent, around);
  return reader.finish(around.tag);
}

class BlockReader {
  private readonly blocks: Block[] = [];
  /** Of the line that is being read. */
  private pieces: Piece[] = [];
  /** Items that stand in no list make one while they follow each other. */
  private strayItems: ListBlock | null = null;

  finish(tag: LineTag): Block[] {
    this.endLine(tag);
    return this.blocks;
  }

  readChildren(parent: Element, around: Around): void {
    for (const child of parent.childNodes) {
      if (child instanceof Text) this.readText(child.data, around);
      else if (child instanceof Element) this.readElement(child, around);
    }
  }

  private readElement(element: Element, around: Around): void {
    const whiteSpace = styleOf(element).get("white-space") ?? "";
    const inner = {
      ...around,
      marks: marksWithin(element, around.marks),
      keepsLines: whiteSpace ? /^(pre|break)/.test(whiteSpace) : around.keepsLines,
    };
    const { localName } = element;
    if (localName === "br") this.pieces.push({ kind: "break" });
    else if (element instanceof HTMLImageElement) this.readImage(element, inner);
    else if (localName === "sup" || localName === "sub") {
      const raised = raisedDigits(element.textContent ?? "", localName);
      if (raised) this.readText(raised, inner);
      else this.readChildren(element, inner);
    } else if (element instanceof HTMLTableElement) {
      this.addBlocks(around.tag, readTable(element, inner));
    } else if (localName === "pre") {
      this.addBlocks(around.tag, [{ tag: "pre", text: codeOf(element) }]);
    } else if (localName === "ul" || localName === "ol") {
      const list = readList(element, localName, inner);
      this.addBlocks(around.tag, list.items.length > 0 ? [list] : []);
    } else if (localName === "li") this.readStrayItem(element, inner);
    else if (isQuote(element)) {
      const blocks = readBlocks(element, inner);
      this.addBlocks(around.tag, blocks.length > 0 ? [{ tag: "blockquote", blocks }] : []);
    } else if (/^h[1-6]$/.test(localName)) {
      this.endLine(around.tag);
      // A heading is bold by itself: what its own style says of weight is the old page's look.
      const marks = { ...inner.marks, strong: false };
      this.readChildren(element, { ...inner, marks, tag: localName as LineTag });
      this.endLine(localName as LineTag);
    } else if (isBlock(element)) {
      this.endLine(around.tag);
      this.readChildren(element, inner);
      this.endLine(around.tag);
    } else this.readChildren(element, inner);
  }

  private readText(text: string, { marks, keepsLines }: Around): void {
    for (const [index, line] of (keepsLines ? text.split(/\r\n?|\n/) : [text]).entries()) {
      if (index > 0) this.pieces.push({ kind: "break" });
      this.pieces.push({ kind: "text", text: line.replace(/[ \t\r\n\f]+/g, " "), marks });
    }
  }

  private readImage(image: HTMLImageElement, { marks }: Around): void {
    const src = image.getAttribute("src") ?? "";
    this.pieces.push({ kind: "image", src, alt: image.alt.trim(), marks });
  }

  private readStrayItem(item: Element, around: Around): void {
    this.endLine(around.tag);
    if (!this.strayItems || this.blocks.at(-1) !== this.strayItems) {
      this.strayItems = { tag: "ul", start: 1, items: [] };
      this.blocks.push(this.strayItems);
    }
    this.strayItems.items.push(readBlocks(item, around));
  }

  private addBlocks(tag: LineTag, blocks: Block[]): void {
    this.endLine(tag);
    this.blocks.push(...blocks);
  }

  private endLine(tag: LineTag): void {
    for (const pieces of tidyLines(this.pieces)) {
      this.blocks.push({ tag, pieces: tag === "p" ? pieces : withoutWholeBold(pieces) });
    }
    this.pieces = [];
  }
}

function readList(list: Element, tag: ListBlock["tag"], around: Around): ListBlock {
  const items: Block[][] = [];
  for (const child of list.children) {
    const within = { ...around, marks: marksWithin(child, around.marks) };
    const isList = child.matches("ul, ol");
    const blocks = isList
      ? [readList(child, child.localName as ListBlock["tag"], within)].filter(
          ({ items: inner }) => inner.length,
        )
      : readBlocks(child, within);
    // A list right within a list belongs to the item before it.
    if (isList && items.length > 0) items.at(-1)!.push(...blocks);
    else if (blocks.length > 0) items.push(blocks);
  }
  const first =
    list.getAttribute("start") ?? list.querySelector(":scope > li")?.getAttribute("value");
  return { tag, start: tag === "ol" ? Number(first ?? 1) || 1 : 1, items };
}

/** The lines of a code block, as they stand. */
function codeOf(pre: Element): string {
  for (const lineBreak of pre.querySelectorAll("br")) lineBreak.replaceWith("\n");
  return (pre.textContent ?? "").replace(/\r\n?/g, "\n").replace(/\n$/, "");
}

/** A quotation; some programs move text in by a quotation without its border. */
const isQuote = (element: Element) =>
  element.localName === "blockquote" && !styleOf(element).get("border")?.startsWith("none");

function isBlock(element: Element): boolean {
  const display = styleOf(element).get("display");
  if (display === undefined) return element.matches(`${BLOCKS}, blockquote`);
  return !display.startsWith("inline") && display !== "contents";
}

/** Bold that is all of a heading says nothing. */
function withoutWholeBold(pieces: Piece[]): Piece[] {
  const words = pieces.filter((piece) => piece.kind === "text" && piece.text.trim() !== "");
  if (!words.every((piece) => piece.kind === "text" && piece.marks.strong)) return pieces;
  return pieces.map((piece) =>
    piece.kind === "text" ? { ...piece, marks: { ...piece.marks, strong: false } } : piece,
  );
}

const sign = (text: string): Piece => ({ kind: "text", text, marks: PLAIN });
const BETWEEN_CELLS = sign(" | ");
const EMPTY_CELL = sign("–");

/** What a column has in a row; null where the cell before it is as wide as both. */
type GridCell = Block[] | null;

/**
 * A table, which stored HTML has none of: each row on a line, its cells apart by a stroke. Where
 * a cell holds more than a line the table only placed things, and its cells follow each other.
 */
function readTable(table: HTMLTableElement, around: Around): Block[] {
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) => ({
      cell,
      blocks: readBlocks(cell, {
        ...around,
        marks: marksWithin(cell, marksWithin(row, around.marks)),
      }),
    })),
  );
  const caption = table.caption ? readBlocks(table.caption, around) : [];
  const lines = withoutEmptyColumns(gridOf(rows)).map(rowOnLine);
  return caption.concat(
    lines.every((line) => line !== null)
      ? lines.filter(isFilled)
      : rows.flat().flatMap(({ blocks }) => blocks),
  );
}

/** The cells by their columns. A cell as high as several rows stands in each of them. */
function gridOf(rows: { cell: HTMLTableCellElement; blocks: Block[] }[][]): GridCell[][] {
  const grid: GridCell[][] = rows.map(() => []);
  for (const [at, cells] of rows.entries()) {
    let column = 0;
    for (const { cell, blocks } of cells) {
      while (grid[at]![column] !== undefined) column += 1;
      for (const row of grid.slice(at, at + Math.max(1, cell.rowSpan))) {
        for (let more = 0; more < cell.colSpan; more += 1) {
          row[column + more] = more === 0 ? blocks : null;
        }
      }
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? null));
}

/** Columns that only keep others apart. */
function withoutEmptyColumns(grid: GridCell[][]): GridCell[][] {
  const isUsed = (_: unknown, column: number) => grid.some((row) => row[column]?.length);
  return grid.map((row) => row.filter(isUsed));
}

/** How many tables have a row of several cells: one cell after the other is no table to a reader. */
export function countTables(body: HTMLElement): number {
  const isTable = ({ rows }: HTMLTableElement) =>
    [...rows].some(
      ({ cells }) => [...cells].filter(({ textContent }) => textContent?.trim()).length > 1,
    );
  return [...body.querySelectorAll("table")].filter(isTable).length;
}

const isFilled = ({ pieces }: LineBlock) => pieces.length > 0;

/**
 * An empty cell keeps its place, or figures would stand under the wrong heading. Null when a cell holds
 * more than one paragraph.
 */
function rowOnLine(cells: GridCell[]): LineBlock | null {
  const pieces: Piece[] = [];
  const last = cells.findLastIndex((cell) => cell !== null);
  for (const cell of cells.slice(0, last + 1)) {
    const [block, ...more] = cell ?? [];
    if (block && (!isLine(block) || block.tag !== "p" || more.length > 0)) return null;
    if (pieces.length > 0) pieces.push(BETWEEN_CELLS);
    pieces.push(...(block ? block.pieces : [EMPTY_CELL]));
  }
  return { tag: "p", pieces: cells.some((cell) => cell?.length) ? pieces : [] };
}

const FROM = "0123456789+-=()";
const TO = { sup: "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾", sub: "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎" };

/**
 * The signs that stand for raised or lowered digits, since stored HTML has no tag for them and
 * 10⁵ must not become 105. Null for what has no such signs, such as letters.
 */
function raisedDigits(text: string, tag: keyof typeof TO): string | null {
  const signs = [...text.trim()].map((sign) => TO[tag][FROM.indexOf(sign)] ?? null);
  return signs.length > 0 && signs.every((sign) => sign !== null) ? signs.join("") : null;
}
