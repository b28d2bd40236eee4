import type { Locator } from "@playwright/test";
import { expect } from "./fixtures";
import { test } from "./portal-test";

const FULL_TOOLBAR =
  "Heading 1, Heading 2, Heading 3, Heading 4, Heading 5, Heading 6, Bold, Italic, Underline, Strikethrough, Image, Link, Ordered list, Bullet list, Outdent, Indent, Blockquote, Code block, Clear formatting".split(
    ", ",
  );
const BASIC_TOOLBAR = FULL_TOOLBAR.filter((name) => !/Heading [3-6]|Strike|dent$|Clear/.test(name));

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const readNames = (buttons: Locator) =>
  buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));

test("shows exactly the toolbar controls of each kind of entry", async ({ openEditor }) => {
  for (const [kind, controls] of [
    ["blogs", BASIC_TOOLBAR],
    ["offers", BASIC_TOOLBAR],
    ["media", FULL_TOOLBAR],
  ] as const) {
    const { toolbar } = await openEditor("<p>Text</p>", kind);
    await expect.poll(() => readNames(toolbar.getByRole("button"))).toEqual(controls);
  }
});

test("applies, shows and removes each text and block format", async ({ openEditor }) => {
  const { text, control } = await openEditor("<p>Word</p>", "media");
  const formats = {
    "Heading 1": "h1",
    "Heading 2": "h2",
    "Heading 3": "h3",
    "Heading 4": "h4",
    "Heading 5": "h5",
    "Heading 6": "h6",
    Bold: "p > strong",
    Italic: "p > em",
    Underline: "p > u",
    Strikethrough: "p > s",
    "Ordered list": "ol > li > p",
    "Bullet list": "ul > li > p",
    Blockquote: "blockquote > p",
    "Code block": "pre > code",
  };
  for (const [name, selector] of Object.entries(formats)) {
    await text.press("ControlOrMeta+A");
    await control(name).click();
    await expect(text.locator(selector)).toHaveText("Word");
    await expect(control(name)).toHaveAttribute("aria-pressed", "true");
    await control(name).click();
    await expect(text.locator(":scope > p")).toHaveText("Word");
    await expect(text.locator(selector)).toHaveCount(0);
    await expect(control(name)).toHaveAttribute("aria-pressed", "false");
  }
});

test("indents blocks and list items, and clears formatting", async ({ openEditor }) => {
  const html =
    '<h3 data-indent="7">Head</h3><ul><li><p>One</p></li><li><p>Two</p></li></ul>' +
    '<blockquote><p><strong>Said</strong> <a href="/contact">here</a></p></blockquote>';
  const { text, control, save } = await openEditor(html, "media");
  await text.getByText("Head").click();
  await control("Indent").click();
  await control("Indent").click();
  await expect(text.locator("h3")).toHaveAttribute("data-indent", "8");
  await control("Outdent").click();
  await expect(text.locator("h3")).toHaveAttribute("data-indent", "7");
  await text.getByText("Two").click();
  await control("Indent").click();
  await expect(text.locator("li li")).toHaveText("Two");
  await control("Outdent").click();
  await expect(text.locator("li li")).toHaveCount(0);
  await text.press("ControlOrMeta+A");
  await control("Clear formatting").click();
  expect(await save()).toBe("<p>Head</p><p>One</p><p>Two</p><p>Said here</p>");
});

test("ignores Markdown images, and ignores the shortcuts and Markdown of formats that the basic toolbar lacks", async ({
  page,
  openEditor,
}) => {
  const { text, save } = await openEditor("<p>x</p>");
  await text.press("ControlOrMeta+A");
  await page.keyboard.type("### three ");
  await page.keyboard.press("Enter");
  await page.keyboard.type("--- ~~struck~~ `code` ![a](/b.png) ");
  await page.keyboard.press("Shift+Home");
  for (const key of ["ControlOrMeta+Shift+S", "ControlOrMeta+E", "ControlOrMeta+Alt+3"]) {
    await page.keyboard.press(key);
  }
  expect(await save()).toBe("<p>### three </p><p>--- ~~struck~~ `code` ![a](/b.png) </p>");
});

test("changes only edited parts of the HTML, and nothing if the edit is undone", async ({
  page,
  openEditor,
}) => {
  const html = '<h4 data-indent="2">Four</h4><p><s>old</s> <code>code</code></p><p>End</p>';
  const editor = await openEditor(html);
  await editor.text.getByText("End").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  expect(await editor.save()).toBe(html.replace("End", "End!"));

  const looseHtml = "Bare text<p></p><ul><li>One</li>\n</ul><p>End<br></p>";
  const { dialog, text, save } = await openEditor(looseHtml);
  await text.click();
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  await dialog.getByLabel("Author name").fill("Meera");
  expect(await save()).toBe(looseHtml);
});

test("undoes at most 100 steps, and redoes all of them", async ({ openEditor }) => {
  const { text } = await openEditor("<p>Word</p>");
  await text.press("ControlOrMeta+A");
  const countChanges = (key: string, times: number) =>
    text.evaluate(
      (element, [name, count]) => {
        const isMac = navigator.platform.startsWith("Mac");
        const keys = { key: name, ctrlKey: !isMac, metaKey: isMac };
        let changeCount = 0;
        for (let pressed = 0; pressed < count; pressed += 1) {
          const previousHtml = element.innerHTML;
          element.dispatchEvent(new KeyboardEvent("keydown", { ...keys, cancelable: true }));
          if (element.innerHTML !== previousHtml) changeCount += 1;
        }
        return changeCount;
      },
      [key, times] as const,
    );
  expect(await countChanges("b", 100)).toBe(100);
  expect(await countChanges("z", 110)).toBe(100);
  expect(await countChanges("y", 110)).toBe(100);
  // Step 101 cuts the history to the newest 80 steps.
  expect(await countChanges("b", 1)).toBe(1);
  expect(await countChanges("z", 110)).toBe(80);
});

test("starts a new undo step after a typing pause of more than a second", async ({
  page,
  openEditor,
}) => {
  const { text } = await openEditor("");
  await page.clock.setFixedTime("2026-11-20T10:00:00Z");
  await text.click();
  await page.keyboard.type("one");
  await page.clock.setFixedTime("2026-11-20T10:00:01Z");
  await page.keyboard.type(" two");
  await page.clock.setFixedTime("2026-11-20T10:00:02.001Z");
  await page.keyboard.type(" three");
  await expect(text).toHaveText("one two three");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(text).toHaveText("one two");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(text).toHaveText("");
});

test("gives the toolbar one Tab stop, and moves focus within it by arrow keys", async ({
  page,
  openEditor,
}) => {
  const { dialog, text, control } = await openEditor("<p>Word</p>");
  await dialog.getByLabel("Short description").press("Tab");
  await expect(control("Heading 1")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(control("Code block")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(text.locator("h2")).toHaveText("Word");
  await expect(text).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(control("Heading 2")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
});

test("indents a list item on Tab only when the cursor is at its start", async ({
  page,
  openEditor,
}) => {
  const html = "<ul><li><p>One</p></li><li><p>Two</p></li></ul><p>After</p>";
  const { text, expectSelection, setSelection } = await openEditor(html);
  await text.getByText("Two").click();
  await expect(page.getByText(/At the start of a list item, Tab indents/)).toBeInViewport();
  await page.keyboard.press("Home");
  await expectSelection(10);
  await page.keyboard.press("Tab");
  await expect(text.locator("li li")).toHaveText("Two");
  await page.keyboard.press("Shift+Tab");
  await expect(text.locator("li li")).toHaveCount(0);
  await expect(text).toBeFocused();
  for (const position of [13, 17]) {
    await setSelection(position);
    await page.keyboard.press("Tab");
    await expect(text).not.toBeFocused();
  }
  await expect(text.locator("li")).toHaveCount(2);
});

test("adds, changes and removes a link by keyboard alone", async ({ page, openEditor }) => {
  const { dialog, text, control, setSelection } = await openEditor("<p>See the bank now</p>");
  const url = dialog.getByRole("textbox", { name: "URL of the link" });
  const link = text.getByRole("link", { name: "bank", exact: true });
  await setSelection(9, 13);
  for (const [previousUrl, newUrl] of [
    ["", "https://www.rbi.org.in/"],
    ["https://www.rbi.org.in/", "mailto:desk@example.org"],
  ] as const) {
    await control("Link").press("Enter");
    await expect(url).toBeFocused();
    await expect(url).toHaveValue(previousUrl);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(newUrl);
    await page.keyboard.press("Enter");
    // The editor regains focus a frame later.
    await expect(text).toBeFocused();
    await expect(link).toHaveAttribute("href", newUrl);
    await expect(control("Link")).toHaveAttribute("aria-pressed", "true");
  }
  await control("Link").press("Space");
  await expect(url).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(url).toBeHidden();
  await expect(text).toBeFocused();
  await expect(dialog).toBeVisible();

  await control("Link").press("Space");
  await expect(url).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Remove Link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link")).toHaveCount(0);
  await expect(text).toHaveText("See the bank now");
});

test("keeps the toolbar and Update in view above a phone’s keyboard", async ({
  page,
  openEditor,
}) => {
  await page.setViewportSize({ width: 360, height: 400 });
  const { dialog, text, control } = await openEditor("<p>Word</p>".repeat(40));
  await text.press("ControlOrMeta+End");
  await page.keyboard.type("The end");
  for (const element of [control("Bold"), dialog.getByRole("button", { name: "Update" })]) {
    await expect(element).toBeInViewport({ ratio: 1 });
  }
  await expect(text.getByText("The end")).toBeInViewport({ ratio: 1 });
});

test("disables Update until a typed link is inserted", async ({ openEditor }) => {
  const { dialog, control } = await openEditor("<p>Word</p>");
  const save = dialog.getByRole("button", { name: "Update" });
  await control("Link").click();
  await expect(save).toBeEnabled();
  await dialog.getByRole("textbox", { name: "URL of the link" }).fill("https://rbi.org.in/");
  await expect(save).toBeDisabled();
  const hint = dialog.getByText("First insert the link into the text, or cancel it.");
  await expect(hint).toBeVisible();
  await dialog.getByRole("button", { name: "Insert Link" }).click();
  await expect(save).toBeEnabled();
  await expect(hint).toBeHidden();
});

test("shows the reason beside the field when a URL is refused", async ({ page, openEditor }) => {
  const { dialog, text, control } = await openEditor("<p>Word</p>");
  for (const [kind, input] of [
    ["Link", "desk@example.org"],
    ["Image", "file:///C:/a.png"],
  ] as const) {
    await control(kind).click();
    const urlField = dialog.getByRole("textbox", { name: `URL of the ${kind.toLowerCase()}` });
    await urlField.fill(input);
    await page.keyboard.press("Enter");
    await expect(urlField).toHaveAccessibleDescription(
      /^(Start with mailto:|This file is on your)/,
    );
    await expect(urlField).toHaveAttribute("aria-invalid", "true");
    await expect(urlField).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(text).toBeFocused();
  }
  await expect(text.locator("a, img[src]")).toHaveCount(0);
});

test("inserts, changes and links an image by keyboard", async ({ page, openEditor }) => {
  const { dialog, text, control, setSelection, save } = await openEditor("<p>before after</p>");
  await setSelection(8);
  const urlField = dialog.getByRole("textbox", { name: /^URL of/ });
  await control("Image").press("Enter");
  await expect(urlField).toBeFocused();
  await page.keyboard.insertText(PIXEL);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("A dot");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(control("Image")).toHaveAttribute("aria-pressed", "true");
  await control("Image").press("Enter");
  await expect(dialog.getByLabel("URL of the image")).toHaveValue(PIXEL);
  await dialog.getByLabel("Alternative text").fill("A point");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await control("Link").press("Enter");
  await expect(urlField).toBeFocused();
  await page.keyboard.type("/contact");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link").getByRole("img", { name: "A point" })).toBeVisible();
  expect(await save()).toBe(
    `<p>before <a href="/contact"><img src="${PIXEL}" alt="A point"></a>after</p>`,
  );
});

test.describe("the entry dialog when the editor's script fails to load", () => {
  test.use({ expectedStatuses: [503] });

  test("shows the error, keeps the typed text, and loads the editor on a retry", async ({
    page,
    openPortal,
  }) => {
    let isScriptFailing = true;
    await page.route("**/_next/static/chunks/**", async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes("ProseMirror-trailingBreak")) {
        return route.fulfill({ response });
      }
      return isScriptFailing ? route.fulfill({ status: 503 }) : route.fulfill({ response });
    });
    await openPortal();
    await page.getByRole("button", { name: "Create New Post" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Title").fill("Written before");
    await expect(dialog.getByRole("alert")).toContainText("The editor could not be loaded.");
    isScriptFailing = false;
    await dialog.getByRole("button", { name: "Try Again" }).click();
    await expect(dialog.getByRole("textbox", { name: "Content" })).toBeVisible();
    await expect(dialog.getByLabel("Title")).toHaveValue("Written before");
  });
});
