import type { Piece } from "./lines";
import type { Marks } from "./marks";

export type LineTag = "p" | "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

export type LineBlock = { tag: LineTag; pieces: Piece[] };
export type ListBlock = { tag: "ul" | "ol"; start: number; items: Block[][] };

/** What pasted HTML comes down to: the blocks that stored HTML knows. */
export type Block =
  LineBlock | ListBlock | { tag: "pre"; text: string } | { tag: "blockquote"; blocks: Block[] };

/** What applies to the part of pasted HTML that is read. */
export type Around = {
  marks: Marks;
  tag: LineTag;
  /** Whether line ends in the text are line breaks, as `white-space: pre` says. */
  keepsLines: boolean;
};

/** Reads what is within an element. */
export type ReadBlocks = (parent: Element, around: Around) => Block[];

export const isLine = (block: Block): block is LineBlock => "pieces" in block;
