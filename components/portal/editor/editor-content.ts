import type { JSONContent } from "@tiptap/core";
import {
  DOMParser as ContentParser,
  DOMSerializer,
  type Node,
  type Schema,
} from "@tiptap/pm/model";
import { addLineEnds, removeHiddenLines } from "./line-ends";
import { parseHtml } from "./parse-html";

const NO_BREAK_SPACE = "\u00a0";
const TEXT_BLOCKS = "p, h1, h2, h3, h4, h5, h6";

/** Parses stored HTML into the editor's content. */
export function parseContent(html: string, schema: Schema): JSONContent {
  const { body } = parseHtml(html);
  removeHiddenLines(body);
  // The schema allows only inline content in a heading.
  for (const paragraph of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) > p")) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  // The parser would put adjacent images into one paragraph.
  for (const image of body.querySelectorAll(":scope > img")) {
    const paragraph = image.ownerDocument.createElement("p");
    image.replaceWith(paragraph);
    paragraph.append(image);
  }
  return ContentParser.fromSchema(schema).parse(body).toJSON() as JSONContent;
}

/** Returns the HTML to store, or "" if there is neither text nor an image. */
export function serializeContent(content: Node): string {
  if (isEmpty(content)) return "";
  const blocks: string[] = [];
  content.forEach((block) => blocks.push(serializeBlock(block)));
  return blocks.join("");
}

/** Caches HTML by block: nodes are immutable, and a keystroke replaces only one block. */
const htmlByBlock = new WeakMap<Node, string>();

let inertDocument: Document | undefined;

function serializeBlock(block: Node): string {
  const cachedHtml = htmlByBlock.get(block);
  if (cachedHtml !== undefined) return cachedHtml;
  // An inert document loads no images. The page's document would fetch them at every keystroke.
  inertDocument ??= document.implementation.createHTMLDocument();
  const container = inertDocument.createElement("div");
  const serializer = DOMSerializer.fromSchema(block.type.schema);
  container.append(serializer.serializeNode(block, { document: inertDocument }));
  preserveSpaces(container);
  addLineEnds(container);
  htmlByBlock.set(block, container.innerHTML);
  return container.innerHTML;
}

function isEmpty(content: Node): boolean {
  let hasContent = false;
  content.descendants((node) => {
    if (node.isText || node.type.name === "image") hasContent = true;
    return !hasContent;
  });
  return !hasContent;
}

/** Writes no-break spaces where a page would collapse spaces that the editor shows. */
function preserveSpaces(root: ParentNode): void {
  for (const block of root.querySelectorAll(TEXT_BLOCKS)) {
    const nodeTypes = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
    const nodes = block.ownerDocument.createTreeWalker(block, nodeTypes);
    // True at the start of a line and after a space.
    let collapsesNextSpace = true;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.nodeName === "BR") collapsesNextSpace = true;
      if (node.nodeName === "IMG") collapsesNextSpace = false;
      if (!(node instanceof Text)) continue;
      if (collapsesNextSpace) node.data = node.data.replace(/^ /, NO_BREAK_SPACE);
      node.data = node.data.replace(
        / {2,}/g,
        (spaces) => ` ${NO_BREAK_SPACE.repeat(spaces.length - 1)}`,
      );
      collapsesNextSpace = node.data.endsWith(" ");
    }
  }
}
