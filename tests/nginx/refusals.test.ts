import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Nginx, serverOf, startNginx } from "../../tools/nginx";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { askNginx, wide } from "../support/nginx";
import { sendRaw } from "../support/raw-request";
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
