import { readStyle } from "@/lib/html/style";
import { formatNumber, MARKER_ATTRIBUTE, readType } from "./numbering";

// Word writes list items as paragraphs with the style `mso-list:l0 level2 lfo1` and the marker as text. Word for the
// web writes one list per item.

export function buildWordLists(body: HTMLElement): void {
  for (const run of groupRuns(body.querySelectorAll("p, div"), isListParagraph, hasListClass)) {
    const items: FlatItem[] = [];
    for (const paragraph of run) {
      const last = items.at(-1);
      // A paragraph with a list class but without `mso-list` continues the previous item.
      if (last && !isListParagraph(paragraph)) last.content.push(paragraph);
      else items.push(readDesktopItem(paragraph));
    }
    replaceRun(run, items);
  }
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6"))
    removeMarker(heading, true);
  const lists = body.querySelectorAll("ul, ol");
  const webLists = [...lists].filter((list) => list.querySelector(":scope > li[data-aria-level]"));
  const wrappers = webLists.map((list) => list.closest(".ListContainerWrapper") ?? list);
  for (const run of groupRuns(wrappers, () => true)) {
    const counters = new Map<string, string>();
    replaceRun(
      run,
      run.flatMap((wrapper) => readWebItems(wrapper, counters)),
    );
  }
}

const readMsoList = (element: Element) => readStyle(element).get("mso-list") ?? "";

const isListParagraph = (element: Element) => /^l\d/.test(readMsoList(element));

const hasListClass = (element: Element) =>
  /^Mso(ListParagraph|ListContinue)/.test(element.className);

type Predicate = (element: Element) => boolean;

function groupRuns(
  elements: Iterable<Element>,
  startsRun: Predicate,
  continuesRun = startsRun,
): Element[][] {
  const runs: Element[][] = [];
  for (const element of new Set(elements)) {
    const run = runs.at(-1);
    const isNext = run !== undefined && run.at(-1) === element.previousElementSibling;
    if (isNext && (startsRun(element) || continuesRun(element))) run.push(element);
    else if (startsRun(element)) runs.push([element]);
  }
  return runs;
}

function replaceRun(run: Element[], items: FlatItem[]): void {
  const container = run[0]!.ownerDocument.createElement("div");
  run[0]!.before(container);
  for (const element of run) element.remove();
  container.replaceWith(...nestItems(container.ownerDocument, items));
}

function readDesktopItem(paragraph: Element): FlatItem {
  const msoList = readMsoList(paragraph);
  const [, level = "1"] = /level(\d+)/.exec(msoList) ?? [];
  const marker = removeMarker(paragraph, false);
  const [, number = null] = /^\(?(\d{1,4})[.)]*$/.exec(marker) ?? [];
  return {
    content: [paragraph],
    level: Number(level),
    isOrdered: isOrderedMarker(marker),
    listId: msoList.replace(/level\d+/, ""),
    number: number === null ? null : Number(number),
    // Stored lists have no letters and no numbers such as 1.2.
    marker: isOrderedMarker(marker) && number === null ? marker : null,
  };
}

/** Returns false for letters without a full stop or bracket, such as "o": they are bullets from a symbol font. */
const isOrderedMarker = (marker: string) =>
  /^\(?(\d+([.\d]*)|[a-z]{1,5}(?=[.)]))[.)]*$/i.test(marker);

/** Removes the element of Word's marker and returns its text. `keepsText` leaves the text in the block. */
function removeMarker(block: Element, keepsText: boolean): string {
  const marker = [...block.querySelectorAll("span")].find((span) => readMsoList(span) === "ignore");
  const text = (marker?.textContent ?? "").trim();
  if (keepsText) marker?.replaceWith(`${text} `);
  else marker?.remove();
  return text;
}

/** @param counters the last number or letter of each level, by list id and level */
function readWebItems(wrapper: Element, counters: Map<string, string>): FlatItem[] {
  return [...wrapper.querySelectorAll<HTMLElement>("li[data-aria-level]")].map((item) => {
    const { parentElement } = item;
    const { ariaLevel, listid: listId = "", leveltext = "" } = item.dataset;
    const level = Number(ariaLevel);
    const number = Number(parentElement?.getAttribute("start")) || null;
    const type = readType(item) ?? (parentElement && readType(parentElement)) ?? "decimal";
    const letters = formatNumber(number ?? 1, type);
    counters.set(`${listId} ${level}`, letters ?? String(number ?? 1));
    const marker = leveltext.replace(
      /%(\d)/g,
      (_, digit) => counters.get(`${listId} ${digit}`) ?? "",
    );
    const isPlain = letters === null && !/%\d.*%\d/.test(leveltext);
    return {
      content: [...item.childNodes],
      level,
      isOrdered: parentElement?.localName === "ol",
      listId,
      number,
      marker: parentElement?.localName !== "ol" || isPlain ? null : marker || `${letters}.`,
    };
  });
}

/** `level` 1 is the outermost. `number` is null if unknown. `marker` is set only if stored lists cannot show it. */
type FlatItem = {
  content: Node[];
  level: number;
  isOrdered: boolean;
  listId: string;
  number: number | null;
  marker: string | null;
};

type OpenList = FlatItem & { element: HTMLElement };

function nestItems(document: Document, items: FlatItem[]): HTMLElement[] {
  const roots: HTMLElement[] = [];
  const openLists: OpenList[] = [];
  for (const item of items) {
    while (openLists.length > 0 && !canContinue(openLists, item)) openLists.pop();
    if (openLists.at(-1)?.level !== item.level) {
      const element = document.createElement(item.isOrdered ? "ol" : "ul");
      if (item.isOrdered && item.number) element.setAttribute("start", String(item.number));
      const parentItem = openLists.at(-1)?.element.lastElementChild;
      if (parentItem) parentItem.append(element);
      else roots.push(element);
      openLists.push({ ...item, element });
    }
    const listItem = document.createElement("li");
    if (item.number !== null) listItem.setAttribute("value", String(item.number));
    if (item.marker !== null) listItem.setAttribute(MARKER_ATTRIBUTE, item.marker);
    listItem.append(...item.content);
    openLists.at(-1)!.element.append(listItem);
  }
  return roots;
}

function canContinue(openLists: OpenList[], item: FlatItem): boolean {
  const innermost = openLists.at(-1)!;
  if (innermost.level !== item.level) return innermost.level < item.level;
  const isSameList = openLists.length > 1 || innermost.listId === item.listId;
  return isSameList && innermost.isOrdered === item.isOrdered;
}
