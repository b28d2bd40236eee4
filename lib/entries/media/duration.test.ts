import { describe, expect, test } from "@jest/globals";
import {
  parseDuration,
  formatShortDuration,
  formatSpokenDuration,
  formatDuration,
} from "./duration";

describe("parseDuration", () => {
  test.each([
    ["6", 360],
    ["6:12", 372],
    [" 0:45 ", 45],
    ["६:१२", 372],
    ["\u200e６：12", 372],
    ["1:02:03", 3_723],
    ["24:00:00", 86_400],
  ])("parses %j as %i seconds", (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  test.each(["", "0", "6:1", "6:75", "1:2:03", "24:00:01", "1441", "6.5", "6 min", ":12"])(
    "rejects %j",
    (text) => {
      expect(parseDuration(text)).toBeNull();
    },
  );

  test.each([45, 60, 372, 3_599, 3_600, 3_723, 86_400])(
    "parses the output of formatDuration for %i seconds",
    (seconds) => {
      expect(parseDuration(formatDuration(seconds))).toBe(seconds);
    },
  );
});

test.each([
  [1, "1 sec", "1 second"],
  [60, "1 min", "1 minute"],
  [372, "6 min", "6 minutes"],
  [3_590, "1 h", "1 hour"],
  [3_660, "1 h 1 min", "1 hour 1 minute"],
  [7_500, "2 h 5 min", "2 hours 5 minutes"],
])("formats %i seconds as %j, and as %j for screen readers", (seconds, shown, spoken) => {
  expect(formatShortDuration(seconds)).toBe(shown);
  expect(formatSpokenDuration(seconds)).toBe(spoken);
});
