import { describe, expect, test } from "@jest/globals";
import { lastWeeks, weekFrom } from "./weeks";

describe("weekFrom", () => {
  test("returns seven days from midnight in India", () => {
    expect(weekFrom("2026-11-23")).toEqual({
      from: new Date("2026-11-22T18:30:00.000Z"),
      to: new Date("2026-11-29T18:30:00.000Z"),
    });
  });
});

describe("lastWeeks", () => {
  test.each([
    ["2026-11-22T18:29:59.999Z", "2026-11-16"],
    ["2026-11-22T18:30:00.000Z", "2026-11-23"],
    ["2026-11-29T18:29:59.999Z", "2026-11-23"],
    ["2026-01-01T00:00:00.000Z", "2025-12-29"],
  ])("returns, at %s, the week that starts on %s", (now, monday) => {
    expect(lastWeeks(1, new Date(now)).map((week) => week.monday)).toEqual([monday]);
  });

  test("returns twelve weeks without a gap", () => {
    const weeks = lastWeeks(12, new Date("2026-11-25T12:00:00Z"));
    expect(weeks.map(({ monday }) => monday)).toEqual([
      ...["2026-09-07", "2026-09-14", "2026-09-21", "2026-09-28", "2026-10-05", "2026-10-12"],
      ...["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"],
    ]);
  });
});
