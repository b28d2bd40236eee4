import { describe, expect, test } from "@jest/globals";
import { isAllowedImage, isAllowedLink } from "./rules";
import { htmlToText } from "./text";
import { sanitizeHtml } from "./sanitize";

const PIXEL = "data:image/png;base64,iVBORw0KGgo=";

describe("isAllowedLink", () => {
  test.each([
    "http://example.in",
    "HTTPS://EXAMPLE.IN/A?b=c#d",
    "mailto:asha@example.in?subject=Hello",
    "MAILTO:asha@example.in",
    "tel:+911234567890",
    "/contact",
  ])("returns true for the safe URL %s", (url) => expect(isAllowedLink(url)).toBe(true));

  test.each([
    "",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,a",
    "ftp://example.in",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "http:evil.example",
    "https://",
    "mailto:",
    "mailto://evil.example",
    "contact",
    "https://example.in/\u00a0a",
    "x mailto:a",
    "xmailto:a",
    "https://example.in/\u2028a",
  ])("returns false for the unsafe or incomplete URL %j", (url) =>
    expect(isAllowedLink(url)).toBe(false),
  );
});

describe("isAllowedImage", () => {
  test.each([
    "http://images.example/a.jpg",
    "https://images.example/a.gif",
    "HTTPS://IMAGES.EXAMPLE/A.PNG",
    "https://images.example/a.JpEg?width=100&v=a.svg#b",
    "/art/a.jpg?v=1#a",
    PIXEL,
    "data:image/jpeg;base64,/9j/4AAQ",
    "data:image/gif;base64,R0lGODlh",
  ])("returns true for %s", (url) => expect(isAllowedImage(url)).toBe(true));

  test.each([
    "https://images.example/a.svg",
    "https://images.example/a",
    "https://images.example/?a.png",
    "https://images.example/a.png/b",
    "https://a.png",
    "ftp://images.example/a.png",
    "//images.example/a.png",
    "/art/a.svg",
    "/art/a?b.png",
    "a.png",
    "javascript:alert(1)//a.png",
    "x:https://images.example/a.png",
    "https://images.example/a\n.png",
    "/a\u0000.png",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:image/png,raw",
    "data:image/png;base64,",
    'data:image/png;base64,iVBORw0KGgo="onerror=',
  ])("returns false for %j", (url) => expect(isAllowedImage(url)).toBe(false));
});

describe("sanitizeHtml", () => {
  test.each([
    "<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>",
    "<p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code></p>",
    "<blockquote><p>a</p></blockquote><pre>b</pre>",
    "<ul><li><p>a</p></li></ul>",
    '<ol start="12"><li><p>a</p></li></ol>',
    '<p data-indent="1">a</p>',
    '<h2 data-indent="8">a</h2>',
    "<p>a<br>b</p>",
    '<p><a href="https://example.in/?a=1&amp;b=2">a</a></p>',
    '<img src="/art/a.png" alt="A &quot;well&quot;">',
    "<p>a &lt;script&gt; &amp; ₹ 🪔</p>",
    "",
  ])("leaves %s unchanged", (html) => expect(sanitizeHtml(html)).toBe(html));

  test.each(["script", "style", "svg", "math", "video"])(
    "removes the element %s and its event handlers (ASVS 1.3.4, 1.3.5)",
    (tag) => {
      const cleaned = sanitizeHtml(
        `<p>a</p><${tag} onload="alert(1)"><img src=x onerror="alert(1)"></${tag}>`,
      );
      expect(cleaned).not.toMatch(new RegExp(`<(${tag}|img)|<[^>]*on(load|error)`, "i"));
    },
  );

  test.each(["onclick", "class", "id", "data-x", "is", "constructor", "prototype", "__proto__"])(
    "drops the attribute %s (ASVS 1.3.5)",
    (name) =>
      expect(sanitizeHtml(`<p ${name}="a">b <em ${name}>c</em></p>`)).toBe("<p>b <em>c</em></p>"),
  );

  test.each([
    ['<p href="https://example.in">a</p>', "<p>a</p>"],
    ['<a src="/a.png" alt="b">a</a>', "<a>a</a>"],
    ['<ul start="2"><li>a</li></ul>', "<ul><li>a</li></ul>"],
    ['<ol start="-1"><li>a</li></ol>', "<ol><li>a</li></ol>"],
    ['<ol start="12345"><li>a</li></ol>', "<ol><li>a</li></ol>"],
    ['<p data-indent="0">a</p>', "<p>a</p>"],
    ['<p data-indent="9">a</p>', "<p>a</p>"],
    ['<ul><li data-indent="1">a</li></ul>', "<ul><li>a</li></ul>"],
    ["<p>a</p><div>b</div><custom-element>c</custom-element>", "<p>a</p>bc"],
    ["<li>a <b>b</b></li><ul><li>c</li></ul>", "a b<ul><li>c</li></ul>"],
    ['<p>a<img alt="b"><img src="x"><img src="/a.svg">c</p>', "<p>ac</p>"],
    ['<p data-indent="12">a</p><p data-indent="x2">b</p>', "<p>a</p><p>b</p>"],
    ['<ol is="x-y" start="2"><li>a</li></ol>', '<ol start="2"><li>a</li></ol>'],
    ['<img src=" /a.png\n" alt=" b ">', '<img src="/a.png" alt="b">'],
    [`<img src="${PIXEL} "><a href="${PIXEL}">b</a>`, `<img src="${PIXEL}"><a>b</a>`],
  ])("drops disallowed elements and attributes, and trims values: %s", (html, cleaned) => {
    expect(sanitizeHtml(html)).toBe(cleaned);
  });

  test("leaves no code in markup that changes when it is parsed again (ASVS 1.2.2, 1.3.1)", () => {
    const once = sanitizeHtml(
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    );
    expect(once).not.toMatch(/<[^>]*\son\w+\s*=|<script|javascript:/i);
    expect(sanitizeHtml(once)).toBe(once);
  });
});

describe("htmlToText", () => {
  test.each([
    ["<p>one</p><p>two</p>", "one two"],
    ["<h2>Title</h2><ul><li><p>a</p></li><li><p>b</p></li></ul>", "Title a b"],
    ["<p>one<br>two</p>", "one two"],
    ["<p>b<strong>ol</strong>d</p>", "bold"],
    ["<p>R&amp;D &lt;b&gt; &#8377;5&nbsp;lakh</p>", "R&D <b> ₹5 lakh"],
    ["<p>  many \n spaces </p>", "many spaces"],
    ["<p>a</p><script>alert(1)</script>", "a"],
    ["a<style>b</style>c", "ac"],
    ["", ""],
  ])("reads %s as %j", (html, text) => expect(htmlToText(html)).toBe(text));
});
