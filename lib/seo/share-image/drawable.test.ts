import { expect, test } from "@jest/globals";
import { drawableTitle } from "./drawable";

test.each([
  ["Café at 8½%: “₹5,00,000” – 10² × 3", "Café at 8½%: “₹5,00,000” – 10² × 3"],
  ["In\u00advest\u00adment guide", "Investment guide"],
  ["8.5\u202f% for\u00a0you", "8.5 % for you"],
  ["Cafe\u0301", "Café"],
  ["Œuvre of Łukasz Dvořák", "OEuvre of Lukasz Dvorák"],
  ["Diwali 🪔 offer 🇮🇳", "Diwali offer"],
  ["Price ≠ value", "Price value"],
  ["Tax\u2011free", "Tax-free"],
  ["Home loan in 5 steps ✅ ऋ", "Home loan in 5 steps"],
])("draws %j as %j", (title, drawn) => expect(drawableTitle(title)).toBe(drawn));

test.each(["बचत की शुरुआत", "SIP क्या है", "🪔🙏", "\u00ad"])("has too little to draw of %s", (title) =>
  expect(drawableTitle(title)).toBeNull(),
);
