const TEXT_BLOCKS = "p, h1, h2, h3, h4, h5, h6";
const BLOCKS = `${TEXT_BLOCKS}, ul, ol, li, blockquote, pre, div, body`;

// Browsers hide a trailing line break and an empty block, but the editor shows them. Stored HTML therefore has an
// additional line break in these places.

export function addLineEnds(root: ParentNode): void {
  for (const block of root.querySelectorAll(TEXT_BLOCKS)) {
    if (needsLineEnd(block)) block.append(block.ownerDocument.createElement("br"));
  }
  for (const code of root.querySelectorAll("pre > code")) {
    if (/(^|\n)$/.test(code.textContent ?? "")) code.append("\n");
  }
}

export function removeHiddenLines(root: ParentNode): void {
  // Removes inner blocks first, because a removal can leave the parent empty.
  for (const block of [...root.querySelectorAll(`${TEXT_BLOCKS}, ul, ol, blockquote`)].reverse()) {
    if (!block.firstElementChild && isBlank(block)) block.remove();
  }
  for (const lineBreak of root.querySelectorAll("br")) {
    if (isTrailingBreak(lineBreak)) lineBreak.remove();
  }
  for (const pre of root.querySelectorAll("pre")) {
    for (const lineBreak of pre.querySelectorAll("br")) lineBreak.replaceWith("\n");
    pre.normalize();
    const last = findLastText(pre);
    if (last) last.data = last.data.replace(/\n$/, "");
  }
}

const isBlank = (node: Node) => /^[ \t\r\n\f]*$/.test(node.textContent ?? "");

function needsLineEnd(block: Element): boolean {
  let last: Node = block;
  while (last.lastChild) last = last.lastChild;
  return last === block || last.nodeName === "BR";
}

/** Returns true if nothing visible follows the line break in its block. */
function isTrailingBreak(lineBreak: Element): boolean {
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

function findLastText(element: Element): Text | null {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  return texts.lastChild() as Text | null;
}
