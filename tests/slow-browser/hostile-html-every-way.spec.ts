import type { Locator } from "@playwright/test";
import type { Editor } from "@tiptap/core";
import { expect, signInAs } from "../e2e/fixtures";
import { pasteHtml } from "../e2e/paste";
import { packs, mixedPacks } from "../html-corpus/corpus";
import { findForeignNodes } from "../html-corpus/foreign-nodes";
import { HARMLESS, hostileOptions, openHostilePage, test } from "../html-corpus/hostile-test";
import { describeFirstDifference } from "../html-corpus/outline";
import { provoke } from "../html-corpus/provoke";
import { joinHtml, listComplaints, storePost } from "../html-corpus/stored-html";
import { findComplaints } from "../html-corpus/find-complaints";
import { expirePages, removeAll } from "../support/entries";
import { call } from "../../tools/site/calls";

test.use(hostileOptions);

test.describe.configure({ mode: "parallel", timeout: 900_000 });

const REFUSED_CASES = [
  "nul-in-scheme",
  "lone-surrogate",
  "mutation-five-hundred-deep",
  "mutation-deep-behind-false-ends",
];

test("refuses hostile HTML or publishes it as a harmless page", async ({
  page,
  site,
  token,
  publish,
  recorder,
}) => {
  const refusals: string[] = [];
  const show = async (content: string) => {
    const { id } = await publish("blogs", { title: "Hostile", content });
    return openHostilePage(page, recorder, `${site.url}/blog/${id}`);
  };
  const harmless = await show(HARMLESS.html);
  expect(harmless.complaints).toEqual([]);
  const complaints = await findComplaints(mixedPacks, async (cases) => {
    const stored: string[] = [];
    for (const { name, html } of cases) {
      const texts = { title: "Hostile", authorName: "Asha", short_desc: "What it is about" };
      const body = { ...texts, content: html };
      const response = await call(site.url, "/api/blogs", { method: "POST", token, body });
      if (response.status === 400) refusals.push(name);
      else stored.push(((await response.json()) as typeof body).content);
    }
    // Sanitised HTML is well-formed, so cases do not affect each other.
    return stored.length > 0 ? listComplaints(await show(stored.join("")), harmless) : [];
  });
  expect([complaints, refusals]).toEqual([{}, REFUSED_CASES]);
});

const PREVIEWS = "[role=tabpanel] li p[class*='preview']";
const IN_DIALOG = "[role=dialog] [class*='richText']";
const EDITOR_ATTRIBUTES = /^(class=ProseMirror-|contenteditable=|draggable=)/;

const startParagraph = (editor: Locator) =>
  editor.evaluate((element) => {
    const { editor: tiptap } = element as unknown as { editor: Editor };
    const end = tiptap.state.doc.content.size;
    tiptap.chain().insertContentAt(end, { type: "paragraph" }).focus("end").run();
  });

test.describe("the portal", () => {
  test.beforeEach(async ({ page, recorder }) => {
    await signInAs(page);
    recorder.takeEvents();
  });

  test("lists a post with unsanitised HTML as text and opens it for editing without harm (ASVS 3.2.2)", async ({
    page,
    site,
    database,
    token,
    recorder,
  }) => {
    const complaints = await findComplaints(packs, async (cases) => {
      await storePost(database, "1", await joinHtml(page, cases));
      await expirePages(site.url, token, "blogs");
      await recorder.visit("/admin");
      await page.getByRole("button", { name: "Edit Hostile" }).waitFor();
      await provoke(page, PREVIEWS);
      const elementCount = await page.locator(`${PREVIEWS} *`).count();
      await page.getByRole("button", { name: "Edit Hostile" }).click();
      const dialog = page.getByRole("dialog", { name: "Edit Blog Post" });
      await dialog.getByRole("textbox", { name: "Content" }).waitFor();
      await provoke(page, IN_DIALOG);
      const found = await findForeignNodes(page, {
        selector: IN_DIALOG,
        editorAttributes: EDITOR_ATTRIBUTES,
      });
      if (elementCount > 0) found.push("a preview contains elements");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      return [...found, ...recorder.takeEvents()];
    });
    expect(complaints).toEqual({});
  });

  // The editor adds https to pasted URLs without a scheme, which makes these images valid.
  const allowedWhenPasted = ["image-without-a-scheme", "image-tab-between-slashes"];

  test("keeps pasted HTML harmless in the editor and on the post's page", async ({
    page,
    site,
    token,
    publish,
    api,
    recorder,
  }) => {
    const { id } = await publish("blogs", { title: "Hostile", content: "<p>x</p>" });
    const harmless = await openHostilePage(page, recorder, `${site.url}/blog/${id}`);
    const dialog = page.getByRole("dialog");
    const editor = dialog.getByRole("textbox", { name: "Content" });
    const complaints = await findComplaints(mixedPacks, async (cases) => {
      await removeAll(site.url, token, "blogs");
      await publish("blogs", { title: "Hostile", content: "<p>x</p>" });
      await recorder.visit("/admin");
      await page.getByRole("button", { name: "Edit Hostile" }).click();
      await editor.click();
      for (const { name, html } of cases) {
        if (allowedWhenPasted.includes(name)) continue;
        await startParagraph(editor);
        await pasteHtml(editor, html);
      }
      await provoke(page, IN_DIALOG);
      const found = await findForeignNodes(page, {
        selector: IN_DIALOG,
        editorAttributes: EDITOR_ATTRIBUTES,
      });
      found.push(...recorder.takeEvents());
      if (found.length > 0) return found;
      await dialog.getByRole("button", { name: "Update" }).click();
      await expect(dialog).toBeHidden();
      const [entry] = await api<{ id: string }[]>("/api/blogs");
      const saved = await openHostilePage(page, recorder, `${site.url}/blog/${entry!.id}`);
      return [...saved.complaints, ...describeFirstDifference(saved.outline, harmless.outline)];
    });
    expect(complaints).toEqual({});
  });
});
