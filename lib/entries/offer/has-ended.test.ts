import { expect, jest, test } from "@jest/globals";
import { hasEnded } from "./has-ended";

test.each([
  ["2026-11-20", true],
  ["2026-11-21", false],
  [null, false],
])("returns for the last day %s at midnight in India: %s", (validUntil, expected) => {
  jest.useFakeTimers({ now: Date.parse("2026-11-21T00:00:00+05:30") });
  expect(hasEnded(validUntil)).toBe(expected);
});
