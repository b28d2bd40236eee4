import { describe, expect, test } from "@jest/globals";
import {
  IMAGE_RULE,
  imageRefusal,
  LINK_RULE,
  linkRefusal,
} from "@/components/portal/editor/address-refusals";
import { leftOutNotice } from "@/components/portal/editor/pasted-notice";

const UNFINISHED =
  "This address is not complete. A whole one looks like https://www.example.org/page.";

describe("A refused link says why", () => {
  test.each([
    ["", "Type the address that the link leads to."],
    ["example.org", "Start with https:// – for example https://example.org"],
    ["www.example.org/a?b#c", "Start with https:// – for example https://www.example.org/a?b#c"],
    ["example.org:8080/a", "Start with https:// – for example https://example.org:8080/a"],
    ["उदाहरण.भारत", "Start with https:// – for example https://उदाहरण.भारत"],
    ["//example.org", "Start with https: – for example https://example.org"],
    ["asha@example.org", "Start with mailto: – for example mailto:asha@example.org"],
    ["(022) 1234-5678", "Start with tel: – for example tel:02212345678"],
    ["mailto:", "Nothing follows mailto:"],
    ["https:/example.org", UNFINISHED],
    ["https://", UNFINISHED],
    ["http:example.org", UNFINISHED],
    ["contact", "Start with https://, or with / for an address on this site."],
    ["#top", "Start with https://, or with / for an address on this site."],
    ["https://example.org/a b", "An address has no spaces. Write %20 in place of each."],
    ["JavaScript:alert(1)", `Links cannot start with javascript. ${LINK_RULE}`],
    ["ftp://example.org", `Links cannot start with ftp. ${LINK_RULE}`],
    ["data:text/html,a", `Links cannot start with data. ${LINK_RULE}`],
    ["C:\\Loans\\plan.pdf", "This file is on your own computer: visitors cannot see it."],
    ["file:///home/plan.pdf", "This file is on your own computer: visitors cannot see it."],
  ])("%j", (address, reason) => expect(linkRefusal(address)).toBe(reason));
});

describe("A refused picture says why", () => {
  test.each([
    ["", "Type the address of the picture."],
    ["example.org/a.png", "Start with https:// – for example https://example.org/a.png"],
    ["https://example.org/a", IMAGE_RULE],
    ["https://example.org/a.webp?b=1", `Pictures that end in webp cannot be used. ${IMAGE_RULE}`],
    ["/art/a.svg", `Pictures that end in svg cannot be used. ${IMAGE_RULE}`],
    [
      "data:image/svg+xml;base64,PHN2Zz4=",
      `Pictures of type image/svg+xml cannot be used. ${IMAGE_RULE}`,
    ],
    ["data:image/png,raw", `The data of this picture is not base64. ${IMAGE_RULE}`],
    ["blob:https://example.org/a", `Pictures cannot start with blob. ${IMAGE_RULE}`],
    ["mailto:a@example.org", `Pictures cannot start with mailto. ${IMAGE_RULE}`],
    ["D:/a.png", "This file is on your own computer: visitors cannot see it."],
  ])("%j", (address, reason) => expect(imageRefusal(address)).toBe(reason));
});

test("An address that is allowed is not refused, whatever the case of its letters", () => {
  expect(linkRefusal("HTTPS://EXAMPLE.ORG/")).toBeNull();
  expect(linkRefusal("/contact")).toBeNull();
  expect(imageRefusal("https://example.org/A.JPEG")).toBeNull();
  expect(imageRefusal("/art/a.PNG")).toBeNull();
});

describe("The notice of a paste", () => {
  test.each([
    [{ pictures: 0, links: 0 }, ""],
    [{ pictures: 1, links: 0 }, `1 picture was left out. ${IMAGE_RULE}`],
    [{ pictures: 2, links: 0 }, `2 pictures were left out. ${IMAGE_RULE}`],
    [{ pictures: 0, links: 1 }, `1 link was left out, its words stayed. ${LINK_RULE}`],
    [{ pictures: 0, links: 2 }, `2 links were left out, their words stayed. ${LINK_RULE}`],
  ])("of %j", (leftOut, told) => expect(leftOutNotice(leftOut)).toBe(told));
});
