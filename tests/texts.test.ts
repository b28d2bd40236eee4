import { describe, expect, test } from "@jest/globals";
import {
  formatCalendarDate,
  formatIndianDate,
  formatIndianDateTime,
  toOfferExcerpt,
} from "@/lib/core/format";
import { createEntryId } from "@/lib/core/ids";
import { detectLanguage } from "@/lib/core/detect-language";
import { parseVideo } from "@/lib/entries/media/video";

describe("toOfferExcerpt", () => {
  test.each([
    ["", ""],
    ["a".repeat(150), "a".repeat(150)],
    ["a".repeat(151), `${"a".repeat(150)}…`],
    [`${"a".repeat(149)} b`, `${"a".repeat(149)}…`],
    ["🪔".repeat(150), "🪔".repeat(150)],
    [`a${"🪔".repeat(150)}`, `a${"🪔".repeat(149)}…`],
    ["\u0301".repeat(200), `${"\u0301".repeat(150)}…`],
  ])(
    "keeps at most 150 characters of %j, and adds an ellipsis if it is longer",
    (text, shortened) => {
      expect(toOfferExcerpt(text)).toBe(shortened);
    },
  );

  test.each(["क्षि", "👨‍👩‍👧‍👦", "e\u0301"])("never splits %s", (grapheme) => {
    const filler = "a".repeat(150 - Array.from(grapheme).length);
    expect(toOfferExcerpt(`${filler}${grapheme} more`)).toBe(`${filler}${grapheme}…`);
    expect(toOfferExcerpt(`${filler}a${grapheme} more`)).toBe(`${filler}a…`);
  });
});

test("formats a calendar date without shifting it to another time zone", () => {
  expect(formatCalendarDate("2027-03-31")).toBe("Mar 31, 2027");
});

test.each([
  ["2026-11-20T18:29:59.999Z", "20 Nov 2026"],
  ["2026-11-20T18:30:00.000Z", "21 Nov 2026"],
])("formats the UTC time %s as the date in India, %s", (time, text) => {
  expect(formatIndianDate(time)).toBe(text);
});

test.each([
  ["2026-11-20T18:30:00.000Z", "21 Nov 2026, 12:00 am"],
  ["2026-11-21T06:29:59.999Z", "21 Nov 2026, 11:59 am"],
  ["2026-11-21T06:30:00.000Z", "21 Nov 2026, 12:00 pm"],
  ["2026-11-21T07:35:00.000Z", "21 Nov 2026, 1:05 pm"],
])("formats the UTC time %s as the time in India, %s", (time, text) => {
  expect(formatIndianDateTime(time)).toBe(text);
});

test.each([
  ["गृह ऋण 8.5% से, EMI के साथ", "hi"],
  ["SIP کیا ہے، 8.5٪ سے۔", "ur"],
  ["Home loans (गृह ऋण)", undefined],
  ["", undefined],
])("detects the language of %j as %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

describe("createEntryId", () => {
  test.each([
    ["Tax saving for NRIs", /^tax-saving-for-nris-[a-z0-9]{6}$/],
    ["५,००,००० at 8½%", /^500000-at-8-1-2-[a-z0-9]{6}$/],
    ["An NRI’s bank's guide", /^an-nris-banks-guide-[a-z0-9]{6}$/],
    ["Café São", /^cafe-sao-[a-z0-9]{6}$/],
    ["होम लोन कैसे चुनें?", /^hom-lon-kaise-cunem-[a-z0-9]{6}$/],
    ["वீடு & ہوم 🏠", /^vitu-hwm-[a-z0-9]{6}$/],
    ["🏠 %", /^[a-z0-9]{6}$/],
    [`${"a".repeat(59)} b`, /^a{59}-[a-z0-9]{6}$/],
  ])("creates an id from the title %j", (title, pattern) =>
    expect(createEntryId(title)).toMatch(pattern),
  );

  test("creates a different id each time", () => {
    const ids = Array.from({ length: 1_000 }, () => createEntryId("The same"));
    expect(new Set(ids).size).toBe(1_000);
  });
});

describe("parseVideo", () => {
  const ID = "RQ46CJBe3NQ";
  const player = {
    kind: "player",
    id: ID,
    embedUrl: `https://www.youtube-nocookie.com/embed/${ID}`,
    watchUrl: `https://www.youtube.com/watch?v=${ID}`,
  };

  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/live/${ID}?si=x`,
    `https://m.youtube.com/shorts/${ID}`,
    `http://music.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/embed/${ID}`,
    `youtube.com/watch?v=${ID}`,
    `//youtu.be/${ID}`,
    ID,
    `\u202ahttps://youtu.be/${ID}\u200b`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=a&amp;b=c" title="YouTube video player" allowfullscreen></iframe>`,
    `<p><IFRAME data-src="x" SRC=//www.youtube-nocookie.com/embed/${ID}></IFRAME></p>`,
  ])("embeds %j from YouTube's privacy-enhanced host", (value) => {
    expect(parseVideo(value)).toEqual(player);
  });

  test.each([
    [`https://www.youtube.com/watch?v=${ID}&t=90`, 90],
    [`https://youtu.be/${ID}?si=a&t=1h2m3s`, 3_723],
    [`https://www.youtube.com/watch?v=${ID}#t=2m`, 120],
    [`<iframe src="https://www.youtube.com/embed/${ID}?si=a&amp;start=90"></iframe>`, 90],
  ])("starts %j at %d seconds", (value, start) => {
    expect(parseVideo(value)).toEqual({
      ...player,
      embedUrl: `${player.embedUrl}?start=${start}`,
      watchUrl: `${player.watchUrl}&t=${start}s`,
    });
  });

  test.each(["0", "x", '9"onload=', "9".repeat(20)])("adds no start time for t=%s", (t) => {
    expect(parseVideo(`https://youtu.be/${ID}?t=${t}`)).toEqual(player);
  });

  test.each([
    "https://www.youtube.com/watch?v=RQ46CJBe3N",
    "https://www.youtube.com/watch?v=RQ46CJBe3NQx",
    "https://youtu.be/RQ46CJBe3N%22",
    "https://www.youtube.com/watch",
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    "https://vimeo.com/12345678901",
    "https://www.youtube.com/embed/videoseries?list=PL12345678901",
  ])("returns a link for %s", (href) => {
    expect(parseVideo(href)).toEqual({ kind: "link", href });
  });

  test.each([
    ["youtube.com/playlist?list=a", "https://youtube.com/playlist?list=a"],
    [
      '<iframe src="https://player.vimeo.com/video/1"></iframe>',
      "https://player.vimeo.com/video/1",
    ],
  ])("turns %s into a link to %s", (value, href) => {
    expect(parseVideo(value)).toEqual({ kind: "link", href });
  });

  test.each([
    "javascript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "http://films.example/a",
    "films.example/watch?v=RQ46CJBe3NQ",
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    "youtu.be@evil.example/RQ46CJBe3NQ",
    "videoseries",
    "",
  ])("returns %j as text", (text) => {
    expect(parseVideo(text)).toEqual({ kind: "text", text });
  });
});
