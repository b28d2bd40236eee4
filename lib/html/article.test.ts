import { describe, expect, test } from "@jest/globals";
import { estimateReadingMinutes, toArticle, withHeadingIds } from "./article";
import { sanitizeHtml } from "./sanitize";

const findHeadings = (html: string) => withHeadingIds(sanitizeHtml(html)).headings;

describe("withHeadingIds", () => {
  test("gives each h2 an id from its text and keeps its indent", () => {
    const html = '<p>A</p><h2>What a SIP <em>is</em></h2><h3>B</h3><h2 data-indent="2">Tax</h2>';
    expect(withHeadingIds(sanitizeHtml(html))).toEqual({
      html:
        '<p>A</p><h2 id="section-what-a-sip-is">What a SIP <em>is</em></h2>' +
        '<h3>B</h3><h2 id="section-tax" data-indent="2">Tax</h2>',
      headings: [
        { id: "section-what-a-sip-is", text: "What a SIP is" },
        { id: "section-tax", text: "Tax" },
      ],
    });
  });

  test("separates the lines of a heading with one space", () => {
    const html = "<h2>A<br>\n b <em>c</em></h2><p>d<br>e</p><h2>f</h2>";
    expect(findHeadings(html).map(({ text }) => text)).toEqual(["A b c", "f"]);
  });

  test("gives no two headings the same id", () => {
    const ids = findHeadings("<h2>Tax</h2><h2>Tax!</h2><h2>Tax 2</h2><h2>?</h2><h2>…</h2>");
    expect(ids.map(({ id }) => id)).toEqual([
      "section-tax",
      "section-tax-2",
      "section-tax-2-2",
      "section-",
      "section--2",
    ]);
  });

  test("creates ids for thousands of equal headings in under three seconds", () => {
    const html = sanitizeHtml("<h2>Tax</h2>".repeat(9_990));
    const startedAt = performance.now();
    expect(withHeadingIds(html).headings.at(-1)?.id).toBe("section-tax-9990");
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  test.each([
    ["Main", "section-main"],
    ["गृह ऋण क्या है?", "section-गृह-ऋण-क्या-है"],
    ["“80C” & <80D>", "section-80c-80d"],
    ["--A  b--", "section-a-b"],
    ["  --Spaces\n and lines-- ", "section-spaces-and-lines"],
    [`${"a".repeat(59)}${"b".repeat(9)}`, `section-${"a".repeat(59)}b`],
    [`${"a".repeat(59)}𝒳𝒳`, `section-${"a".repeat(59)}`],
  ])("turns the heading %j into the id %j", (text, id) => {
    const escaped = text.replace("<", "&lt;").replace(">", "&gt;");
    expect(findHeadings(`<h2>${escaped}</h2>`)).toMatchObject([{ id }]);
  });

  test("leaves h2 headings without text, and headings of other levels, unchanged", () => {
    const html = '<h1>One</h1><h2></h2><h2> <img src="/a.png" alt="Words"></h2><h4>Four</h4>';
    expect(withHeadingIds(sanitizeHtml(html))).toEqual({ html: sanitizeHtml(html), headings: [] });
  });

  test("ignores headings in attributes and escaped text", () => {
    const html =
      '<p><img src="/a.png" alt="<h2>A</h2> <img src=x onerror=alert(1)>"> &lt;h2&gt;B&lt;/h2&gt;</p>' +
      '<p><a href="https://example.org/?<h2>">C</a></p>';
    expect(withHeadingIds(sanitizeHtml(html))).toEqual({ html: sanitizeHtml(html), headings: [] });
  });

  test("adds nothing but ids, so that sanitising restores the HTML", () => {
    const html = sanitizeHtml('<h2>A "quoted" <u>b</u></h2><ul><li><h2>In a list</h2></li></ul>');
    const result = withHeadingIds(html);
    expect(result.headings).toHaveLength(2);
    expect(sanitizeHtml(result.html)).toBe(html);
  });
});

describe("toArticle", () => {
  test("sanitises the HTML and counts its words", () => {
    const article = toArticle(
      '<h2 onclick="x()" id="main">Two words</h2><p>and <strong>th</strong>ree</p><script>no()</script>',
    );
    expect(article).toEqual({
      html: '<h2 id="section-two-words">Two words</h2><p>and <strong>th</strong>ree</p>',
      headings: [{ id: "section-two-words", text: "Two words" }],
      text: "Two words and three",
      wordCount: 4,
    });
    expect(toArticle("").wordCount).toBe(0);
  });
});

describe("estimateReadingMinutes", () => {
  test.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [1_499, 7],
  ])("estimates %i words to take %i minutes", (wordCount, minutes) => {
    expect(estimateReadingMinutes(wordCount)).toBe(minutes);
  });
});
