import { describe, expect, test } from "@jest/globals";
import { optionalLine, requiredText } from "./fields";

describe("requiredText", () => {
  test.each([
    [" ab\u00adc\u200b\u3164 ", "abc"],
    ["\u200e\u2800\u00a0\u3164\u0007\u2060", "Title is required"],
    ["abcde\u00ad", "abcde"],
    ["abcdef", "Title must be at most 5 characters"],
    ["a\u0000", "Title contains an invalid character"],
    [null, "Title is required"],
  ])("turns %j into the text or the error %j", (value, result) => {
    const { data, error } = requiredText("Title", 5).safeParse(value);
    expect(data ?? error!.issues[0]!.message).toBe(result);
  });
});

test("returns an empty string from optionalLine if the text is missing or invisible", () => {
  expect(
    ["\u200b \u2800", null, undefined].map((value) => optionalLine("Discount", 5).parse(value)),
  ).toEqual(["", "", ""]);
});
