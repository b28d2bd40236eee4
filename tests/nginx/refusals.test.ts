import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Nginx, serverOf, startNginx } from "../../tools/nginx";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { askNginx, wide } from "../support/nginx";
import { open, readAnswer, sendRaw } from "../support/raw-request";
import { startSite, type TestSite } from "../../tools/site/site";

// nginx leaves out an instance that fails. What the site refuses to read is no failure of it.

const BODY = Buffer.alloc(8 * 1024 * 1024, "x");
const ROUNDS = 8;

/** A call whose body nginx hands on as it comes. */
const callWith = (method: string, header: string) =>
  Buffer.concat([
    Buffer.from(
      `${method} /api/uploads HTTP/1.1\r\nHost: localhost\r\n${header}\r\n` +
        `Content-Length: ${BODY.length}\r\nConnection: close\r\n\r\n`,
    ),
    BODY,
  ]);

const long = (name: string) => `${name}: ${"a".repeat(7_000)}`;

describe("A call that no instance can read", () => {
  let databases: TestDatabase[];
  let instances: TestSite[];
  let nginx: Nginx;

  beforeAll(async () => {
    databases = [await createDatabase("sqlite"), await createDatabase("sqlite")];
    instances = await Promise.all(
      databases.map(({ url }) => startSite(url, { TRUSTED_PROXY_HOPS: "1" })),
    );
    // What comes while an instance starts is Node's own to refuse.
    for (const { url } of instances) await askNginx(url, "/api/health");
    const servers = instances.map((site) => serverOf(site.url));
    nginx = await startNginx({ servers, values: wide });
  });
  afterAll(async () => {
    await nginx?.stop();
    await Promise.all((instances ?? []).map((site) => site.kill()));
    await Promise.all((databases ?? []).map((database) => database.drop()));
  });

  test.each([
    ["of an unknown method", "NONE", "Accept: */*", 400],
    ["with a control character in a header", "POST", "X-File-Name: a\u0001b", 400],
    [
      "with too many headers",
      "POST",
      [long("X-One"), long("X-Two"), long("X-Three")].join("\r\n"),
      431,
    ],
  ])("%s leaves every instance in service", async (_what, method, header, status) => {
    const statuses = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const answer = await sendRaw(nginx.url, callWith(method, header));
      statuses.push(answer?.status);
      statuses.push((await askNginx(nginx.url, "/api/health")).status);
    }
    expect(statuses).toEqual(Array.from({ length: ROUNDS }, () => [status, 200]).flat());
  });
});

describe("A place among nginx's connections", () => {
  let nginx: Nginx;

  beforeAll(async () => {
    nginx = await startNginx({ servers: ["127.0.0.1:1"], values: wide });
  });
  afterAll(() => nginx?.stop());

  test.each([
    ["by whom was refused and goes on", "POST /a%2fb HTTP/1.1\r\nHost: localhost", 400],
    ["by whom names another host and goes on", "POST / HTTP/1.1\r\nHost: other.example", 421],
    ["by half of a request", "POST / HTTP/1.1\r\nX-Half: ", undefined],
  ])("is not held for long %s", async (_who, head, status) => {
    const isHalf = status === undefined;
    const socket = await open(nginx.url);
    const begun = performance.now();
    let answered = "";
    socket.on("data", (chunk: Buffer) => (answered += chunk.toString("latin1")));
    socket.write(isHalf ? head : `${head}\r\nContent-Length: 99999\r\n\r\n`);
    const drip = setInterval(() => socket.write("x"), 500);
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(drip);
    expect(readAnswer(answered)?.status).toBe(status);
    // By itself nginx waits for 30 s and for 60 s.
    expect(performance.now() - begun).toBeLessThan(15_000);
  });
});
