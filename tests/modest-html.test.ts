import { describe, expect, test } from "@jest/globals";
import { demoPosts } from "@/prisma/demo/posts";
import { isModestHtml } from "@/lib/schemas/html";

describe("HTML that is taken in", () => {
  test("the posts of the demo are modest", () => {
    expect(demoPosts.every(({ content }) => isModestHtml(content))).toBe(true);
  });

  test("a list nested forty deep is modest", () => {
    expect(isModestHtml(`${"<ul><li>".repeat(40)}x${"</li></ul>".repeat(40)}`)).toBe(true);
  });

  test("ten thousand paragraphs side by side are modest", () => {
    expect(isModestHtml("<p>text<br></p>".repeat(6_000))).toBe(true);
  });

  test.each(["div", "em", "EM", "svg", "x-element"])("<%s> nested 101 deep is not", (name) => {
    expect(isModestHtml(`<${name}>`.repeat(100))).toBe(true);
    expect(isModestHtml(`<${name}>`.repeat(101))).toBe(false);
  });

  test("more tags than any post has are not", () => {
    expect(isModestHtml("<br>".repeat(20_001))).toBe(false);
  });

  test("a megabyte of brackets is judged at once", () => {
    const begun = performance.now();
    isModestHtml("<".repeat(1_000_000));
    isModestHtml("<a".repeat(500_000));
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
