import { readStyle } from "@/lib/html/style";
import { formatNumber, MARKER, readType } from "./numbering";

// Word writes each list item as a paragraph that names its list and level (mso-list:l0 level2
// lfo1), with the bullet or number as text in it. Word for the web writes real lists, but one for
// each item.

/** Paragraphs and lists of Word's become lists within lists. */
export function buildWordLists(body: HTMLElement): void {
  for (const run of runsOf(body.querySelectorAll("p, div"), isNumbered, isOfListStyle)) {
    const items: FlatItem[] = [];
    for (const paragraph of run) {
      const last = items.at(-1);
      // A paragraph without a number goes on with the item before it.
      if (last && !isNumbered(paragraph)) last.content.push(paragraph);
      else items.push(desktopItem(paragraph));
    }
    replaceRun(run, items);
  }
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) takeMarker(heading, true);
  const lists = body.querySelectorAll("ul, ol");
  const wrappers = [...lists].filter((list) => list.querySelector(":scope > li[data-aria-level]"));
  const outermost = wrappers.map((list) => list.closest(".ListContainerWrapper") ?? list);
  for (const run of runsOf(outermost, () => true)) {
    const counters = new Map<string, string>();
    replaceRun(
      run,
      run.flatMap((wrapper) => webItems(wrapper, counters)),
    );
  }
}

const readMsoList = (element: Element) => readStyle(element).get("mso-list") ?? "";

const isNumbered = (element: Element) => /^l\d/.test(readMsoList(element));

/** Whether a paragraph has one of Word's list styles: after an item it goes on with it. */
const isOfListStyle = (element: Element) =>
  /^Mso(ListParagraph|ListContinue)/.test(element.className);

type Belongs = (element: Element) => boolean;

/** Elements that follow each other without another in between. */
function runsOf(elements: Iterable<Element>, begins: Belongs, goesOn = begins): Element[][] {
  const runs: Element[][] = [];
  for (const element of new Set(elements)) {
    const run = runs.at(-1);
    const isNext = run !== undefined && run.at(-1) === element.previousElementSibling;
    if (isNext && (begins(element) || goesOn(element))) run.push(element);
    else if (begins(element)) runs.push([element]);
  }
  return runs;
}

function replaceRun(run: Element[], items: FlatItem[]): void {
  const place = run[0]!.ownerDocument.createElement("div");
  run[0]!.before(place);
  for (const element of run) element.remove();
  place.replaceWith(...nestItems(place.ownerDocument, items));
}

/** A paragraph of Word's: "l0 level2 lfo1" and a marker such as "·" or "2.". */
function desktopItem(paragraph: Element): FlatItem {
  const told = readMsoList(paragraph);
  const [, level = "1"] = /level(\d+)/.exec(told) ?? [];
  const marker = takeMarker(paragraph, false);
  const [, number = null] = /^\(?(\d{1,4})[.)]*$/.exec(marker) ?? [];
  return {
    content: [paragraph],
    level: Number(level),
    isOrdered: isNumber(marker),
    list: told.replace(/level\d+/, ""),
    number: number === null ? null : Number(number),
    // Letters and 1.2 have no place in stored lists.
    marker: isNumber(marker) && number === null ? marker : null,
  };
}

/** Digits, or letters with a point or bracket: a letter by itself is a bullet of a picture font. */
const isNumber = (marker: string) => /^\(?(\d+([.\d]*)|[a-z]{1,5}(?=[.)]))[.)]*$/i.test(marker);

/** Takes the marker out, which Word writes as text, or keeps it as the words of a heading. */
function takeMarker(block: Element, keep: boolean): string {
  const marker = [...block.querySelectorAll("span")].find((span) => readMsoList(span) === "ignore");
  const text = (marker?.textContent ?? "").trim();
  if (keep) marker?.replaceWith(`${text} `);
  else marker?.remove();
  return text;
}

/** @param counters the last number of each level, as text, by list */
function webItems(wrapper: Element, counters: Map<string, string>): FlatItem[] {
  return [...wrapper.querySelectorAll<HTMLElement>("li[data-aria-level]")].map((item) => {
    const { parentElement } = item;
    const { ariaLevel, listid: list = "", leveltext = "" } = item.dataset;
    const level = Number(ariaLevel);
    const number = Number(parentElement?.getAttribute("start")) || null;
    const type = readType(item) ?? (parentElement && readType(parentElement)) ?? "decimal";
    const letters = formatNumber(number ?? 1, type);
    counters.set(`${list} ${level}`, letters ?? String(number ?? 1));
    const marker = leveltext.replace(/%(\d)/g, (_, at) => counters.get(`${list} ${at}`) ?? "");
    const isPlain = letters === null && !/%\d.*%\d/.test(leveltext);
    return {
      content: [...item.childNodes],
      level,
      isOrdered: parentElement?.localName === "ol",
      list,
      number,
      marker: parentElement?.localName !== "ol" || isPlain ? null : marker || `${letters}.`,
    };
  });
}

/** A list item that only says how deep it is: Word's way to write lists. */
type FlatItem = {
  content: Node[];
  /** 1 for the outermost. */
  level: number;
  isOrdered: boolean;
  /** Which list it belongs to; items of two lists can follow each other. */
  list: string;
  /** Its number, where it shows one. */
  number: number | null;
  /** Its marker, if stored lists have none such. */
  marker: string | null;
};

type OpenList = FlatItem & { element: HTMLElement };

/** Lists within lists, of items that stand one after the other. */
function nestItems(document: Document, items: FlatItem[]): HTMLElement[] {
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
    if (item.number !== null) entry.setAttribute("value", String(item.number));
    if (item.marker !== null) entry.setAttribute(MARKER, item.marker);
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
