import { readdirSync, readFileSync } from "node:fs";
import { expect } from "./fixtures";
import { test } from "./portal-test";
import { pasteHtml } from "./paste";

// Each sample is the HTML that a program writes to the clipboard (docs/decisions/0008).

const folder = "tests/paste-samples";
const samples = readdirSync(folder).filter((name) => !name.endsWith(".expected.html"));

const joinLines = (html: string) =>
  html
    .split(/(<pre>.*?<\/pre>)/s)
    .map((part, index) => (index % 2 ? part : part.replace(/\n\s*/g, "")))
    .join("");

test.beforeEach(async ({ page }) => {
  await page.route(/^https:\/\/\w+\.example\//, (route) => route.fulfill({ body: "" }));
});

test("turns each program's clipboard HTML into clean HTML", async ({ page, openEditor }) => {
  expect(samples).toHaveLength(10);
  const { text } = await openEditor("");
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
    expect(pasted, sample).toBe(joinLines(expected));
  }
});

test("shows what a paste left out, until the next edit", async ({ page, openEditor }) => {
  const { dialog, text } = await openEditor("");
  const notice = dialog.getByRole("status").filter({ hasText: /left out|turned into/ });
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
  await pasteHtml(text, '<img src="file:///C:/a.png"><a href="javascript:alert(1)">four</a>');
  await expect(notice).toContainText(/^1 image was .+ 1 link was left out, but its text remains/);
  await expect(text).toContainText("four");
  await pasteHtml(text, '<a href="https://a.example">three</a>');
  await expect(notice).toBeHidden();
  await pasteHtml(text, "<table><tr><td>In a box</td></tr><tr><td></td></tr></table>");
  await expect(text).toContainText("In a box");
  await expect(notice).toBeHidden();
});

test("inserts a few pasted words inline, without their wrapper", async ({ openEditor }) => {
  const { text, setSelection, save } = await openEditor("<h2>Rates now</h2>");
  await setSelection(7);
  await pasteHtml(
    text,
    "<meta charset='utf-8'><div><span style='font-weight: 700'>2026</span></div>",
  );
  expect(await save()).toBe("<h2>Rates <strong>2026</strong>now</h2>");
});

test("turns superscripts, formulas and emoji from a pasted page into plain text", async ({
  page,
  openEditor,
}) => {
  const { dialog, text, save } = await openEditor("");
  const sourcePage = await page.context().newPage();
  // The paragraphs imitate the HTML of Google Docs, KaTeX, Gmail and Word.
  await sourcePage.setContent(`
    <style>
      .katex-mathml { position: absolute; clip: rect(1px, 1px, 1px, 1px); width: 1px; height: 1px; overflow: hidden }
    </style>
    <p><span style="font-size: 11pt">10<span style="font-size: 0.6em; vertical-align: super">5</span> rupees</span></p>
    <p>EMI = <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>P</mi><mo>⋅</mo>
      <mfrac><mi>r</mi><mn>12</mn></mfrac></mrow><annotation encoding="application/x-tex">P</annotation></semantics></math></span
      ><span class="katex-html" aria-hidden="true"><span>P</span><span>⋅</span><span>12</span><span>r</span></span></span></p>
    <p>Thanks <img data-emoji="🙏" alt="🙏" src="https://fonts.example/emoji/1f64f/72.png" style="height: 1.2em; width: 1.2em"></p>
    <p>10<sup>−3</sup> and 10<sup>3.5</sup></p>`);
  await sourcePage.keyboard.press("ControlOrMeta+A");
  await sourcePage.keyboard.press("ControlOrMeta+C");
  await sourcePage.close();
  await text.press("ControlOrMeta+V");
  await expect(dialog.getByRole("status").filter({ hasText: "was changed" })).toBeVisible();
  expect(await save()).toBe(
    "<p>10⁵ rupees</p><p>EMI = P⋅r/12</p><p>Thanks 🙏</p><p>10⁻³ and 10^3.5</p>",
  );
});

test("links a typed URL without the punctuation after it", async ({ page, openEditor }) => {
  const { text, save } = await openEditor("");
  await text.click();
  await page.keyboard.type("See www.rbi.org.in, now");
  expect(await save()).toBe('<p>See <a href="https://www.rbi.org.in">www.rbi.org.in</a>, now</p>');
});

test("turns pasted plain text into paragraphs, line breaks and lists", async ({ openEditor }) => {
  const { text, save } = await openEditor("");
  await pasteHtml(
    text,
    "",
    "one\r\ntwo\r\n\r\n- a\n• *b*\n\n3. c\n4. d\n\n~end~\n\n  *x\thttps://a.example/b <b>",
  );
  expect(await save()).toBe(
    "<p>one<br>two</p><ul><li><p>a</p></li><li><p><strong>b</strong></p></li></ul>" +
      '<ol start="3"><li><p>c</p></li><li><p>d</p></li></ol><p>~end~</p>' +
      '<p>&nbsp; *x <a href="https://a.example/b">https://a.example/b</a> &lt;b&gt;</p>',
  );
});

test("links the selected words when a URL is pasted over them", async ({ openEditor }) => {
  const { text, save } = await openEditor("<p>the bank</p>");
  await text.press("ControlOrMeta+A");
  await pasteHtml(text, "", "https://www.rbi.org.in/");
  expect(await save()).toBe('<p><a href="https://www.rbi.org.in/">the bank</a></p>');
});

test("pastes text from the same editor unchanged", async ({ page, openEditor }) => {
  const html =
    '<h3 data-indent="2">Head</h3><p>a<br><br></p><ul><li><p><s>b</s></p></li></ul>' +
    '<p><a href="/contact">c</a> &nbsp;d</p>';
  const { text, save } = await openEditor(html);
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
