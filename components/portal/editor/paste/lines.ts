import { plainBlockTags } from "@/lib/html/block-tags";
import { formatTags } from "@/lib/html/format-tags";
import { readStyle } from "@/lib/html/style";

export type Marks = {
  strong: boolean;
  em: boolean;
  u: boolean;
  s: boolean;
  code: boolean;
  href: string | null;
};

export const NO_MARKS: Marks = {
  strong: false,
  em: false,
  u: false,
  s: false,
  code: false,
  href: null,
};

/** Combines the parent's marks with the element's tag and style. The style takes precedence for bold and italic. */
export function readMarks(element: Element, parentMarks: Marks): Marks {
  const style = readStyle(element);
  const decoration = `${style.get("text-decoration")} ${style.get("text-decoration-line")}`;
  const href = element.matches("a[href]") ? element.getAttribute("href") : parentMarks.href;
  return {
    strong:
      isBold(style.get("font-weight")) ??
      (parentMarks.strong || formatTags.strong.includes(element.localName)),
    em:
      isItalic(style.get("font-style")) ??
      (parentMarks.em || formatTags.em.includes(element.localName)),
    // Never inside links: they are underlined anyway, and the mark would remain if staff removed the link.
    u:
      !element.closest("a") &&
      (parentMarks.u ||
        formatTags.u.includes(element.localName) ||
        decoration.includes("underline")),
    s:
      parentMarks.s ||
      formatTags.s.includes(element.localName) ||
      decoration.includes("line-through"),
    code: parentMarks.code || formatTags.code.includes(element.localName),
    href,
  };
}

const BLOCKS = [...plainBlockTags, "blockquote"].join(", ");

export function isBlock(element: Element): boolean {
  const display = readStyle(element).get("display");
  if (display === undefined) return element.matches(BLOCKS);
  return !display.startsWith("inline") && display !== "contents";
}

/** Returns undefined if the weight is inherited or missing; then the tag and the parent decide. */
function isBold(weight: string | undefined): boolean | undefined {
  if (weight === undefined || weight === "inherit") return undefined;
  return weight.startsWith("bold") || Number.parseInt(weight, 10) >= 600;
}

function isItalic(style: string | undefined): boolean | undefined {
  if (style === undefined || style === "inherit") return undefined;
  return style.startsWith("italic") || style.startsWith("oblique");
}

export type Piece =
  | { kind: "text"; text: string; marks: Marks }
  | { kind: "image"; src: string; alt: string; marks: Marks }
  | { kind: "break" };

const BLANK = /^[ \u00a0\u200b\ufeff]*$/;
const SPACES = /[ \u00a0]{2,}/g;

/** Splits pieces into paragraphs at empty lines. Trims the lines and collapses repeated spaces. */
export function splitParagraphs(pieces: Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  let isAfterBreak = false;
  for (const line of splitLines(pieces)) {
    const paragraph = paragraphs.at(-1)!;
    if (line.every(isBlank)) {
      if (isAfterBreak && paragraph.length > 0) paragraphs.push([]);
    } else {
      if (paragraph.length > 0) paragraph.push({ kind: "break" });
      paragraph.push(...trimLine(line));
    }
    isAfterBreak = true;
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function splitLines(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === "break") lines.push([]);
    else lines.at(-1)!.push(piece);
  }
  return lines;
}

const isBlank = (piece: Piece) =>
  piece.kind === "break" || (piece.kind === "text" && BLANK.test(piece.text));

function trimLine(line: Piece[]): Piece[] {
  let endsInSpace = true;
  const collapsed = line.map((piece) => {
    if (piece.kind !== "text") {
      endsInSpace = false;
      return piece;
    }
    let text = piece.text.replace(SPACES, " ");
    if (endsInSpace) text = text.replace(/^[ \u00a0]/, "");
    if (text) endsInSpace = /[ \u00a0]$/.test(text);
    return { ...piece, text };
  });
  const last = collapsed.findLastIndex((piece) => piece.kind !== "text" || piece.text !== "");
  return collapsed.slice(0, last + 1).flatMap((piece, index): Piece[] => {
    if (piece.kind !== "text") return [piece];
    const text = index === last ? piece.text.replace(/[ \u00a0]$/, "") : piece.text;
    return text ? [{ ...piece, text }] : [];
  });
}
