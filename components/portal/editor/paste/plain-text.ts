/** A block of pasted plain text. */
export type TextBlock = { kind: "lines"; lines: string[] } | TextList;
export type TextList = { kind: "list"; start: number | null; items: TextItem[] };
type TextItem = { text: string; lists: TextList[] };

const LINE_END = /\r\n?|[\n\v\u2028\u2029]/;

/** Bullets by their level, as Word and others write them. */
const ITEM = /^(\s*)(?:([-–*·•‣●➢✓])|([o◦○▪■⁃])|(\d{1,4})[.)])\s+(\S.*)$/;

/** A figure by itself: the dash before it may be a minus. */
const AMOUNT =
  /^(?:[₹$€£]|rs\.?|inr)?\s*\p{Nd}[\p{Nd}.,]*\s*(?:%|[/]-|lakhs?|lacs?|crores?|cr\.?|million|billion|[kmb])*\s*$/iu;

/** An item that is being read. A number of null is a bullet. */
type Line = { text: string; indent: number; number: number | null; bullet: string };

/**
 * Reads plain text: paragraphs apart by empty lines, lines within them, and lists of two and more
 * lines with bullets or rising numbers. One line with a dash is a quotation's author or a negative
 * amount, and stays as it is.
 */
export function readPlainText(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  const endLines = () => {
    if (lines.length > 0) blocks.push({ kind: "lines", lines });
    lines = [];
  };
  const all = text.split(LINE_END);
  for (let at = 0; at < all.length;) {
    const line = all[at]!;
    const run = readRun(all, at);
    if (run !== null) {
      endLines();
      blocks.push(...nestLines(run.items));
      at = run.end;
    } else {
      if (line.trim() === "") endLines();
      else lines.push(line);
      at += 1;
    }
  }
  endLines();
  return blocks;
}

/** Returns the items that begin at a line, with empty lines between them or not, if they are a list. */
function readRun(all: string[], from: number): { items: Line[]; end: number } | null {
  const items: Line[] = [];
  let end = from;
  for (let at = from; at < all.length; at += 1) {
    const text = all[at]!;
    const last = items.at(-1);
    const item = readItem(text);
    if (item && (!last || item.indent > items[0]!.indent || isNext(items, item))) items.push(item);
    else if (text.trim() === "") {
      if (!last) break;
      continue;
    } else if (!item && last && end === at && /^\s/.test(text) && readIndent(text) > last.indent) {
      last.text += ` ${text.trim()}`;
    } else break;
    end = at + 1;
  }
  const bullets = items.filter(({ number }) => number === null);
  const hasMinus = bullets.some(({ bullet, text }) => /[-–]/.test(bullet) && AMOUNT.test(text));
  const isClear = items.length > 1 || /[•‣●➢]/.test(items[0]?.bullet ?? "");
  return isClear && !hasMinus ? { items, end } : null;
}

function readItem(line: string): Line | null {
  const [, space, bullet, inner, digits, text] = ITEM.exec(line) ?? [];
  if (space === undefined || text === undefined) return null;
  // A hollow bullet belongs under a full one, as Word writes it without moving it in.
  const indent = readIndent(space) + (inner ? 0.5 : 0);
  return {
    text: text.trimEnd(),
    indent,
    number: digits === undefined ? null : Number(digits),
    bullet: bullet ?? inner ?? "",
  };
}

const readIndent = (line: string) => /^\s*/.exec(line)![0].replaceAll("\t", "    ").length;

/** Returns true if an item of the outermost level continues the list. */
function isNext(items: Line[], item: Line): boolean {
  const last = items.findLast(({ indent }) => indent <= items[0]!.indent)!;
  if (item.indent < items[0]!.indent) return false;
  return item.number === null ? last.number === null : last.number === item.number - 1;
}

/** Returns the lists that lines make by how far each is moved in. */
function nestLines(lines: Line[]): TextList[] {
  const lists: TextList[] = [];
  const open: { list: TextList; indent: number }[] = [];
  for (const { text, indent, number } of lines) {
    while (open.length > 0 && open.at(-1)!.indent > indent) open.pop();
    let innermost = open.at(-1);
    const isSame = innermost?.indent === indent && goesOn(innermost.list, number);
    if (!isSame) {
      if (innermost?.indent === indent) open.pop();
      const list: TextList = { kind: "list", start: number, items: [] };
      (open.at(-1)?.list.items.at(-1)?.lists ?? lists).push(list);
      open.push((innermost = { list, indent }));
    }
    innermost!.list.items.push({ text, lists: [] });
  }
  return lists;
}

const goesOn = ({ start, items }: TextList, number: number | null): boolean =>
  start === null ? number === null : number === start + items.length;
