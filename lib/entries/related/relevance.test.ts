import { expect, test } from "@jest/globals";
import { foldText } from "@/lib/core/search-text";
import { createFinder, findWords, mostRelevant, relevance, type Texts } from "./relevance";

const post = ({
  title = "A title",
  summary = "A summary",
  text = "Some text",
}: Partial<Texts>) => ({
  title: foldText(title),
  summary: foldText(summary),
  text: foldText(text),
});

const relevanceTo = (words: string[]) => (texts: Texts) =>
  relevance(findWords(words)(texts), words);

test.each([
  ["in the title", { title: "Prepay a Home Loan or invest" }, 5],
  ["in the summary", { summary: "What a home loan costs" }, 3],
  ["in many", { title: "Home loans compared" }, 5],
  ["in other capitals and spaces of the title alone", { title: "HOME LOAN" }, 5],
  ["that is not the first, in the title", { title: "What an EMI is" }, 4],
  ["once in the text: it only mentions the subject", { text: "unlike a home loan, this" }, 0],
  ["as a part of another word", { title: "A home loaner" }, 0],
])("a word %s", (_where, texts, score) => {
  expect(relevanceTo(["home loan", "emi"])(post(texts))).toBe(score);
});

test("two words in the text are enough", () => {
  expect(relevanceTo(["home loan", "emi"])(post({ text: "the EMI of a home loan" }))).toBe(2);
});

test("a word with signs of a pattern stands for itself", () => {
  expect(relevanceTo(["c++ (fund)"])(post({ title: "A C++ (fund) for all" }))).toBe(5);
  expect(relevanceTo(["n.e"])(post({ title: "nre" }))).toBe(0);
});

test("the most relevant come first, in their own order where they are equal, and none that is not", () => {
  expect(mostRelevant([1, 5, 0, 7, 5.5], Math.floor, 3)).toEqual([7, 5, 5.5]);
});

test("reads a text once, and again after a change or a failure", async () => {
  const read: string[] = [];
  const find = createFinder(findWords(["loan"]), async (rows: (typeof one)[]) => {
    read.push(rows.map(({ id, version }) => `${id} ${version}`).join());
    if (read.length === 1) throw new Error("away");
    return rows.map(() => post({ text: "a loan" }));
  });
  const one = { id: "one", version: 1, updatedAt: new Date(0) };
  const two = { ...one, id: "two" };
  const changed = { ...one, version: 2 };
  await expect(find([one])).rejects.toThrow("away");
  const [found] = await Promise.all([find([two, one]), find([one, two])]);
  expect(found.map((listed) => relevance(listed.found, ["loan", "loan"]))).toEqual([2, 2]);
  await find([changed, two]);
  await find([two]);
  expect(read).toEqual(["one 1", "two 1,one 1", "one 2"]);
});
