import { blockTags } from "@/lib/html/block-tags";
import { formatTags } from "@/lib/html/format-tags";
import { readStyle } from "@/lib/html/style";

/** How pasted words look, and where they lead. */
export type Marks = {
  strong: boolean;
  em: boolean;
  u: boolean;
  s: boolean;
  code: boolean;
  href: string | null;
};

export const PLAIN: Marks = {
  strong: false,
  em: false,
  u: false,
  s: false,
  code: false,
  href: null,
};

/** What applies within an element: what applied around it, its tag, and its own style over both. */
export function marksWithin(element: Element, around: Marks): Marks {
  const style = readStyle(element);
  const decoration = `${style.get("text-decoration")} ${style.get("text-decoration-line")}`;
  const href = element.matches("a[href]") ? element.getAttribute("href") : around.href;
  return {
    strong:
      isBold(style.get("font-weight")) ??
      (around.strong || formatTags.strong.includes(element.localName)),
    em:
      isItalic(style.get("font-style")) ?? (around.em || formatTags.em.includes(element.localName)),
    // Links are underlined anyway, and what was one is not meant to be underlined without it.
    u:
      !element.closest("a") &&
      (around.u || formatTags.u.includes(element.localName) || decoration.includes("underline")),
    s: around.s || formatTags.s.includes(element.localName) || decoration.includes("line-through"),
    code: around.code || formatTags.code.includes(element.localName),
    href,
  };
}

const BLOCKS = [...blockTags, "blockquote"].join(", ");

/** Returns true if an element starts and ends a line. */
export function isBlock(element: Element): boolean {
  const display = readStyle(element).get("display");
  if (display === undefined) return element.matches(BLOCKS);
  return !display.startsWith("inline") && display !== "contents";
}

/** Undefined where a weight says nothing, so that the tag decides. */
function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === "inherit") return undefined;
  return weight.startsWith("bold") || Number.parseInt(weight, 10) >= 600;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined || style === "inherit") return undefined;
  return style.startsWith("italic") || style.startsWith("oblique");
}

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
