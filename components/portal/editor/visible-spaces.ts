const NO_BREAK_SPACE = "\u00a0";
const LINES = "p, h1, h2, h3, h4, h5, h6";

/**
 * Makes the spaces that a page would fold no-break spaces: those that begin a line, and all of a
 * run but its first. The editor shows every space that was typed; so does the page then.
 */
export function keepSpaces(root: ParentNode): void {
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
