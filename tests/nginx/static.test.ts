import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { copyStatic } from "../../tools/nginx";
import {
  sendRequest,
  type NginxAnswer,
  decodeText,
  withinOneSecond,
  withNginx,
  withMockSites,
} from "../support/nginx";
import { securityHeaders } from "../support/security-headers";

const IMMUTABLE = "public, max-age=31536000, immutable";

async function expectFiles(url: string, files: Map<string, NginxAnswer>, cachePattern: RegExp) {
  for (const [file, { body, headers }] of files) {
    const plain = await sendRequest(url, file);
    expect([file, plain.status, plain.body.equals(body)]).toEqual([file, 200, true]);
    expect([file, String(plain.cache)]).toEqual([file, expect.stringMatching(cachePattern)]);
    expect(plain.headers).toMatchObject({ ...securityHeaders, "cache-control": IMMUTABLE });
    expect(plain.headers["content-type"]?.toLowerCase()).toBe(
      headers["content-type"]?.toLowerCase(),
    );
    if (file.endsWith(".woff2")) continue;
    const compressed = await sendRequest(url, file, { headers: { "Accept-Encoding": "gzip" } });
    // The site does not compress files under 1 KB.
    if (body.length >= 1_024)
      expect([file, compressed.headers["content-encoding"]]).toContain("gzip");
    expect([file, compressed.headers]).toMatchObject([file, { vary: "Accept-Encoding" }]);
    expect(decodeText(compressed)).toBe(body.toString());
  }
}

test("serves the same static files from an instance, the cache and the folder of earlier builds", async () => {
  const files = new Map<string, NginxAnswer>();
  await withNginx({}, {}, async ({ nginx, site }) => {
    const html = decodeText(await sendRequest(nginx.url, "/"));
    for (const file of new Set(html.match(/\/_next\/static\/[\w./~-]+\.\w+/g))) {
      files.set(file, await sendRequest(site.url, file));
    }
    expect(files.size).toBeGreaterThan(5);
    await expectFiles(nginx.url, files, /^(MISS|HIT)$/);
    await site.kill();
    await expectFiles(nginx.url, files, /^HIT$/);
  });
  const folder = mkdtempSync(path.join(tmpdir(), "arthora-static-"));
  copyStatic(".next", folder);
  const otherBuild: RequestListener = (_, response) =>
    response.writeHead(404, { "Cache-Control": IMMUTABLE }).end();
  try {
    for (const [instances, status] of [
      [[otherBuild], 404],
      [[], 503],
    ] as const) {
      await withMockSites([...instances], { NGINX_STATIC_FOLDER: folder }, async ({ url }) => {
        await expectFiles(url, files, /^undefined$/);
        for (const file of ["/_next/static/chunks/none.js", "/_next/static/chunks"]) {
          const missing = await sendRequest(url, file);
          expect([file, missing.status]).toEqual([file, status]);
          expect(missing.headers).toMatchObject({
            ...securityHeaders,
            "cache-control": "no-store",
          });
        }
      });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("caches only files that the site marks as immutable", async () => {
  const site: RequestListener = (_, response) =>
    response.writeHead(200, { "Cache-Control": "no-cache", "Content-Type": "text/html" }).end("x");
  await withMockSites([site], {}, async ({ url }) => {
    const files = ["/_next/static/chunks/none.js", "/uploads/none/none.pdf"];
    for (const file of [...files, ...files]) {
      const { status, cache } = await sendRequest(url, file);
      expect([file, status, cache]).toEqual([file, 200, "MISS"]);
    }
  });
});

test("does not cache an unsolicited 304 response", async () => {
  let requestCount = 0;
  const site: RequestListener = (_, response) => {
    requestCount += 1;
    const headers = { "Cache-Control": "public, max-age=0, must-revalidate", ETag: 'W/"x"' };
    if (requestCount === 1) response.writeHead(304, headers).end();
    else response.writeHead(200, { ...headers, "Content-Type": "text/html" }).end("The page");
  };
  await withMockSites([site], {}, async ({ url }) => {
    const [, second] = await withinOneSecond(async () => {
      requestCount = 0;
      const page = `/page-${Date.now()}`;
      return [await sendRequest(url, page), await sendRequest(url, page)];
    });
    expect([second.status, second.cache, decodeText(second)]).toEqual([200, "MISS", "The page"]);
  });
});

test("asks each instance for a static file until one has it", async () => {
  // From file to file, nginx changes the instance that it asks first, so each of the three comes first at least once.
  const oldFiles = Array.from(
    { length: 6 },
    (_, index) => `/_next/static/chunks/of-old-build-${index}.js`,
  );
  const requestedBuilds: string[] = [];
  const builds = ["old", "new", "newer"].map((build): RequestListener => (request, response) => {
    requestedBuilds.push(build);
    const hasFile = build === "old" && oldFiles.includes(request.url ?? "");
    response.writeHead(hasFile ? 200 : 404, { "Cache-Control": IMMUTABLE }).end(build);
  });
  await withMockSites(builds, {}, async ({ url }) => {
    for (const file of [...oldFiles, ...oldFiles]) {
      const { status, body } = await sendRequest(url, file);
      expect([file, status, body.toString()]).toEqual([file, 200, "old"]);
    }
    expect(requestedBuilds.filter((build) => build === "old")).toHaveLength(oldFiles.length);
    expect(requestedBuilds).toEqual(expect.arrayContaining(["new", "newer"]));
    expect((await sendRequest(url, "/_next/static/chunks/none.js")).status).toBe(404);
  });
});
