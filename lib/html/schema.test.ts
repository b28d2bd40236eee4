import { describe, expect, test } from "@jest/globals";
import { demoPosts } from "@/prisma/demo/posts";
import { isWithinHtmlLimits } from "./schema";

const attributes = (many: number) =>
  Array.from({ length: many }, (_, index) => `a${index}`).join(" ");

describe("HTML that is taken in", () => {
  test("the posts of the demo are taken", () => {
    expect(demoPosts.every(({ content }) => isWithinHtmlLimits(content))).toBe(true);
  });

  test("a list nested forty deep is taken", () => {
    expect(isWithinHtmlLimits(`${"<ul><li>".repeat(40)}x${"</li></ul>".repeat(40)}`)).toBe(true);
  });

  test("ten thousand paragraphs side by side are taken", () => {
    expect(isWithinHtmlLimits("<p>text<br></p>".repeat(6_000))).toBe(true);
  });

  test.each(["div", "em", "EM", "svg", "x-element"])("<%s> nested 101 deep is refused", (name) => {
    expect(isWithinHtmlLimits(`<${name}>`.repeat(100))).toBe(true);
    expect(isWithinHtmlLimits(`<${name}>`.repeat(101))).toBe(false);
  });

  test("more tags than any post has are refused", () => {
    expect(isWithinHtmlLimits("<br>".repeat(20_001))).toBe(false);
  });

  test.each([
    ["attributes of one tag", `<p ${"a".repeat(3)}>${`<p ${attributes(101)}>`}`],
    ["attributes behind a bracket in a value", `<p title=">" ${attributes(101)}>`],
    ["attributes behind a comment", `<!-- <p title=" --><p ${attributes(101)}><!-- "> -->`],
    ["attributes behind one without a value", `<p title=${attributes(101)}>`],
    ["attributes of all tags", `<p ${attributes(10)}></p>`.repeat(2_001)],
    ["tags in SVG that would not nest elsewhere", `<svg>${"<link>".repeat(100)}`],
    ["tags in MathML", `<math><mtext>${"<br>".repeat(99)}`],
    ["end tags in comments", "<div><!--</div>-->".repeat(101)],
    ["end tags in odd comments", "<div><!--x</div>--!><?</div></ </div>".repeat(101)],
    ["end tags in values", `<div title="</div>">`.repeat(101)],
    ["end tags in styles", "<div><style></div></style>".repeat(51)],
    ["styles", `<p style="${"color:red;".repeat(10)}">x</p>`.repeat(600)],
    ["attributes behind a style", `<style><p title="</style><p ${attributes(5_001)}>">`],
  ])("%s are counted", (_, html) => {
    expect(isWithinHtmlLimits(html)).toBe(false);
  });

  test.each([
    ["a picture in the text itself", `<img src="data:image/png;base64,${"A".repeat(900_000)}">`],
    ["a long text without tags", "word ".repeat(150_000)],
    ["a comparison", "3 < 4 and <5".repeat(10_000)],
    ["a comment before each block", "<!-- wp:paragraph --><p>text</p>".repeat(2_000)],
    ["a frame at the end", `${"<p>text</p>".repeat(5_000)}<iframe src="/x"></iframe>`],
  ])("%s is taken", (_, html) => {
    expect(isWithinHtmlLimits(html)).toBe(true);
  });

  test("a megabyte of brackets is judged at once", () => {
    const begun = performance.now();
    isWithinHtmlLimits("<".repeat(1_000_000));
    isWithinHtmlLimits("<a".repeat(500_000));
    isWithinHtmlLimits(`<a ${'b="'.repeat(300_000)}`);
    isWithinHtmlLimits(`<a ${"b = ".repeat(250_000)}`);
    isWithinHtmlLimits(`<a${" ".repeat(1_000_000)}`);
    isWithinHtmlLimits("<!-".repeat(300_000));
    isWithinHtmlLimits("<!--".repeat(250_000));
    isWithinHtmlLimits("<?".repeat(500_000));
    isWithinHtmlLimits("</ ".repeat(300_000));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
