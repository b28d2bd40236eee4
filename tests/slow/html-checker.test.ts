import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { runProgram } from "../../tools/site/programs";
import { withSite } from "../support/with-site";

const run = promisify(execFile);

/** Pages that the sitemap does not list. */
const UNLISTED_PATHS = [
  "/login",
  "/register",
  "/blog?q=loan",
  "/blog?q=",
  "/no-such-page",
  "/blog/none",
];

type Message = { url: string; message: string; extract?: string };

test("passes the Nu HTML checker on every public page and the 404 pages", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-html-"));
  await withSite({}, async (site, DATABASE_URL) => {
    await runProgram("prisma/seed.ts", { variables: { DATABASE_URL } });
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url!).pathname);
    expect(paths.length).toBeGreaterThan(50);
    for (const page of [...paths, ...UNLISTED_PATHS]) {
      const html = await (await fetch(site.url + page)).text();
      writeFileSync(path.join(folder, `${encodeURIComponent(page)}.html`), html);
    }
    const jar = "node_modules/vnu-jar/build/dist/vnu.jar";
    const options = ["--exit-zero-always", "--errors-only", "--format", "json", "--stdout"];
    const { stdout } = await run("java", ["-jar", jar, ...options, folder], {
      maxBuffer: 1 << 28,
    });
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    const problems = messages.map(({ url, message, extract = "" }) => {
      const page = decodeURIComponent(path.basename(url, ".html"));
      return `${decodeURIComponent(page)}: ${message} (${extract})`;
    });
    expect(problems).toEqual([]);
  });
  rmSync(folder, { recursive: true });
});
