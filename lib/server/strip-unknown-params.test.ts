import { describe, expect, test } from "@jest/globals";
import { stripUnknownParams } from "./strip-unknown-params";

describe("stripUnknownParams", () => {
  test.each([
    ["/contact", "/contact"],
    ["/contact?email=meera@example.in", "/contact"],
    ["/contact?", "/contact"],
    ["/blog?page=2", "/blog?page=2"],
    ["/blog?email=a@b.in&page=2&page=a@b.in", "/blog?page=2"],
    ["/contact?page=a@b.in", "/contact"],
    ["/media?q=tax&page=2", "/media?page=2"],
    ["/blog?page=..", "/blog?page=none"],
    ["/blog?page=12345678", "/blog?page=none"],
    ["/blog?q=tax+saving&page=2", "/blog?page=2&q=tax+saving"],
    ["/blog?utm_source=x&q=tax%20saving&q=other", "/blog?q=tax+saving"],
    ["/blog?q=100%&page=..", "/blog?page=none&q=100%25"],
    ["/blog?q=%22%3Cb%3E%27%26_%E0%A4%8B", "/blog?q=%22%3Cb%3E%27%26_%E0%A4%8B"],
    ["/blog?q=a%00b%FF", "/blog?q=a+b%EF%BF%BD"],
    [`/blog?q=${"%F0%9D%92%B3".repeat(201)}`, `/blog?q=${"%F0%9D%92%B3".repeat(200)}`],
    ["/blog?q=", "/blog"],
    ["/blog?q=+%20%09", "/blog"],
    ["/contact?q=a@b.in", "/contact"],
    ["/contact?_rsc=a@b.in", "/contact"],
  ])("reduces the page URL %s to %s (ASVS 15.3.7)", (url, reduced) => {
    expect(stripUnknownParams(url, false)).toBe(reduced);
  });

  test.each([
    ["/blog?page=2&_rsc=1a2b3", "/blog?page=2&_rsc=1a2b3"],
    ["/blog?_rsc=1a2b3&q=tax", "/blog?q=tax&_rsc=1a2b3"],
    ["/contact?_rsc&_rsc=1a2b3", "/contact?_rsc=1a2b3"],
    ['/blog?_rsc="', "/blog"],
    [`/blog?_rsc=${"a".repeat(65)}`, "/blog"],
  ])("reduces the RSC URL %s to %s", (url, reduced) => {
    expect(stripUnknownParams(url, true)).toBe(reduced);
  });

  test.each([
    ["/api/offers?j=1", "/api/offers"],
    ["/api/offers?endedLast=true&page=2", "/api/offers?page=2&endedLast=true"],
    ["/api/blogs?endedLast=true", "/api/blogs"],
    ["/api/blogs?pageSize=5&j=1&page=2&page=3", "/api/blogs?page=2&pageSize=5"],
    ["/api/media?%70age=%32&PAGE=1", "/api/media?page=2"],
    ["/api/blogs?page=", "/api/blogs?page="],
  ])("reduces the API list URL %s to %s", (url, reduced) => {
    expect(stripUnknownParams(url, false)).toBe(reduced);
  });

  test.each(["/api/contacts?search=x&page=2", "/_next/static/x.js?dpl=1"])(
    "leaves %s unchanged",
    (url) => {
      expect(stripUnknownParams(url, false)).toBe(url);
    },
  );
});
