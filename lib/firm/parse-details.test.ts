import { describe, expect, test } from "@jest/globals";
import { parseDetails, parseFormValues } from "./parse-details";
import { firmSchema } from "./schema";

const details = firmSchema.parse({ contact: { phone: "+91 484 123 4567" } });

describe("parseDetails", () => {
  test.each([
    ["a link that runs a script", "social", { x: "javascript:alert(1)" }],
    ["a link without https", "contact", { ...details.contact, mapUrl: "http://maps.example/" }],
    ["half an email", "contact", { ...details.contact, email: "asha@" }],
    ["wrong numbers", "complaints", { direct: { received: "two", resolved: "-3" } }],
    ["too many rows", "people", Array.from({ length: 101 }, () => ({ name: "Asha", role: "CA" }))],
  ])("empties %s, and keeps the rest", (_, section, values) => {
    expect(parseDetails({ ...details, [section]: values })).toEqual(details);
  });

  test("keeps a row whose required texts are missing", () => {
    const { loans } = parseDetails({ loans: { lenders: [{ name: "", grievanceUrl: "" }] } });
    expect(loans.lenders).toEqual([{ name: "…", grievanceUrl: "" }]);
  });

  test("leaves missing required texts empty for the form", () => {
    const { loans } = parseFormValues({ loans: { lenders: [{ grievanceUrl: "" }] } });
    expect(loans.lenders).toEqual([{ name: "", grievanceUrl: "" }]);
  });

  test("returns defaults for a missing section and for a missing version", () => {
    const { complaints, ...older } = details;
    expect(parseDetails({ ...older, title: "Firm details" })).toEqual({ ...older, complaints });
    expect(parseDetails(null)).toEqual(firmSchema.parse({}));
  });
});
