import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { site } from "@/content/site";
import type { SiteContent } from "@/content/types";
import { findInvalidFields } from "../scripts/site-schema";

describe("content/site.ts", () => {
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
  const { disclosures, office } = filled;
  const missingPortrait = { ...portrait, src: "/people/nobody.jpg" };
  const wrongSizePortrait = { ...portrait, width: 480 };

  test("is valid unchanged, and with its empty fields filled in", async () => {
    expect(await findInvalidFields(filled)).toEqual([]);
    expect(await findInvalidFields(site)).toEqual([]);
  });

  test.each<[field: string, change: Record<string, unknown>]>([
    ["name", { name: undefined }],
    ["slug", { slug: "Udaya Wealth" }],
    ["country", { country: "India" }],
    ["copyrightFrom", { copyrightFrom: "2024" }],
    ["social", { social: [] }],
    ["social[4].href", { social: [...filled.social.slice(1), { network: "X", href: "x.com" }] }],
    ["disclosures.loans.lenders", { disclosures: { ...disclosures, loans: { lenders: "A" } } }],
    ["whatsapp", { whatsapp: "98470 12345" }],
    ["whatsapp", { whatsapp: "+91 9847" }],
    ["office", { office: { ...office, hour: [] } }],
    ["office.mapUrl", { office: { ...office, mapUrl: "http://maps.example/udaya" } }],
    ["office.lines[0]", { office: { ...office, lines: [""] } }],
    ["responseTime", { responseTime: "within one working day." }],
    ["people", { people: [person, person] }],
    ["people[0].photograph.src", { people: [{ ...person, photograph: missingPortrait }] }],
    ["people[0].photograph", { people: [{ ...person, photograph: wrongSizePortrait }] }],
    ["securityEmail", { securityEmail: "security" }],
  ])("reports %s as invalid for %j", async (field, change) => {
    const lines = await findInvalidFields({ ...filled, ...change });
    expect(lines).toEqual([expect.stringMatching(/^[\w.[\]]+ (must|has no field) \S/)]);
    expect(lines[0]!.split(" ")[0]).toBe(field);
  });
});

test("fails the build on a type error in content/, and names the file, line and field", () => {
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
    const options = { cwd: folder, encoding: "utf8" } as const;
    const { status, stderr } = spawnSync(process.execPath, args, options);
    expect(stderr).toMatch(/^\ncontent\/home\.ts\(\d+,\d+\): error TS\d+: .*'txt'/);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
