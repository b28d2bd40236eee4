import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

// The minified file is less than half the size of `axe.source`.
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

// This rule checks criterion 2.5.8 of WCAG 2.2 AA; axe disables it by default.
const rules = { "target-size": { enabled: true } };

export async function expectAccessible(page: Page): Promise<void> {
  await waitForAnimations(page);
  // The title is briefly empty when the URL changes.
  await expect(page).toHaveTitle(/\S/);
  const violations = (await findViolations(page)).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
  expect(violations).toEqual([]);
}

/** Waits until finite animations end, so that axe does not measure half-faded colours. Scrolling drives some others. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const listFiniteAnimations = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
        )
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do {
      await Promise.all(
        listFiniteAnimations().map((animation) => animation.finished.catch(() => undefined)),
      );
      // A fade begins one or two frames after a script starts it.
      for (let frames = 0; frames < 2; frames += 1) await nextFrame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    } while (listFiniteAnimations().length > 0);
  });
}

async function findViolations(page: Page): Promise<axe.Result[]> {
  // AxeBuilder also checks frames, but it opens a second page and takes seconds.
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options({ rules }).analyze()).violations;
  }
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (axeRules) => {
    const { axe: pageAxe } = window as unknown as { axe: typeof axe };
    return (await pageAxe.run({ resultTypes: ["violations"], rules: axeRules })).violations;
  }, rules);
}

/** Returns the relative luminance (WCAG 2.2) of a colour with 8-bit channels. */
export function computeLuminance(red: number, green: number, blue: number): number {
  const linear = (value: number) =>
    value <= 10.3 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

export async function expectClickable(control: Locator) {
  // Content above the control may expand and push the control out of view again.
  await expect(async () => {
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1, timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await control.click({ trial: true });
}

export async function expectUsableAt(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
}

/** The text spacing of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Checks that WCAG's text spacing causes no cut-off or overlapping text at a width of 320 px. */
export async function expectTextSpacingFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await waitForAnimations(page);
  const textsLostBefore = new Set(await findLostTexts(page));
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  await waitForAnimations(page);
  const lostTexts = (await findLostTexts(page)).filter((text) => !textsLostBefore.has(text));
  expect(lostTexts).toEqual([]);
  await expectNoOverflow(page);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

function findLostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector("dialog[open], [role=dialog]");
    type TextBox = { text: string; element: Element; box: DOMRect };
    const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      element !== dialog &&
      (/^(fixed|sticky)$/.test(getComputedStyle(element).position) ||
        isFixed(element.parentElement));
    /** Visually hidden text has a box one pixel wide. */
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      ((element.getClientRects().length > 0 && element.getBoundingClientRect().width <= 1) ||
        isForScreenReaders(element.parentElement));
    const listScrollingAreas = (element: Element | null): DOMRect[] => {
      if (element === null || element === document.body) return [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const areas = listScrollingAreas(element.parentElement);
      return scrolls(overflowX) || scrolls(overflowY)
        ? [element.getBoundingClientRect(), ...areas]
        : areas;
    };
    const lostTexts: string[] = [];
    const textBoxes: TextBox[] = [];
    const textNodes = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode()) {
      const node = textNodes.currentNode;
      const element = node.parentElement!;
      const text = node.textContent?.trim().slice(0, 60) ?? "";
      if (!text || /^(script|style|noscript|option)$/.test(element.localName)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 0);
      const areas = listScrollingAreas(element);
      const isScrolledIntoView = (box: DOMRect) =>
        areas.every(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      if (!isFixed(element)) {
        textBoxes.push(...boxes.filter(isScrolledIntoView).map((box) => ({ text, element, box })));
      }
      // Ancestors outside a scrolling area do not cut off its text, because it can be scrolled into view.
      let canClip = { x: true, y: true };
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(ancestor);
        if (display === "inline") continue;
        const { left, right, top, bottom } = ancestor.getBoundingClientRect();
        const isClipped = boxes.some(
          (box) =>
            (canClip.x && clips(overflowX) && (box.left < left - 1 || box.right > right + 1)) ||
            (canClip.y && clips(overflowY) && (box.top < top - 1 || box.bottom > bottom + 1)),
        );
        if (isClipped) lostTexts.push(`cut off: ${text}`);
        canClip = {
          x: canClip.x && !scrolls(overflowX),
          y: canClip.y && !scrolls(overflowY),
        };
      }
    }
    for (const [index, { text, element, box }] of textBoxes.entries()) {
      for (const other of textBoxes.slice(index + 1)) {
        if (other.element === element || other.element.contains(element)) continue;
        if (element.contains(other.element)) continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 2 && height > 4) lostTexts.push(`"${text}" overlaps "${other.text}"`);
      }
    }
    const isDialogTooWide = dialog && dialog.scrollWidth > dialog.clientWidth;
    return isDialogTooWide ? [...lostTexts, "the dialog scrolls sideways"] : lostTexts;
  });
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
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
      // Lazy images start to load after the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // Images of slides to the left or right of the viewport may never load.
    const isOffscreen = ({ left, right }: DOMRect) => right <= 0 || left >= innerWidth;
    const visibleImages = [...document.images].filter(
      (image) => image.checkVisibility() && !isOffscreen(image.getBoundingClientRect()),
    );
    await Promise.all(visibleImages.map((image) => image.decode().catch(() => undefined)));
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

export async function expectOutline(page: Page): Promise<void> {
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect(page.getByRole(landmark), landmark).toHaveCount(1);
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const { language, headings, withoutAlt } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName, textContent }) => ({ level: Number(tagName[1]), text: textContent })),
    withoutAlt: [...document.querySelectorAll("img:not([alt])")].map(({ outerHTML }) => outerHTML),
  }));
  expect(language).toMatch(/^en\b/);
  expect(withoutAlt).toEqual([]);
  const skippedLevels = headings.filter(
    ({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1,
  );
  expect(skippedLevels).toEqual([]);
}
