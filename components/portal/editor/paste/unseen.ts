import { isBlockTag } from "@/lib/html/block-tags";
import { readLength, readStyle } from "@/lib/html/style";

/** Text for screen readers, by the names of many pages; tick boxes of Docs. */
const BY_NAME =
  '[hidden], .sr-only, .visually-hidden, .screen-reader-text, [aria-roledescription="checkbox"]';

/** Removes text that the pasted page hid from sight. */
export function removeUnseen(body: HTMLElement): void {
  for (const element of body.querySelectorAll(BY_NAME)) element.remove();
  for (const element of body.querySelectorAll("[style]")) {
    const style = readStyle(element);
    if (isUnseen(style)) element.remove();
    else if (/^(hidden|collapse)$/.test(style.get("visibility") ?? "")) {
      removeText(element, (inner) => inner.get("visibility") === "visible");
    } else if (readLength(readSize(style)) === 0) {
      removeText(element, (inner) => !/^$|^0|^(inherit|[\d.]+(em|%))$/.test(readSize(inner) ?? ""));
    }
  }
  for (const twin of body.querySelectorAll("[aria-hidden='true']")) {
    if (isTwin(twin, twin.previousElementSibling) || isTwin(twin, twin.nextElementSibling)) {
      twin.remove();
    }
  }
}

/** Removes the text within an element, except in elements that are visible again. */
function removeText(
  element: Element,
  isSeen: (style: ReadonlyMap<string, string>) => boolean,
): void {
  for (const child of [...element.childNodes]) {
    if (!(child instanceof Element)) child.remove();
    else if (!isSeen(readStyle(child))) {
      removeText(child, isSeen);
      if (child.childNodes.length === 0) child.remove();
    }
  }
}

/** Returns true for the visible copy of a text for screen readers. */
const isTwin = (twin: Element, beside: Element | null): boolean => {
  const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, "");
  return (
    beside !== null && !isBlockTag(twin) && words(twin) !== "" && words(twin) === words(beside)
  );
};

const readSize = (style: ReadonlyMap<string, string>) => style.get("font-size");

function isUnseen(style: ReadonlyMap<string, string>): boolean {
  const length = (name: string) => readLength(style.get(name));
  const isTiny = (name: string, most: number) => (length(name) ?? Infinity) <= most;
  const isCut = /^(hidden|clip)/.test(style.get("overflow") ?? "");
  const isPlaced = /^(absolute|fixed)$/.test(style.get("position") ?? "");
  return (
    style.get("display") === "none" ||
    style.get("content-visibility") === "hidden" ||
    style.get("mso-hide") === "all" ||
    style.get("mso-element") === "comment-list" ||
    length("opacity") === 0 ||
    isClipped(style.get("clip")) ||
    isClipped(style.get("clip-path")) ||
    /scale[xy]?\(0[,)]/.test(style.get("transform") ?? "") ||
    (isCut && ["width", "height", "max-width", "max-height"].some((name) => isTiny(name, 1))) ||
    ((isPlaced || style.get("position") === "relative") &&
      ["left", "top", "right", "bottom"].some((name) => isTiny(name, FAR_AWAY))) ||
    (isPlaced && ["margin", "margin-left", "margin-top"].some((name) => isTiny(name, FAR_AWAY))) ||
    isTiny("text-indent", FAR_AWAY) ||
    /translate[xy]?\(-\d{4}/.test(style.get("transform") ?? "")
  );
}

/** In px, off every screen. */
const FAR_AWAY = -800;

/** Returns true if a clip or clip-path leaves at most a pixel. */
function isClipped(clip = ""): boolean {
  const [, shape, values = ""] = /^(rect|inset|circle|ellipse|polygon)\(([^)]*)\)/.exec(clip) ?? [];
  const lengths = values.split(/[\s,]+/).filter(Boolean);
  if (shape === undefined || lengths.length === 0) return false;
  const numbers = lengths.map((length) => Number.parseFloat(length));
  if (shape === "rect") {
    const [top = 0, right = 0, bottom = 0, left = 0] = numbers;
    return right - left <= 1 || bottom - top <= 1;
  }
  if (shape === "inset") {
    const [top = 0, right = top, bottom = top, left = right] = numbers;
    const isShare = lengths[0]!.endsWith("%");
    return isShare && (top + bottom >= 100 || left + right >= 100);
  }
  return shape === "polygon" ? numbers.every((number) => number === numbers[0]) : numbers[0] === 0;
}
