import { expect, test } from "@jest/globals";
import { cleanUrl, isOwnPathOrHttpUrl } from "./url";

test.each([
  ["\u202ahttps://a.example/x\u202c \u200b", "https://a.example/x"],
  ["\thttps://a.example/a\r\n  b\tc ", "https://a.example/a%20%20bc"],
  ["https://a.example/My File\u202fPM.pdf", "https://a.example/My%20File%E2%80%AFPM.pdf"],
  ["https://a.example/फ़ाइल.pdf", "https://a.example/फ़ाइल.pdf"],
  ["mailto:a@b.in?subject=Home loan", "mailto:a@b.in?subject=Home%20loan"],
  ["tel:+91 98765\u00a043210", "tel:+919876543210"],
  ["TEL:+91–98765%2043210", "TEL:+91-9876543210"],
  ["tel:＋९१ ९८७६५-۴۳۲۱۰", "tel:+9198765-43210"],
  ["java\u200bscript:alert(1)", "javascript:alert(1)"],
])("cleans the URL %j to %j", (text, url) => expect(cleanUrl(text)).toBe(url));

test.each(["/a", "http://a.example", "HTTPS://a.example/b"])("accepts the URL %j", (url) =>
  expect(isOwnPathOrHttpUrl(url)).toBe(true),
);

test.each([
  "//a.example",
  "/\\a.example",
  "/a b",
  "a",
  "x https://a.example",
  "https://a b",
  "https://",
])("rejects the URL %j", (url) => expect(isOwnPathOrHttpUrl(url)).toBe(false));
