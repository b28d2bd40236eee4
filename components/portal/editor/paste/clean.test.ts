import { beforeAll, describe, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { cleanPastedHtml } from "./clean";

beforeAll(() => {
  const { window } = new JSDOM();
  // jsdom's CSS.supports returns false for every selector, so styles.ts would ignore all rules.
  Object.assign(globalThis, { CSS: { supports: () => true } });
  for (const name of [
    "CSSStyleRule",
    "CSSStyleSheet",
    "document",
    "Element",
    "HTMLBRElement",
    "HTMLImageElement",
    "HTMLTableElement",
    "Text",
  ]) {
    Object.assign(globalThis, { [name]: window[name as keyof typeof window] });
  }
});

const clean = (html: string) => cleanPastedHtml(html).html;

const styleDigit = (style: string) => `<p>5<span style="${style}">6</span>7</p>`;

const GIF = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const createImage = (attributes: string) => `<p>Thanks <img ${attributes}> all</p>`;

describe("cleanPastedHtml", () => {
  test.each([
    ["10<span style='font-size:.6em;vertical-align:super'>5</span>", "<p>10⁵</p>"],
    ["<style>.a{font:8px Arial;vertical-align:4px}</style>10<span class=a>5</span>", "<p>10⁵</p>"],
    ["<style>s{opacity:0}</style>10<s>5</s>", "<p>10</p>"],
    ["a <span style='text-decoration:line-through'>₹999</span>", "<p>a <s>₹999</s></p>"],
  ])("applies the styles in %s", (html, cleaned) => expect(clean(html)).toBe(cleaned));

  test.each([
    "display:none",
    "opacity:0",
    "font-size:0",
    "position:absolute;left:-9999px",
    "text-indent:-9999px",
    "position:absolute;clip:rect(0,0,0,0)",
    "clip-path:inset(50%)",
    "position:absolute;width:1px;height:1px;overflow:hidden",
    "max-height:0;overflow:hidden",
  ])("removes text that is hidden by %s", (style) =>
    expect(clean(styleDigit(style))).toBe("<p>57</p>"),
  );

  test.each([
    ["opacity:.5"],
    ["width:1px"],
    ["clip:auto"],
    ["clip:rect(0,100px,20px,0)"],
    ["position:relative;left:-4px"],
    ["clip-path:inset(0)"],
  ])("keeps text with the style %s", (style) =>
    expect(clean(styleDigit(style))).toBe("<p>567</p>"),
  );

  test.each([
    ["<p style='font-size:0'>a<b style='font-size:12px;font-weight:400'>b</b></p>", "<p>b</p>"],
    ["<p style='visibility:hidden'>a<i style='visibility:visible'>b</i></p>", "<p><em>b</em></p>"],
    ["<p><span class=x>₹499</span><span aria-hidden=true><i>₹</i>499</span></p>", "<p>₹499</p>"],
  ])("removes the hidden part of %s", (html, cleaned) => expect(clean(html)).toBe(cleaned));

  test.each([
    ['alt=":pray:" src="https://a.slack-edge.com/emoji-assets/14.0/google-medium/1f64f.png"', "🙏"],
    [`alt="🙏" src="${GIF}"`, "🙏"],
    ['alt="🇮🇳" src="https://abs-0.twimg.com/emoji/v2/svg/1f1ee-1f1f3.svg"', "🇮🇳"],
    ['alt="🏴󠁧󠁢󠁥󠁮󠁧󠁿" src="/a.png"', "🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ['alt="👨‍👩‍👧👍🏽 ❤" src="/a.png"', "👨‍👩‍👧👍🏽 ❤"],
    ['alt="" src="https://x.example/emoji/unicode/0031-fe0f-20e3.png"', "1️⃣"],
    ['alt="" src="https://x.example/emoji/31-20e3.png"', "1⃣"],
    ['alt="" src="https://x.example/emoji/1f64f/72.png"', "🙏"],
    ['alt="" src="https://x.example/emoji/72/a9.png"', "©"],
  ])("replaces the image <img %s> with its emoji", (attributes, emoji) => {
    expect(cleanPastedHtml(createImage(attributes))).toMatchObject({
      html: `<p>Thanks ${emoji} all</p>`,
      report: { images: 0 },
    });
  });

  test.each([
    [
      'alt="🎉" width="600" src="https://a.example/b.png"',
      'src="https://a.example/b.png" alt="🎉"',
    ],
    ['alt="5" src="https://a.example/b.png"', 'src="https://a.example/b.png" alt="5"'],
  ])("keeps the image <img %s>", (attributes, output) => {
    expect(clean(createImage(attributes))).toBe(`<p>Thanks <img ${output}> all</p>`);
  });

  test("removes an image of one pixel without reporting it", () => {
    expect(cleanPastedHtml(createImage(`src="${GIF}"`))).toMatchObject({
      html: "<p>Thanks all</p>",
      report: { images: 0 },
    });
  });

  test.each([
    ["tel:+91 98765 43210", "tel:+919876543210"],
    ["https://a.example/My File.pdf", "https://a.example/My%20File.pdf"],
  ])("cleans the link %j", (href, cleaned) => {
    expect(clean(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${cleaned}">x</a></p>`);
  });

  test.each([
    ["<ol type=a><li>x<li>y</ol>", "<p>a. x</p><p>b. y</p>"],
    ["<ol style='list-style:inside upper-roman' start=4><li>x</ol>", "<p>IV. x</p>"],
    ["<ol><li style='list-style-type:lower-alpha'>x</ol>", "<p>a. x</p>"],
    ["<ol reversed><li>x<li>y</ol>", "<p>2. x</p><p>1. y</p>"],
    [
      "<ol><li>x<li value=5>y<li>z</ol>",
      '<ol><li><p>x</p></li></ol><ol start="5"><li><p>y</p></li><li><p>z</p></li></ol>',
    ],
    ["<ol start=0><li>x</ol>", '<ol start="0"><li><p>x</p></li></ol>'],
    [
      "<ol><li>x<ol type=i><li>y</ol><li>z</ol>",
      "<ol><li><p>x</p><p>i. y</p></li><li><p>z</p></li></ol>",
    ],
  ])("keeps the list numbers of %s", (html, cleaned) => expect(clean(html)).toBe(cleaned));

  test.each([
    [
      "<pre><div><div>excel</div><div><button>Copy code</button></div><div><code>=A1\n=B1</code></div></div></pre>",
      "<pre><code>=A1\n=B1</code></pre>",
    ],
    ["<pre><div>a</div><div><br></div><div>b</div></pre>", "<pre><code>a\n\nb</code></pre>"],
    [
      '<p>Ready? <a href="https://a.example/p"><button>Apply now</button></a> <button>Copy</button></p>',
      '<p>Ready? <a href="https://a.example/p">Apply now</a></p>',
    ],
  ])("keeps code and links, without buttons, in %s", (html, cleaned) =>
    expect(clean(html)).toBe(cleaned),
  );

  test("counts exponents and formulas that have no Unicode form", () => {
    const html =
      "<p>10<sup>3.5</sup>, 10<sup>5</sup>, <math><msub><mi>x</mi><mi>q</mi></msub></math></p>";
    expect(cleanPastedHtml(html)).toMatchObject({
      html: "<p>10^3.5, 10⁵, x_(q)</p>",
      report: { formulas: 2 },
    });
  });
});
