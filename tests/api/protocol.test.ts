import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { expectFailure } from "../support/failures";
import { createJpeg } from "../support/images";
import { onSqlite } from "../support/on-each-database";
import { securityHeaders } from "../support/security-headers";
import { upload } from "../support/uploads";
import { withSite } from "../support/with-site";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const publicCalls = [
  "GET /api/blogs",
  "GET /api/blogs/{id}",
  "GET /api/media",
  "GET /api/media/{id}",
  "GET /api/offers",
  "GET /api/offers/{id}",
  "POST /api/contact",
  "POST /api/login",
  "POST /api/register",
  "GET /api/health",
];

type Operation = {
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  security: object[];
};
type Document = { paths: Record<string, Record<string, Operation>> };

onSqlite("The HTTP interface", (suite) => {
  let document: Document;
  let calls: { name: string; method: string; path: string; operation: Operation }[];
  beforeAll(async () => {
    document = (await (await call(suite().site.url, "/api/openapi.json")).json()) as Document;
    calls = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([key, operation]) => {
        const method = key.toUpperCase();
        return { name: `${method} ${path}`, method, path, operation };
      }),
    );
  });
  const ask = (path: string, options: Parameters<typeof call>[2] = {}) =>
    call(suite().site.url, path.replace("{id}", "some-id"), options);

  test("returns 405 with an Allow header for each method that a path does not support (ASVS 3.5.3)", async () => {
    expect(Object.keys(document.paths).length).toBeGreaterThan(40);
    for (const [path, operations] of Object.entries(document.paths)) {
      const allowed = methods.filter((method) => method.toLowerCase() in operations);
      for (const method of methods.filter((each) => !allowed.includes(each))) {
        const response = await ask(path, { method, token: suite().token });
        expect([path, response.headers.get("allow")]).toEqual([path, allowed.join(", ")]);
        const message = `Use one of these methods: ${allowed.join(", ")}`;
        await expectFailure(response, { status: 405, message });
      }
      const options = await ask(path, { method: "OPTIONS" });
      expect(options.status).toBe(204);
      expect(options.headers.get("allow")).toBe(allowed.join(", "));
    }
  });

  test("returns 401 before reading the body when the token is missing, except on public calls (ASVS 8.1.1, 8.1.2, 8.2.1, 8.2.2)", async () => {
    for (const { name, method, path, operation } of calls) {
      // The logout handler itself checks the caller, by token or cookie (sign-in.test.ts).
      if (path === "/api/logout") continue;
      const raw = method === "GET" ? undefined : "not JSON";
      const response = await ask(path, { method, raw });
      const isPublic = publicCalls.includes(name);
      expect([name, response.status === 401]).toEqual([name, !isPublic]);
      expect([name, operation.security.length > 0]).toEqual([name, !isPublic]);
      if (!isPublic) await expectFailure(response, { status: 401 });
    }
  });

  test("sends Cache-Control: no-store in response to each GET call that requires a token (ASVS 14.2.2, 14.3.2)", async () => {
    for (const { name, method, path } of calls) {
      if (method !== "GET" || publicCalls.includes(name)) continue;
      const { headers } = await ask(path, { token: suite().token });
      expect([name, headers.get("cache-control")]).toEqual([name, "no-store"]);
    }
  });

  test("lists the required fields of a new post in openapi.json (ASVS 2.1.1)", () => {
    const schema = document.paths["/api/blogs"]?.post?.requestBody?.content["application/json"];
    expect(schema?.schema.required).toEqual(["title", "authorName", "short_desc"]);
  });

  test.each(["/api", "/api/unknown", "/api/blogs/a/b", "/api/Blogs", "/api/auth/session"])(
    "returns 404 with the error envelope for %s",
    async (path) => {
      for (const method of methods) {
        const response = await ask(path, { method, token: suite().token });
        await expectFailure(response, { status: 404, message: "There is no such API call" });
      }
    },
  );

  test("answers HEAD like GET", async () => {
    const response = await ask("/api/blogs", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("x-total-count")).toBe("0");
    expect((await ask("/api/contacts", { method: "HEAD" })).status).toBe(401);
  });

  const checks = { database: "ok", migrations: "ok", redis: "off" };
  test.each([
    ["/api/health", { status: "ok" }],
    ["/api/health?ready", { status: "ok", checks }],
  ])(
    "reports at %s that it is healthy, with Cache-Control: no-store (ASVS 13.4.5)",
    async (path, body) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual(body);
    },
  );

  test("sends no Access-Control-Allow-Origin to another origin (ASVS 3.4.2)", async () => {
    const headers = { Origin: "https://evil.example" };
    for (const path of ["/api/contacts", "/api/blogs"]) {
      const response = await ask(path, { token: suite().token, headers });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("sends the security headers with pages, redirects, the API, files and errors (ASVS 3.2.1, 3.4.4)", async () => {
    const { site, token } = suite();
    const uploaded = await upload(site.url, await createJpeg(), { token });
    const { url: image } = (await uploaded.json()) as { url: string };
    const statuses = {
      "/": 200,
      "/admin": 307,
      "/api/blogs": 200,
      [image]: 200,
      "/art/hero/offer-default.jpg": 200,
      "/none": 404,
      "/api/none": 404,
      "/api/contacts": 401,
    };
    const expected = { ...securityHeaders, "x-powered-by": null };
    for (const [path, status] of Object.entries(statuses)) {
      const answer = await ask(path);
      const names = Object.keys(expected);
      const headers = Object.fromEntries(names.map((name) => [name, answer.headers.get(name)]));
      expect([path, answer.status, headers]).toEqual([path, status, expected]);
    }
  });

  test.each(["/", "/nowhere", "/favicon.ico", "/_next/static/none.js", "/uploads/none"])(
    "returns 405 for every method except GET and HEAD at %s",
    async (path) => {
      for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
        expect([method, (await ask(path, { method })).status]).toEqual([method, 405]);
      }
    },
  );

  test("shows /new-password again when its form is sent without JavaScript", async () => {
    const body = new URLSearchParams({ username: "asha", password: "a long password" });
    const answer = await fetch(`${suite().site.url}/new-password`, { method: "POST", body });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Choose a New Password");
  });
});

// Next accepts connections before the site's code runs, and answers them once the site is ready.
test("never caches the query string of a request that arrives during startup", () => {
  const variables = {
    NODE_OPTIONS: "--import ./tests/support/early-request.mjs",
    EARLY_PATH: "/privacy?name=meera-iyer",
  };
  return withSite(variables, async (site) => {
    while (!site.readLog().includes("The early request is answered")) await pause(50);
    expect(await (await call(site.url, "/privacy")).text()).not.toContain("meera-iyer");
    const second = await call(site.url, "/privacy");
    expect(second.headers.get("x-nextjs-cache")).toBe("HIT");
  });
});
