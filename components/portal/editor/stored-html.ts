import type { JSONContent } from "@tiptap/core";
import {
  DOMParser as ContentParser,
  DOMSerializer,
  type Node,
  type Schema,
} from "@tiptap/pm/model";
import { addLineEnds, dropLineEnds } from "./line-ends";
import { parseHtml } from "./parse-html";

const NO_BREAK_SPACE = "\u00a0";
const LINES = "p, h1, h2, h3, h4, h5, h6";

// Between stored HTML and the editor's content. Both ways keep what the page shows of the HTML
// and what the editor shows of the content the same.

/** The editor's content for stored HTML. */
export function readStored(html: string, schema: Schema): JSONContent {
  const { body } = parseHtml(html);
  dropLineEnds(body);
  // Headings hold words only; a paragraph in one looks like a part of it.
  for (const paragraph of body.querySelectorAll(":is(h1, h2, h3, h4, h5, h6) > p")) {
    paragraph.replaceWith(...paragraph.childNodes);
  }
  // Pictures that stand by themselves stay apart; side by side they would be one paragraph.
  for (const image of body.querySelectorAll(":scope > img")) {
    const paragraph = image.ownerDocument.createElement("p");
    image.replaceWith(paragraph);
    paragraph.append(image);
  }
  return ContentParser.fromSchema(schema).parse(body).toJSON() as JSONContent;
}

/** The HTML to store; empty when nothing is written. */
export function writeStored(content: Node): string {
  if (isUnwritten(content)) return "";
  const blocks: string[] = [];
  content.forEach((block) => blocks.push(writeBlock(block)));
  return blocks.join("");
}

/** The HTML of blocks, which never change: a key that is pressed makes one new block of all. */
const written = new WeakMap<Node, string>();

let inert: Document | undefined;

function writeBlock(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  // Made in a document that is never shown: its pictures would be fetched anew at every key.
  inert ??= document.implementation.createHTMLDocument();
  const container = inert.createElement("div");
  const serializer = DOMSerializer.fromSchema(block.type.schema);
  container.append(serializer.serializeNode(block, { document: inert }));
  keepSpaces(container);
  addLineEnds(container);
  written.set(block, container.innerHTML);
  return container.innerHTML;
}

/** Whether content has neither words nor pictures, whatever blocks stand there empty. */
function isUnwritten(content: Node): boolean {
  let isUnwritten = true;
  content.descendants((node) => {
    if (node.isText || node.type.name === "image") isUnwritten = false;
    return isUnwritten;
  });
  return isUnwritten;
}

/**
 * Makes the spaces that a page would fold no-break spaces: those that begin a line, and all of a
 * run but its first. The editor shows every space that was typed; so does the page then.
 */
function keepSpaces(root: ParentNode): void {
  for (const line of root.querySelectorAll(LINES)) {
    const shown = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
    const nodes = line.ownerDocument.createTreeWalker(line, shown);
    // What stands before: a space folds into the line's beginning or into another space.
    let folds = true;
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.nodeName === "BR") folds = true;
      if (node.nodeName === "IMG") folds = false;
      if (!(node instanceof Text)) continue;
      if (folds) node.data = node.data.replace(/^ /, NO_BREAK_SPACE);
      node.data = node.data.replace(/ {2,}/g, (run) => ` ${NO_BREAK_SPACE.repeat(run.length - 1)}`);
      folds = node.data.endsWith(" ");
    }
  }
}
