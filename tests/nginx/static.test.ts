import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { keepStatic, startNginx } from "../../tools/nginx";
import {
  askNginx,
  type NginxAnswer,
  type NginxSuite,
  startNginxSuite,
  textOf,
  wide,
  withinOneSecond,
} from "../support/nginx";
import { securityHeaders } from "../support/security-headers";

// Files that never change, of this build and of those before it.

const IMMUTABLE = "public, max-age=31536000, immutable";
const gzip = { headers: { "Accept-Encoding": "gzip" } };

let suite: NginxSuite;
beforeAll(async () => {
  suite = await startNginxSuite();
});
afterAll(() => suite?.stop());

/** The addresses of files that a page refers to. */
async function filesOf(page: string): Promise<string[]> {
  const html = textOf(await askNginx(suite.nginx.url, page));
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.\w+/g))];
}

test("files are the same from an instance, kept from it, and from the folder of earlier builds", async () => {
  const files = [...(await filesOf("/")), ...(await filesOf("/contact"))];
  expect(files.length).toBeGreaterThan(10);
  const direct = new Map<string, NginxAnswer>();
  for (const file of files) direct.set(file, await askNginx(suite.site.url, file));

  async function expectFiles(url: string, cache: RegExp) {
    for (const [file, { body, headers }] of direct) {
      const plain = await askNginx(url, file);
      expect([file, plain.status, String(plain.cache)]).toEqual([
        file,
        200,
        expect.stringMatching(cache),
      ]);
      expect([file, plain.body.equals(body)]).toEqual([file, true]);
      expect(plain.headers["cache-control"]).toBe(IMMUTABLE);
      expect(plain.headers["content-type"]?.toLowerCase()).toBe(
        headers["content-type"]?.toLowerCase(),
      );
      expect([file, plain.headers]).toMatchObject([file, securityHeaders]);
      if (file.endsWith(".woff2")) continue;
      const packed = await askNginx(url, file, gzip);
      const encoding = packed.headers["content-encoding"];
      // The site sends what is shorter than a kilobyte as it is: packing it would gain nothing.
      if (encoding !== undefined || body.length >= 1024)
        expect([file, encoding]).toEqual([file, "gzip"]);
      expect([file, packed.headers]).toMatchObject([file, { vary: "Accept-Encoding" }]);
      expect((encoding ? gunzipSync(packed.body) : packed.body).equals(body)).toBe(true);
    }
  }

  await expectFiles(suite.nginx.url, /^MISS|HIT$/);
  await suite.site.kill();
  await expectFiles(suite.nginx.url, /^HIT$/);

  const folder = mkdtempSync(path.join(tmpdir(), "arthora-static-"));
  keepStatic(".next", folder);
  const values = { ...wide, NGINX_STATIC_FOLDER: folder };
  const otherBuild = createServer((_request, response) => {
    response.writeHead(404, { "Cache-Control": IMMUTABLE }).end();
  }).listen(0, "127.0.0.1");
  await once(otherBuild, "listening");
  const { port } = otherBuild.address() as AddressInfo;
  try {
    for (const [server, status] of [
      [`127.0.0.1:${port}`, 404],
      ["127.0.0.1:1", 503],
    ] as const) {
      const nginx = await startNginx({ servers: [server], values });
      try {
        await expectFiles(nginx.url, /^undefined$/);
        for (const file of ["/_next/static/chunks/none.js", "/_next/static/chunks"]) {
          const none = await askNginx(nginx.url, file);
          expect([file, none.status]).toEqual([file, status]);
          expect(none.headers).toMatchObject({ ...securityHeaders, "cache-control": "no-store" });
        }
      } finally {
        await nginx.stop();
      }
    }
  } finally {
    otherBuild.close();
    rmSync(folder, { recursive: true });
  }
});

test("what the site does not mark as never changing is not kept with the files", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(200, { "Cache-Control": "no-cache", "Content-Type": "text/html" }).end("x");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const nginx = await startNginx({ servers: [`127.0.0.1:${port}`], values: wide });
  try {
    for (const file of ["/_next/static/chunks/none.js", "/uploads/none/none.pdf"]) {
      for (let time = 0; time < 2; time += 1) {
        const { status, cache } = await askNginx(nginx.url, file);
        expect([file, status, cache]).toEqual([file, 200, "MISS"]);
      }
    }
    expect(asked).toBe(4);
  } finally {
    await nginx.stop();
    server.close();
  }
});

test("nginx keeps no 304 that it did not ask for", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    const headers = { "Cache-Control": "public, max-age=0, must-revalidate", ETag: 'W/"x"' };
    if (asked === 1) response.writeHead(304, headers).end();
    else response.writeHead(200, { ...headers, "Content-Type": "text/html" }).end("The page");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const nginx = await startNginx({ servers: [`127.0.0.1:${port}`], values: wide });
  try {
    const [, second] = await withinOneSecond(async () => {
      asked = 0;
      const path = `/page-${Date.now()}`;
      return [await askNginx(nginx.url, path), await askNginx(nginx.url, path)];
    });
    expect([second.status, second.cache, textOf(second)]).toEqual([200, "MISS", "The page"]);
  } finally {
    await nginx.stop();
    server.close();
  }
});

test("a file that only one instance has is asked of each other until it is found", async () => {
  // In turns each of the three is asked first.
  const names = Array.from({ length: 6 }, (_, at) => `/_next/static/chunks/of-the-other-${at}.js`);
  const asked: string[] = [];
  const instances = await Promise.all(
    ["old", "new", "newer"].map(async (build) => {
      const server = createServer((request, response) => {
        asked.push(build);
        const isThere = build === "old" && names.includes(request.url ?? "");
        response.writeHead(isThere ? 200 : 404, { "Cache-Control": IMMUTABLE }).end(build);
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      return server;
    }),
  );
  const servers = instances.map((server) => {
    const address = server.address();
    return `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  const nginx = await startNginx({ servers, values: wide });
  try {
    for (const name of [...names, ...names]) {
      const { status, body } = await askNginx(nginx.url, name);
      expect([name, status, body.toString()]).toEqual([name, 200, "old"]);
    }
    // Once each; then nginx has it.
    expect(asked.filter((build) => build === "old")).toHaveLength(names.length);
    expect(asked).toEqual(expect.arrayContaining(["new", "newer"]));
    for (const name of names) expect((await askNginx(nginx.url, `${name}.none`)).status).toBe(404);
  } finally {
    await nginx.stop();
    for (const server of instances) server.close();
  }
});
