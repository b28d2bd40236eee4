import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { freshness } from "@/lib/cache/freshness.mjs";
import { IS_KEPT, keepBody } from "@/lib/cache/kept-body.mjs";
import { answerKeptFirst } from "@/lib/server/kept-answers";
import { type Answer, ask } from "../tools/bench/answers";

// What is sent without asking Next, by a Next that tells what it is asked.

const body = Buffer.from("the page");
let asked: string[];
let isCurrent: boolean;
keepBody(body, { gzipped: body, isCurrent: () => isCurrent });

/** What Next puts into the header of a body that is kept, and of one that is not. */
let cacheControl: string;
let status: number;

/** Next answers once this resolves. */
let isReady: Promise<void>;

const server = createServer(async (request, response) => {
  asked.push(`${request.method} ${request.url}`);
  await isReady;
  response.setHeader("X-Request-Id", "its own");
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("Content-Type", "text/html");
  response.statusCode = status;
  response.flushHeaders();
  response.write(body);
  response.end();
});
answerKeptFirst(server);

let url: string;
beforeEach(async () => {
  [asked, isCurrent, cacheControl, status] = [[], true, `public${IS_KEPT}`, 200];
  isReady = Promise.resolve();
  await once(server.listen(0, "127.0.0.1"), "listening");
  // Another address for each test.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${Math.random()}`;
});
afterEach(() => void server.close());

const named = ({ headers }: Answer) => headers.map(([name, value]) => [name.toLowerCase(), value]);

test("a kept page is asked of Next once, and then sent with the same headers", async () => {
  const first = await ask(url);
  const second = await ask(url);
  expect(asked).toHaveLength(1);
  expect([second.status, String(second.body)]).toEqual([200, "the page"]);
  expect(named(first)).toEqual([["x-request-id", "its own"], ...named(second)]);
});

test("what a publish has overtaken is asked of Next again", async () => {
  await ask(url);
  isCurrent = false;
  await ask(url);
  expect(asked).toHaveLength(2);
});

test("asks Next again after a publish, even while an answer is in the making", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  isReady = promise;
  const untilAsked = async (times: number) => {
    for (let ms = 0; asked.length < times && ms < 1_000; ms += 10) await pause(10);
    return asked.length;
  };
  const before = ask(url);
  expect(await untilAsked(1)).toBe(1);
  // The publish comes after both.
  const beside = ask(url, { Cookie: "session=x" });
  expect(await untilAsked(2)).toBe(2);
  freshness.expireAll();
  const after = ask(`${url}?_rsc=x`, { RSC: "1" });
  await pause(100);
  expect(asked).toHaveLength(2);
  resolve();
  await Promise.all([before, beside, after]);
  expect(asked).toHaveLength(3);
});

test.each([
  ["of somebody with a session", "GET", { Cookie: "session=x" }],
  ["of Next's own client", "GET", { RSC: "1" }],
  ["of Next's own client in advance", "GET", { "Next-Router-Prefetch": "1" }],
  ["for the headers alone", "HEAD", {}],
  ["that sends something", "POST", {}],
])("a request %s goes to Next, and is not learnt from", async (_what, method, headers) => {
  await ask(url, headers, method);
  await ask(url);
  await ask(url, headers, method);
  expect(asked).toHaveLength(3);
});

test.each([
  ["is not kept", 200, "no-store"],
  ["is a page of 404", 404, `public${IS_KEPT}`],
])("what %s is asked of Next each time", async (_what, code, header) => {
  [status, cacheControl] = [code, header];
  await ask(url);
  await ask(url);
  expect(asked).toHaveLength(2);
});
