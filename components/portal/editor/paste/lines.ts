import type { Marks } from "./marks";

/** A piece of a pasted line. */
export type Piece =
  | { kind: "text"; text: string; marks: Marks }
  | { kind: "image"; src: string; alt: string; marks: Marks }
  | { kind: "break" };

const BLANK = /^[ \u00a0\u200b\ufeff]*$/;
const SPACES = /[ \u00a0]{2,}/g;

/**
 * The paragraphs that pieces of text make: apart where a line is left empty, without spaces that
 * only moved something to its place, and none for what is empty.
 */
export function tidyLines(pieces: Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  let isAfterBreak = false;
  for (const line of linesOf(pieces)) {
    const pending = paragraphs.at(-1)!;
    if (line.every(isBlank)) {
      if (isAfterBreak && pending.length > 0) paragraphs.push([]);
    } else {
      if (pending.length > 0) pending.push({ kind: "break" });
      pending.push(...trimmed(line));
    }
    isAfterBreak = true;
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** The pieces between line breaks. */
function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === "break") lines.push([]);
    else lines.at(-1)!.push(piece);
  }
  return lines;
}

const isBlank = (piece: Piece) =>
  piece.kind === "break" || (piece.kind === "text" && BLANK.test(piece.text));

/** A line with single spaces, and none at its ends. */
function trimmed(line: Piece[]): Piece[] {
  let endsInSpace = true;
  const single = line.map((piece) => {
    if (piece.kind !== "text") {
      endsInSpace = false;
      return piece;
    }
    let text = piece.text.replace(SPACES, " ");
    if (endsInSpace) text = text.replace(/^[ \u00a0]/, "");
    if (text) endsInSpace = /[ \u00a0]$/.test(text);
    return { ...piece, text };
  });
  const last = single.findLastIndex((piece) => piece.kind !== "text" || piece.text !== "");
  return single.slice(0, last + 1).flatMap((piece, index): Piece[] => {
    if (piece.kind !== "text") return [piece];
    const text = index === last ? piece.text.replace(/[ \u00a0]$/, "") : piece.text;
    return text ? [{ ...piece, text }] : [];
  });
}
