import { type Marks, type Piece, NO_MARKS } from "./lines";
import { type Block, isLine } from "./read";

const FORMATS = ["strong", "em", "u", "s", "code"] as const;

export function writeBlocks(blocks: Block[]): string {
  // An inert document loads no images.
  const writer = new BlockWriter(document.implementation.createHTMLDocument());
  return writer.createElement("body", ...blocks.map((block) => writer.writeBlock(block))).innerHTML;
}

class BlockWriter {
  constructor(private readonly document: Document) {}

  createElement(tag: string, ...children: (Node | string)[]): HTMLElement {
    const element = this.document.createElement(tag);
    element.append(...children);
    return element;
  }

  writeBlock(block: Block): HTMLElement {
    if (isLine(block)) {
      return this.createElement(block.tag, ...block.pieces.map((piece) => this.writePiece(piece)));
    }
    if (block.tag === "pre")
      return this.createElement("pre", this.createElement("code", block.text));
    if (block.tag === "blockquote") {
      return this.createElement(block.tag, ...block.blocks.map((inner) => this.writeBlock(inner)));
    }
    const items = block.items.map((item) =>
      this.createElement("li", ...item.map((inner) => this.writeBlock(inner))),
    );
    const list = this.createElement(block.tag, ...items);
    if (block.start !== 1) list.setAttribute("start", String(block.start));
    return list;
  }

  private writePiece(piece: Piece): Node {
    if (piece.kind === "break") return this.createElement("br");
    if (piece.kind === "text") return this.wrapInMarks(new Text(piece.text), piece.marks);
    const image = this.createElement("img");
    image.setAttribute("src", piece.src);
    if (piece.alt) image.setAttribute("alt", piece.alt);
    // An image can have a link, but no text format.
    return this.wrapInMarks(image, { ...NO_MARKS, href: piece.marks.href });
  }

  private wrapInMarks(node: Node, { href, ...marks }: Marks): Node {
    const tags = FORMATS.filter((tag) => marks[tag]);
    const inner = tags.reduceRight<Node>((within, tag) => this.createElement(tag, within), node);
    if (href === null) return inner;
    const link = this.createElement("a", inner);
    link.setAttribute("href", href);
    return link;
  }
}
