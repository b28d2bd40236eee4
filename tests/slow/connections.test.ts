import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { memoryOf } from "../support/memory";
import { onSqlite } from "../support/on-each-database";
import { open, sendRaw } from "../support/raw-request";
import { shortWaits } from "../support/site-clock";
import { withSite } from "../support/with-site";

// Connections that are held, fed slowly or filled without end take nothing from other visitors.
//
// What ends them, as Node sets it and `next start` leaves it: headers that are not there after 60
// seconds, and a request that is not whole after 300, are answered with 408 and the connection is
// closed (Node looks every 30 seconds); 5 seconds without a next request end a connection on which
// one was answered. One on which nothing was ever sent has the 60 seconds of the headers. Nobody
// waits here for that: each costs a socket and a few KB until then, and a proxy in front has limits
// of its own.

const MB = 1024 * 1024;
/** How many send without an end at once. */
const SENDERS = 24;
/** What is written at once of a body. */
const PIECE = 16 * 1024;

const lead = { name: "Meera", email: "meera@example.in", phone: "9876543210" };

const head = (line: string, ...fields: string[]) =>
  [`${line} HTTP/1.1`, "Host: localhost", ...fields, "", ""].join("\r\n");
const json = "Content-Type: application/json";
const chunked = "Transfer-Encoding: chunked";

/** A chunk as HTTP/1.1 writes it, with a size that may be a lie. */
const chunk = (bytes: Buffer, size = bytes.length) =>
  Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);

/** The longest that a visitor waits meanwhile for a page and the answer to a form, at p95. */
const VISIT_MS = 2_000;
/** The most memory that the process has after any of this: one that kept the bodies would have more. */
const MEMORY = 600 * MB;

const p95 = (times: number[]) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let held: Socket[] = [];
afterEach(() => {
  for (const socket of held) socket.destroy();
  held = [];
});

onSqlite("While connections", (suite) => {
  const descriptors = () => readdirSync(`/proc/${suite().site.pid}/fd`).length;

  const hold = async (count: number, first: string | Buffer = "") => {
    // Some at a time: a listener's queue is 511 long.
    for (let opened = 0; opened < count; opened += 250) {
      const some = Math.min(250, count - opened);
      const sockets = await Promise.all(Array.from({ length: some }, () => open(suite().site.url)));
      for (const socket of sockets) if (first !== "") socket.write(first);
      held.push(...sockets);
    }
  };

  let sent = 0;
  /** How long a visitor waits for a page and for the answer to a form, at p95. */
  const visit = async () => {
    const { url } = suite().site;
    const times: number[] = [];
    for (let time = 0; time < 20; time += 1) {
      const begun = performance.now();
      const message = `Please call me back, ${(sent += 1)}`;
      const body = { ...lead, message };
      expect((await call(url, "/")).status).toBe(200);
      expect((await call(url, "/api/contact", { method: "POST", body })).status).toBe(201);
      times.push(performance.now() - begun);
    }
    return p95(times);
  };

  /** Asserts that visitors notice nothing of what a piece of work begins, and that it ends. */
  const expectUnnoticed = async (work: () => Promise<void>) => {
    await visit();
    const before = descriptors();
    await work();
    expect(await visit()).toBeLessThan(VISIT_MS);
    // Over all of these tests: what each of them left would add up.
    expect(memoryOf(suite().site)).toBeLessThan(MEMORY);
    const most = descriptors();
    for (const socket of held) socket.destroy();
    for (let tries = 0; descriptors() > before + 20 && tries < 100; tries += 1) {
      await wait(100);
    }
    expect(descriptors()).toBeLessThanOrEqual(before + 20);
    return most - before;
  };

  // The page first: what Next would keep of a body shows while the process is still small.
  test.each([
    ["POST", "/login", 405],
    ["POST", "/api/contact", 413],
    ["POST", "/api/login", 413],
    ["POST", "/api/blogs", 401],
    ["DELETE", "/api/blogs/none", 401],
    ["POST", "/api/unknown", 404],
    ["POST", "/", 405],
  ])("send %s %s a body without an end", async (method, path, status) => {
    const answers: string[] = [];
    let bytes = 0;
    const piece = chunk(Buffer.alloc(64 * 1024, "0"));
    await expectUnnoticed(async () => {
      await hold(SENDERS, head(`${method} ${path}`, json, chunked));
      for (const socket of held) {
        socket.once("data", (data: Buffer) => answers.push(data.toString().slice(0, 12)));
        const write = () => {
          if (socket.destroyed || bytes > 600 * MB) return;
          bytes += piece.length;
          if (socket.write(piece)) setImmediate(write);
          else socket.once("drain", write);
        };
        write();
      }
      // Until the site takes no more of it, for a second and a half at most.
      for (let tries = 0, before = -1; before !== bytes && tries < 6; tries += 1) {
        before = bytes;
        await wait(250);
      }
      for (let tries = 0; answers.length < SENDERS && tries < 400; tries += 1) await wait(50);
    });
    expect(answers).toEqual(Array(SENDERS).fill(`HTTP/1.1 ${status}`));
  });

  test("are open and say nothing, and others have said half of what they want", async () => {
    const most = await expectUnnoticed(async () => {
      await hold(2_000);
      await hold(500, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: a");
    });
    expect(most).toBeGreaterThan(2_400);
  });

  test("wait for the rest of a body that comes by the byte, or never", async () => {
    await expectUnnoticed(async () => {
      const begun = head("POST /api/contact", json, "Content-Length: 30000");
      await hold(200, `${begun}{"name": "`);
      await hold(50, head("POST /api/login", json, chunked));
      await hold(50, head("POST /login", json, "Content-Length: 30000"));
      for (const byte of ["1", "a", "a"]) {
        for (const socket of held) socket.write(byte);
        await wait(200);
      }
    });
  });

  test("carry headers without an end, each is refused", async () => {
    await expectUnnoticed(async () => {
      for (const fields of [
        `X-Long: ${"a".repeat(MB)}`,
        Array.from({ length: 60_000 }, (_, index) => `X-${index}: a`).join("\r\n"),
        `Cookie: ${"a=b; ".repeat(100_000)}`,
      ]) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => sendRaw(suite().site.url, head("GET /", fields))),
        );
        // Who goes on sending may be cut off before the answer is read.
        for (const answer of answers) expect([431, undefined]).toContain(answer?.status);
      }
    });
  });

  test("send chunks of a wrong size, each is refused", async () => {
    const bytes = Buffer.from('{"name":"a"}');
    const begun = head("POST /api/contact", json, chunked);
    const rest = "0\r\n\r\n";
    for (const wrong of [
      chunk(bytes, bytes.length - 2),
      chunk(bytes, 2),
      Buffer.from("zz\r\n{}\r\n"),
      Buffer.from(`${"f".repeat(20)}\r\n{}\r\n`),
      Buffer.from(`-2\r\n{}\r\n`),
      Buffer.from(`2;${"x".repeat(20_000)}\r\n{}\r\n`),
    ]) {
      const answer = await sendRaw(
        suite().site.url,
        Buffer.concat([Buffer.from(begun), wrong, Buffer.from(rest)]),
      );
      expect([400, 413]).toContain(answer?.status);
    }
    expect(await visit()).toBeLessThan(5_000);
  });

  test("are cut in the middle of a body, nothing is left of them", async () => {
    await expectUnnoticed(async () => {
      for (let round = 0; round < 5; round += 1) {
        await hold(100, `${head("POST /api/contact", json, "Content-Length: 500")}{"na`);
        await wait(50);
        for (const socket of held) socket.destroy();
      }
    });
    expect(suite().site.log()).not.toMatch(/"code":"internal"/);
  });

  test("ask for a hundred things at once, each is answered in its turn", async () => {
    const socket = await open(suite().site.url);
    held.push(socket);
    let answered = "";
    socket.on("data", (data: Buffer) => (answered += data.toString("latin1")));
    const asked = Array.from({ length: 100 }, (_, index) =>
      head(
        `GET /api/${index % 2 ? "health" : "none"}`,
        ...(index === 99 ? ["Connection: close"] : []),
      ),
    );
    socket.write(asked.join(""));
    await once(socket, "close");
    const statuses = [...answered.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(
      Array.from({ length: 100 }, (_, index) => (index % 2 ? "200" : "404")),
    );
  });

  test("are kept after a body that was too large, the next request is answered", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const post = async (bytes: Buffer, announced: boolean) => {
      const sending = request(`${suite().site.url}/api/contact`, {
        agent,
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(announced ? { "Content-Length": bytes.length } : { "Transfer-Encoding": "chunked" }),
        },
      });
      const answered = once(sending, "response") as Promise<[IncomingMessage]>;
      for (let at = 0; at < bytes.length; at += PIECE) {
        sending.write(bytes.subarray(at, at + PIECE));
      }
      sending.end();
      const [answer] = await answered;
      await buffer(answer);
      return answer.statusCode;
    };
    const times: number[] = [];
    for (const announced of [false, true]) {
      for (let round = 0; round < 20; round += 1) {
        const begun = performance.now();
        const large = Buffer.alloc(128 * 1024, "0");
        const four = await Promise.all(Array.from({ length: 4 }, () => post(large, announced)));
        expect(four).toEqual([413, 413, 413, 413]);
        expect(await post(Buffer.from("{}"), announced)).toBe(400);
        times.push(performance.now() - begun);
      }
    }
    // Each connection that were stuck would be reset after 5 seconds.
    expect(times.filter((time) => time >= 5_000)).toEqual([]);
    agent.destroy();
  });
});

test("a connection that says nothing does not keep the site from ending", async () => {
  // 20 s in service, shortened to 2; systemd and Docker end a server after 30 (lib/server/start-server.ts).
  await withSite(shortWaits({ 20_000: 2_000 }), async (site) => {
    const socket = await open(site.url);
    const closed = once(socket, "close");
    await call(site.url, "/");
    const begun = performance.now();
    await site.stop();
    const ms = performance.now() - begun;
    expect(ms).toBeGreaterThan(1_900);
    expect(ms).toBeLessThan(6_000);
    await closed;
  });
});
