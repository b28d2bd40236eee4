import { expect, test } from "@jest/globals";
import { isTimeZone, lastWeeks, weekFrom } from "./weeks";

const spanOf = (day: string, timeZone: string) => {
  const { from, to } = weekFrom(day, timeZone);
  return [from.toISOString(), to.toISOString()];
};

test.each([
  ["2026-11-23", "Asia/Kolkata", "2026-11-22T18:30:00.000Z", "2026-11-29T18:30:00.000Z"],
  ["2026-11-23", "UTC", "2026-11-23T00:00:00.000Z", "2026-11-30T00:00:00.000Z"],
  // An hour shorter, and an hour longer.
  ["2026-03-23", "Europe/London", "2026-03-23T00:00:00.000Z", "2026-03-29T23:00:00.000Z"],
  ["2026-10-19", "Europe/London", "2026-10-18T23:00:00.000Z", "2026-10-26T00:00:00.000Z"],
  ["2026-10-26", "America/New_York", "2026-10-26T04:00:00.000Z", "2026-11-02T05:00:00.000Z"],
  ["2026-11-23", "Pacific/Chatham", "2026-11-22T10:15:00.000Z", "2026-11-29T10:15:00.000Z"],
])("the week from %s in %s is from %s to %s", (day, timeZone, from, to) => {
  expect(spanOf(day, timeZone)).toEqual([from, to]);
});

test.each([
  ["2026-11-22T18:29:59.999Z", "Asia/Kolkata", "2026-11-16"],
  ["2026-11-22T18:30:00.000Z", "Asia/Kolkata", "2026-11-23"],
  ["2026-11-23T04:59:59.999Z", "America/New_York", "2026-11-16"],
  ["2026-11-23T05:00:00.000Z", "America/New_York", "2026-11-23"],
  ["2026-01-01T00:00:00.000Z", "UTC", "2025-12-29"],
])("at %s in %s it is the week of %s", (now, timeZone, monday) => {
  expect(lastWeeks(1, new Date(now), timeZone).map((week) => week.monday)).toEqual([monday]);
});

test("twelve weeks follow one another without a gap, over a change of the clocks too", () => {
  for (const timeZone of ["Asia/Kolkata", "Europe/London", "America/New_York", "Asia/Kathmandu"]) {
    const now = new Date("2026-11-25T12:00:00Z");
    const weeks = lastWeeks(12, now, timeZone);
    expect(weeks.map(({ monday }) => monday)).toEqual([
      ...["2026-09-07", "2026-09-14", "2026-09-21", "2026-09-28", "2026-10-05", "2026-10-12"],
      ...["2026-10-19", "2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23"],
    ]);
    for (const [index, { from }] of weeks.entries()) {
      if (index > 0) expect(from).toEqual(weeks[index - 1]!.to);
    }
    expect(now >= weeks[11]!.from && now < weeks[11]!.to).toBe(true);
  }
});

test("a time zone is one by its name", () => {
  expect(["Asia/Kolkata", "UTC", "Europe/London"].every(isTimeZone)).toBe(true);
  expect(["", "Bombay", "Asia/Nowhere", "IST+5"].some(isTimeZone)).toBe(false);
});
