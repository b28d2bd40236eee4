import { expect, test } from "@jest/globals";
import { foldText } from "@/lib/core/fold-text";
import { createWordFinder, selectMostRelevant, scoreRelevance, type Texts } from "./relevance";

const foldTexts = ({
  title = "A title",
  summary = "A summary",
  text = "Some text",
}: Partial<Texts>) => ({
  title: foldText(title),
  summary: foldText(summary),
  text: foldText(text),
});

const createScorer = (words: string[]) => (texts: Texts) =>
  scoreRelevance(createWordFinder(words)(texts), words);

test.each([
  ["a word in the title", { title: "Prepay a Home Loan or invest" }, 5],
  ["a word in the summary", { summary: "What a home loan costs" }, 3],
  ["the plural of a word in the title", { title: "Home loans compared" }, 5],
  ["a word in capitals in the title", { title: "HOME LOAN" }, 5],
  ["a less significant word in the title", { title: "What an EMI is" }, 4],
  ["a single mention in the text", { text: "unlike a home loan, this" }, 0],
  ["two different words in the text", { text: "the EMI of a home loan" }, 2],
  ["a part of another word in the title", { title: "A home loaner" }, 0],
])("scores %s (%j) as %i", (_where, texts, score) => {
  expect(createScorer(["home loan", "emi"])(foldTexts(texts))).toBe(score);
});

test("matches regular-expression characters in a word literally", () => {
  expect(createScorer(["c++ (fund)"])(foldTexts({ title: "A C++ (fund) for all" }))).toBe(5);
  expect(createScorer(["n.e"])(foldTexts({ title: "nre" }))).toBe(0);
});

test("sorts by relevance, keeps the order of equal scores, and omits irrelevant and surplus items", () => {
  expect(selectMostRelevant([1, 5, 0, 7, 5.5], Math.floor, 3)).toEqual([7, 5, 5.5]);
  expect(selectMostRelevant([0, 1], Number, 2)).toEqual([1]);
});
