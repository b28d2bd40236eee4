import { expect, test } from "@jest/globals";
import { toDrawableTitle } from "./drawable";

test.each([
  ["Café at 8½%: “₹5,00,000” – 10² × 3", "Café at 8½%: “₹5,00,000” – 10² × 3"],
  ["In\u00advest\u00adment guide", "Investment guide"],
  ["Cafe\u0301", "Café"],
  ["Œuvre of Łukasz Dvořák", "Oeuvre of Lukasz Dvorák"],
  ["Diwali 🪔 offer 🇮🇳", "Diwali offer"],
  ["Tax\u2011free", "Tax-free"],
])("turns the title %j into the drawable text %j", (title, output) =>
  expect(toDrawableTitle(title)).toBe(output),
);

test.each(["बचत की शुरुआत", "SIP क्या है", "🪔🙏", "\u00ad"])(
  "returns null when too little of %s can be drawn",
  (title) => expect(toDrawableTitle(title)).toBeNull(),
);
