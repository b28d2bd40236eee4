import { describe, expect, test } from "@jest/globals";
import { isWithinHtmlLimits, optionalHtml } from "./schema";

const buildAttributes = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}`).join(" ");

describe("isWithinHtmlLimits", () => {
  test.each(["div", "em", "EM", "svg", "x-element"])(
    "accepts <%s> at depth 100 and rejects it at depth 101",
    (name) => {
      expect(isWithinHtmlLimits(`<${name}>`.repeat(100))).toBe(true);
      expect(isWithinHtmlLimits(`<${name}>`.repeat(101))).toBe(false);
    },
  );

  test.each([
    ["void elements", "<br>".repeat(20_001)],
    ["attributes on one tag", `<p ${"a".repeat(3)}>${`<p ${buildAttributes(101)}>`}`],
    ["attributes after a value with a bracket", `<p title=">" ${buildAttributes(101)}>`],
    ["attributes after a comment", `<!-- <p title=" --><p ${buildAttributes(101)}><!-- "> -->`],
    ["attributes after an unquoted value", `<p title=${buildAttributes(101)}>`],
    ["attributes in total", `<p ${buildAttributes(10)}></p>`.repeat(2_001)],
    ["void elements in SVG", `<svg>${"<link>".repeat(100)}`],
    ["void elements in MathML", `<math><mtext>${"<br>".repeat(99)}`],
    ["elements closed only in comments", "<div><!--</div>-->".repeat(101)],
    [
      "elements closed only in malformed comments",
      "<div><!--x</div>--!><?</div></ </div>".repeat(101),
    ],
    ["elements closed only in attribute values", `<div title="</div>">`.repeat(101)],
    ["elements closed only in style elements", "<div><style></div></style>".repeat(51)],
    ["tags in deep elements", `${"<p>".repeat(100)}${"<br>".repeat(1_950)}`],
    ["characters after a style tag", `<style>${"x".repeat(50_000)}`],
    ["tags followed by another tag's end tag", "<p></b>".repeat(101)],
    ["characters in style attributes", `<p style="${"color:red;".repeat(10)}">x</p>`.repeat(600)],
    ["attributes after a style tag", `<style><p title="</style><p ${buildAttributes(5_001)}>">`],
  ])("rejects too many %s", (_, html) => {
    expect(isWithinHtmlLimits(html)).toBe(false);
  });

  test.each([
    ["six thousand paragraphs", "<p>text<br></p>".repeat(6_000)],
    ["an image in a data URL", `<img src="data:image/png;base64,${"A".repeat(900_000)}">`],
    ["a long text without tags", "word ".repeat(150_000)],
    ["less-than signs in text", "3 < 4 and <5".repeat(10_000)],
    ["100 attributes on one tag", `<p ${buildAttributes(100)}>`],
    ["20,000 attributes in total", `<p ${buildAttributes(10)}></p>`.repeat(2_000)],
    ["20,000 tags", "<br>".repeat(20_000)],
    ["tags whose depths add up to 199,950", `${"<p>".repeat(100)}${"<br>".repeat(1_949)}`],
    ["50,000 characters in style attributes", `<p style="${"x".repeat(49_991)}">`],
    ["50,000 characters after a style tag", `<style>${"x".repeat(49_999)}`],
    ["5,000 words after a style tag", `<style>${"x ' ".repeat(4_999)}`],
    ["a comment before each block", "<!-- wp:paragraph --><p>text</p>".repeat(2_000)],
    ["an iframe at the end", `${"<p>text</p>".repeat(5_000)}<iframe src="/x"></iframe>`],
  ])("accepts %s", (_, html) => {
    expect(isWithinHtmlLimits(html)).toBe(true);
  });

  test("checks megabytes of brackets in under a second", () => {
    const startedAt = performance.now();
    isWithinHtmlLimits("<".repeat(1_000_000));
    isWithinHtmlLimits("<a".repeat(500_000));
    isWithinHtmlLimits(`<a ${'b="'.repeat(300_000)}`);
    isWithinHtmlLimits(`<a ${"b = ".repeat(250_000)}`);
    isWithinHtmlLimits(`<a${" ".repeat(1_000_000)}`);
    isWithinHtmlLimits("<!-".repeat(300_000));
    isWithinHtmlLimits("<!--".repeat(250_000));
    isWithinHtmlLimits("<?".repeat(500_000));
    isWithinHtmlLimits("</ ".repeat(300_000));
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});

test("explains why HTML is too complex", () => {
  expect(optionalHtml("Content").safeParse("<p>".repeat(101)).error!.issues[0]!.message).toBe(
    "Content is nested too deeply, or has too many tags or attributes",
  );
});
