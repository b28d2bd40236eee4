import { readStyle } from "@/lib/html/style";
import { isBlock, readMarks, type Marks, type Piece, NO_MARKS, splitParagraphs } from "./lines";
import { type Marker, readMarkers } from "./numbering";
import { readCode } from "./code-text";

type LineTag = "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

type LineBlock = { tag: LineTag; pieces: Piece[] };
type ListBlock = { tag: "ul" | "ol"; start: number; items: Block[][] };

export type Block =
  LineBlock | ListBlock | { tag: "pre"; text: string } | { tag: "blockquote"; blocks: Block[] };

type Context = {
  marks: Marks;
  tag: LineTag;
  preservesLines: boolean;
};

export const isLine = (block: Block): block is LineBlock => "pieces" in block;

const INITIAL_CONTEXT: Context = { marks: NO_MARKS, tag: "p", preservesLines: false };

/** Reads pasted HTML as a browser displays it. Each row of a data table becomes a line. */
export function readBlocks(parent: Element, context = INITIAL_CONTEXT): Block[] {
  const reader = new BlockReader();
  reader.readChildren(parent, context);
  return reader.finish(context.tag);
}

class BlockReader {
  private readonly blocks: Block[] = [];
  private pieces: Piece[] = [];
  /** Adjacent <li> elements outside a list form one list. */
  private strayItems: ListBlock | null = null;

  finish(tag: LineTag): Block[] {
    this.endLine(tag);
    return this.blocks;
  }

  readChildren(parent: Element, context: Context): void {
    for (const child of parent.childNodes) {
      if (child instanceof Text) this.readText(child.data, context);
      else if (child instanceof Element) this.readElement(child, context);
    }
  }

  private readElement(element: Element, context: Context): void {
    const whiteSpace = readStyle(element).get("white-space") ?? "";
    const inner = {
      ...context,
      marks: readMarks(element, context.marks),
      preservesLines: whiteSpace ? /^(pre|break)/.test(whiteSpace) : context.preservesLines,
    };
    const { localName } = element;
    if (localName === "br") this.pieces.push({ kind: "break" });
    else if (element instanceof HTMLImageElement) this.readImage(element, inner);
    else if (element instanceof HTMLTableElement) {
      this.addBlocks(context.tag, readTable(element, inner));
    } else if (localName === "pre") {
      this.addBlocks(context.tag, [{ tag: "pre", text: readCode(element) }]);
    } else if (localName === "ul" || localName === "ol") {
      this.addBlocks(context.tag, readList(element, inner));
    } else if (localName === "li") this.readStrayItem(element, inner);
    else if (isQuote(element)) {
      const blocks = readBlocks(element, inner);
      this.addBlocks(context.tag, blocks.length > 0 ? [{ tag: "blockquote", blocks }] : []);
    } else if (/^h[1-6]$/.test(localName)) {
      this.endLine(context.tag);
      // Headings are bold anyway; an explicit weight only reflects the source page's design.
      const marks = { ...inner.marks, strong: false };
      this.readChildren(element, { ...inner, marks, tag: localName as LineTag });
      this.endLine(localName as LineTag);
    } else if (isBlock(element)) {
      this.endLine(context.tag);
      this.readChildren(element, inner);
      this.endLine(context.tag);
    } else this.readChildren(element, inner);
  }

  private readText(text: string, { marks, preservesLines }: Context): void {
    for (const [index, line] of (preservesLines ? text.split(/\r\n?|\n/) : [text]).entries()) {
      if (index > 0) this.pieces.push({ kind: "break" });
      this.pieces.push({ kind: "text", text: line.replace(/[ \t\r\n\f]+/g, " "), marks });
    }
  }

  private readImage(image: HTMLImageElement, { marks }: Context): void {
    const src = image.getAttribute("src") ?? "";
    this.pieces.push({ kind: "image", src, alt: image.alt.trim(), marks });
  }

  private readStrayItem(item: Element, context: Context): void {
    this.endLine(context.tag);
    if (!this.strayItems || this.blocks.at(-1) !== this.strayItems) {
      this.strayItems = { tag: "ul", start: 1, items: [] };
      this.blocks.push(this.strayItems);
    }
    this.strayItems.items.push(readBlocks(item, context));
  }

  private addBlocks(tag: LineTag, blocks: Block[]): void {
    this.endLine(tag);
    this.blocks.push(...blocks);
  }

  private endLine(tag: LineTag): void {
    for (const pieces of splitParagraphs(this.pieces)) {
      this.blocks.push({ tag, pieces: tag === "p" ? pieces : removeFullBold(pieces) });
    }
    this.pieces = [];
  }
}

/** Starts a new list at gaps in the numbers. Writes markers such as "b." as text, so that "see (b)" stays right. */
function readList(list: Element, context: Context): Block[] {
  const lists: Block[] = [];
  const children = [...list.children];
  const isList = (child: Element) => child.matches("ul, ol");
  const markers = readMarkers(
    list,
    children.filter((child) => !isList(child)),
  );
  for (const child of children) {
    const childContext = { ...context, marks: readMarks(child, context.marks) };
    // A list directly within a list belongs to the previous item.
    if (isList(child)) addToLastItem(lists, readList(child, childContext));
    else addItem(lists, markers.shift()!, readBlocks(child, childContext));
  }
  return lists;
}

function addItem(lists: Block[], marker: Marker, blocks: Block[]): void {
  if (blocks.length === 0) return;
  const last = lists.at(-1);
  if (marker.kind === "text") lists.push(...prependMarker(marker.text, blocks));
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

function prependMarker(marker: string, [first, ...more]: Block[]): Block[] {
  const text = plainPiece(`${marker} `);
  if (!first || !isLine(first))
    return [{ tag: "p", pieces: [plainPiece(marker)] }, ...(first ? [first] : []), ...more];
  return [{ ...first, pieces: [text, ...first.pieces] }, ...more];
}

const isListBlock = (block: Block): block is ListBlock => "items" in block;

/** Some programs indent text with a blockquote without a border, which is not a quote. */
const isQuote = (element: Element) =>
  element.localName === "blockquote" && !readStyle(element).get("border")?.startsWith("none");

/** Removes bold from a heading that is entirely bold, where it adds no meaning. */
function removeFullBold(pieces: Piece[]): Piece[] {
  const textPieces = pieces.filter((piece) => piece.kind === "text" && piece.text.trim() !== "");
  if (!textPieces.every((piece) => piece.kind === "text" && piece.marks.strong)) return pieces;
  return pieces.map((piece) =>
    piece.kind === "text" ? { ...piece, marks: { ...piece.marks, strong: false } } : piece,
  );
}

const plainPiece = (text: string): Piece => ({ kind: "text", text, marks: NO_MARKS });
const CELL_SEPARATOR = plainPiece(" | ");
const EMPTY_CELL = plainPiece("–");

/** Null where a cell continues from the column before it, and where a row has no cell. */
type GridCell = Block[] | null;

/** Writes each row as a line, or returns all blocks if a cell contains more than a paragraph, as in a layout table. */
function readTable(table: HTMLTableElement, context: Context): Block[] {
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) => ({
      cell,
      blocks: readBlocks(cell, {
        ...context,
        marks: readMarks(cell, readMarks(row, context.marks)),
      }),
    })),
  );
  const caption = table.caption ? readBlocks(table.caption, context) : [];
  const lines = removeEmptyColumns(buildGrid(rows)).map(writeRow);
  return caption.concat(
    lines.every((line) => line !== null)
      ? lines.filter(isFilled)
      : rows.flat().flatMap(({ blocks }) => blocks),
  );
}

function buildGrid(rows: { cell: HTMLTableCellElement; blocks: Block[] }[][]): GridCell[][] {
  const grid: GridCell[][] = rows.map(() => []);
  for (const [rowIndex, cells] of rows.entries()) {
    let column = 0;
    for (const { cell, blocks } of cells) {
      while (grid[rowIndex]![column] !== undefined) column += 1;
      for (const row of grid.slice(rowIndex, rowIndex + Math.max(1, cell.rowSpan))) {
        for (let offset = 0; offset < cell.colSpan; offset += 1) {
          row[column + offset] = offset === 0 ? blocks : null;
        }
      }
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? null));
}

function removeEmptyColumns(grid: GridCell[][]): GridCell[][] {
  const isUsed = (_: unknown, column: number) => grid.some((row) => row[column]?.length);
  return grid.map((row) => row.filter(isUsed));
}

/** Counts tables that have several filled cells in a row; others do not look like tables. */
export function countTables(body: HTMLElement): number {
  const isTable = ({ rows }: HTMLTableElement) =>
    [...rows].some(
      ({ cells }) => [...cells].filter(({ textContent }) => textContent?.trim()).length > 1,
    );
  return [...body.querySelectorAll("table")].filter(isTable).length;
}

const isFilled = ({ pieces }: LineBlock) => pieces.length > 0;

/** Returns null if a cell contains anything but one paragraph. Writes "–" for empty cells, to preserve the columns. */
function writeRow(cells: GridCell[]): LineBlock | null {
  const pieces: Piece[] = [];
  const last = cells.findLastIndex((cell) => cell !== null);
  for (const cell of cells.slice(0, last + 1)) {
    const [block, ...more] = cell ?? [];
    if (block && (!isLine(block) || block.tag !== "p" || more.length > 0)) return null;
    if (pieces.length > 0) pieces.push(CELL_SEPARATOR);
    pieces.push(...(block ? block.pieces : [EMPTY_CELL]));
  }
  return { tag: "p", pieces: cells.some((cell) => cell?.length) ? pieces : [] };
}
