import { describe, expect, test } from "@jest/globals";
import { readQuery } from "./query";

describe("readQuery", () => {
  test.each([
    ["", ""],
    ["  tax \n\t saving ", "tax saving"],
    ["x".repeat(100), "x".repeat(100)],
    ["𝒳".repeat(100), "𝒳".repeat(100)],
    ["1 2 3 4 5 6 7 8 9 10", "1 2 3 4 5 6 7 8 9 10"],
  ])("takes %j whole", (sent, words) => {
    expect(readQuery(sent)).toEqual({ words, isCut: false });
  });

  test.each([
    ["x".repeat(101), "x".repeat(100)],
    ["𝒳".repeat(101), "𝒳".repeat(100)],
    [`${"x".repeat(99)} yz`, "x".repeat(99)],
    ["1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10"],
  ])("cuts %j", (sent, words) => {
    expect(readQuery(sent)).toEqual({ words, isCut: true });
  });
});
