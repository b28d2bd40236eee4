import { once } from "node:events";
import { connect } from "node:http2";
import { describe, expect, test } from "@jest/globals";
import { contentSecurityPolicy } from "@/lib/core/content-security-policy.mjs";
import { type NginxOptions, startNginx } from "../../tools/nginx";
import { admin, registerAdmin } from "../../tools/site/calls";
import {
  askNginx,
  type NginxAnswer,
  type NginxSuite,
  pause,
  startNginxSuite,
  textOf,
  wide,
} from "../support/nginx";
import { securityHeaders } from "../support/security-headers";

// Who asks, how much, and what nginx says by itself.

async function withNginx(
  options: Partial<NginxOptions>,
  variables: Record<string, string>,
  work: (suite: NginxSuite) => Promise<void>,
) {
  const suite = await startNginxSuite(options, variables);
  try {
    await work(suite);
  } finally {
    await suite.stop();
  }
}

const json = { "Content-Type": "application/json" };
const signInWrongly = (url: string, headers: Record<string, string> = {}) =>
  askNginx(url, "/api/login", {
    method: "POST",
    headers: { ...json, ...headers },
    body: JSON.stringify({ username: admin.username, password: "wrong" }),
  });

test("the site counts visitors by where they are, whatever they say of it", async () => {
  await withNginx({}, { RATE_LIMIT_FACTOR: "1" }, async ({ nginx, site, database }) => {
    await registerAdmin(site.url);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const forged = { "X-Forwarded-For": `203.0.113.${at}`, "X-Real-IP": `203.0.113.${at}` };
      statuses.push((await signInWrongly(nginx.url, forged)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const rows = await database.query(`SELECT DISTINCT "ip" FROM "AuditEntry"`);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });
});

test("behind a balancer that is told of, it is the balancer's word that counts", async () => {
  const values = { ...wide, NGINX_BALANCER: "127.0.0.1" };
  await withNginx({ values }, { RATE_LIMIT_FACTOR: "1" }, async ({ nginx, site }) => {
    await registerAdmin(site.url);
    const statusOf = async (from: string) =>
      (await signInWrongly(nginx.url, { "X-Forwarded-For": from })).status;
    for (let at = 0; at < 5; at += 1) expect(await statusOf("198.51.100.1")).toBe(401);
    expect(await statusOf("203.0.113.9, 198.51.100.1")).toBe(429);
    expect(await statusOf("198.51.100.1, 203.0.113.9")).toBe(401);
  });
});

describe("more requests than a visitor sends", () => {
  const values = {
    NGINX_PAGE_RATE: "1r/m",
    NGINX_ENTRY_RATE: "20r/s",
    NGINX_API_RATE: "1r/m",
    NGINX_BALANCER: "127.0.0.1",
  };
  const countsOf = (statuses: number[]) => [
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 429).length,
  ];

  test("are refused with a page, or in the envelope, and others are not", async () => {
    await withNginx({ values }, {}, async ({ nginx }) => {
      const from = (address: string, path: string) =>
        askNginx(nginx.url, path, { headers: { "X-Forwarded-For": address } });
      const many = (count: number, address: (at: number) => string, path: string) =>
        Promise.all(
          Array.from({ length: count }, async (_, at) => (await from(address(at), path)).status),
        );
      await from("198.51.100.9", "/terms");
      const [pages = 0, refused = 0] = countsOf(await many(240, () => "198.51.100.1", "/terms"));
      expect([pages >= 200, refused > 20, pages + refused]).toEqual([true, true, 240]);
      const page = await from("198.51.100.1", "/terms");
      expect([page.status, page.headers["retry-after"], page.headers["content-type"]]).toEqual([
        429,
        "1",
        "text/html; charset=utf-8",
      ]);
      expect(textOf(page)).toContain("Too many requests");
      expect((await from("198.51.100.2", "/terms")).status).toBe(200);

      // An invented post costs the site a page: fewer of those, and after 40 at once one by one.
      const begun = performance.now();
      const invented = await Promise.all(
        Array.from({ length: 200 }, (_, at) => from("198.51.100.3", `/blog/invented-${at}`)),
      );
      expect(performance.now() - begun).toBeGreaterThan(2_500);
      const numbers = await many(200, () => "198.51.100.4", "/blog?page=9");
      expect(numbers.filter((status) => status === 429).length).toBeGreaterThan(20);
      expect((await from("198.51.100.4", "/blog")).status).toBe(200);
      const looked = invented.filter(({ status }) => status === 404).length;
      const stopped = invented.filter(({ status }) => status === 429).length;
      expect([looked >= 100, stopped > 20, looked + stopped]).toEqual([true, true, 200]);

      const calls = await many(80, () => "198.51.100.1", "/api/health");
      expect(calls.filter((status) => status === 429).length).toBeGreaterThan(10);
      const call = await from("198.51.100.1", "/api/health");
      expect([call.status, call.headers["retry-after"]]).toEqual([429, "1"]);
      const text = "Too many requests. Please try again in a moment.";
      expect(JSON.parse(textOf(call))).toEqual({
        error: text,
        message: text,
        code: "too_many_requests",
      });

      // One line has 2^72 addresses: written out, or with zeros left out.
      const byte = (last: number) => (last + 16).toString(16);
      for (const line of [
        (last: number) => `2001:db8:1:12${byte(last)}:1::1`,
        (last: number) => `2001:db8:2:${byte(last)}:1::1`,
        (last: number) => `2001:db8::${byte(last)}:1`,
      ]) {
        const statuses = await many(239, line, "/terms");
        expect([line(0), countsOf(statuses)[1]! > 20]).toEqual([line(0), true]);
      }
      expect((await from("2001:db8:1:1300:1::1", "/terms")).status).toBe(200);
      expect((await from("2001:db8:2:100:1::1", "/terms")).status).toBe(200);
    });
  });
});

test("a body that is too large is refused in the envelope, by the site or before it", async () => {
  await withNginx({}, {}, async ({ nginx }) => {
    const send = (path: string, bytes: number) =>
      askNginx(nginx.url, path, { method: "POST", headers: json, body: "x".repeat(bytes) });
    /** What is answered before the body comes: whoever sends on after an answer may lose it. */
    const announce = (path: string, bytes: number) =>
      askNginx(nginx.url, path, {
        method: "POST",
        headers: { ...json, "Content-Length": String(bytes), Expect: "100-continue" },
      });
    const answerOf = async (answer: Promise<NginxAnswer>) => {
      const { status, headers, body } = await answer;
      const type = headers["content-type"];
      return [status, type, (JSON.parse(body.toString()) as { code: string }).code];
    };
    const envelope = "application/json";
    expect(await answerOf(send("/api/contact", 40_000))).toEqual([413, envelope, "too_large"]);
    expect(await answerOf(send("/api/blogs", 1_100_000))).toEqual([401, envelope, "unauthorized"]);
    expect(await answerOf(announce("/api/blogs", 1_130_000))).toEqual([413, envelope, "too_large"]);
    expect(await answerOf(announce("/api/blogs", 4_000_000))).toEqual([413, envelope, "too_large"]);
    expect((await announce("/contact", 40_000)).status).toBe(413);
  });
});

test("nginx's own answers carry the headers that the site's do", async () => {
  await withNginx({}, {}, async ({ nginx, site }) => {
    await site.kill();
    const refused = { host: "unknown.example" };
    const answers = {
      unavailable: await askNginx(nginx.url, "/"),
      envelope: await askNginx(nginx.url, "/api/blogs"),
      refused: await askNginx(nginx.url, "/", { headers: refused }),
      malformed: await askNginx(nginx.url, "/%00"),
      file: await askNginx(nginx.url, "/_next/static/none.js"),
      large: await askNginx(nginx.url, "/api/blogs", {
        method: "POST",
        body: "x".repeat(1_200_000),
      }),
    };
    for (const [name, { headers, status }] of Object.entries(answers)) {
      expect([name, status]).toEqual([name, expect.any(Number)]);
      expect([name, headers]).toMatchObject([name, securityHeaders]);
      expect([name, headers["content-security-policy"]]).toEqual([name, contentSecurityPolicy([])]);
      expect([name, headers["cache-control"], headers.server]).toEqual([name, "no-store", "nginx"]);
      expect([name, headers["strict-transport-security"]]).toEqual([name, undefined]);
    }
  });
});

test("another name of the firm's leads to the main one", async () => {
  const values = {
    ...wide,
    NGINX_SERVER_NAME: "www.arthora.test",
    NGINX_OTHER_NAMES: "arthora.test",
  };
  const nginx = await startNginx({ servers: ["127.0.0.1:1"], values });
  try {
    const headers = { Host: "arthora.test" };
    const { status, headers: got } = await askNginx(nginx.url, "/blog?page=2", { headers });
    expect([status, got.location]).toEqual([308, "http://www.arthora.test/blog?page=2"]);
    const refused = await askNginx(nginx.url, "/", { headers: { Host: "x.arthora.test" } });
    expect(refused.status).toBe(421);
  } finally {
    await nginx.stop();
  }
});

test("with TLS: HTTP/2, the same pages, and http leads to https", async () => {
  await withNginx({ kind: "https" }, { SITE_URL: "https://localhost" }, async ({ nginx, site }) => {
    const session = connect(nginx.url, { rejectUnauthorized: false });
    const get = async (path: string, more: Record<string, string> = {}) => {
      const stream = session.request({ ":path": path, ...more });
      const [headers] = (await once(stream, "response")) as [Record<string, string>];
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      return { headers, body: Buffer.concat(chunks) };
    };
    try {
      await askNginx(site.url, "/blog");
      const direct = await askNginx(site.url, "/blog", { headers: { "Accept-Encoding": "gzip" } });
      const { headers, body } = await get("/blog", { "accept-encoding": "gzip" });
      expect([Number(headers[":status"]), session.alpnProtocol]).toEqual([200, "h2"]);
      expect(body.equals(direct.body)).toBe(true);
      expect(headers["strict-transport-security"]).toBe("max-age=31536000");
      expect((await get("/blog")).headers["x-cache-status"]).toMatch(/HIT|REVALIDATED/);
      const cookie = { cookie: "__Host-next-auth.session-token=x" };
      expect((await get("/blog", cookie)).headers["x-cache-status"]).toBeUndefined();
      // Of many visits at once within one connection each gets its own page.
      const paths = ["/", "/blog", "/media", "/terms", "/privacy", "/contact"];
      const pages = await Promise.all(paths.map((path) => get(path)));
      expect(new Set(pages.map((page) => page.body.toString())).size).toBe(paths.length);
      await site.kill();
      await pause(1_000);
      const own = await get("/api/health");
      expect(own.headers).toMatchObject({
        ...securityHeaders,
        "strict-transport-security": "max-age=31536000",
      });
    } finally {
      session.close();
    }
    const plain = await askNginx(`http://localhost:${nginx.httpPort}`, "/blog?page=2", {
      headers: { Host: "localhost", "X-Forwarded-Host": "evil.example" },
    });
    expect([plain.status, plain.headers.location]).toEqual([308, "https://localhost/blog?page=2"]);
    expect(plain.headers).toMatchObject(securityHeaders);
    const other = await askNginx(`http://localhost:${nginx.httpPort}`, "/blog", {
      headers: { Host: "other-names.invalid" },
    });
    expect([other.status, other.headers.location]).toEqual([308, "https://localhost/blog"]);
    const call = await askNginx(`http://localhost:${nginx.httpPort}`, "/api/login", {
      method: "POST",
      headers: { Host: "localhost", ...json },
      body: JSON.stringify(admin),
    });
    expect([call.status, JSON.parse(textOf(call))]).toMatchObject([421, { code: "https_only" }]);
    expect(call.headers).toMatchObject(securityHeaders);
  });
});

test("the log names no visitor, no address and no query", async () => {
  await withNginx({}, {}, async ({ nginx, site }) => {
    const headers = {
      "User-Agent": "TheirBrowser",
      Referer: "https://from.example/",
      Cookie: "a=b",
    };
    await askNginx(nginx.url, "/blog?email=meera@example.in", { headers });
    await askNginx(nginx.url, "/api/none?email=meera@example.in", { headers });
    await site.kill();
    await askNginx(nginx.url, "/api/none?email=meera@example.in", { headers });
    const asked = () =>
      nginx
        .accessLog()
        .split("\n")
        .filter((line) => / GET \/(blog|api\/none) /.test(line));
    // nginx writes each second.
    for (let tries = 0; asked().length < 3 && tries < 100; tries += 1) await pause(100);
    expect(asked()).toHaveLength(3);
    const log = nginx.accessLog();
    expect(log + nginx.errorLog()).not.toMatch(/127\.0\.0\.1|meera|TheirBrowser|from\.example|a=b/);
    expect(log).toMatch(/^\S+ [\da-f]{32} GET \/blog 200 /m);
  });
});
