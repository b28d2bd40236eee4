import { describe, expect, test } from "@jest/globals";
import { isAllowedImage, isAllowedLink } from "./rules";
import { htmlToText } from "./text";
import { sanitizeHtml } from "./sanitize";

const PIXEL = "data:image/png;base64,iVBORw0KGgo=";

describe("A link may lead to", () => {
  test.each([
    "https://www.rbi.org.in/",
    "http://example.in",
    "HTTPS://EXAMPLE.IN/A?b=c#d",
    "mailto:asha@example.in?subject=Hello",
    "MAILTO:asha@example.in",
    "tel:+911234567890",
    "/contact",
    "/blog?page=2#top",
    "https://example.in/%E0%A4%95",
    "https://example.in/कर",
  ])("%s", (url) => expect(isAllowedLink(url)).toBe(true));
});

describe("A link must not lead to", () => {
  test.each([
    "",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript\u0000:alert(1)",
    "vbscript:msgbox",
    "data:text/html,a",
    "data:image/png;base64,iVBORw0KGgo=",
    "ftp://example.in",
    "file:///etc/passwd",
    "blob:https://example.in/a",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "http:evil.example",
    "https:/evil.example",
    "https://",
    "https://two words.example",
    "mailto:",
    "mailto://evil.example",
    "tel:",
    "contact",
    "#top",
    "https://example.in/\u00a0a",
    "https://example.in/\u2028a",
    "https://example.in/\ufeffa",
  ])("%j", (url) => expect(isAllowedLink(url)).toBe(false));
});

describe("A picture may come from", () => {
  test.each([
    "https://images.example/a.png",
    "http://images.example/a.jpg",
    "https://images.example/a.jpeg",
    "https://images.example/a.gif",
    "HTTPS://IMAGES.EXAMPLE/A.PNG",
    "https://images.example/a.JpEg?width=100&v=a.svg#b",
    "https://images.example/a%20b.png",
    "/art/a.png",
    "/art/a.jpg?v=1#a",
    PIXEL,
    "data:image/jpeg;base64,/9j/4AAQ",
    "data:image/gif;base64,R0lGODlh",
  ])("%s", (url) => expect(isAllowedImage(url)).toBe(true));
});

describe("A picture must not come from", () => {
  test.each([
    "",
    "https://images.example/a.svg",
    "https://images.example/a.webp",
    "https://images.example/a",
    "https://images.example/?a.png",
    "https://images.example/a#b.png",
    "https://images.example/a.png/b",
    "https://a.png",
    "ftp://images.example/a.png",
    "//images.example/a.png",
    "/\\images.example/a.png",
    "/art/a.svg",
    "/art/a?b.png",
    "a.png",
    "javascript:alert(1)//a.png",
    "https://images.example/a b.png",
    "https://images.example/a\n.png",
    "/a\u0000.png",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:image/webp;base64,UklGRg==",
    "data:text/html;base64,PHA+",
    "data:image/png,raw",
    "data:image/png;base64,",
    "data:image/png;base64,a b",
    "data:image/png;charset=utf-8;base64,iVBORw0KGgo=",
    'data:image/png;base64,iVBORw0KGgo="onerror=',
    "DATA:IMAGE/SVG+XML;base64,PHN2Zz4=",
  ])("%j", (url) => expect(isAllowedImage(url)).toBe(false));
});

describe("sanitizeHtml", () => {
  test.each([
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "blockquote",
    "pre",
    "strong",
    "em",
    "u",
    "s",
    "code",
  ])("keeps %s", (tag) => {
    expect(sanitizeHtml(`<${tag}>a</${tag}>`)).toBe(`<${tag}>a</${tag}>`);
  });

  test.each([
    "<ul><li><p>a</p></li></ul>",
    '<ol start="12"><li><p>a</p></li></ol>',
    '<p data-indent="1">a</p>',
    '<h2 data-indent="8">a</h2>',
    "<p>a<br>b</p>",
    '<p><a href="https://example.in/?a=1&amp;b=2">a</a></p>',
    '<img src="/art/a.png" alt="A &quot;well&quot;">',
    "<p>a &lt;script&gt; &amp; ₹ 🪔</p>",
    "",
  ])("keeps %s as it is", (html) => expect(sanitizeHtml(html)).toBe(html));

  test.each([
    "div",
    "span",
    "section",
    "center",
    "font",
    "b",
    "i",
    "marquee",
    "details",
    "table",
    "button",
    "form",
    "label",
    "article",
    "custom-element",
  ])("drops %s and keeps its text", (tag) => {
    expect(sanitizeHtml(`<p>a</p><${tag}>b</${tag}>`)).toBe("<p>a</p>b");
  });

  test.each([
    "script",
    "style",
    "iframe",
    "noscript",
    "template",
    "svg",
    "math",
    "xmp",
    "noembed",
    "object",
    "audio",
    "video",
    "plaintext",
    "title",
    "head",
  ])("leaves no element of %s", (tag) => {
    const cleaned = sanitizeHtml(
      `<p>a</p><${tag} onload="alert(1)"><img src=x onerror="alert(1)"></${tag}>`,
    );
    expect(cleaned).not.toMatch(new RegExp(`<(${tag}|img)|<[^>]*on(load|error)`, "i"));
  });

  test.each([
    "onclick",
    "onerror",
    "style",
    "class",
    "id",
    "title",
    "target",
    "data-x",
    "aria-label",
  ])("drops the attribute %s", (name) =>
    expect(sanitizeHtml(`<p ${name}="a">b</p>`)).toBe("<p>b</p>"),
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
  ])("drops an attribute that does not belong: %s", (html, cleaned) => {
    expect(sanitizeHtml(html)).toBe(cleaned);
  });

  test.each(["is", "constructor", "prototype", "__proto__", "hasOwnProperty"])(
    "drops the attribute %s, after which every object or element may be named",
    (name) =>
      expect(sanitizeHtml(`<p ${name}="a">b <em ${name}>c</em></p>`)).toBe("<p>b <em>c</em></p>"),
  );

  test("leaves no item without a list, and keeps its words", () => {
    expect(sanitizeHtml("<li>a <b>b</b></li><ul><li>c</li></ul>")).toBe("a b<ul><li>c</li></ul>");
  });

  test("drops a picture without an address that is allowed", () => {
    expect(sanitizeHtml('<p>a<img alt="b"><img src="x"><img src="/a.svg">c</p>')).toBe("<p>ac</p>");
  });

  test.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<a href="https://example.in" onclick=alert(1)//>a',
    "<<script>script>alert(1)<</script>/script>",
    '<img src="/a.png"onerror=alert(1)>',
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<!--><img src=x onerror=alert(1)>-->",
  ])("leaves nothing that runs of %s", (attack) => {
    const once = sanitizeHtml(attack);
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
    ["", ""],
  ])("reads %s as %j", (html, text) => expect(htmlToText(html)).toBe(text));
});
