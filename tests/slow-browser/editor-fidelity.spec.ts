import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../e2e/fixtures";
import { htmlSamples, looseHtmlTitle } from "../e2e/html-samples";
import { enterPortal, openEditor } from "../e2e/open-editor";

const readContent = (text: Locator) =>
  text.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const separator of copy.querySelectorAll(".ProseMirror-separator")) {
      // The line break after ProseMirror's separator exists only for the cursor.
      const block = separator.closest("p, h1, h2, h3, h4, h5, h6");
      block?.querySelector(".ProseMirror-trailingBreak")?.remove();
      separator.remove();
    }
    // Other trailing line breaks are part of the saved HTML: without them, an empty line would collapse.
    for (const lineBreak of copy.querySelectorAll(".ProseMirror-trailingBreak")) {
      if (lineBreak.closest("pre")) lineBreak.replaceWith("\n");
      else lineBreak.removeAttribute("class");
    }
    for (const each of copy.querySelectorAll("*")) {
      for (const name of ["class", "contenteditable", "draggable"]) each.removeAttribute(name);
    }
    return copy.innerHTML;
  });

// Makes pages wait for fonts, because a page keeps the fallback font if its font is late (docs/decisions/0013).
test.beforeEach(({ page }) =>
  page.route(/\/_next\/static\/.*\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const body = css.replaceAll("font-display:optional", "font-display:block");
    await route.fulfill({ response, body });
  }),
);

const readVisibleText = async (element: Locator) =>
  (await element.innerText()).replace(/ +$/gm, "").replace(/\n+$/, "");

type Layout = { lines: string[]; height: number };

async function readLayout(element: Locator): Promise<Layout> {
  const height = await element.evaluate(async (box) => {
    box.setAttribute("style", "width: 300px; padding: 0; min-height: 0; font-size: 18px");
    // Forces a layout, which requests the fonts.
    box.getBoundingClientRect();
    await document.fonts.ready;
    const { height: boxHeight } = box.getBoundingClientRect();
    box.removeAttribute("style");
    return Math.round(boxHeight);
  });
  // Ignores the number of line breaks that `innerText` puts between blocks: it depends on the tags, not the layout.
  return { lines: (await readVisibleText(element)).split(/\n+/), height };
}

const findOnMediaPage = (page: Page, title: string) =>
  page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
    .locator("[class*='richText']");

const allSamples = Object.entries(htmlSamples);
const middle = Math.ceil(allSamples.length / 2);

// Uses two halves, because the portal lists only 12 items on a page.
for (const [half, samples] of Object.entries({
  first: allSamples.slice(0, middle),
  second: allSamples.slice(middle),
})) {
  test(`shows the ${half} half of the HTML samples identically in the editor and on the media page`, async ({
    page,
    site,
    publish,
    api,
  }) => {
    for (const [title, description] of samples) await publish("media", { title, description });
    const publishedLayouts = new Map<string, Layout>();
    await page.goto("/media");
    for (const [title] of samples)
      publishedLayouts.set(title, await readLayout(findOnMediaPage(page, title)));

    const editedLayouts = new Map<string, Layout & { html: string }>();
    await enterPortal(page, site);
    await page.getByRole("tab", { name: "Media" }).click();
    for (const [title] of samples.toReversed()) {
      await page.getByRole("button", { name: `Edit ${title}`, exact: true }).click();
      const dialog = page.getByRole("dialog");
      const text = dialog.getByRole("textbox", { name: "Description" });
      const layout = await readLayout(text);
      expect.soft(layout.lines, title).toEqual(publishedLayouts.get(title)?.lines);
      // The editor wraps loose text in a paragraph, which adds margins.
      if (title !== looseHtmlTitle)
        expect.soft(layout.height, title).toBe(publishedLayouts.get(title)?.height);
      await text.press("ControlOrMeta+End");
      await page.keyboard.type("x");
      editedLayouts.set(title, { ...(await readLayout(text)), html: await readContent(text) });
      await dialog.getByRole("button", { name: "Update" }).click();
      await expect(dialog).toBeHidden();
    }

    const stored = await api<{ title: string; description: string }[]>("/api/media");
    await page.goto("/media");
    for (const { title, description } of stored) {
      const rendered = findOnMediaPage(page, title);
      const html = await rendered.innerHTML();
      expect.soft(description, title).toBe(editedLayouts.get(title)?.html);
      expect
        .soft({ ...(await readLayout(rendered)), html }, title)
        .toEqual(editedLayouts.get(title));
    }
  });
}

test("shows typed spaces and empty lines on the page", async ({ page, site, publish }) => {
  const { text, save, path } = await openEditor({ page, site, publish }, "");
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
  const visible = await readVisibleText(text);
  expect(await save()).toBe(
    "<p>a &nbsp;b &nbsp;&nbsp;c<br>&nbsp; moved in <br><br></p><p><br></p>" +
      "<pre><code>x  =  1\n\n</code></pre>",
  );
  await page.goto(path);
  const article = page.getByRole("article").locator("[class*='richText']");
  expect((await readVisibleText(article)).replaceAll("\u00a0", " ")).toBe(visible);
});
