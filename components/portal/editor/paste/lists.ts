/** A list item that only says how deep it is: Word's way to write lists. */
export type FlatItem = {
  content: Node[];
  /** 1 for the outermost. */
  level: number;
  isOrdered: boolean;
  /** Which list it belongs to; items of two lists can follow each other. */
  list: string;
  /** Its number, where it shows one. */
  number: number | null;
};

type OpenList = FlatItem & { element: HTMLElement };

/** Lists within lists, of items that stand one after the other. */
export function nestItems(document: Document, items: FlatItem[]): HTMLElement[] {
  const roots: HTMLElement[] = [];
  const open: OpenList[] = [];
  for (const item of items) {
    while (open.length > 0 && !continues(open, item)) open.pop();
    if (open.at(-1)?.level !== item.level) {
      const element = document.createElement(item.isOrdered ? "ol" : "ul");
      if (item.isOrdered && item.number) element.setAttribute("start", String(item.number));
      const around = open.at(-1)?.element.lastElementChild;
      if (around) around.append(element);
      else roots.push(element);
      open.push({ ...item, element });
    }
    const entry = document.createElement("li");
    entry.append(...item.content);
    open.at(-1)!.element.append(entry);
  }
  return roots;
}

/** Whether an item goes into the innermost open list, or into one within it. */
function continues(open: OpenList[], item: FlatItem): boolean {
  const innermost = open.at(-1)!;
  if (innermost.level !== item.level) return innermost.level < item.level;
  const isSameList = open.length > 1 || innermost.list === item.list;
  return isSameList && innermost.isOrdered === item.isOrdered;
}
