import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { markIncomplete, setPageStatus } from "@/lib/cache/page-status";
import { type RawResponse, fetchRaw } from "../tools/bench/fetch-raw";
import { FrontCache } from "@/lib/cache/front-cache";
import StoreHandler from "@/lib/cache/handler.mjs";
import { publish } from "@/lib/cache/publish";
import { store } from "@/lib/cache/store.mjs";

Object.assign(process.env, {
  DATABASE_URL: "file:/nowhere/site.db",
  NEXTAUTH_SECRET: "a-secret-for-tests-of-more-than-32-characters",
  SITE_URL: "http://localhost:3000",
});

const DOCUMENT = `<head></head><main>${"words ".repeat(400)}</main><script>1</script>`;
const KEY = "/route-cache/APP_PAGE/0a/$";

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

let requests: IncomingMessage[];
let responses: ServerResponse[];
let onRender: () => void;
let whenReady: Promise<void>;
let nextResponse: { status: number; key: string; headers: Record<string, string> };

async function respondLikeNext(request: IncomingMessage, response: ServerResponse) {
  requests.push(request);
  responses.push(response);
  const { status, key, headers } = { ...nextResponse };
  const handler = new StoreHandler();
  const cachedPage = await handler.get(key);
  if (!cachedPage) {
    await whenReady;
    onRender();
    await handler.set(key, {
      kind: "APP_PAGE",
      html: DOCUMENT,
      rscData: Buffer.from("data"),
      headers: {},
      status,
    } as never);
  }
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "s-maxage=31536000",
    ETag: '"made-by-next"',
    "x-nextjs-cache": cachedPage ? "HIT" : "MISS",
    ...headers,
  });
  response.end(request.method === "HEAD" ? undefined : DOCUMENT);
}

const frontCache = new FrontCache(
  (...call) => void respondLikeNext(...call),
  (path) =>
    path.startsWith("/own") ? "perRequest" : path.startsWith("/none") ? "notFound" : "shared",
  (_request, _response, callNext) => callNext(),
);
const server = createServer((...call) => frontCache.handle(...call));

let url: string;
let path: string;
const get = (headers: Record<string, string> = {}, method = "GET") =>
  fetchRaw(`${url}${path}`, headers, method);
const readHeaders = ({ headers }: RawResponse) =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  store.clear();
  [requests, responses] = [[], []];
  onRender = () => {};
  whenReady = Promise.resolve();
  path = "/offers/a";
  nextResponse = { status: 200, key: `${KEY}/offers/a`, headers: {} };
});

describe("a cached page", () => {
  test("is rendered once, and then sent from the cache with the same headers", async () => {
    const first = await get();
    const second = await get();
    expect(requests).toHaveLength(1);
    expect(String(second.body)).toBe(DOCUMENT);
    expect(readHeaders(second)).toEqual({ ...readHeaders(first), "x-nextjs-cache": "HIT" });
    expect(readHeaders(first)).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "content-security-policy": expect.stringContaining("script-src 'self' 'sha256-"),
      etag: 'W/"made-by-next"',
      vary: "Accept-Encoding",
    });
  });

  test("is compressed once per encoding", async () => {
    type Stored = { bodies: Map<string, Promise<Buffer>> };
    const readBodies = () => (store.get(`url ${path}`)!.value as Stored).bodies;
    await get({ "Accept-Encoding": "br" });
    const first = [...readBodies()];
    for (const encoding of ["br", "gzip", ""]) await get({ "Accept-Encoding": encoding });
    expect([...readBodies().keys()]).toEqual(["identity", "br", "gzip"]);
    for (const [encoding, body] of first) expect(readBodies().get(encoding)).toBe(body);
  });

  test.each<[string, keyof typeof decoders]>([
    ["br, gzip", "br"],
    ["*", "br"],
    ["gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    ["zstd", "identity"],
    ["", "identity"],
  ])("is sent for Accept-Encoding %j as %s", async (accepted, encoding) => {
    await get();
    const answer = await get({ "Accept-Encoding": accepted });
    const header = encoding === "identity" ? undefined : encoding;
    expect(readHeaders(answer)["content-encoding"]).toBe(header);
    expect(readHeaders(answer)["content-length"]).toBe(String(answer.body.length));
    expect(String(decoders[encoding](answer.body))).toBe(DOCUMENT);
    const head = await get({ "Accept-Encoding": accepted }, "HEAD");
    expect([head.body.length, readHeaders(head)]).toEqual([0, readHeaders(answer)]);
  });

  test.each([
    ['W/"made-by-next"', 304],
    ['"made-by-next"', 304],
    ['"other", W/"made-by-next"', 304],
    ["*", 304],
    ['"other"', 200],
  ])("answers If-None-Match: %s with %i", async (etag, status) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await get({ "If-None-Match": etag, "Accept-Encoding": "br" }, method);
      expect(answer.status).toBe(status);
      expect("content-encoding" in readHeaders(answer)).toBe(status === 200);
      expect(readHeaders(answer)).toMatchObject({
        etag: 'W/"made-by-next"',
        vary: "Accept-Encoding",
      });
      if (status === 304) expect(answer.body).toHaveLength(0);
    }
  });

  test("is rendered once for concurrent requests, and sent to each in the encoding that it accepts, or as 304", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    whenReady = promise;
    const headerSets = [{ "If-None-Match": '"made-by-next"' }, {}, { "Accept-Encoding": "gzip" }];
    const pendingResponses = headerSets.map((headers) => get(headers as Record<string, string>));
    while (requests.length === 0) await pause(5);
    resolve();
    const [notModified, plain, compressed] = await Promise.all(pendingResponses);
    expect([requests.length, notModified!.status, notModified!.body.length]).toEqual([1, 304, 0]);
    expect(String(plain!.body)).toBe(DOCUMENT);
    expect(String(gunzipSync(compressed!.body))).toBe(DOCUMENT);
  });

  test("is rendered without the query and headers of the request", async () => {
    await fetchRaw(`${url}${path}?_rsc=planted`, { "User-Agent": "planted", Referer: "planted" });
    expect(requests).toHaveLength(1);
    expect(requests[0]!.url).toBe(path);
    expect(JSON.stringify(requests[0]!.headers)).not.toContain("planted");
  });

  test.each([
    ["with a cookie", { Cookie: "session=x" }],
    ["from Next's client", { RSC: "1" }],
  ])("is sent by Next as a cache hit for a request %s", async (_kind, headers) => {
    const answer = await get(headers);
    expect(requests).toHaveLength(2);
    expect(readHeaders(answer)).toMatchObject({ "x-nextjs-cache": "HIT", etag: '"made-by-next"' });
  });

  test("is rendered again after its entry is published, but not after another entry is", async () => {
    await get();
    await publish("offer", "b", async () => {});
    await get();
    expect(requests).toHaveLength(1);
    await publish("offer", "a", async () => {});
    await get();
    expect(requests).toHaveLength(2);
  });

  test("is rendered again for requests after a publish, even if a render is in progress", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    whenReady = promise;
    const earlierRequests = [get(), get()];
    while (requests.length === 0) await pause(5);
    await publish("offer", "a", async () => {});
    const laterRequests = [get(), get(), get({ RSC: "1" })];
    await pause(50);
    expect(requests).toHaveLength(1);
    resolve();
    await Promise.all([...earlierRequests, ...laterRequests]);
    // Later requests share a second render, except the one from Next's client.
    expect(requests.map((request) => request.headers.rsc)).toEqual([undefined, undefined, "1"]);
  });

  test("is rendered again if it was rendered while a write was in progress", async () => {
    await publish("offer", "a", async () => void (await get()));
    await get();
    expect(requests).toHaveLength(2);
  });
});

describe("a page that is not cached", () => {
  test.each([
    ["a failure", () => setPageStatus(503, 30), 503],
    ["an incomplete render", markIncomplete, 200],
  ])(
    "is requested from Next each time after %s, and sent with Cache-Control: no-store",
    async (_what, fail, status) => {
      onRender = fail;
      for (let round = 1; round <= 2; round += 1) {
        const answer = await get({ Cookie: "session=x", "Accept-Encoding": "br" });
        expect([answer.status, requests.length]).toEqual([status, round]);
        expect(readHeaders(answer)["cache-control"]).toBe("no-store");
        expect(readHeaders(answer)["retry-after"]).toBe(status === 503 ? "30" : undefined);
      }
    },
  );

  test("is requested from Next each time if Next returns 404 for its path", async () => {
    nextResponse.status = 404;
    for (let round = 1; round <= 2; round += 1) {
      expect([(await get()).status, requests.length]).toEqual([404, round]);
    }
  });

  test("is left to Next if it sets a cookie", async () => {
    nextResponse.headers = { "Set-Cookie": "a=b" };
    await get();
    await get();
    expect(requests).toHaveLength(4);
  });

  test("is left to Next if its path is rendered per request, it is a search, or the method is POST", async () => {
    await get({}, "POST");
    for (path of ["/own", "/blog?q=tax", "/blog?page=2&q=tax"]) await get({ Cookie: "session=x" });
    const methodsAndCookies = requests.map(({ method, headers }) => [method, headers.cookie]);
    expect(methodsAndCookies).toEqual([
      ["POST", undefined],
      ["GET", "session=x"],
      ["GET", "session=x"],
      ["GET", "session=x"],
    ]);
  });

  test("is requested from Next if the store throws", async () => {
    const read = jest.spyOn(store, "get").mockImplementationOnce(() => {
      throw new Error("The store is broken");
    });
    const answer = await get();
    read.mockRestore();
    expect([answer.status, String(answer.body)]).toEqual([200, DOCUMENT]);
  });
});

test("closes Next's response for a public list when all clients have disconnected", async () => {
  path = "/api/blogs";
  const { promise, resolve } = Promise.withResolvers<void>();
  whenReady = promise;
  const controller = new AbortController();
  const aborted = [1, 2].map(() => fetch(`${url}${path}`, controller).catch(() => "aborted"));
  while (requests.length === 0) await pause(5);
  const closed = once(responses[0]!, "close");
  controller.abort();
  expect(await Promise.all(aborted)).toEqual(["aborted", "aborted"]);
  await closed;
  expect(responses[0]!.writableFinished).toBe(false);
  resolve();
  expect((await get()).status).toBe(200);
});

describe("an unknown path", () => {
  beforeEach(() => {
    nextResponse = { status: 404, key: `${KEY}/_not-found`, headers: {} };
  });

  test("gets one cached 404 page, whichever path is requested", async () => {
    for (const unknown of ["/none/a@example.in", "/none/b"]) {
      path = unknown;
      const answer = await get({ "Accept-Encoding": "gzip" });
      expect([answer.status, String(gunzipSync(answer.body))]).toEqual([404, DOCUMENT]);
      expect(readHeaders(answer)["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
    expect(requests.map((request) => request.url)).toEqual(["/_not-found"]);
  });

  test("gets the same 404 page if only Next can tell that the path is unknown", async () => {
    path = "/offers/planted";
    expect((await get()).status).toBe(404);
    expect((await get()).status).toBe(404);
    expect(requests.map((request) => request.url)).toEqual([path, "/_not-found", path]);
  });
});
