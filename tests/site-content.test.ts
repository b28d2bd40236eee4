import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { site } from "@/content/site";
import type { SiteContent } from "@/content/types";
import { findWrongFields } from "../scripts/site-schema";

test("content/site.ts can be called, written to and found", async () => {
  expect(await findWrongFields(site)).toEqual([]);
});

describe("of a firm that is filled in", () => {
  const person = { name: "Latha Menon", role: "Adviser" };
  const portrait = { src: "/icons/icon-192.png", width: 192, height: 192 } as const;
  const filled: SiteContent = {
    ...site,
    whatsapp: "+91 98470 12345",
    office: {
      lines: ["Palm Court", "14 Marine Drive"],
      city: "Kochi 682031",
      hours: [{ days: "Monday to Friday", hours: "10 am to 6 pm" }],
      mapUrl: "https://maps.example/udaya",
    },
    responseTime: "within one working day",
    people: [{ ...person, photograph: portrait }],
  };
  const { office } = filled;

  test("each field may be set", async () => {
    expect(await findWrongFields(filled)).toEqual([]);
  });

  const { disclosures } = filled;

  test.each<[field: string, change: Record<string, unknown>]>([
    ["name", { name: undefined }],
    ["slug", { slug: "Udaya Wealth" }],
    ["country", { country: "India" }],
    ["copyrightFrom", { copyrightFrom: "2024" }],
    ["social", { social: [] }],
    ["social[4].href", { social: [...filled.social.slice(1), { network: "X", href: "x.com" }] }],
    ["disclosures.loans.lenders", { disclosures: { ...disclosures, loans: { lenders: "A" } } }],
    ["disclosures.adviser", { disclosures: { ...disclosures, adviser: "INA000000000" } }],
    ["whatsapp", { whatsapp: "98470 12345" }],
    ["whatsapp", { whatsapp: "+91 9847" }],
    ["whatsapp", { whatsapp: "https://wa.me/919847012345" }],
    ["office", { office: { ...office, hour: [] } }],
    ["office.mapUrl", { office: { ...office, mapUrl: "http://maps.example/udaya" } }],
    ["office.lines", { office: { ...office, lines: "14 Marine Drive" } }],
    ["office.lines[0]", { office: { ...office, lines: [""] } }],
    ["office.hours[0]", { office: { ...office, hours: ["Monday to Friday, 10 am to 6 pm"] } }],
    ["office.hours[0].hours", { office: { ...office, hours: [{ days: "Monday", hours: "" }] } }],
    ["responseTime", { responseTime: "within one working day." }],
    ["people", { people: person }],
    ["people[0].name", { people: [{ ...person, name: " " }] }],
    ["people", { people: [person, person] }],
    [
      "people[0].photograph.src",
      { people: [{ ...person, photograph: { ...portrait, src: "/people/nobody.jpg" } }] },
    ],
    ["people[0].photograph", { people: [{ ...person, photograph: { ...portrait, width: 480 } }] }],
    [
      "people[0].registrations[0].number",
      { people: [{ ...person, registrations: [{ what: "SEBI investment adviser", number: "" }] }] },
    ],
    ["securityEmail", { securityEmail: "security" }],
  ])("%s is refused as %j", async (field, change) => {
    const lines = await findWrongFields({ ...filled, ...change });
    expect(lines).toEqual([expect.stringMatching(/^[\w.[\]]+ (must|has no field) \S/)]);
    expect(lines[0]!.split(" ")[0]).toBe(field);
  });
});

test("refuses to build with a wrong type elsewhere in content/, naming file, line and field", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-content-"));
  try {
    for (const name of ["content", "scripts", "tsconfig.json", "package.json"]) {
      cpSync(name, path.join(folder, name), {
        recursive: true,
        filter: (each) => !each.includes("node_modules"),
      });
    }
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
    const home = path.join(folder, "content/home.ts");
    writeFileSync(home, readFileSync(home, "utf8").replace("text:", "txt:"));
    const program = `import { build } from "./scripts/setup/steps.mjs"; build();`;
    const args = ["--input-type=module", "-e", program];
    const { status, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stderr).toMatch(/^\ncontent\/home\.ts\(\d+,\d+\): error TS\d+: .*'txt'/);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
