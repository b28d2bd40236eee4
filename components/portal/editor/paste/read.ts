import { readStyle } from "@/lib/html/style";
import { isBlock, marksWithin, type Marks, type Piece, PLAIN, tidyLines } from "./lines";
import { type Marker, readMarkers } from "./numbering";
import { readCode } from "./code-text";

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
    const whiteSpace = readStyle(element).get("white-space") ?? "";
    const inner = {
      ...around,
      marks: marksWithin(element, around.marks),
      keepsLines: whiteSpace ? /^(pre|break)/.test(whiteSpace) : around.keepsLines,
    };
    const { localName } = element;
    if (localName === "br") this.pieces.push({ kind: "break" });
    else if (element instanceof HTMLImageElement) this.readImage(element, inner);
    else if (element instanceof HTMLTableElement) {
      this.addBlocks(around.tag, readTable(element, inner));
    } else if (localName === "pre") {
      this.addBlocks(around.tag, [{ tag: "pre", text: readCode(element) }]);
    } else if (localName === "ul" || localName === "ol") {
      this.addBlocks(around.tag, readList(element, inner));
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

/**
 * A list, apart where its numbers do not go on. Letters and other markers that stored lists do not
 * have stay text, so that "see (b)" finds its clause.
 */
function readList(list: Element, around: Around): Block[] {
  const lists: Block[] = [];
  const children = [...list.children];
  const isList = (child: Element) => child.matches("ul, ol");
  const markers = readMarkers(
    list,
    children.filter((child) => !isList(child)),
  );
  for (const child of children) {
    const within = { ...around, marks: marksWithin(child, around.marks) };
    // A list right within a list belongs to the item before it.
    if (isList(child)) addToLastItem(lists, readList(child, within));
    else addItem(lists, markers.shift()!, readBlocks(child, within));
  }
  return lists;
}

function addItem(lists: Block[], marker: Marker, blocks: Block[]): void {
  if (blocks.length === 0) return;
  const last = lists.at(-1);
  if (marker.kind === "text") lists.push(...withMarker(marker.text, blocks));
  else if (marker.kind === "bullet") {
    if (last && isListBlock(last) && last.tag === "ul") last.items.push(blocks);
    else lists.push({ tag: "ul", start: 1, items: [blocks] });
  } else if (
    last &&
    isListBlock(last) &&
    last.tag === "ol" &&
    last.start + last.items.length === marker.number
  ) {
    last.items.push(blocks);
  } else lists.push({ tag: "ol", start: marker.number, items: [blocks] });
}

function addToLastItem(lists: Block[], blocks: Block[]): void {
  const last = lists.at(-1);
  if (last && isListBlock(last)) last.items.at(-1)!.push(...blocks);
  else lists.push(...blocks);
}

function withMarker(marker: string, [first, ...more]: Block[]): Block[] {
  const text = sign(`${marker} `);
  if (!first || !isLine(first))
    return [{ tag: "p", pieces: [sign(marker)] }, ...(first ? [first] : []), ...more];
  return [{ ...first, pieces: [text, ...first.pieces] }, ...more];
}

const isListBlock = (block: Block): block is ListBlock => "items" in block;

/** A quotation; some programs move text in by a quotation without its border. */
const isQuote = (element: Element) =>
  element.localName === "blockquote" && !readStyle(element).get("border")?.startsWith("none");

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
