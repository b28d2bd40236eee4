import { type Marks, type Piece, PLAIN } from "./lines";
import { type Block, isLine } from "./read";

const FORMATS = ["strong", "em", "u", "s", "code"] as const;

export function writeBlocks(blocks: Block[]): string {
  // Uses a separate document: in the page's own, the images would load.
  const writer = new BlockWriter(document.implementation.createHTMLDocument());
  return writer.element("body", ...blocks.map((block) => writer.block(block))).innerHTML;
}

class BlockWriter {
  constructor(private readonly document: Document) {}

  element(tag: string, ...children: (Node | string)[]): HTMLElement {
    const element = this.document.createElement(tag);
    element.append(...children);
    return element;
  }

  block(block: Block): HTMLElement {
    if (isLine(block)) {
      return this.element(block.tag, ...block.pieces.map((piece) => this.piece(piece)));
    }
    if (block.tag === "pre") return this.element("pre", this.element("code", block.text));
    if (block.tag === "blockquote") {
      return this.element(block.tag, ...block.blocks.map((inner) => this.block(inner)));
    }
    const items = block.items.map((item) =>
      this.element("li", ...item.map((inner) => this.block(inner))),
    );
    const list = this.element(block.tag, ...items);
    if (block.start !== 1) list.setAttribute("start", String(block.start));
    return list;
  }

  private piece(piece: Piece): Node {
    if (piece.kind === "break") return this.element("br");
    if (piece.kind === "text") return this.wrapInMarks(new Text(piece.text), piece.marks);
    const image = this.element("img");
    image.setAttribute("src", piece.src);
    if (piece.alt) image.setAttribute("alt", piece.alt);
    // An image can have a link, but no text format.
    return this.wrapInMarks(image, { ...PLAIN, href: piece.marks.href });
  }

  private wrapInMarks(node: Node, { href, ...marks }: Marks): Node {
    const tags = FORMATS.filter((tag) => marks[tag]);
    const inner = tags.reduceRight<Node>((within, tag) => this.element(tag, within), node);
    if (href === null) return inner;
    const link = this.element("a", inner);
    link.setAttribute("href", href);
    return link;
  }
}
