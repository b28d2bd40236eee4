import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** A third of the size of what `axe-core` exports as its source. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

// WCAG 2.2 AA asks for it (2.5.8), and axe leaves it out unless it is asked for.
const rules = { "target-size": { enabled: true } };

/** axe finds nothing on the page as it is now, in the frames within it neither. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilSettled(page);
  // Between two addresses of a page its title is gone for a moment.
  await expect(page).toHaveTitle(/\S/);
  const found = (await violationsOf(page)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(found).toEqual([]);
}

/** Half-faded colours are not what anybody reads. What turns for ever never ends. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = () =>
      document
        .getAnimations()
        .filter((each) => each.playState === "running")
        .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await Promise.all(finite().map((each) => each.finished.catch(() => undefined)));
      // What a script fades in is there for a frame or two before it begins to.
      for (let frames = 0; frames < 2; frames += 1) await frame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    } while (finite().length > 0);
  });
}

async function violationsOf(page: Page): Promise<axe.Result[]> {
  // Reading frames takes a second page and some seconds: that is for pages which have any.
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options({ rules }).analyze()).violations;
  }
  // A page keeps axe until it is left, at whichever width it is judged.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (withRules) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run({ resultTypes: ["violations"], rules: withRules })).violations;
  }, rules);
}

/** Nothing has to be scrolled sideways to be read. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** axe finds nothing at any of the widths, and nothing scrolls sideways there nor at 320 px. */
export async function expectForEverybody(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
}

/** The least spacing that a visitor may set without losing anything (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * At 320 px with a visitor's own text spacing no text is cut off, none lies over another and
 * nothing has to be scrolled sideways. What was so without the spacing is not its fault.
 */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await untilSettled(page);
  const before = new Set(await textLosses(page));
  await page.evaluate((css) => {
    // Not a style element, which the pages' policy keeps out.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  await untilSettled(page);
  const losses = (await textLosses(page)).filter((loss) => !before.has(loss));
  expect(losses).toEqual([]);
  await expectNoOverflow(page);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** Texts that are cut off, that lie over one another, or that a dialog has to be scrolled for. */
function textLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open], [role=dialog]");
    type Line = { text: string; element: Element; box: DOMRect };
    const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    /** Stays where it is while the page under it is scrolled. */
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      element !== dialog &&
      (/^(fixed|sticky)$/.test(getComputedStyle(element).position) ||
        isFixed(element.parentElement));
    /** Only screen readers get what stands in a box of a pixel's width, such as a table's head. */
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      ((element.getClientRects().length > 0 && element.getBoundingClientRect().width <= 1) ||
        isForScreenReaders(element.parentElement));
    /** Where the areas stand that an element is scrolled in. */
    const scrolledAreas = (element: Element | null): DOMRect[] => {
      if (element === null || element === document.body) return [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const areas = scrolledAreas(element.parentElement);
      return scrolls(overflowX) || scrolls(overflowY)
        ? [element.getBoundingClientRect(), ...areas]
        : areas;
    };
    const losses: string[] = [];
    const lines: Line[] = [];
    const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement!;
      const text = node.textContent?.trim().slice(0, 60) ?? "";
      if (!text || /^(script|style|noscript|option)$/.test(element.localName)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
      const areas = scrolledAreas(element);
      const isInSight = (box: DOMRect) =>
        areas.every(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      if (!isFixed(element)) {
        lines.push(...boxes.filter(isInSight).map((box) => ({ text, element, box })));
      }
      // What an area can be scrolled to is not lost, wherever that area itself stands.
      let canLose = { x: true, y: true };
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around);
        if (display === "inline") continue;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const isCut = boxes.some(
          (box) =>
            (canLose.x && cuts(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
            (canLose.y && cuts(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1)),
        );
        if (isCut) losses.push(`cut off: ${text}`);
        canLose = {
          x: canLose.x && !scrolls(overflowX),
          y: canLose.y && !scrolls(overflowY),
        };
      }
    }
    for (const [index, { text, element, box }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.element === element || other.element.contains(element)) continue;
        if (element.contains(other.element)) continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 2 && height > 4) losses.push(`"${text}" lies over "${other.text}"`);
      }
    }
    const isWide = dialog && dialog.scrollWidth > dialog.clientWidth;
    return isWide ? [...losses, "the dialog scrolls sideways"] : losses;
  });
}

/**
 * From the top to the bottom of the page, as slowly as its pictures load, nothing jumps: the
 * layout shifts of the page since it was opened come to 0.02 at most.
 */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const pause = (milliseconds: number) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds));
    const entries: Shift[] = [];
    new PerformanceObserver((list) => entries.push(...(list.getEntries() as Shift[]))).observe({
      type: "layout-shift",
      buffered: true,
    });
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      await pause(50);
      // What comes into view is loaded once it is drawn.
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // A slide beside the one that is shown may never be loaded, nor decoded.
    const isBeside = ({ left, right }: DOMRect) => right <= 0 || left >= innerWidth;
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && !isBeside(image.getBoundingClientRect()),
    );
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    await pause(100);
    scrollTo({ top: 0, behavior: "instant" });
    return entries
      .filter((entry) => !entry.hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node }) =>
          node instanceof Element ? `${node.nodeName}.${node.className}` : node?.nodeName,
        ),
      }));
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
}

/**
 * The page has a language, one h1, headings that skip no level, one of each landmark, and
 * pictures that say what they show, or that they are decoration.
 */
export async function expectOutline(page: Page): Promise<void> {
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect(page.getByRole(landmark), landmark).toHaveCount(1);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const { language, headings, mute } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName, textContent }) => ({ level: Number(tagName[1]), text: textContent })),
    mute: [...document.querySelectorAll("img:not([alt])")].map(({ outerHTML }) => outerHTML),
  }));
  expect(language).toMatch(/^en\b/);
  expect(mute).toEqual([]);
  const jumps = headings.filter(
    ({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1,
  );
  expect(jumps).toEqual([]);
}
