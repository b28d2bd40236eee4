import { describe, expect, test } from "@jest/globals";
import { removeInvisible } from "./invisible";

describe("removeInvisible", () => {
  test.each([
    ["direction marks of a copied number", "\u202a+91 98765\u2060 43210\u202c", "+91 98765 43210"],
    ["soft hyphens", "In\u00advest", "Invest"],
    ["variation selectors", "9\ufe0d8", "98"],
    ["blank fillers", "\u2800\u3164\uffa0\u115f", ""],
  ])("removes %s", (_name, text, expected) => {
    expect(removeInvisible(text)).toBe(expected);
  });

  test("keeps spaces and signs that are drawn", () => {
    expect(removeInvisible("₹5\u00a0लाख क्षि \u0600")).toBe("₹5\u00a0लाख क्षि \u0600");
  });
});
