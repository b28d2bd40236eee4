import type { Locator } from "@playwright/test";
import { enterPortal, openEditor } from "./open-editor";
import { expect, test } from "./fixtures";

// What the editors offer (spec §2, §9), with the mouse and by keyboard alone.

const BASIC = [
  "Heading 1",
  "Heading 2",
  "Bold",
  "Italic",
  "Underline",
  "Image",
  "Link",
  "Ordered list",
  "Bullet list",
  "Blockquote",
  "Code block",
];
const FULL = [
  "Heading 1",
  "Heading 2",
  "Heading 3",
  "Heading 4",
  "Heading 5",
  "Heading 6",
  "Bold",
  "Italic",
  "Underline",
  "Strikethrough",
  "Image",
  "Link",
  "Ordered list",
  "Bullet list",
  "Outdent",
  "Indent",
  "Blockquote",
  "Code block",
  "Clear formatting",
];

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

// Dialogs then come and go at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const names = (buttons: Locator) =>
  buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));

for (const { kind, controls } of [
  { kind: "blogs", controls: BASIC },
  { kind: "offers", controls: BASIC },
  { kind: "media", controls: FULL },
] as const) {
  test(`the editor of ${kind} has its controls and no others`, async ({ page, site, token }) => {
    const { toolbar } = await openEditor(page, site, token, "<p>Text</p>", kind);
    await expect.poll(() => names(toolbar.getByRole("button"))).toEqual(controls);
  });
}

test("each control makes its format, shows it and takes it back", async ({ page, site, token }) => {
  const { text, control } = await openEditor(page, site, token, "<p>Word</p>", "media");
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

test("indent moves blocks and list items in and out, and clean makes plain paragraphs", async ({
  page,
  site,
  token,
}) => {
  const html =
    '<h3 data-indent="7">Head</h3><ul><li><p>One</p></li><li><p>Two</p></li></ul>' +
    '<blockquote><p><strong>Said</strong> <a href="/contact">here</a></p></blockquote>';
  const { text, control, save } = await openEditor(page, site, token, html, "media");
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

test("what the basic toolbar does not offer cannot be typed either", async ({
  page,
  site,
  token,
}) => {
  const { text, save } = await openEditor(page, site, token, "<p>x</p>");
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

test("formats that the basic toolbar does not offer stay as they are stored", async ({
  page,
  site,
  token,
}) => {
  const html = '<h4 data-indent="2">Four</h4><p><s>old</s> <code>code</code></p><p>End</p>';
  const { text, save } = await openEditor(page, site, token, html);
  await text.getByText("End").click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  expect(await save()).toBe(html.replace("End", "End!"));
});

test("an unchanged text is stored to the letter when another field is edited", async ({
  page,
  site,
  token,
}) => {
  const html = "Bare text<p></p><ul><li>One</li>\n</ul><p>End<br></p>";
  const { dialog, text, save } = await openEditor(page, site, token, html);
  await text.click();
  await page.keyboard.type("x");
  await page.keyboard.press("Backspace");
  await dialog.getByLabel("Author name").fill("Meera");
  expect(await save()).toBe(html);
});

test("at most 100 steps can be taken back, and all of them again", async ({
  page,
  site,
  token,
}) => {
  const { text } = await openEditor(page, site, token, "<p>Word</p>");
  await text.press("ControlOrMeta+A");
  /** Presses a key with Ctrl often, and counts how often the text changed. */
  const changes = (key: string, times: number) =>
    text.evaluate(
      (element, [name, count]) => {
        const isMac = navigator.platform.startsWith("Mac");
        const keys = { key: name, ctrlKey: !isMac, metaKey: isMac };
        let changed = 0;
        for (let pressed = 0; pressed < count; pressed += 1) {
          const before = element.innerHTML;
          element.dispatchEvent(new KeyboardEvent("keydown", { ...keys, cancelable: true }));
          if (element.innerHTML !== before) changed += 1;
        }
        return changed;
      },
      [key, times] as const,
    );
  // Each a step of its own: only changes of neighbouring text are merged.
  expect(await changes("b", 100)).toBe(100);
  expect(await changes("z", 110)).toBe(100);
  expect(await changes("y", 110)).toBe(100);
  // With one more the oldest go, 20 at once.
  expect(await changes("b", 1)).toBe(1);
  expect(await changes("z", 110)).toBe(80);
  expect(await changes("y", 60)).toBe(60);
  expect(await changes("b", 1)).toBe(1);
  expect(await changes("z", 110)).toBe(61);
});

test("typing within a second is one step, after a longer pause another", async ({
  page,
  site,
  token,
}) => {
  const { text } = await openEditor(page, site, token, "");
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

test("the toolbar is one stop for Tab, with arrows between its controls", async ({
  page,
  site,
  token,
}) => {
  const { dialog, text, control } = await openEditor(page, site, token, "<p>Word</p>");
  await dialog.getByLabel("Short description").focus();
  await page.keyboard.press("Tab");
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

test("Tab changes the level of an item where it begins, and leaves the text anywhere else", async ({
  page,
  site,
  token,
}) => {
  const html = "<ul><li><p>One</p></li><li><p>Two</p></li></ul><p>After</p>";
  const { text, control, isAt } = await openEditor(page, site, token, html);
  const hint = page.getByText(/At the start of a list item, Tab indents/);
  await text.getByText("Two").click();
  await expect(hint).toBeInViewport();
  await page.keyboard.press("Home");
  await isAt(10);
  await page.keyboard.press("Tab");
  await expect(text.locator("li li")).toHaveText("Two");
  await page.keyboard.press("Shift+Tab");
  await expect(text.locator("li li")).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.press("End");
  await isAt(13);
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
  await text.getByText("Two").click();
  await page.keyboard.press("End");
  await isAt(13);
  await page.keyboard.press("Shift+Tab");
  await expect(control("Heading 1")).toBeFocused();
  await text.getByText("After").click();
  await page.keyboard.press("Home");
  await isAt(17);
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
  await expect(text.locator("ul + p")).toHaveText("After");
  await expect(text.locator("li")).toHaveCount(2);
});

test("a link is made, changed and removed by keyboard alone", async ({ page, site, token }) => {
  const { dialog, text, control, isAt } = await openEditor(
    page,
    site,
    token,
    "<p>See the bank now</p>",
  );
  await text.focus();
  await page.keyboard.press("Home");
  for (let count = 0; count < 8; count += 1) await page.keyboard.press("ArrowRight");
  await isAt(9);
  for (let count = 0; count < 4; count += 1) await page.keyboard.press("Shift+ArrowRight");
  await isAt(9, 13);
  await control("Link").focus();
  await page.keyboard.press("Enter");
  const address = dialog.getByRole("textbox", { name: "Link address" });
  await expect(address).toBeFocused();
  await page.keyboard.type("https://www.rbi.org.in/");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  const link = text.getByRole("link", { name: "bank", exact: true });
  await expect(link).toHaveAttribute("href", "https://www.rbi.org.in/");
  await expect(control("Link")).toHaveAttribute("aria-pressed", "true");

  await control("Link").focus();
  await page.keyboard.press("Space");
  await expect(address).toHaveValue("https://www.rbi.org.in/");
  await expect(address).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(address).toBeHidden();
  await expect(text).toBeFocused();
  await expect(dialog).toBeVisible();

  await control("Link").focus();
  await page.keyboard.press("Space");
  await expect(address).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("mailto:desk@example.org?subject=Home loan");
  await page.keyboard.press("Enter");
  await expect(link).toHaveAttribute("href", "mailto:desk@example.org?subject=Home%20loan");
  // The editor takes the focus back a frame later.
  await expect(text).toBeFocused();

  await control("Link").focus();
  await page.keyboard.press("Space");
  await expect(address).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Remove link" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link")).toHaveCount(0);
  await expect(text).toHaveText("See the bank now");
});

test("a link that is typed and not inserted keeps the text from being saved", async ({
  page,
  site,
  token,
}) => {
  const { dialog, control } = await openEditor(page, site, token, "<p>Word</p>");
  const save = dialog.getByRole("button", { name: "Save" });
  await control("Link").click();
  await expect(save).toBeEnabled();
  await dialog.getByRole("textbox", { name: "Link address" }).fill("https://rbi.org.in/");
  await expect(save).toBeDisabled();
  const why = dialog.getByText("Before you save, insert the link into the text or cancel it.");
  await expect(why).toBeVisible();
  await dialog.getByRole("button", { name: "Insert link" }).click();
  await expect(save).toBeEnabled();
  await expect(why).toBeHidden();
});

test("a refused address says why, beside the field, and the field keeps the focus", async ({
  page,
  site,
  token,
}) => {
  const { dialog, text, control } = await openEditor(page, site, token, "<p>Word</p>");
  const refusals = {
    Link: {
      "": "Enter the address that the link opens.",
      "example.org/page": "Start with https:// – for example https://example.org/page",
      "//example.org": "Start with https: – for example https://example.org",
      "desk@example.org": "Start with mailto: – for example mailto:desk@example.org",
      "+91 98765 43210": "Start with tel: – for example tel:+919876543210",
      "javascript:alert(1)":
        "Links cannot start with javascript. Links may start with https, http, mailto or tel.",
    },
    Image: {
      "example.org/a.png": "Start with https:// – for example https://example.org/a.png",
      "https://example.org/a.SVG":
        "Images that end in SVG cannot be used. Use an http or https address that ends in jpg, jpeg, gif or png.",
      "https://example.org/a": "Use an http or https address that ends in jpg, jpeg, gif or png.",
      "data:image/webp;base64,UklGRg==":
        "Images of type image/webp cannot be used. Use an http or https address that ends in jpg, jpeg, gif or png.",
      "file:///C:/a.png": "This file is on your own computer: visitors cannot see it.",
    },
  };
  for (const [kind, reasons] of Object.entries(refusals)) {
    await control(kind).click();
    const address = dialog.getByRole("textbox", { name: `${kind} address` });
    for (const [typed, reason] of Object.entries(reasons)) {
      await address.fill(typed);
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("alert")).toHaveText(reason);
      await expect(address).toHaveAccessibleDescription(reason);
      await expect(address).toHaveAttribute("aria-invalid", "true");
      await expect(address).toBeFocused();
    }
    await dialog.getByRole("button", { name: `Insert ${kind.toLowerCase()}` }).click();
    await expect(address).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(text).toBeFocused();
  }
  await expect(text.locator("a, img[src]")).toHaveCount(0);
});

test("a picture stands between words, is chosen by keyboard, changed, and linked", async ({
  page,
  site,
  token,
}) => {
  const { dialog, text, control, isAt, save } = await openEditor(
    page,
    site,
    token,
    "<p>before after</p>",
  );
  await text.focus();
  await page.keyboard.press("Home");
  for (let count = 0; count < 7; count += 1) await page.keyboard.press("ArrowRight");
  await isAt(8);
  const address = dialog.getByRole("textbox", { name: /address$/ });
  const panel = dialog.getByRole("group", { name: "Image" });
  await control("Image").focus();
  await page.keyboard.press("Enter");
  await expect(address).toBeFocused();
  await page.keyboard.insertText(PIXEL);
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: /^Choose/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("A dot");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(control("Image")).toHaveAttribute("aria-pressed", "true");
  await control("Image").focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Image address")).toHaveValue(PIXEL);
  await dialog.getByLabel("Alternative text").fill("A point");
  await page.keyboard.press("Enter");
  await expect(text).toBeFocused();
  await control("Link").focus();
  await page.keyboard.press("Enter");
  await expect(address).toBeFocused();
  await page.keyboard.type("/contact");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link").getByRole("img", { name: "A point" })).toBeVisible();
  expect(await save()).toBe(
    `<p>before <a href="/contact"><img src="${PIXEL}" alt="A point"></a>after</p>`,
  );
});

test.describe("without the editor's script", () => {
  test.use({ expectedStatuses: [503] });

  test("the dialog says so, keeps what is typed and tries again", async ({ page, site, token }) => {
    expect(token).not.toBe("");
    let isAway = true;
    const asked = new Set<string>();
    await page.route("**/_next/static/chunks/**", async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes("ProseMirror-trailingBreak")) {
        return route.fulfill({ response });
      }
      asked.add(route.request().url());
      return isAway ? route.fulfill({ status: 503 }) : route.fulfill({ response });
    });
    const title = "Written before";
    await enterPortal(page, site);
    await page.getByRole("button", { name: "Create New Post" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Title").fill(title);
    await expect(dialog.getByRole("alert")).toContainText("The editor could not be loaded.");
    expect(asked.size).toBeGreaterThan(0);
    isAway = false;
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByRole("textbox", { name: "Content" })).toBeVisible();
    await expect(dialog.getByLabel("Title")).toHaveValue(title);
  });
});
