import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { flattenMath } from "./math";
import { flattenRaised } from "./raised-html";
import { addQuotationMarks } from "./quotes";

/** Returns the plain text, and the number of substitutes such as `^` in it. */
function flatten(html: string): [text: string, substituteCount: string] {
  const root = JSDOM.fragment(`<p>${html}</p>`);
  const substituteCount = flattenMath(root) + flattenRaised(root);
  addQuotationMarks(root);
  return [root.textContent!, String(substituteCount)];
}

/** Returns MathML: wraps words in mi, numbers in mn and operators in mo, and leaves tags unchanged. */
function buildFormula(text: string): string {
  const toTag = (token: string) => (/\d/.test(token) ? "mn" : /\p{L}/u.test(token) ? "mi" : "mo");
  const html = text.replace(/(<[^>]*>)|\d+|\p{L}+|[^\s<]/gu, (token, tag?: string) =>
    tag ? tag : `<${toTag(token)}>${token}</${toTag(token)}>`,
  );
  return `<math>${html}</math>`;
}

// Each line has HTML (with formulas in braces), its plain text, and the number of substitutes such as `^`.
const cases = readFileSync("lib/html/raised-cases.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" ⇒ "));

describe("flattenRaised, flattenMath and addQuotationMarks", () => {
  test.each(cases)("never change the value of %s", (html = "", text, substituteCount) => {
    const expanded = html.replace(/\{(.*)\}/, (_, inner: string) => buildFormula(inner));
    expect(flatten(expanded)).toEqual([text, substituteCount]);
  });
});
