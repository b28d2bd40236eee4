const LINES = "p, h1, h2, h3, h4, h5, h6";
const BLOCKS = `${LINES}, ul, ol, li, blockquote, pre, div, body`;

// A browser gives no room to a line break that ends its block, nor to a block that holds nothing;
// in an editor both are a line to write in. So that a page shows the lines that the editor shows,
// such a block is stored with one line break more, and that one is no text of the editor's.

/** Adds the line breaks that keep the last, empty lines of blocks open. */
export function addLineEnds(root: ParentNode): void {
  for (const block of root.querySelectorAll(LINES)) {
    if (endsOpen(block)) block.append(block.ownerDocument.createElement("br"));
  }
  for (const code of root.querySelectorAll("pre > code")) {
    if (/(^|\n)$/.test(code.textContent ?? "")) code.append("\n");
  }
}

/** Takes out what a page shows nothing of: the last line breaks of lines, and empty blocks. */
export function dropLineEnds(root: ParentNode): void {
  // Innermost first, so that what is emptied by it goes too.
  for (const block of [...root.querySelectorAll(`${LINES}, ul, ol, blockquote`)].reverse()) {
    if (!block.firstElementChild && isBlank(block)) block.remove();
  }
  for (const lineBreak of root.querySelectorAll("br")) {
    if (endsLine(lineBreak)) lineBreak.remove();
  }
  for (const pre of root.querySelectorAll("pre")) {
    for (const lineBreak of pre.querySelectorAll("br")) lineBreak.replaceWith("\n");
    pre.normalize();
    const last = lastText(pre);
    if (last) last.data = last.data.replace(/\n$/, "");
  }
}

const isBlank = (node: Node) => /^[ \t\r\n\f]*$/.test(node.textContent ?? "");

/** Whether a block is empty, or a line break is the last thing in it. */
function endsOpen(block: Element): boolean {
  let last: Node = block;
  while (last.lastChild) last = last.lastChild;
  return last === block || last.nodeName === "BR";
}

/** Whether nothing follows on the line that a break begins. */
function endsLine(lineBreak: Element): boolean {
  let node: Node = lineBreak;
  for (;;) {
    while (!node.nextSibling) {
      if (!node.parentElement || node.parentElement.matches(BLOCKS)) return true;
      node = node.parentElement;
    }
    node = node.nextSibling;
    if (node instanceof Element) {
      if (node.matches(BLOCKS)) return true;
      if (node.matches("br, img, :has(br, img)")) return false;
    }
    if (!isBlank(node)) return false;
  }
}

function lastText(element: Element): Text | null {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  return texts.lastChild() as Text | null;
}
