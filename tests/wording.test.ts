import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import ts from "typescript";

function listLiterals(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return texts.map((text) => text.replaceAll("&apos;", "'").replace(/\s+/g, " ").trim());
}

const listTexts = (...folders: string[]) =>
  folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`)
      .filter((file) => !/^scripts\/setup\/node\/|\.test\.ts$/.test(file))
      .flatMap(listLiterals),
  );

const contentTexts = listTexts("content", "prisma/demo");
const allTexts = [...contentTexts, ...listTexts("app", "components", "lib", "scripts")];

test("uses ’ for every apostrophe, except in quotations from the specification", () => {
  const quotations = [
    "Fill out this form and we'll call you back as soon as possible.",
    "We'll call you back as soon as possible.",
    "We'll get back to you as soon as possible.",
    "The page you're looking for doesn't exist or has been moved.",
    "The blog post you're looking for doesn't exist or has been removed",
    "When users submit the contact form, they'll appear here.",
  ];
  const hasStraightApostrophe = (text: string) =>
    /\p{L}'\p{L}|s'\s/u.test(quotations.reduce((rest, words) => rest.replaceAll(words, ""), text));
  expect(allTexts.filter(hasStraightApostrophe)).toEqual([]);
});

test("uses no banned promise or marketing phrase on information pages", () => {
  const bannedWords =
    /\b(guarantee(d|s)?|risk-free|best|highest returns?|assured|safe returns?|sure|unbeatable|top-rated|leading|number one|lowest|cheapest|instant approval|hassle-free|world-class|one-stop|peace of mind|seamless(ly)?|cutting-edge|holistic|bespoke|empower(s|ed)?)\b/i;
  expect(listTexts("content/pages").filter((text) => bannedWords.test(text))).toEqual([]);
});

describe("the text of the site", () => {
  test("uses Indian spelling in content and demo entries, except in names and URLs", () => {
    const americanSpelling =
      /\b(\w+iz(e|es|ed|ing|ations?)(?<!\b(re)?siz(e|es|ed|ing))|\w+yz(e|es|ed|ing)|jewelry|colors?|favor\w*|honor(s|ed)?|labor|behavior|neighbors?|center(s|ed)?|installments?|enroll(ment)?|fulfill|judgment|gray|(travel|cancel|label|model)(ed|ing|er)|advisors?)\b/i;
    const properNames =
      /https:\S+|Specialized Investment Funds|Personalized (Approach|Solutions)|Client-Centered Focus|Experienced Advisors|Specialized (Expertise|Coverage)|Customized (Coverage|EMI)|Portfolio Optimization|Bonus optimization|Pension maximization/g;
    const stripNames = (text: string) =>
      text.replaceAll(properNames, "").replace(/^Specialized$/, "");
    const americanTexts = contentTexts.filter((text) => americanSpelling.test(stripNames(text)));
    expect(americanTexts).toEqual([]);
  });

  test("says email, never e-mail", () => {
    expect(allTexts.filter((text) => /e-mail/i.test(text))).toEqual([]);
  });

  test("uses “ and ” as quotation marks in content and demo entries", () => {
    const visibleTexts = contentTexts.map((text) => text.replace(/<[^>]*>/g, ""));
    expect(visibleTexts.filter((text) => text.includes('"'))).toEqual([]);
  });
});
