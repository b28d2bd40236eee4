import { describe, expect, test } from "@jest/globals";
import { spamReasonsOf, tellingPart } from "./spam";

const lead = {
  name: "Meera Iyer",
  phone: "9876543210",
  message: "I would like to talk about my retirement.",
};
const calm = { honeypot: false, elapsedMs: 20_000, repeated: false, busy: false };

describe("A lead", () => {
  test("of a person has no mark", () => {
    expect(spamReasonsOf(lead, calm)).toEqual([]);
  });

  test("may name a page", () => {
    const message = "Is https://www.example.in/loans still right?";
    expect(spamReasonsOf({ ...lead, message: "See https://example.in" }, calm)).toEqual([]);
    // One address with both signs of one counts as what it is.
    expect(spamReasonsOf({ ...lead, message }, calm)).toEqual([]);
  });

  test.each([
    ["https://a.example and http://b.example", "two addresses"],
    ["www.a.example www.b.example", "two without a protocol"],
    ["[url=x]x[/url] <a href=x>x</a>", "two as markup"],
  ])("%s is full of links: %s", (message) => {
    expect(spamReasonsOf({ ...lead, message }, calm)).toEqual(["links"]);
  });

  test("with an address for a name or number is full of links", () => {
    expect(spamReasonsOf({ ...lead, name: "Win at www.example.com" }, calm)).toEqual(["links"]);
    const phone = "9876543210 https://example.com/login";
    expect(spamReasonsOf({ ...lead, phone }, calm)).toEqual(["links"]);
  });

  test("has no mark for speed alone, only beside a link", () => {
    const linked = { ...lead, message: "See https://example.in" };
    for (const [elapsedMs, plain, withLink] of [
      [0, [], ["fast", "links"]],
      [999, [], ["fast", "links"]],
      [1_000, [], []],
      [null, [], []],
    ] as const) {
      expect(spamReasonsOf(lead, { ...calm, elapsedMs })).toEqual(plain);
      expect(spamReasonsOf(linked, { ...calm, elapsedMs })).toEqual(withLink);
    }
  });

  test("that comes in a rush is set apart", () => {
    expect(spamReasonsOf(lead, { ...calm, busy: true })).toEqual(["busy"]);
  });

  test("is repeated only where the text is long enough to tell", () => {
    expect(spamReasonsOf(lead, { ...calm, repeated: true })).toEqual(["repeated"]);
    const short = { ...lead, message: "Please call me back" };
    expect(spamReasonsOf(short, { ...calm, repeated: true })).toEqual([]);
  });

  test("is not repeated for the line that the form itself begins", () => {
    const subject = "About: A Free Second Look at Your Insurance Policies\n";
    for (const [written, part] of [
      ["", null],
      ["Please call me back", null],
      [lead.message, lead.message],
    ] as const) {
      expect(tellingPart(subject + written)).toBe(part);
    }
    expect(tellingPart(subject.trim())).toBeNull();
  });

  test("can have every mark at once", () => {
    const message = "Cheap https://a.example https://b.example https://c.example";
    const signs = { honeypot: true, elapsedMs: 0, repeated: true, busy: true };
    expect(spamReasonsOf({ ...lead, message }, signs)).toEqual([
      "honeypot",
      "fast",
      "repeated",
      "links",
      "busy",
    ]);
  });
});
