import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { runProgram } from "../../tools/site/programs";
import { startSite, type TestSite } from "../../tools/site/site";

const run = promisify(execFile);

/** Pages that the sitemap does not list. */
const UNLISTED = ["/login", "/register", "/blog?q=loan", "/blog?q=", "/no-such-page", "/blog/none"];

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

describe("The Nu HTML checker", () => {
  let database: TestDatabase;
  let site: TestSite;
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-html-"));
  beforeAll(async () => {
    database = await createDatabase("sqlite");
    await runProgram("prisma/seed.ts", { variables: { DATABASE_URL: database.url } });
    site = await startSite(database.url);
  });
  afterAll(async () => {
    await site?.kill();
    await database?.drop();
    rmSync(folder, { recursive: true });
  });

  test("finds no error on any page", async () => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url!).pathname);
    expect(listed.length).toBeGreaterThan(50);
    for (const page of [...listed, ...UNLISTED]) {
      const html = await (await fetch(site.url + page)).text();
      writeFileSync(path.join(folder, `${encodeURIComponent(page)}.html`), html);
    }
    const jar = "node_modules/vnu-jar/build/dist/vnu.jar";
    const options = ["--exit-zero-always", "--errors-only", "--format", "json", "--stdout"];
    const { stdout } = await run("java", ["-jar", jar, ...options, folder], {
      maxBuffer: 1 << 28,
    });
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    const found = messages.map(({ url, message, extract = "" }) => {
      const page = decodeURIComponent(path.basename(url, ".html"));
      return `${decodeURIComponent(page)}: ${message} (${extract})`;
    });
    expect(found).toEqual([]);
  });
});
