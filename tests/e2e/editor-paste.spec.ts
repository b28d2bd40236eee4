import { readdirSync, readFileSync } from "node:fs";
import { openEditor } from "./open-editor";
import { expect, test } from "./fixtures";
import { pasteHtml } from "./paste";

// Pasting gives clean allowed HTML with the structure that one saw (docs/decisions/0008). Each
// sample in tests/paste-samples is in the shape in which that program writes to the clipboard.

const folder = "tests/paste-samples";
const samples = readdirSync(folder).filter((name) => !name.endsWith(".expected.html"));

const LINKS = "Links may start with https, http, mailto or tel.";

/** HTML that is set out over lines, as it is stored: on one, but for code. */
const onOneLine = (html: string) =>
  html
    .split(/(<pre>.*?<\/pre>)/s)
    .map((part, index) => (index % 2 ? part : part.replace(/\n\s*/g, "")))
    .join("");

// Dialogs then come and go at once.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  // Pictures of the samples are nowhere.
  await page.route(/^https:\/\/\w+\.example\//, (route) => route.fulfill({ body: "" }));
});

test("text of every program becomes clean HTML of the same structure", async ({
  page,
  site,
  token,
}) => {
  expect(samples).toHaveLength(10);
  const { text } = await openEditor(page, site, token, "");
  for (const sample of samples) {
    await text.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await pasteHtml(text, readFileSync(`${folder}/${sample}`, "utf8"), "plain text");
    const pasted = await text.evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const helper of copy.querySelectorAll("[class^='ProseMirror-']")) helper.remove();
      for (const image of copy.querySelectorAll("img")) {
        for (const name of ["contenteditable", "draggable"]) image.removeAttribute(name);
      }
      return copy.innerHTML;
    });
    const expected = readFileSync(`${folder}/${sample.replace(/html$/, "expected.html")}`, "utf8");
    expect(pasted, sample).toBe(onOneLine(expected));
  }
});

test("what was pasted is stored as the editor shows it", async ({ page, site, token }) => {
  for (const kind of ["blogs", "media"] as const) {
    const { text, save } = await openEditor(page, site, token, "", kind);
    await pasteHtml(text, readFileSync(`${folder}/google-docs.html`, "utf8"));
    expect(await save()).toBe(
      onOneLine(readFileSync(`${folder}/google-docs.expected.html`, "utf8")),
    );
  }
});

test("what a paste left out is told until the next edit, and the words stay", async ({
  page,
  site,
  token,
}) => {
  const { dialog, text } = await openEditor(page, site, token, "");
  const notice = dialog.getByRole("status").filter({ hasText: "left out" });
  await text.click();
  await pasteHtml(
    text,
    '<p>a <img src="https://a.example/a.webp"> <img src="data:image/svg+xml;base64,PHN2Zz4="> b</p>',
  );
  await expect(notice).toHaveText("2 images were left out. Add them with the Image button.");
  await expect(text).toHaveText("a b");
  await page.keyboard.press("ArrowLeft");
  await expect(notice).toBeVisible();
  await page.keyboard.type("!");
  await expect(notice).toBeHidden();
  await pasteHtml(text, '<a href="javascript:alert(1)">one</a> <a href="ftp://a.example">two</a>');
  await expect(notice).toHaveText(`2 links were left out, and their words were kept. ${LINKS}`);
  await pasteHtml(text, '<a href="https://a.example">three</a>');
  await expect(notice).toBeHidden();
  await pasteHtml(text, '<img src="file:///C:/a.png"><a href="file:///C:/a">four</a>');
  await expect(notice).toHaveText(
    `1 image was left out. Add it with the Image button. 1 link was left out, and its words were kept. ${LINKS}`,
  );
});

test("what became of tables is told, and of boxes that only place things nothing", async ({
  page,
  site,
  token,
}) => {
  const { dialog, text } = await openEditor(page, site, token, "");
  const notice = dialog.getByRole("status").filter({ hasText: "table" });
  await pasteHtml(text, "<table><tr><td>Section</td><td>Limit</td></tr></table>");
  await expect(text).toHaveText("Section | Limit");
  await expect(notice).toHaveText(
    "1 table was turned into lines of text, because this editor has no tables. Please check how the text reads.",
  );
  await pasteHtml(text, "<table><tr><td>In a box</td></tr><tr><td></td></tr></table>");
  await expect(text).toContainText("In a box");
  await expect(notice).toBeHidden();
});

test("what stands in a column of a pasted table stays under its heading", async ({
  page,
  site,
  token,
}) => {
  const { text, save } = await openEditor(page, site, token, "");
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  await pasteHtml(
    text,
    `<table>
      ${row(["", "", "1 year", "3 years", "5 years", ""])}
      ${row(["Fund A", "", "", "11%", "12%", ""])}
      ${row(["", "", "", "", "", ""])}
      <tr><td rowspan=2>Fund B</td><td></td><td colspan=2>9%</td><td></td></tr>
      <tr><td></td><td>8%</td><td></td><td>10%</td></tr>
      <tr><td colspan=6>As of March</td></tr>
    </table>`,
  );
  expect(await save()).toBe(
    [
      "– | 1 year | 3 years | 5 years",
      "Fund A | – | 11% | 12%",
      "Fund B | 9% | – | –",
      "Fund B | 8% | – | 10%",
      "As of March",
    ]
      .map((line) => `<p>${line}</p>`)
      .join(""),
  );
});

test("the largest heading that is pasted is a Heading 2, and the smaller ones follow", async ({
  page,
  site,
  token,
}) => {
  const { text, isAt, save } = await openEditor(page, site, token, "<h1>Typed</h1><p>Text</p>");
  await text.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await isAt(12);
  await page.keyboard.press("Enter");
  await isAt(14);
  await pasteHtml(
    text,
    "<p class=MsoTitle>Title</p><h3>Part</h3><h1>Another</h1><h4>Detail</h4><p>End</p>",
  );
  expect(await save()).toBe(
    "<h1>Typed</h1><p>Text</p><h2>Title</h2><h3>Part</h3><h2>Another</h2><h4>Detail</h4><p>End</p>",
  );
});

for (const width of [360, 1280]) {
  test(`what a long paste left out is told in sight at ${width} px`, async ({
    page,
    site,
    token,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { dialog, text } = await openEditor(page, site, token, "");
    await text.click();
    await pasteHtml(text, readFileSync(`${folder}/word-desktop.html`, "utf8").repeat(3));
    await expect(text.getByText("Sign it").last()).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    const notice = dialog.getByRole("status").filter({ hasText: "left out" });
    await expect(notice).toBeInViewport({ ratio: 1 });
    const gap = async () => {
      const told = (await notice.boundingBox())!;
      return (
        (await dialog.getByRole("button", { name: "Save" }).boundingBox())!.y - told.y - told.height
      );
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });
}

test("the notice goes away after a while", async ({ page, site, token }) => {
  await page.clock.install();
  const { dialog, text } = await openEditor(page, site, token, "");
  await pasteHtml(text, '<img src="https://a.example/a.svg">');
  const notice = dialog.getByRole("status").filter({ hasText: "left out" });
  await expect(notice).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(notice).toBeHidden();
});

test("some words go into the line, whatever they were wrapped in", async ({
  page,
  site,
  token,
}) => {
  const { text, isAt, save } = await openEditor(page, site, token, "<h2>Rates now</h2>");
  await text.focus();
  await page.keyboard.press("Home");
  for (let count = 0; count < 6; count += 1) await page.keyboard.press("ArrowRight");
  await isAt(7);
  await pasteHtml(
    text,
    "<meta charset='utf-8'><div><span style='font-weight: 700'>2026</span></div>",
  );
  expect(await save()).toBe("<h2>Rates <strong>2026</strong>now</h2>");
});

test("keeps figures, formulas and emoji that are copied from a page", async ({
  page,
  site,
  token,
}) => {
  const { dialog, text, save } = await openEditor(page, site, token, "");
  const other = await page.context().newPage();
  // The shapes of Google Docs, KaTeX, Gmail and Word.
  await other.setContent(`
    <style>
      .katex-mathml { position: absolute; clip: rect(1px, 1px, 1px, 1px); width: 1px; height: 1px; overflow: hidden }
    </style>
    <p><span style="font-size: 11pt">10<span style="font-size: 0.6em; vertical-align: super">5</span> rupees</span></p>
    <p>EMI = <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>P</mi><mo>⋅</mo>
      <mfrac><mi>r</mi><mn>12</mn></mfrac></mrow><annotation encoding="application/x-tex">P</annotation></semantics></math></span
      ><span class="katex-html" aria-hidden="true"><span>P</span><span>⋅</span><span>12</span><span>r</span></span></span></p>
    <p>Thanks <img data-emoji="🙏" alt="🙏" src="https://fonts.example/emoji/1f64f/72.png" style="height: 1.2em; width: 1.2em"></p>
    <p>10<sup>−3</sup> and 10<sup>3.5</sup></p>`);
  await other.keyboard.press("ControlOrMeta+A");
  await other.keyboard.press("ControlOrMeta+C");
  await other.close();
  await text.press("ControlOrMeta+V");
  await expect(dialog.getByRole("status").filter({ hasText: "was changed" })).toBeVisible();
  expect(await save()).toBe(
    "<p>10⁵ rupees</p><p>EMI = P⋅r/12</p><p>Thanks 🙏</p><p>10⁻³ and 10^3.5</p>",
  );
});

test("links typed addresses without the punctuation behind them", async ({ page, site, token }) => {
  const { text, save } = await openEditor(page, site, token, "");
  await text.click();
  await page.keyboard.type("See www.rbi.org.in, https://a.example/x। and (desk@a.example).");
  await page.keyboard.press("Enter");
  await page.keyboard.type("End");
  expect(await save()).toBe(
    '<p>See <a href="https://www.rbi.org.in">www.rbi.org.in</a>, <a href="https://a.example/x">https://a.example/x</a>। ' +
      'and (<a href="mailto:desk@a.example">desk@a.example</a>).</p><p>End</p>',
  );
});

test("plain text keeps its paragraphs, lines and lists, and its signs stay signs", async ({
  page,
  site,
  token,
}) => {
  const { text, save } = await openEditor(page, site, token, "");
  await pasteHtml(
    text,
    "",
    "First line\r\nsecond line\r\n\r\n\r\n- one\n• two\n\n3. three\n4. four\n\n2024. A year\n\n" +
      "  moved *in* __here__\tand https://example.org/a ends <b>",
  );
  expect(await save()).toBe(
    "<p>First line<br>second line</p><ul><li><p>one</p></li><li><p>two</p></li></ul>" +
      '<ol start="3"><li><p>three</p></li><li><p>four</p></li></ol><p>2024. A year</p>' +
      '<p>&nbsp; moved *in* __here__ and <a href="https://example.org/a">https://example.org/a</a>' +
      " ends &lt;b&gt;</p>",
  );
});

test("an address that is pasted over words becomes their link", async ({ page, site, token }) => {
  const { text, save } = await openEditor(page, site, token, "<p>the bank</p>");
  await text.press("ControlOrMeta+A");
  await pasteHtml(text, "", "https://www.rbi.org.in/");
  expect(await save()).toBe('<p><a href="https://www.rbi.org.in/">the bank</a></p>');
});

test("what is copied in the editor is pasted as it was", async ({ page, site, token }) => {
  const html =
    '<h3 data-indent="2">Head</h3><p>a<br><br></p><ul><li><p><s>b</s></p></li></ul>' +
    '<p><a href="/contact">c</a> &nbsp;d</p>';
  const { text, save } = await openEditor(page, site, token, html);
  await text.press("ControlOrMeta+A");
  const copied = await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent("copy", { clipboardData, cancelable: true }));
    return clipboardData.getData("text/html");
  });
  await page.keyboard.press("Delete");
  await pasteHtml(text, copied);
  await page.keyboard.type("!");
  expect(await save()).toBe(html.replace("d</p>", "d!</p>"));
});
