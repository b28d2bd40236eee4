import { describe, expect, test } from "@jest/globals";
import { readingMinutes, toArticle, withHeadingIds } from "./article";
import { sanitizeHtml } from "./sanitize";

const headingsOf = (html: string) => withHeadingIds(sanitizeHtml(html)).headings;
const htmlOf = (html: string) => withHeadingIds(sanitizeHtml(html)).html;

describe("withHeadingIds", () => {
  test("names each heading of the second level after its text", () => {
    expect(
      withHeadingIds(sanitizeHtml("<p>A</p><h2>What a SIP <em>is</em></h2><h3>B</h3><h2>Tax</h2>")),
    ).toEqual({
      html:
        '<p>A</p><h2 id="section-what-a-sip-is">What a SIP <em>is</em></h2>' +
        '<h3>B</h3><h2 id="section-tax">Tax</h2>',
      headings: [
        { id: "section-what-a-sip-is", text: "What a SIP is" },
        { id: "section-tax", text: "Tax" },
      ],
    });
  });

  test("keeps what a heading has already", () => {
    expect(htmlOf('<h2 data-indent="2">Tax</h2>')).toBe(
      '<h2 id="section-tax" data-indent="2">Tax</h2>',
    );
  });

  test("gives no two headings the same id", () => {
    const ids = headingsOf("<h2>Tax</h2><h2>Tax!</h2><h2>Tax 2</h2><h2>?</h2><h2>…</h2>");
    expect(ids.map(({ id }) => id)).toEqual([
      "section-tax",
      "section-tax-2",
      "section-tax-2-2",
      "section-",
      "section--2",
    ]);
  });

  test("names thousands of equal headings in no time", () => {
    const html = sanitizeHtml("<h2>Tax</h2>".repeat(9_990));
    const begun = performance.now();
    const { headings } = withHeadingIds(html);
    // 8 s when each was looked for from the first number on.
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(headings.at(-1)?.id).toBe("section-tax-9990");
    expect(new Set(headings.map(({ id }) => id)).size).toBe(9_990);
  });

  test.each([
    ["Main", "section-main"],
    ["गृह ऋण क्या है?", "section-गृह-ऋण-क्या-है"],
    ["“80C” & <80D>", "section-80c-80d"],
    ["  --Spaces\n and lines-- ", "section-spaces-and-lines"],
    [`${"a".repeat(59)}${"b".repeat(9)}`, `section-${"a".repeat(59)}b`],
    [`${"a".repeat(59)}𝒳𝒳`, `section-${"a".repeat(59)}`],
  ])("makes of %j the id %j", (text, id) => {
    const escaped = text.replace("<", "&lt;").replace(">", "&gt;");
    expect(headingsOf(`<h2>${escaped}</h2>`)).toMatchObject([{ id }]);
  });

  test("leaves headings without words, and other levels, as they are", () => {
    const html = '<h1>One</h1><h2></h2><h2> <img src="/a.png" alt="Words"></h2><h4>Four</h4>';
    expect(withHeadingIds(sanitizeHtml(html))).toEqual({ html: sanitizeHtml(html), headings: [] });
  });

  test("takes nothing in an attribute or a text for a heading", () => {
    const html =
      '<p><img src="/a.png" alt="<h2>A</h2> <img src=x onerror=alert(1)>"> &lt;h2&gt;B&lt;/h2&gt;</p>' +
      '<p><a href="https://example.org/?<h2>">C</a></p>';
    expect(withHeadingIds(sanitizeHtml(html))).toEqual({ html: sanitizeHtml(html), headings: [] });
  });

  test("adds nothing but ids, so that sanitising what comes out gives what went in", () => {
    const html = sanitizeHtml('<h2>A "quoted" <u>b</u></h2><ul><li><h2>In a list</h2></li></ul>');
    const marked = withHeadingIds(html);
    expect(marked.headings).toHaveLength(2);
    expect(sanitizeHtml(marked.html)).toBe(html);
  });
});

describe("toArticle", () => {
  test("sanitises, and counts the words of the text", () => {
    const article = toArticle(
      '<h2 onclick="x()" id="main">Two words</h2><p>and <strong>th</strong>ree</p><script>no()</script>',
    );
    expect(article).toEqual({
      html: '<h2 id="section-two-words">Two words</h2><p>and <strong>th</strong>ree</p>',
      headings: [{ id: "section-two-words", text: "Two words" }],
      text: "Two words and three",
      words: 4,
    });
    expect(toArticle("").words).toBe(0);
  });
});

describe("readingMinutes", () => {
  test.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [800, 4],
    [1_499, 7],
  ])("of %i words are %i", (words, minutes) => {
    expect(readingMinutes(words)).toBe(minutes);
  });
});
