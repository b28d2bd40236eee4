/**
 * next/link needs React without the react-server condition.
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { describe, expect, test } from "@jest/globals";
import { listPageNumbers } from "./page-links";

describe("listPageNumbers", () => {
  test.each([
    [[1, 2, 3], 1, 3],
    [[1, 2, null, 9], 1, 9],
    [[1, 2, 3, null, 9], 2, 9],
    [[1, null, 4, 5, 6, null, 9], 5, 9],
    [[1, null, 8, 9], 9, 9],
  ])("returns %j on page %i of %i", (numbers, page, pageCount) => {
    expect(listPageNumbers(page, pageCount)).toEqual(numbers);
  });
});
