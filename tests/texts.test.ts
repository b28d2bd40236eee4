import { describe, expect, test } from "@jest/globals";
import { formatCalendarDate, formatIndianDate, offerExcerpt } from "@/lib/core/format";
import { createEntryId } from "@/lib/core/ids";
import { writtenLanguage } from "@/lib/core/written-language";
import { parseVideo } from "@/lib/entries/media/video";

describe("offerExcerpt", () => {
  test("leaves 150 characters as they are", () => {
    expect(offerExcerpt("a".repeat(150))).toBe("a".repeat(150));
    expect(offerExcerpt("")).toBe("");
  });

  test("cuts what is longer to its first 150 characters and an ellipsis", () => {
    expect(offerExcerpt("a".repeat(151))).toBe(`${"a".repeat(150)}…`);
  });

  test("leaves no space before the ellipsis", () => {
    expect(offerExcerpt(`${"a".repeat(149)} b`)).toBe(`${"a".repeat(149)}…`);
  });

  test.each(["🇮🇳", "क्षि", "👨‍👩‍👧‍👦", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u0301"])("never cuts %s apart", (sign) => {
    const room = "a".repeat(150 - Array.from(sign).length);
    expect(offerExcerpt(`${room}${sign} more`)).toBe(`${room}${sign}…`);
    expect(offerExcerpt(`${room}a${sign} more`)).toBe(`${room}a…`);
  });

  test("cuts a grapheme that is longer than that", () => {
    expect(offerExcerpt("\u0301".repeat(200))).toBe(`${"\u0301".repeat(150)}…`);
  });

  test("counts a sign beyond the basic plane as one character and never halves it", () => {
    expect(offerExcerpt("🪔".repeat(150))).toBe("🪔".repeat(150));
    expect(offerExcerpt(`a${"🪔".repeat(150)}`)).toBe(`a${"🪔".repeat(149)}…`);
  });
});

describe("formatCalendarDate", () => {
  test.each([
    ["2027-03-31", "Mar 31, 2027"],
    ["2027-01-01", "Jan 1, 2027"],
    ["2027-12-31", "Dec 31, 2027"],
    ["2028-02-29", "Feb 29, 2028"],
  ])("writes %s as %s, whatever the time zone", (date, text) => {
    expect(formatCalendarDate(date)).toBe(text);
  });
});

describe("formatIndianDate", () => {
  test.each([
    ["2026-11-20T18:29:59.999Z", "20 Nov 2026"],
    ["2026-11-20T18:30:00.000Z", "21 Nov 2026"],
    ["2026-12-31T18:30:00.000Z", "1 Jan 2027"],
    ["2026-09-01T00:00:00.000Z", "1 Sep 2026"],
  ])("writes the moment %s as the day in India, %s", (moment, text) => {
    expect(formatIndianDate(moment)).toBe(text);
  });
});

describe("writtenLanguage", () => {
  test.each([
    ["गृह ऋण 8.5% से, EMI के साथ", "hi"],
    ["SIP کیا ہے، 8.5٪ سے۔", "ur"],
    ["வீட்டுக் கடன்", "ta"],
    ["ഭവന വായ്പ", "ml"],
    ["Home loans (गृह ऋण)", undefined],
    ["Crédit à 8,5 %", undefined],
    ["8.5%", undefined],
    ["", undefined],
  ])("returns for %j %j", (text, language) => expect(writtenLanguage(text)).toBe(language));
});

describe("createEntryId", () => {
  test.each([
    ["Tax saving for NRIs", /^tax-saving-for-nris-[a-z0-9]{6}$/],
    ["  10% off: gold & silver!  ", /^10-off-gold-silver-[a-z0-9]{6}$/],
    ["Home loans at 8.5%", /^home-loans-at-8-5-[a-z0-9]{6}$/],
    ["₹5 लाख", /^5-[a-z0-9]{6}$/],
    ["५,००,००० at 8½%", /^500000-at-8-1-2-[a-z0-9]{6}$/],
    ["Tax | Home | Gold", /^tax-home-gold-[a-z0-9]{6}$/],
    ["<NRI>", /^nri-[a-z0-9]{6}$/],
    ["$1 = ₹85", /^1-85-[a-z0-9]{6}$/],
    ["An NRI’s bank's guide", /^an-nris-banks-guide-[a-z0-9]{6}$/],
    ["Café São", /^cafe-sao-[a-z0-9]{6}$/],
    ["कर बचत", /^[a-z0-9]{6}$/],
    ["税", /^[a-z0-9]{6}$/],
    ["🪔", /^[a-z0-9]{6}$/],
    ["../../etc/passwd", /^etc-passwd-[a-z0-9]{6}$/],
    ["a".repeat(500), /^a{60}-[a-z0-9]{6}$/],
    [`${"a".repeat(59)} b`, /^a{59}-[a-z0-9]{6}$/],
  ])("makes of %j a readable id", (title, form) => expect(createEntryId(title)).toMatch(form));

  test("makes another one each time", () => {
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
    `https://youtube.com/watch?list=a&v=${ID}#a`,
    `https://m.youtube.com/watch?v=${ID}`,
    `http://www.youtube.com/watch?v=${ID}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    ` https://youtu.be/${ID} `,
    `https://www.youtube.com/live/${ID}?si=x`,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://m.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `https://www.youtube.com/watch/${ID}`,
    `youtube.com/watch?v=${ID}`,
    `www.youtube.com/shorts/${ID}`,
    `youtu.be/${ID}`,
    `//youtu.be/${ID}`,
    ID,
    `\u202ahttps://youtu.be/${ID}\u200b`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${ID}?si=a&amp;b=c" title="YouTube video player" allowfullscreen></iframe>`,
    `<p><IFRAME SRC='//www.youtube-nocookie.com/embed/${ID}'></IFRAME></p>`,
    `<iframe data-src="x" src=https://youtu.be/${ID}></iframe>`,
  ])("embeds %j on the privacy-enhanced host", (value) => {
    expect(parseVideo(value)).toEqual(player);
  });

  test.each([
    [`https://www.youtube.com/watch?v=${ID}&t=90`, 90],
    [`https://www.youtube.com/watch?v=${ID}&t=90s`, 90],
    [`https://youtu.be/${ID}?t=1m30s`, 90],
    [`https://youtu.be/${ID}?si=a&t=1h2m3s`, 3_723],
    [`https://www.youtube.com/watch?v=${ID}#t=2m`, 120],
    [`https://www.youtube.com/embed/${ID}?start=90`, 90],
    [`<iframe src="https://www.youtube.com/embed/${ID}?si=a&amp;start=90"></iframe>`, 90],
  ])("starts %j after %d seconds", (value, start) => {
    expect(parseVideo(value)).toEqual({
      ...player,
      embedUrl: `${player.embedUrl}?start=${start}`,
      watchUrl: `${player.watchUrl}&t=${start}s`,
    });
  });

  test.each(["0", "x", "-5", "1e3", '9"onload=', "9".repeat(20)])("reads no start in t=%s", (t) => {
    expect(parseVideo(`https://youtu.be/${ID}?t=${t}`)).toEqual(player);
  });

  test.each([
    "https://www.youtube.com/watch?v=RQ46CJBe3N",
    "https://www.youtube.com/watch?v=RQ46CJBe3NQx",
    "https://youtu.be/RQ46CJBe3N",
    "https://youtu.be/RQ46CJBe3NQx",
    "https://youtu.be/RQ46CJBe3N%22",
    "https://www.youtube.com/embed/RQ46CJBe3N!",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/",
    `https://evil.example/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    "https://vimeo.com/12345678901",
    "https://www.youtube.com/playlist?list=PL12345678901",
    "https://www.youtube.com/embed/videoseries?list=PL12345678901",
    "https://www.youtube.com/embed/live_stream?channel=UC12345678901",
    "https://www.youtube.com/@arthora/live",
  ])("makes of %s a link", (href) => {
    expect(parseVideo(href)).toEqual({ kind: "link", href });
  });

  test.each([
    ["youtube.com/playlist?list=a", "https://youtube.com/playlist?list=a"],
    ["http://www.youtube.com/@a", "https://www.youtube.com/@a"],
    [
      '<iframe src="https://player.vimeo.com/video/1"></iframe>',
      "https://player.vimeo.com/video/1",
    ],
  ])("makes of %s a link to %s", (value, href) => {
    expect(parseVideo(value)).toEqual({ kind: "link", href });
  });

  test.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)//https://youtu.be/RQ46CJBe3NQ",
    "java\tscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "http://films.example/a",
    "//films.example/RQ46CJBe3NQ",
    "films.example/watch?v=RQ46CJBe3NQ",
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    "javascript://youtu.be/RQ46CJBe3NQ",
    "youtu.be@evil.example/RQ46CJBe3NQ",
    "videoseries",
    "https://",
    "the film",
    "",
  ])("shows %j as text", (text) => {
    expect(parseVideo(text)).toEqual({ kind: "text", text });
  });
});
