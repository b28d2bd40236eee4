import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Nginx, serverOf, startNginx } from "../../tools/nginx";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { askNginx, untilSecondBegins, wide } from "../support/nginx";
import { type Gate, startGate } from "../support/gate";
import { redisUrl, withRedis } from "../../tools/site/redis";
import { startSite, type TestSite } from "../../tools/site/site";
import { skipUnless } from "../support/skip-unless";

// Requests for one page that come while Redis takes its time share one answer inside the site, and
// each gets it in its own form.

const PAGE = "/privacy";

/** How long Redis takes, in milliseconds: all of a round ask for the page meanwhile. */
const SLOW_MS = 30;
const ROUNDS = 10;

const describeWithRedis = skipUnless(
  describe,
  withRedis,
  "what requests share while Redis is slow needs Redis, which does not answer",
);

describeWithRedis("While Redis is slow", () => {
  let gate: Gate;
  let databases: TestDatabase[];
  let instances: TestSite[];
  let proxies: Record<"one" | "both", Nginx>;
  let whole: Buffer;
  let etag: string;

  beforeAll(async () => {
    gate = await startGate(redisUrl);
    databases = [await createDatabase("sqlite"), await createDatabase("sqlite")];
    instances = await Promise.all(
      databases.map(({ url }) =>
        startSite(url, {
          TRUSTED_PROXY_HOPS: "1",
          REDIS_URL: gate.url,
          SITE_URL: "http://localhost:3000",
        }),
      ),
    );
    const servers = instances.map(({ url }) => serverOf(url));
    proxies = {
      one: await startNginx({ servers: servers.slice(0, 1), values: wide }),
      both: await startNginx({ servers, values: wide }),
    };
    for (const { url } of instances) await askNginx(url, PAGE);
    for (const { url } of instances) {
      const { body, headers } = await askNginx(url, PAGE);
      [whole, etag] = [body, headers.etag!];
    }
    gate.setDelay(SLOW_MS);
  });
  afterAll(async () => {
    await Promise.all(Object.values(proxies ?? {}).map((nginx) => nginx.stop()));
    await Promise.all((instances ?? []).map((site) => site.stop()));
    for (const database of databases ?? []) await database.drop();
    gate?.close();
  });

  const ask = (url: string, headers: Record<string, string>) => askNginx(url, PAGE, { headers });

  /** Sends the forms in turn, so that each is once the first to ask. */
  async function expectOwnForms(urls: string[]) {
    const askers = [
      async (url: string) => {
        const { status, body } = await ask(url, { "If-None-Match": etag });
        expect(["conditional", status, body.length]).toEqual(["conditional", 304, 0]);
      },
      async (url: string) => {
        const { status, headers, body } = await ask(url, {});
        expect(["plain", status, headers["content-encoding"], body.equals(whole)]).toEqual([
          "plain",
          200,
          undefined,
          true,
        ]);
      },
      async (url: string) => {
        const { status, headers, body } = await ask(url, { "Accept-Encoding": "gzip" });
        expect(["gzip", status, headers["content-encoding"]]).toEqual(["gzip", 200, "gzip"]);
        expect(gunzipSync(body).equals(whole)).toBe(true);
      },
      async (url: string) => {
        const { status, body } = await ask(url, { "If-None-Match": 'W/"of-before"' });
        expect(["stale", status, body.equals(whole)]).toEqual(["stale", 200, true]);
      },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      const turned = askers.map((_, at) => askers[(at + round) % askers.length]!);
      await Promise.all(turned.flatMap((asker) => urls.map((url) => asker(url))));
    }
  }

  test("each request gets its own form from an instance", async () => {
    await expectOwnForms([instances[0]!.url]);
  });

  test("each request gets its own form from two instances at once", async () => {
    await expectOwnForms(instances.map(({ url }) => url));
  });

  test.each(["one", "both"] as const)(
    "each visitor gets their own form through nginx, before %s of the instances, whoever asks those too",
    async (name) => {
      const { url } = proxies[name];
      for (let round = 0; round < ROUNDS; round += 1) {
        // Until a second ends nginx has the page; then it asks for it anew.
        if (round % 3 === 0) await untilSecondBegins();
        const revalidating = instances.map((site) => ask(site.url, { "If-None-Match": etag }));
        const visitors = await Promise.all(
          Array.from({ length: 4 }, () => ask(url, { "Accept-Encoding": "gzip" })),
        );
        for (const { status, body } of visitors) {
          expect([round, status, body.length > 0]).toEqual([round, 200, true]);
          expect(gunzipSync(body).equals(whole)).toBe(true);
        }
        for (const { status, body } of await Promise.all(revalidating)) {
          expect([round, status, body.length]).toEqual([round, 304, 0]);
        }
      }
      await expectOwnForms([url]);
    },
  );
});
