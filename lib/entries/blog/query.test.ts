import { describe, expect, test } from "@jest/globals";
import { readQuery } from "./query";

describe("readQuery", () => {
  test.each([
    ["  tax \n\t saving ", "tax saving"],
    ["𝒳".repeat(100), "𝒳".repeat(100)],
    ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10"],
  ])("accepts the search text %j without cutting it", (text, words) => {
    expect(readQuery(text)).toEqual({ words, isTruncated: false });
  });

  test.each([
    ["𝒳".repeat(101), "𝒳".repeat(100)],
    [`${"x".repeat(99)} yz`, "x".repeat(99)],
    ["1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10"],
  ])("cuts the search text %j", (text, words) => {
    expect(readQuery(text)).toEqual({ words, isTruncated: true });
  });
});
