import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { collectStatic } from "../../scripts/edge/static";
import { startEdge } from "../../scripts/edge/nginx";
import {
  askEdge,
  type EdgeSuite,
  startEdgeSuite,
  textOf,
  wide,
  withinOneSecond,
} from "../harness/edge";

// Files that never change, of this build and of those before it.

const IMMUTABLE = "public, max-age=31536000, immutable";
const gzip = { headers: { "Accept-Encoding": "gzip" } };

let suite: EdgeSuite;
const folder = mkdtempSync(path.join(tmpdir(), "arthora-static-"));
beforeAll(async () => {
  suite = await startEdgeSuite({ values: { ...wide, EDGE_STATIC_FOLDER: folder } });
});
afterAll(async () => {
  await suite?.stop();
  rmSync(folder, { recursive: true });
});

/** The addresses of files that a page refers to. */
async function filesOf(page: string): Promise<string[]> {
  const html = textOf(await askEdge(suite.edge.url, page));
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.\w+/g))];
}

test("files are the same from nginx's folder, from an instance, and kept from it", async () => {
  const files = [...(await filesOf("/")), ...(await filesOf("/contact"))];
  expect(files.length).toBeGreaterThan(10);
  const seen = new Map<string, Buffer>();
  for (const file of files) {
    const direct = await askEdge(suite.site.url, file);
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, body } = await askEdge(suite.edge.url, file);
      expect([file, status, headers["cache-control"]]).toEqual([file, 200, IMMUTABLE]);
      expect([file, body.equals(direct.body)]).toEqual([file, true]);
      expect(headers["content-type"]?.toLowerCase()).toBe(
        direct.headers["content-type"]?.toLowerCase(),
      );
    }
    seen.set(file, direct.body);
  }
  await suite.site.kill();
  const kept = await askEdge(suite.edge.url, files[0]!);
  expect([kept.status, kept.cache]).toEqual([200, "HIT"]);

  collectStatic(".next", folder);
  for (const [file, bytes] of seen) {
    const plain = await askEdge(suite.edge.url, file);
    expect([file, plain.status, plain.cache]).toEqual([file, 200, undefined]);
    expect([file, plain.body.equals(bytes)]).toEqual([file, true]);
    expect(plain.headers["cache-control"]).toBe(IMMUTABLE);
    const packed = await askEdge(suite.edge.url, file, gzip);
    if (file.endsWith(".woff2")) continue;
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(gunzipSync(packed.body).equals(bytes)).toBe(true);
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
  const edge = await startEdge({ servers: [`127.0.0.1:${port}`], values: wide });
  try {
    for (const file of ["/_next/static/chunks/none.js", "/uploads/none/none.pdf"]) {
      for (let time = 0; time < 2; time += 1) {
        const { status, cache } = await askEdge(edge.url, file);
        expect([file, status, cache]).toEqual([file, 200, "MISS"]);
      }
    }
    expect(asked).toBe(4);
  } finally {
    await edge.stop();
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
  const edge = await startEdge({ servers: [`127.0.0.1:${port}`], values: wide });
  try {
    const [, second] = await withinOneSecond(async () => {
      asked = 0;
      const path = `/page-${Date.now()}`;
      return [await askEdge(edge.url, path), await askEdge(edge.url, path)];
    });
    expect([second.status, second.cache, textOf(second)]).toEqual([200, "MISS", "The page"]);
  } finally {
    await edge.stop();
    server.close();
  }
});

test("a file that one instance does not have is asked of the other", async () => {
  // In turns each of the two is asked first.
  const names = Array.from({ length: 6 }, (_, at) => `/_next/static/chunks/of-the-other-${at}.js`);
  const asked: string[] = [];
  const instances = await Promise.all(
    ["old", "new"].map(async (build) => {
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
  const edge = await startEdge({ servers, values: wide });
  try {
    for (const name of [...names, ...names]) {
      const { status, body } = await askEdge(edge.url, name);
      expect([name, status, body.toString()]).toEqual([name, 200, "old"]);
    }
    // Once each; then nginx has it.
    expect(asked.filter((build) => build === "old")).toHaveLength(names.length);
    expect(asked).toContain("new");
    for (const name of names) expect((await askEdge(edge.url, `${name}.none`)).status).toBe(404);
  } finally {
    await edge.stop();
    for (const server of instances) server.close();
  }
});
