import { describe, expect, test } from "@jest/globals";
import { findLinks } from "./links-in-text";

const LINK = "https://a.example/rates";

describe("findLinks", () => {
  test.each([...[..."।॥”’»\u200b。）！)];…?'*", "\u200b और", "۔ شکریہ", "، ", ". Next", ", "]])(
    "ends a link before %j",
    (suffix) => {
      const prefix = suffix === "*" ? "*" : "";
      expect(findLinks(`${prefix}${LINK}${suffix}`)).toEqual([
        { start: prefix.length, end: prefix.length + LINK.length, href: LINK },
      ]);
    },
  );

  test.each([
    ["(see https://a.example/b_(c))", "https://a.example/b_(c)"],
    ["https://a.example/\u200bb?c=d&e=f#g", "https://a.example/b?c=d&e=f#g"],
    ["https://example.in/कर", "https://example.in/कर"],
    ["www.rbi.org.in.", "https://www.rbi.org.in"],
    ["Write to desk@example.org, now", "mailto:desk@example.org"],
    ["“desk@उदाहरण.भारत”", "mailto:desk@उदाहरण.भारत"],
  ])("finds the link in %j", (text, href) => {
    expect(findLinks(text).map((link) => link.href)).toEqual([href]);
  });

  test.each(["example.org", "www.x", "https://", "asha@okhdfcbank", "ftp://a.example", "a.www.b"])(
    "finds no link in %j",
    (text) => expect(findLinks(text)).toEqual([]),
  );
});
