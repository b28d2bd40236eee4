import { describe, expect, test } from "@jest/globals";
import { cleanText, removeInvisible } from "./invisible";

describe("removeInvisible", () => {
  test.each([
    ["direction marks of a copied number", "\u202a+91 98765\u2060 43210\u202c", "+91 98765 43210"],
    ["variation selectors", "9\ufe0d8", "98"],
    ["characters that look blank", "\u2800\u3164\uffa0\u115f", ""],
    ["control characters", "\u0007a\u009f", "a"],
  ])("removes %s", (_name, text, expected) => {
    expect(removeInvisible(text)).toBe(expected);
  });

  test("keeps spaces and visible characters", () => {
    expect(removeInvisible("₹5\u00a0लाख क्षि \u0600")).toBe("₹5\u00a0लाख क्षि \u0600");
  });
});

describe("cleanText", () => {
  test.each([
    "मैं क्‍ष और ക്‍ 👨‍👩‍👧‍👦 🧑🏽‍🤝‍🧑🏽 ❤️‍🔥 🏳️‍🌈",
    "می‌خواهم র‍্যাব ক্‌ষ",
    "🇮🇳 1️⃣ #️⃣ ☎︎ ™️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} 葛\u{e0100}",
  ])("keeps joiners and variation selectors in %s", (text) => expect(cleanText(text)).toBe(text));

  test.each([
    ["joiners in words of Latin letters", "In\u200dvest\u200cment", "Investment"],
    ["joiners that have nothing to join", " \u200d🙏\u200d \u200c", " 🙏 "],
    [
      "joiners and selectors beside blank characters",
      "\u3164\u200d\u034f\u200d\u{13441}\ufe0f",
      "",
    ],
    ["variation selectors after digits and letters", "9\ufe0f8\ufe0e a\ufe0f", "98 a"],
  ])("removes %s", (_name, text, expected) => expect(cleanText(text)).toBe(expected));
});
