import { describe, expect, test } from "@jest/globals";
import { toStoredHtml } from "./stored-html";

describe("toStoredHtml", () => {
  test.each([
    ['<p>10<span style="vertical-align:super">5</span></p>', "<p>10⁵</p>"],
    ["<p>2<sup>3</sup> <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>", "<p>2³ 1/2</p>"],
    [
      "<p><b>a</b> <i>b</i> <strike>c</strike> <ins>d</ins></p>",
      "<p><strong>a</strong> <em>b</em> <s>c</s> <u>d</u></p>",
    ],
    ['<p><span style="text-decoration:line-through">₹9</span></p>', "<p><s>₹9</s></p>"],
    [
      "<table><caption>Rates</caption><tr><th>A</th><th>B</th></tr><tr><td><p>1</p></td><td></td></tr></table>",
      "<p>Rates</p><p>A | B</p><p>1 | –</p>",
    ],
    [
      "<table><tr><td>A<ul><li>B</li></ul></td><td>C</td></tr></table>",
      "A<ul><li>B</li></ul><p>C</p>",
    ],
    ["<div><div>A</div><div>B</div></div>", "<p>A</p><p>B</p>"],
    ["<p>He said <q>save</q></p>", "<p>He said “save”</p>"],
    [
      '<p><a href="https://a.example/My File.pdf">a</a> <a href="java\nscript:alert(1)">b</a></p>',
      '<p><a href="https://a.example/My%20File.pdf">a</a> <a>b</a></p>',
    ],
    ["<form><input name=childNodes><input name=parentElement><sup>2</sup></form>", "<p>²</p>"],
    ["<form id=a><input name=querySelectorAll></form><b id=c>d</b>", "<p></p><strong>d</strong>"],
    [
      '<p><b style="text-decoration-line:line-through">a</b> <i style="x:line-through">b</i></p>',
      "<p><strong><s>a</s></strong> <em>b</em></p>",
    ],
    [
      "<table><tr><td><p>A</p><p>B</p></td><td><table><tr><td>C</td><td> </td></tr></table></td></tr></table>",
      "<p>A</p><p>B</p><p>C | –</p>",
    ],
    [
      "<h2><div>A</div></h2><blockquote><div>B</div></blockquote>",
      "<h2>A</h2><blockquote><p>B</p></blockquote>",
    ],
    ['<p>a < b, <u>style</u> = "x"</p>', '<p>a &lt; b, <u>style</u> = "x"</p>'],
  ])("converts %s to allowed HTML", async (html, stored) => {
    expect(await toStoredHtml(html)).toBe(stored);
  });
});
