import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import axe, { type Result } from "axe-core";

/** axe finds nothing on the page as it is now, in the frames within it neither. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilSettled(page);
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

async function violationsOf(page: Page): Promise<Result[]> {
  // Reading frames takes a second page and some seconds: that is for pages which have any.
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).analyze()).violations;
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run({ resultTypes: ["violations"] })).violations;
  });
}

/** Nothing has to be scrolled sideways to be read. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
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
