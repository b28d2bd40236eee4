import { expect, test } from "@jest/globals";
import { readTextMarks } from "./text-marks";

const format = (line: string, hasStrike: boolean) =>
  readTextMarks(line, hasStrike)
    .map(({ text, marks }) => marks.reduceRight((inner, mark) => `<${mark}>${inner}</>`, text))
    .join("");

test.each([
  ["*Gold loan* at _8.5%_, today", "<bold>Gold loan</> at <italic>8.5%</>, today"],
  ["*both _at once_*", "<bold>both </><bold><italic>at once</></>"],
  ["(*ध्यान दें*)। ~old~ new", "(<bold>ध्यान दें</>)। <strike>old</> new"],
  ["5*3*2 and 2 * 3 * 4", "5*3*2 and 2 * 3 * 4"],
  ["snake_case_name, https://a.example/_b_/c", "snake_case_name, https://a.example/_b_/c"],
  ["*T&C apply. 8.5%* for a year", "<bold>T&C apply. 8.5%</> for a year"],
  ["8.5%* a year. *T&C apply", "8.5%* a year. *T&C apply"],
  ["**bold** and __init__", "**bold** and __init__"],
  ["*Rates *as on date* change", "*Rates <bold>as on date</> change"],
])("reads the marks in %j", (line, marked) => expect(format(line, true)).toBe(marked));

test("keeps the signs of a strike as text in an editor without it", () =>
  expect(format("~old *price*~", false)).toBe("~old <bold>price</>~"));
