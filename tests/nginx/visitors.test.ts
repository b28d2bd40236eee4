import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:http2";
import { expect, test } from "@jest/globals";
import { buildContentSecurityPolicy } from "@/lib/core/content-security-policy.mjs";
import { sendRequest, decodeText, pause, withNginx, withMockSites } from "../support/nginx";
import { securityHeaders } from "../support/security-headers";

test.each([
  ["of the connection", {}, "127.0.0.1"],
  ["that the configured load balancer adds", { NGINX_BALANCER: "127.0.0.1" }, "198.51.100.1"],
])("forwards only the IP %s, not a forged one (ASVS 4.1.3)", async (_, values, ip) => {
  const echo: RequestListener = ({ headers }, response) => response.end(JSON.stringify(headers));
  await withMockSites([echo], values, async ({ url }) => {
    const forged = "203.0.113.9";
    const headers = { "X-Forwarded-For": `${forged}, 198.51.100.1`, "X-Real-IP": forged };
    const received = decodeText(await sendRequest(url, "/api/x", { headers }));
    expect(JSON.parse(received)).toMatchObject({ "x-forwarded-for": ip });
    expect(received).not.toContain(forged);
  });
});

test("returns 429 to a visitor above the rate limit and serves other visitors", async () => {
  const values = {
    NGINX_PAGE_RATE: "1r/m",
    NGINX_ENTRY_RATE: "1r/m",
    NGINX_API_RATE: "1r/m",
    NGINX_BALANCER: "127.0.0.1",
  };
  const site: RequestListener = (_, response) => response.end("The site");
  await withMockSites([site], values, async ({ url }) => {
    const getFrom = (ip: string, path: string) =>
      sendRequest(url, path, { headers: { "X-Forwarded-For": ip } });
    /** Counts successful requests. Sends 20 at a time, because nginx also limits a visitor's connections. */
    const countSuccesses = async (count: number, ip: (index: number) => string, path: string) => {
      const statuses: number[] = [];
      for (let start = 0; start < count; start += 20) {
        const requests = Array.from({ length: 20 }, (_, index) => getFrom(ip(start + index), path));
        statuses.push(...(await Promise.all(requests)).map(({ status }) => status));
      }
      expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([]);
      return statuses.filter((status) => status === 200).length;
    };
    expect(await countSuccesses(220, () => "198.51.100.1", "/terms")).toBe(201);
    const page = await getFrom("198.51.100.1", "/terms");
    expect([page.status, page.headers["retry-after"]]).toEqual([429, "1"]);
    expect(decodeText(page)).toContain("Too many requests");
    expect((await getFrom("198.51.100.2", "/terms")).status).toBe(200);

    expect(await countSuccesses(80, () => "198.51.100.1", "/api/health")).toBe(61);
    const apiResponse = await getFrom("198.51.100.1", "/api/health");
    expect([apiResponse.status, apiResponse.headers["retry-after"]]).toEqual([429, "1"]);
    const text = "Too many requests. Please try again in a moment.";
    const envelope = { error: text, message: text, code: "too_many_requests" };
    expect(JSON.parse(decodeText(apiResponse))).toEqual(envelope);

    // An IPv6 /56 counts as one visitor, whether its IPs are written in full or with zeros omitted.
    const byte = (index: number) => (index + 16).toString(16);
    for (const ip of [
      (index: number) => `2001:db8:1:12${byte(index)}:1::1`,
      (index: number) => `2001:db8:2:${byte(index)}:1::1`,
      (index: number) => `2001:db8::${byte(index)}:1`,
    ]) {
      expect([ip(0), await countSuccesses(220, ip, "/terms")]).toEqual([ip(0), 201]);
    }
    expect((await getFrom("2001:db8:1:1300:1::1", "/terms")).status).toBe(200);
    expect((await getFrom("2001:db8:2:100:1::1", "/terms")).status).toBe(200);
  });
});

test("limits requests for a post, a numbered list page or the login page to NGINX_ENTRY_RATE", async () => {
  const site: RequestListener = (_, response) => response.end("The site");
  for (const path of ["/blog/invented", "/blog?page=9", "/login"]) {
    await withMockSites([site], { NGINX_ENTRY_RATE: "20r/s" }, async ({ url }) => {
      const startedAt = performance.now();
      const answers = await Promise.all(Array.from({ length: 150 }, () => sendRequest(url, path)));
      expect(performance.now() - startedAt).toBeGreaterThan(2_500);
      const successCount = answers.filter(({ status }) => status === 200).length;
      expect(successCount).toBeGreaterThanOrEqual(100);
      expect(successCount).toBeLessThan(130);
      expect((await sendRequest(url, "/contact")).status).toBe(200);
    });
  }
});

test("returns 413 for an oversized body, with the error envelope on API routes", async () => {
  const site: RequestListener = (_, response) => response.end("The site");
  await withMockSites([site], {}, async ({ url }) => {
    /** Sends only headers, because a client that is still sending may lose the early response. */
    const sendHeaders = (path: string, bytes: number) =>
      sendRequest(url, path, {
        method: "POST",
        headers: { "Content-Length": String(bytes), Expect: "100-continue" },
      });
    const body = "x".repeat(1_100_000);
    expect((await sendRequest(url, "/api/blogs", { method: "POST", body })).status).toBe(200);
    const refusal = await sendHeaders("/api/blogs", 1_130_000);
    expect([refusal.status, refusal.headers["content-type"]]).toEqual([413, "application/json"]);
    expect(JSON.parse(decodeText(refusal))).toMatchObject({ code: "too_large" });
    expect((await sendHeaders("/contact", 40_000)).status).toBe(413);
  });
});

test.each([
  ["site down", "/", {}],
  ["API down", "/api/blogs", {}],
  ["unknown host", "/", { headers: { host: "unknown.example" } }],
  ["malformed URL", "/%00", {}],
  ["static file while the site is down", "/_next/static/none.js", {}],
  ["oversized body", "/api/blogs", { method: "POST", body: "x".repeat(1_200_000) }],
])(
  "sends the site's security headers with nginx's error response: %s",
  async (_, path, options) => {
    await withMockSites([], {}, async ({ url }) => {
      const { status, headers } = await sendRequest(url, path, options);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers).toMatchObject({
        ...securityHeaders,
        "content-security-policy": buildContentSecurityPolicy([]),
        "cache-control": "no-store",
        server: "nginx",
      });
      expect(headers["strict-transport-security"]).toBeUndefined();
    });
  },
);

test("redirects the firm's other host names to the main one, and refuses unknown host names", async () => {
  const names = { NGINX_SERVER_NAME: "www.arthora.test", NGINX_OTHER_NAMES: "arthora.test" };
  await withMockSites([], names, async ({ url }) => {
    const headers = { Host: "arthora.test" };
    const { status, headers: received } = await sendRequest(url, "/blog?page=2", { headers });
    expect([status, received.location]).toEqual([308, "http://www.arthora.test/blog?page=2"]);
    const refusal = await sendRequest(url, "/", { headers: { Host: "x.arthora.test" } });
    expect(refusal.status).toBe(421);
  });
});

test("serves cached pages over TLS and HTTP/2, redirects pages from plain HTTP and refuses API calls over it", async () => {
  await withNginx({ kind: "https" }, { SITE_URL: "https://localhost" }, async ({ nginx, site }) => {
    const session = connect(nginx.url, { rejectUnauthorized: false });
    const get = async (path: string, more: Record<string, string> = {}) => {
      const stream = session.request({ ":path": path, ...more });
      const [headers] = (await once(stream, "response")) as [Record<string, string>];
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      return { headers, body: Buffer.concat(chunks) };
    };
    const hstsHeader = { "strict-transport-security": "max-age=31536000" };
    const cookie = { cookie: "__Host-next-auth.session-token=x" };
    try {
      await sendRequest(site.url, "/blog");
      const direct = await sendRequest(site.url, "/blog", {
        headers: { "Accept-Encoding": "gzip" },
      });
      const { headers, body } = await get("/blog", { "accept-encoding": "gzip" });
      expect([Number(headers[":status"]), session.alpnProtocol]).toEqual([200, "h2"]);
      expect(body.equals(direct.body)).toBe(true);
      expect(headers).toMatchObject(hstsHeader);
      expect((await get("/blog")).headers["x-cache-status"]).toMatch(/HIT|REVALIDATED/);
      expect((await get("/blog", cookie)).headers["x-cache-status"]).toBeUndefined();
      await site.kill();
      expect((await get("/api/health")).headers).toMatchObject({
        ...securityHeaders,
        ...hstsHeader,
      });
    } finally {
      session.close();
    }
    const askOverHttp = (path: string, more: object = {}, Host = "localhost") =>
      sendRequest(`http://localhost:${nginx.httpPort}`, path, { headers: { Host }, ...more });
    for (const Host of ["localhost", "other-names.invalid"]) {
      const { status, headers } = await askOverHttp("/blog?page=2", {}, Host);
      expect([status, headers.location]).toEqual([308, "https://localhost/blog?page=2"]);
      expect(headers).toMatchObject(securityHeaders);
    }
    const apiResponse = await askOverHttp("/api/login", { method: "POST", body: "{}" });
    expect(apiResponse.headers).toMatchObject(securityHeaders);
    const envelope: unknown = JSON.parse(decodeText(apiResponse));
    expect([apiResponse.status, envelope]).toMatchObject([421, { code: "https_only" }]);
  });
});

test("logs no IP address, query string, user agent, referrer or cookie", async () => {
  const site: RequestListener = (request, response) =>
    request.url === "/blog" ? response.end() : request.socket.destroy();
  await withMockSites([site], {}, async (nginx) => {
    const headers = { "User-Agent": "TheirBrowser", Referer: "https://from.in/", Cookie: "a=b" };
    const paths = ["/blog", "/api/none", "/login"];
    for (const path of paths) await sendRequest(nginx.url, `${path}?email=meera@x.in`, { headers });
    const lines = () => nginx.readAccessLog().split("\n").slice(0, -1);
    // nginx flushes its log every second.
    for (let tries = 0; lines().length < paths.length && tries < 100; tries += 1) await pause(100);
    expect(lines()).toHaveLength(paths.length);
    const log = nginx.readAccessLog();
    expect(log + nginx.readErrorLog()).not.toMatch(/127\.0\.0\.1|meera|TheirBrowser|from\.in|a=b/);
    expect(log).toMatch(/^\S+ [\da-f]{32} GET \/blog 200 /m);
  });
});
