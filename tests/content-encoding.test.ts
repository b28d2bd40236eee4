import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "@jest/globals";
import { negotiateEncoding } from "@/lib/server/content-encoding";
import { IS_KEPT, keepBody } from "@/lib/cache/kept-body.mjs";
import { ask } from "../tools/bench/answers";

// The form of an answer that several requests share.

const body = Buffer.from("words ".repeat(500));
const gzipped = gzipSync(body);
keepBody(body, { gzipped, isCurrent: () => true });
const ETAG = 'W/"one"';

let close = () => {};
afterEach(() => close());

async function serve(answer: RequestListener) {
  const server = createServer((request, response) => {
    negotiateEncoding(request, response);
    answer(request, response);
  }).listen(0, "127.0.0.1");
  close = () => void server.close();
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async (headers: Record<string, string> = {}, method = "GET") => {
    const got = await ask(url, headers, method);
    return { ...got, headers: Object.fromEntries(got.headers) as Record<string, string> };
  };
}

/** Answers as Next does: with headers first, and then the body in one piece. */
const kept: RequestListener = (_request, response) => {
  response.appendHeader("Cache-Control", `no-cache${IS_KEPT}`);
  response.setHeader("Content-Type", "text/html");
  response.setHeader("ETag", ETAG);
  response.setHeader("Vary", "rsc");
  response.flushHeaders();
  response.write(body);
  response.end();
};

describe("A kept answer", () => {
  test.each(["gzip", "br, gzip;q=0.5", "*"])("is sent compressed to %s", async (accepted) => {
    const got = await (await serve(kept))({ "Accept-Encoding": accepted });
    expect([got.status, got.body.equals(gzipped)]).toEqual([200, true]);
    expect(got.headers).toMatchObject({
      "Cache-Control": "no-cache",
      "Content-Encoding": "gzip",
      Vary: "rsc, Accept-Encoding",
    });
  });

  test.each(["", "identity", "br", "gzip;q=0"])("is sent as it is to %j", async (accepted) => {
    const got = await (await serve(kept))({ "Accept-Encoding": accepted });
    expect([got.status, got.body.equals(body)]).toEqual([200, true]);
    expect(got.headers).not.toHaveProperty("Content-Encoding");
    expect(got.headers).toMatchObject({
      "Cache-Control": "no-cache",
      Vary: "rsc, Accept-Encoding",
    });
  });

  test.each(["GET", "HEAD"])("is not sent to whom has it, by %s", async (method) => {
    const headers = { "If-None-Match": ETAG, "Accept-Encoding": "gzip" };
    const got = await (await serve(kept))(headers, method);
    expect([got.status, got.body.length]).toEqual([304, 0]);
    expect(got.headers).toEqual({
      "Cache-Control": "no-cache",
      ETag: ETAG,
      Vary: "rsc, Accept-Encoding",
    });
  });

  test.each([
    { "If-None-Match": 'W/"other"' },
    { "If-None-Match": ETAG, "Cache-Control": "no-cache" },
  ])("is sent whole to a request with %j", async (headers) => {
    const got = await (await serve(kept))(headers as Record<string, string>);
    expect([got.status, got.body.equals(body)]).toEqual([200, true]);
  });
});

test.each([
  ["a copy", [Buffer.from(body)]],
  ["pieces", [body.subarray(0, 100), body.subarray(100)]],
])("sends a kept answer uncompressed when Next writes %s", async (_what, pieces) => {
  const get = await serve((_request, response) => {
    response.setHeader("Cache-Control", `no-cache${IS_KEPT}`);
    response.flushHeaders();
    for (const piece of pieces) response.write(piece);
    response.end();
  });
  const got = await get({ "Accept-Encoding": "gzip" });
  expect([got.status, got.body.equals(body)]).toEqual([200, true]);
  expect(got.headers).not.toHaveProperty("Content-Encoding");
});

test.each([
  ["POST", 200],
  ["GET", 404],
])("%s with status %i is never answered with 304", async (method, status) => {
  const get = await serve((_request, response) => {
    response.writeHead(status, { ETag: ETAG }).end("text");
  });
  const { status: got, body: text } = await get({ "If-None-Match": ETAG }, method);
  expect([got, String(text)]).toEqual([status, "text"]);
});

test("an answer has one Cache-Control, the last that was added", async () => {
  const get = await serve((_request, response) => {
    response.appendHeader("Cache-Control", "private, no-store");
    response.appendHeader("Cache-Control", "public, max-age=0");
    response.end("text");
  });
  expect((await get()).headers["Cache-Control"]).toBe("public, max-age=0");
});
