import { describe, expect, test } from "@jest/globals";
import { IMAGE_RULE, imageRefusal, LINK_RULE, linkRefusal } from "./url-errors";
import { pasteNotice } from "./paste/notice";

const UNFINISHED =
  "This address is incomplete. A full one looks like https://www.example.org/page.";

describe("A refused link says why", () => {
  test.each([
    ["", "Enter the address that the link opens."],
    ["example.org", "Start with https:// – for example https://example.org"],
    ["www.example.org/a?b#c", "Start with https:// – for example https://www.example.org/a?b#c"],
    ["example.org:8080/a", "Start with https:// – for example https://example.org:8080/a"],
    ["उदाहरण.भारत", "Start with https:// – for example https://उदाहरण.भारत"],
    ["//example.org", "Start with https: – for example https://example.org"],
    ["asha@example.org", "Start with mailto: – for example mailto:asha@example.org"],
    ["(022) 1234-5678", "Start with tel: – for example tel:02212345678"],
    ["mailto:", "Something must follow mailto:"],
    ["https:/example.org", UNFINISHED],
    ["https://", UNFINISHED],
    ["http:example.org", UNFINISHED],
    ["contact", "Start with https://, or with / for an address on this site."],
    ["#top", "Start with https://, or with / for an address on this site."],
    ["https://two words.example", UNFINISHED],
    ["JavaScript:alert(1)", `Links cannot start with javascript. ${LINK_RULE}`],
    ["ftp://example.org", `Links cannot start with ftp. ${LINK_RULE}`],
    ["data:text/html,a", `Links cannot start with data. ${LINK_RULE}`],
    ["C:\\Loans\\plan.pdf", "This file is on your own computer: visitors cannot see it."],
    ["file:///home/plan.pdf", "This file is on your own computer: visitors cannot see it."],
  ])("%j", (url, reason) => expect(linkRefusal(url)).toBe(reason));
});

describe("A refused picture says why", () => {
  test.each([
    ["", "Enter the address of the image."],
    ["example.org/a.png", "Start with https:// – for example https://example.org/a.png"],
    ["https://example.org/a", IMAGE_RULE],
    ["https://example.org/a.webp?b=1", `Images that end in webp cannot be used. ${IMAGE_RULE}`],
    ["/art/a.svg", `Images that end in svg cannot be used. ${IMAGE_RULE}`],
    [
      "data:image/svg+xml;base64,PHN2Zz4=",
      `Images of type image/svg+xml cannot be used. ${IMAGE_RULE}`,
    ],
    ["data:image/png,raw", `The data of this image is not base64. ${IMAGE_RULE}`],
    ["blob:https://example.org/a", `Images cannot start with blob. ${IMAGE_RULE}`],
    ["mailto:a@example.org", `Images cannot start with mailto. ${IMAGE_RULE}`],
    ["D:/a.png", "This file is on your own computer: visitors cannot see it."],
  ])("%j", (url, reason) => expect(imageRefusal(url)).toBe(reason));
});

test("An address that is allowed is not refused, whatever the case of its letters", () => {
  expect(linkRefusal("HTTPS://EXAMPLE.ORG/")).toBeNull();
  expect(linkRefusal("/contact")).toBeNull();
  expect(linkRefusal("tel:+91 98765 43210")).toBeNull();
  expect(imageRefusal("https://example.org/A.JPEG")).toBeNull();
  expect(imageRefusal("/art/a.PNG")).toBeNull();
});

describe("The notice of a paste", () => {
  test.each([
    [{}, ""],
    [{ images: 0, links: 0, tables: 0 }, ""],
    [{ images: 1 }, "1 image was left out. Add it with the Image button."],
    [{ images: 2 }, "2 images were left out. Add them with the Image button."],
    [
      { files: 1 },
      "1 file was left out. Only PNG, JPEG, GIF and WebP images can go into the text.",
    ],
    [{ links: 1 }, `1 link was left out, and its words were kept. ${LINK_RULE}`],
    [{ links: 2 }, `2 links were left out, and their words were kept. ${LINK_RULE}`],
    [
      { tables: 1 },
      "1 table was turned into lines of text, because this editor has no tables. Please check how the text reads.",
    ],
    [
      { images: 1, tables: 2 },
      "1 image was left out. Add it with the Image button. 2 tables were turned into lines of text, because this editor has no tables. Please check how the text reads.",
    ],
    [
      { figures: 1 },
      "1 formula or raised figure was changed to plain text, such as 10^3.5, because this editor has no raised text. Please check how it reads.",
    ],
  ])("of %j", (report, told) => expect(pasteNotice(report)).toBe(told));
});
