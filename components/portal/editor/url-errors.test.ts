import { describe, expect, test } from "@jest/globals";
import { findImageError, findLinkError, IMAGE_RULE, LINK_RULE } from "./url-errors";

const INCOMPLETE =
  "This URL is incomplete. A complete one looks like https://www.example.org/page.";

describe("findLinkError", () => {
  test.each([
    ["example.org", "Start with https:// – for example https://example.org"],
    ["उदाहरण.भारत", "Start with https:// – for example https://उदाहरण.भारत"],
    ["//example.org", "Start with https: – for example https://example.org"],
    ["asha@example.org", "Start with mailto: – for example mailto:asha@example.org"],
    ["(022) 1234-5678", "Start with tel: – for example tel:02212345678"],
    ["mailto:", "Enter the rest of the URL after mailto:"],
    ["https:/example.org", INCOMPLETE],
    ["contact", "Start with https://, or with / for a page on this site."],
    ["JavaScript:alert(1)", `Links cannot start with javascript. ${LINK_RULE}`],
    ["C:\\Loans\\plan.pdf", "This file is on your own computer: visitors cannot see it."],
  ])("explains why %j is refused", (url, reason) => expect(findLinkError(url)).toBe(reason));
});

describe("findImageError", () => {
  test.each([
    ["https://example.org/a", IMAGE_RULE],
    ["https://example.org/a.webp?b=1", `Images that end in webp cannot be used. ${IMAGE_RULE}`],
    ["data:image/png,raw", `The data of this image must be base64. ${IMAGE_RULE}`],
  ])("explains why %j is refused", (url, reason) => expect(findImageError(url)).toBe(reason));
});

test("accepts allowed link and image URLs in any letter case", () => {
  expect(findLinkError("HTTPS://EXAMPLE.ORG/")).toBeNull();
  expect(findLinkError("/contact")).toBeNull();
  expect(findImageError("https://example.org/A.JPEG")).toBeNull();
});
