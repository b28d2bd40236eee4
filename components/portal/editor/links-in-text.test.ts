import { describe, expect, test } from "@jest/globals";
import { findLinks } from "./links-in-text";

const URL = "https://a.example/rates";

describe("findLinks", () => {
  test.each([
    ...[
      "। धन्यवाद",
      "॥",
      "”",
      "’",
      "»",
      "\u200b",
      "\u200b और",
      "۔ شکریہ",
      "، ",
      "。谢谢",
      "）",
      "！",
    ],
    ...[". Next", ", ", ")", "]", ";", "…", "?", "'", "*"],
  ])("ends a link before %j", (after) => {
    const before = after === "*" ? "*" : "";
    expect(findLinks(`${before}${URL}${after}`)).toEqual([
      { start: before.length, end: before.length + URL.length, href: URL },
    ]);
  });

  test.each([
    ["(see https://a.example/b_(c))", "https://a.example/b_(c)"],
    ["https://a.example/\u200bb?c=d&e=f#g", "https://a.example/b?c=d&e=f#g"],
    ["https://example.in/कर", "https://example.in/कर"],
    ["www.rbi.org.in.", "https://www.rbi.org.in"],
    ["Write to desk@example.org, now", "mailto:desk@example.org"],
    ["“desk@उदाहरण.भारत”", "mailto:desk@उदाहरण.भारत"],
  ])("finds the link of %j", (text, href) => {
    expect(findLinks(text).map((link) => link.href)).toEqual([href]);
  });

  test.each([
    "example.org",
    "www.",
    "www.x",
    "https://",
    "asha@okhdfcbank",
    "ftp://a.example",
    "a.www.b",
  ])("finds none in %j", (text) => expect(findLinks(text)).toEqual([]));
});
