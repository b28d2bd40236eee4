import type { Locator, Page } from "@playwright/test";
import { call } from "../../tools/site/calls";
import { publishMedia, removeAll } from "../support/entries";
import { expect, test } from "../e2e/fixtures";
import { htmlSamples, looseHtml } from "../e2e/html-samples";
import { enterPortal, openEditor } from "../e2e/open-editor";

// What the editor shows, what is stored and what the page renders is the same.

/** The HTML of an editor without what ProseMirror adds for the cursor. */
const contentOf = (text: Locator) =>
  text.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const helper of copy.querySelectorAll(".ProseMirror-separator")) {
      // The line break that follows it or its link is there for the cursor only.
      const block = helper.closest("p, h1, h2, h3, h4, h5, h6");
      block?.querySelector(".ProseMirror-trailingBreak")?.remove();
      helper.remove();
    }
    // Where a line is open, that line break is what keeps it open on the page too.
    for (const end of copy.querySelectorAll(".ProseMirror-trailingBreak")) {
      if (end.closest("pre")) end.replaceWith("\n");
      else end.removeAttribute("class");
    }
    for (const each of copy.querySelectorAll("*")) {
      for (const name of ["class", "contenteditable", "draggable"]) each.removeAttribute(name);
    }
    return copy.innerHTML;
  });

// A page does without a font that comes late (docs/decisions/0013), and two pages could not be
// compared: here each waits for its fonts.
test.beforeEach(({ page }) =>
  page.route(/\/_next\/static\/.*\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css.replaceAll("font-display:optional", "font-display:block");
    await route.fulfill({ response, body });
  }),
);

/** Text as it is seen: a space at the end of a line has no ink. */
const seenIn = async (element: Locator) =>
  (await element.innerText()).replace(/ +$/gm, "").replace(/\n+$/, "");

type Look = { lines: string[]; height: number };

/** The words of each line, and how high all lines are together at the same width. */
async function lookOf(element: Locator): Promise<Look> {
  const height = await element.evaluate(async (box) => {
    box.setAttribute("style", "width: 300px; padding: 0; min-height: 0; font-size: 18px");
    // Laid out, it has asked for the fonts that it needs.
    box.getBoundingClientRect();
    await document.fonts.ready;
    const { height: shown } = box.getBoundingClientRect();
    box.removeAttribute("style");
    return Math.round(shown);
  });
  // How many line ends there are between words tells of tags only.
  return { lines: (await seenIn(element)).split(/\n+/), height };
}

const onMediaPage = (page: Page, title: string) =>
  page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .locator("[class*='richText']");

const allSamples = Object.entries(htmlSamples);
const middle = Math.ceil(allSamples.length / 2);

// By halves: an edit of each sample takes a slow machine a good part of what a test may take.
for (const [half, samples] of Object.entries({
  first: allSamples.slice(0, middle),
  second: allSamples.slice(middle),
})) {
  test(`for every kind of HTML, before and after an edit: the ${half} half`, async ({
    page,
    site,
    token,
  }) => {
    await removeAll(site.url, token, "media");
    for (const [title, description] of samples) {
      await publishMedia(site.url, token, { title, description });
    }
    const published = new Map<string, Look>();
    await page.goto("/media");
    for (const [title] of samples) published.set(title, await lookOf(onMediaPage(page, title)));

    const edited = new Map<string, Look & { html: string }>();
    await enterPortal(page, site);
    await page.getByRole("tab", { name: "Media" }).click();
    for (const [title] of samples.toReversed()) {
      await page.getByRole("button", { name: `Edit ${title}`, exact: true }).click();
      const dialog = page.getByRole("dialog");
      const text = dialog.getByRole("textbox", { name: "Description" });
      const look = await lookOf(text);
      expect.soft(look.lines, title).toEqual(published.get(title)?.lines);
      // Words outside of paragraphs get one, and with it the room around it.
      if (title !== looseHtml) expect.soft(look.height, title).toBe(published.get(title)?.height);
      await text.press("ControlOrMeta+End");
      await page.keyboard.type("x");
      edited.set(title, { ...(await lookOf(text)), html: await contentOf(text) });
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog).toBeHidden();
    }

    const stored = (await (await call(site.url, "/api/media")).json()) as {
      title: string;
      description: string;
    }[];
    await page.goto("/media");
    for (const { title, description } of stored) {
      const rendered = onMediaPage(page, title);
      const html = await rendered.innerHTML();
      expect.soft(description, title).toBe(edited.get(title)?.html);
      expect.soft({ ...(await lookOf(rendered)), html }, title).toEqual(edited.get(title));
    }
  });
}

test("line by line, at the same width", async ({ page, site, token }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const html = Object.values(htmlSamples).join("");
  const { text, save, path } = await openEditor(page, site, token, html);
  /** Where each block stands, in pixels, in a box without edges of this width. */
  const placesIn = (element: Locator) =>
    element.evaluate(async (box) => {
      box.setAttribute("style", "width: 300px; padding: 0; box-sizing: content-box");
      box.getBoundingClientRect();
      await document.fonts.ready;
      const { left, top } = box.getBoundingClientRect();
      return [...box.querySelectorAll("p, h1, h2, h3, h4, h5, h6, li, pre, blockquote")].map(
        (block) => {
          const place = block.getBoundingClientRect();
          const numbers = [place.left - left, place.top - top, place.width, place.height];
          return { name: block.localName, numbers };
        },
      );
    });
  await text.press("ControlOrMeta+End");
  await page.keyboard.type("x");
  const inEditor = await placesIn(text);
  await save();
  await page.goto(path);
  const article = page.getByRole("article").locator("[class*='richText']");
  const published = await placesIn(article);
  expect(published.map(({ name }) => name)).toEqual(inEditor.map(({ name }) => name));
  const differences = published.flatMap(({ numbers }, index) =>
    numbers.map((number, side) => Math.abs(number - inEditor[index]!.numbers[side]!)),
  );
  expect(Math.max(...differences)).toBeLessThan(0.5);
  expect(await article.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});

test("spaces and empty lines that are typed stay", async ({ page, site, token }) => {
  const { text, save, path } = await openEditor(page, site, token, "");
  await text.click();
  await page.keyboard.type("a  b   c");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("  moved in ");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("```");
  await page.keyboard.press("Enter");
  await page.keyboard.type("x  =  1");
  await page.keyboard.press("Enter");
  const seen = await seenIn(text);
  expect(await save()).toBe(
    "<p>a &nbsp;b &nbsp;&nbsp;c<br>&nbsp; moved in <br><br></p><p><br></p>" +
      "<pre><code>x  =  1\n\n</code></pre>",
  );
  await page.goto(path);
  const article = page.getByRole("article").locator("[class*='richText']");
  expect((await seenIn(article)).replaceAll("\u00a0", " ")).toBe(seen);
});
