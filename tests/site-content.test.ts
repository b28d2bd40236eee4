import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { site } from "@/content/site";
import { findInvalidDetails, findInvalidFields } from "../scripts/site-schema";

describe("content/site.ts", () => {
  test("is valid unchanged", () => {
    expect([...findInvalidFields(site), ...findInvalidDetails(site)]).toEqual([]);
  });

  test.each<[field: string, change: Record<string, unknown>]>([
    ["name", { name: undefined }],
    ["slug", { slug: "Udaya Wealth" }],
    ["country", { country: "India" }],
    ["copyrightFrom", { copyrightFrom: "2024" }],
    ["social", { social: [] }],
    ["social[4].href", { social: [...site.social.slice(1), { network: "X", href: "x.com" }] }],
    ["", { tagLine: "Plans" }],
  ])("reports %s as invalid for %j", (field, change) => {
    const lines = findInvalidFields({ ...site, ...change });
    expect(lines).toEqual([expect.stringMatching(/^[\w.[\]]* ?(must|has no field) \S/)]);
    expect(lines[0]).toMatch(new RegExp(`^${field.replace(/[[\]]/g, "\\$&")} ?(must|has)`));
  });

  test("reports a detail that the first start could not store", () => {
    const lines = findInvalidDetails({ ...site, whatsapp: "98470 12345" });
    expect(lines).toEqual([expect.stringMatching(/^contact\.whatsapp WhatsApp must be a number/)]);
  });
});

test("fails the build on a type error in content/, and names the file, line and field", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-content-"));
  try {
    for (const name of ["content", "lib", "scripts", "tsconfig.json", "package.json"]) {
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
