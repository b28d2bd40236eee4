import { describe, expect, test } from "@jest/globals";
import { parseDuration, shortDuration, spokenDuration, typedDuration } from "./duration";

describe("a typed length", () => {
  test.each([
    ["6", 360],
    ["90", 5_400],
    ["6:12", 372],
    [" 0:45 ", 45],
    ["६:१२", 372],
    ["\u200e６：12", 372],
    ["90:30", 5_430],
    ["1:02:03", 3_723],
    ["24:00:00", 86_400],
  ])("%j is %i seconds", (typed, seconds) => {
    expect(parseDuration(typed)).toBe(seconds);
  });

  test.each([
    "",
    "0",
    "0:00",
    "6:1",
    "6:75",
    "1:75:00",
    "1:2:03",
    "90:00:00",
    "24:00:01",
    "1441",
    "6.5",
    "-6",
    "6 min",
    "six",
    "6:12:",
    ":12",
  ])("%j is none", (typed) => {
    expect(parseDuration(typed)).toBeNull();
  });

  test.each([45, 60, 372, 3_599, 3_600, 3_723, 86_400])("%i seconds are read again", (seconds) => {
    expect(parseDuration(typedDuration(seconds))).toBe(seconds);
  });
});

test.each([
  [1, "1 sec", "1 second"],
  [45, "45 sec", "45 seconds"],
  [60, "1 min", "1 minute"],
  [372, "6 min", "6 minutes"],
  [3_590, "1 h", "1 hour"],
  [3_660, "1 h 1 min", "1 hour 1 minute"],
  [7_500, "2 h 5 min", "2 hours 5 minutes"],
])("%i seconds are seen as %j and heard as %j", (seconds, seen, heard) => {
  expect(shortDuration(seconds)).toBe(seen);
  expect(spokenDuration(seconds)).toBe(heard);
});
