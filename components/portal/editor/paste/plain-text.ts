export type TextBlock = { kind: "lines"; lines: string[] } | TextList;
type TextList = { kind: "list"; start: number | null; items: TextItem[] };
type TextItem = { text: string; lists: TextList[] };

const LINE_END = /\r\n?|[\n\v\u2028\u2029]/;

/** Group 2 matches first-level bullets, group 3 those of nested levels in Word. */
const ITEM = /^(\s*)(?:([-–*·•‣●➢✓])|([o◦○▪■⁃])|(\d{1,4})[.)])\s+(\S.*)$/;

/** Matches an amount. A dash before it may be a minus sign. */
const AMOUNT =
  /^(?:[₹$€£]|rs\.?|inr)?\s*\p{Nd}[\p{Nd}.,]*\s*(?:%|[/]-|lakhs?|lacs?|crores?|cr\.?|million|billion|[kmb])*\s*$/iu;

/** `number` is null for a bullet. */
type ListLine = { text: string; indent: number; number: number | null; bullet: string };

// Splits text into paragraphs and lists. Amounts such as "- 5,000" stay text, and so do single items such as
// "– Author", unless their bullet is unmistakable, such as "•".
export function readPlainText(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  const endLines = () => {
    if (lines.length > 0) blocks.push({ kind: "lines", lines });
    lines = [];
  };
  const allLines = text.split(LINE_END);
  for (let index = 0; index < allLines.length;) {
    const line = allLines[index]!;
    const list = readList(allLines, index);
    if (list !== null) {
      endLines();
      blocks.push(...nestLines(list.items));
      index = list.end;
    } else {
      if (line.trim() === "") endLines();
      else lines.push(line);
      index += 1;
    }
  }
  endLines();
  return blocks;
}

/** Returns the list that starts at line `from`, or null. Empty lines may separate its items. */
function readList(allLines: string[], from: number): { items: ListLine[]; end: number } | null {
  const items: ListLine[] = [];
  let end = from;
  for (let index = from; index < allLines.length; index += 1) {
    const text = allLines[index]!;
    const last = items.at(-1);
    const item = readItem(text);
    if (item && (!last || item.indent > items[0]!.indent || isNext(items, item))) items.push(item);
    else if (text.trim() === "") {
      if (!last) break;
      continue;
    } else if (
      !item &&
      last &&
      end === index &&
      /^\s/.test(text) &&
      readIndent(text) > last.indent
    ) {
      last.text += ` ${text.trim()}`;
    } else break;
    end = index + 1;
  }
  const bullets = items.filter(({ number }) => number === null);
  const hasMinus = bullets.some(({ bullet, text }) => /[-–]/.test(bullet) && AMOUNT.test(text));
  const isList = items.length > 1 || /[•‣●➢]/.test(items[0]?.bullet ?? "");
  return isList && !hasMinus ? { items, end } : null;
}

function readItem(line: string): ListLine | null {
  const [, space, bullet, nestedBullet, digits, text] = ITEM.exec(line) ?? [];
  if (space === undefined || text === undefined) return null;
  // Word's plain text does not indent nested items. Only their bullets differ.
  const indent = readIndent(space) + (nestedBullet ? 0.5 : 0);
  return {
    text: text.trimEnd(),
    indent,
    number: digits === undefined ? null : Number(digits),
    bullet: bullet ?? nestedBullet ?? "",
  };
}

const readIndent = (line: string) => /^\s*/.exec(line)![0].replaceAll("\t", "    ").length;

function isNext(items: ListLine[], item: ListLine): boolean {
  const last = items.findLast(({ indent }) => indent <= items[0]!.indent)!;
  if (item.indent < items[0]!.indent) return false;
  return item.number === null ? last.number === null : last.number === item.number - 1;
}

function nestLines(lines: ListLine[]): TextList[] {
  const lists: TextList[] = [];
  const openLists: { list: TextList; indent: number }[] = [];
  for (const { text, indent, number } of lines) {
    while (openLists.length > 0 && openLists.at(-1)!.indent > indent) openLists.pop();
    let innermost = openLists.at(-1);
    const isSameList = innermost?.indent === indent && continuesList(innermost.list, number);
    if (!isSameList) {
      if (innermost?.indent === indent) openLists.pop();
      const list: TextList = { kind: "list", start: number, items: [] };
      (openLists.at(-1)?.list.items.at(-1)?.lists ?? lists).push(list);
      openLists.push((innermost = { list, indent }));
    }
    innermost!.list.items.push({ text, lists: [] });
  }
  return lists;
}

const continuesList = ({ start, items }: TextList, number: number | null): boolean =>
  start === null ? number === null : number === start + items.length;
