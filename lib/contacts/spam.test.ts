import { describe, expect, test } from "@jest/globals";
import { privacyRequests } from "@/content/privacy-requests";
import { findSpamReasons, toComparableText } from "./spam";

const lead = {
  name: "Meera Iyer",
  phone: "9876543210",
  message: "I would like to talk about my retirement.",
};
const noSignals = { honeypot: false, elapsedMs: 20_000, repeated: false, busy: false };

describe("findSpamReasons", () => {
  test("returns no reason for a typical lead", () => {
    expect(findSpamReasons(lead, noSignals)).toEqual([]);
  });

  test("allows one link in the message", () => {
    const message = "Is https://www.example.in/loans still right?";
    expect(findSpamReasons({ ...lead, message: "See https://example.in" }, noSignals)).toEqual([]);
    // A URL with both https:// and www. counts as one link.
    expect(findSpamReasons({ ...lead, message }, noSignals)).toEqual([]);
  });

  test.each([
    { message: "https://a.example and http://b.example" },
    { message: "www.a.example www.b.example" },
    { message: "[url=x]x[/url] <a href=x>x</a>" },
    { name: "Win at www.example.com" },
    { phone: "9876543210 https://example.com/login" },
  ])("reports the links in %j", (fields) => {
    expect(findSpamReasons({ ...lead, ...fields }, noSignals)).toEqual(["links"]);
  });

  test("reports a fast lead only if it has another reason, such as a single link", () => {
    const linked = { ...lead, message: "See https://example.in" };
    for (const [elapsedMs, withoutLink, withLink] of [
      [0, [], ["fast", "links"]],
      [999, [], ["fast", "links"]],
      [1_000, [], []],
      [null, [], []],
    ] as const) {
      expect(findSpamReasons(lead, { ...noSignals, elapsedMs })).toEqual(withoutLink);
      expect(findSpamReasons(linked, { ...noSignals, elapsedMs })).toEqual(withLink);
    }
  });

  test("reports a lead that arrives in a burst of leads", () => {
    expect(findSpamReasons(lead, { ...noSignals, busy: true })).toEqual(["busy"]);
  });

  test("reports a repeated message only if it is long enough", () => {
    expect(findSpamReasons(lead, { ...noSignals, repeated: true })).toEqual(["repeated"]);
    const short = { ...lead, message: "Please call me back" };
    expect(findSpamReasons(short, { ...noSignals, repeated: true })).toEqual([]);
  });

  test("returns every reason that applies", () => {
    const message = "Cheap https://a.example https://b.example https://c.example";
    const allSignals = { honeypot: true, elapsedMs: 0, repeated: true, busy: true };
    expect(findSpamReasons({ ...lead, message }, allSignals)).toEqual([
      "honeypot",
      "fast",
      "repeated",
      "links",
      "busy",
    ]);
  });
});

describe("toComparableText", () => {
  test("returns a message without the subject line that the form adds, or null if the rest is short", () => {
    const subject = "About: A Free Second Look at Your Insurance Policies\n";
    for (const [message, comparable] of [
      ["", null],
      ["Please call me back", null],
      [lead.message, lead.message],
    ] as const) {
      expect(toComparableText(subject + message)).toBe(comparable);
    }
    expect(toComparableText(subject.trim())).toBeNull();
  });

  test("compares a privacy request without its fixed sentence, in any letter case", () => {
    for (const { sentence } of privacyRequests) {
      const typed = sentence.toUpperCase().replace(".", "");
      for (const start of [sentence, typed, `${typed}\r\n`]) {
        expect(toComparableText(start)).toBeNull();
      }
      expect(toComparableText(`${sentence}\n${lead.message}`)).toBe(lead.message);
      const longer = `${typed} after the call of last week`;
      expect(toComparableText(longer)).toBe(longer);
    }
  });
});
