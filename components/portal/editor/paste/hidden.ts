import { isBlockTag } from "@/lib/html/block-tags";
import { readLength, readStyle } from "@/lib/html/style";

/** Matches hidden elements, text for screen readers (by common class names) and the checkboxes of Google Docs. */
const HIDDEN_SELECTOR =
  '[hidden], .sr-only, .visually-hidden, .screen-reader-text, [aria-roledescription="checkbox"]';

export function removeHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll(HIDDEN_SELECTOR)) element.remove();
  for (const element of body.querySelectorAll("[style]")) {
    const style = readStyle(element);
    if (isHidden(style)) element.remove();
    else if (/^(hidden|collapse)$/.test(style.get("visibility") ?? "")) {
      removeText(element, (inner) => inner.get("visibility") === "visible");
    } else if (readLength(readFontSize(style)) === 0) {
      removeText(
        element,
        (inner) => !/^$|^0|^(inherit|[\d.]+(em|%))$/.test(readFontSize(inner) ?? ""),
      );
    }
  }
  for (const copy of body.querySelectorAll("[aria-hidden='true']")) {
    if (
      isVisualCopy(copy, copy.previousElementSibling) ||
      isVisualCopy(copy, copy.nextElementSibling)
    ) {
      copy.remove();
    }
  }
}

/** Removes everything inside an element except its visible descendants. */
function removeText(
  element: Element,
  isVisible: (style: ReadonlyMap<string, string>) => boolean,
): void {
  for (const child of [...element.childNodes]) {
    if (!(child instanceof Element)) child.remove();
    else if (!isVisible(readStyle(child))) {
      removeText(child, isVisible);
      if (child.childNodes.length === 0) child.remove();
    }
  }
}

/** Returns true for a visible copy of text that the sibling provides for screen readers. */
const isVisualCopy = (copy: Element, sibling: Element | null): boolean => {
  const textWithoutSpaces = (element: Element) => (element.textContent ?? "").replace(/\s+/g, "");
  return (
    sibling !== null &&
    !isBlockTag(copy) &&
    textWithoutSpaces(copy) !== "" &&
    textWithoutSpaces(copy) === textWithoutSpaces(sibling)
  );
};

const readFontSize = (style: ReadonlyMap<string, string>) => style.get("font-size");

function isHidden(style: ReadonlyMap<string, string>): boolean {
  const readNumber = (name: string) => readLength(style.get(name));
  const isAtMost = (name: string, max: number) => (readNumber(name) ?? Infinity) <= max;
  const isOverflowHidden = /^(hidden|clip)/.test(style.get("overflow") ?? "");
  const isPositioned = /^(absolute|fixed)$/.test(style.get("position") ?? "");
  return (
    style.get("display") === "none" ||
    style.get("content-visibility") === "hidden" ||
    style.get("mso-hide") === "all" ||
    style.get("mso-element") === "comment-list" ||
    readNumber("opacity") === 0 ||
    isClipped(style.get("clip")) ||
    isClipped(style.get("clip-path")) ||
    /scale[xy]?\(0[,)]/.test(style.get("transform") ?? "") ||
    (isOverflowHidden &&
      ["width", "height", "max-width", "max-height"].some((name) => isAtMost(name, 1))) ||
    ((isPositioned || style.get("position") === "relative") &&
      ["left", "top", "right", "bottom"].some((name) => isAtMost(name, OFF_SCREEN))) ||
    (isPositioned &&
      ["margin", "margin-left", "margin-top"].some((name) => isAtMost(name, OFF_SCREEN))) ||
    isAtMost("text-indent", OFF_SCREEN) ||
    /translate[xy]?\(-\d{4}/.test(style.get("transform") ?? "")
  );
}

/** An offset in pixels that moves content outside any screen. */
const OFF_SCREEN = -800;

/** Returns true if at most one pixel of the width or height stays visible. */
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
    const isPercentage = lengths[0]!.endsWith("%");
    return isPercentage && (top + bottom >= 100 || left + right >= 100);
  }
  return shape === "polygon" ? numbers.every((number) => number === numbers[0]) : numbers[0] === 0;
}
