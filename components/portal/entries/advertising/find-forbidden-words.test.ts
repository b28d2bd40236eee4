import { beforeAll, describe, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { readText } from "../read-text";
import { findForbiddenWords } from "./find-forbidden-words";

const listWords = (...texts: string[]) => findForbiddenWords(texts).flatMap(({ words }) => words);

const WARNING = "Past performance may or may not be sustained in future.";

describe("findForbiddenWords", () => {
  test.each([
    ["Returns are 100% GUARANTEED", "GUARANTEED"],
    ["Earn assured monthly returns", "assured monthly returns"],
    ["A risk-free plan", "risk-free"],
    ["A risk\u00a0free plan", "risk free"],
    ["A risk\u2011free plan", "risk-free"],
    ["A ri\u00adsk free plan", "risk free"],
    ["There is no risk", "no risk"],
    ["The best fund", "best"],
    ["Kerala’s No. 1 adviser", "No. 1"],
    ["No.1 in Kochi", "No.1"],
    ["no 1 broker", "no 1"],
    ["Number one in Kochi", "Number one"],
    ["Top financial advisors", "Top financial advisors"],
    ["Guaranteed maturity benefit", "Guaranteed maturity benefit"],
    ["गारंटी के साथ", "गारंटी"],
    ["सुनिश्चित रिटर्न पाएँ", "सुनिश्चित रिटर्न"],
    ["जोखिम-मुक्त निवेश", "जोखिम-मुक्त"],
    ["Not only safe, but guaranteed", "guaranteed"],
    ["No fees, guaranteed", "guaranteed"],
    ["Stories of happy clients", "happy clients"],
  ])("finds the forbidden words in %j", (text, word) => expect(listWords(text)).toEqual([word]));

  test.each([
    "Returns are not guaranteed",
    "There are no guaranteed returns",
    "We can’t guarantee profits",
    "No adviser can guarantee returns",
    "The scheme does not assure or guarantee any returns",
    "Past performance is no guarantee of future results",
    "Beware of assured returns",
    "कोई गारंटी नहीं है",
    "Best practices in your best interest",
    "This rate is leading to misleading results",
    "The sum assured returns to the nominee. A bank guarantee. A top-up loan.",
    "The risk-free rate",
    "Bestow, restless, guarantor",
    "There is no 1% fee for the number 1,000",
    "We charge 12% and returned the form",
    "Assuming a 12% return over 20 years",
    "We gave a 10% discount in June",
    "We gave advice. 22% of returns are late",
  ])("finds nothing in %j", (text) => expect(listWords(text)).toEqual([]));

  test.each([
    "The fund returned 18% last year",
    "18% CAGR in 5 years",
    "It gave 22% returns",
    "Past returns: 18% CAGR",
    "Historical returns of 15% a year",
    "Our clients earned 22% returns. Past returns like these are no fluke",
    "Clients earned 15 per cent profit",
    "A 3-year CAGR: 18.5%",
    "It delivered a return of 18% over three years",
    "फंड ने १८% का रिटर्न दिया",
  ])("finds past returns without a warning in %j", (text) => {
    expect(listWords(text)).toHaveLength(1);
    expect(listWords("", `${text}. ${WARNING}`)).toEqual([]);
    expect(listWords(text, "Past returns do not guarantee future returns.")).toEqual([]);
  });

  test("lists each word once, and the codes that forbid it", () => {
    const findings = findForbiddenWords(["Best fund, best rate", "Guaranteed bonus"]);
    expect(findings.map(({ rule, words }) => [rule.codes[0].name, words])).toEqual([
      ["SEBI advertisement code for advisers", ["Best"]],
      ["IRDAI advertisement rules", ["Guaranteed bonus"]],
    ]);
  });

  test("finds no phrase that spans two texts", () =>
    expect(listWords("Assured", "returns")).toEqual([]));

  test.each([
    "plain words about money ",
    "gave 22% best ",
    "returned a b c d ",
    "no not any ",
    "18% ",
    "1",
    "a",
    "हमारी सेवा ",
  ])("searches 1 MB of %j within two seconds", (part) => {
    const text = part.repeat(1_000_000 / part.length);
    const startedAt = performance.now();
    findForbiddenWords([text]);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

describe("readText", () => {
  beforeAll(() => void Object.assign(globalThis, { document: new JSDOM().window.document }));

  test("leaves out attributes, and separates blocks but not formatted parts of a word", () => {
    const html =
      '<p>guar<b>anteed</b></p><p>risk&nbsp;free</p><img alt="best" src="data:image/png;base64,best/best">';
    expect(listWords(readText(html))).toEqual(["guaranteed", "risk free"]);
  });
});
