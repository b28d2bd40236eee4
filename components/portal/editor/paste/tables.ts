import { type Around, type Block, isLine, type LineBlock, type ReadBlocks } from "./blocks";
import type { Piece } from "./lines";
import { marksWithin, PLAIN } from "./marks";

const BETWEEN_CELLS: Piece = { kind: "text", text: " | ", marks: PLAIN };

/**
 * A table, which stored HTML has none of: each row on a line, its cells apart by a stroke. Where
 * a cell holds more than a line the table only placed things, and its cells follow each other.
 */
export function readTable(table: HTMLTableElement, around: Around, read: ReadBlocks): Block[] {
  const rows = [...table.rows].map((row) =>
    [...row.cells].map((cell) =>
      read(cell, { ...around, marks: marksWithin(cell, marksWithin(row, around.marks)) }),
    ),
  );
  const caption = table.caption ? read(table.caption, around) : [];
  const lines = rows.map(rowOnLine);
  return caption.concat(
    lines.every((line) => line !== null) ? lines.filter(isFilled) : rows.flat(2),
  );
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

/** Null when a cell holds more than one paragraph. */
function rowOnLine(cells: Block[][]): LineBlock | null {
  const pieces: Piece[] = [];
  for (const [block, ...more] of cells) {
    if (!block) continue;
    if (!isLine(block) || block.tag !== "p" || more.length > 0) return null;
    if (pieces.length > 0) pieces.push(BETWEEN_CELLS);
    pieces.push(...block.pieces);
  }
  return { tag: "p", pieces };
}
