import { describe, expect, test } from "@jest/globals";
import { call } from "../../tools/site/calls";
import { expectFailure } from "../support/failures";
import { onSqlite } from "../support/on-each-database";

// The shape of the API as a whole: which calls there are, and what is said of all others.

const allowed: Record<string, string[]> = {
  "/api/blogs": ["GET", "POST"],
  "/api/blogs/search": ["POST"],
  "/api/blogs/{id}": ["GET", "PUT", "DELETE"],
  "/api/media": ["GET", "POST"],
  "/api/media/search": ["POST"],
  "/api/media/{id}": ["GET", "PUT", "DELETE"],
  "/api/offers": ["GET", "POST"],
  "/api/offers/search": ["POST"],
  "/api/offers/{id}": ["GET", "PUT", "DELETE"],
  "/api/contact": ["POST"],
  "/api/contacts": ["GET"],
  "/api/contacts/{id}": ["GET", "PATCH"],
  "/api/contacts/{id}/mail": ["POST"],
  "/api/contacts/erase": ["POST"],
  "/api/contacts/erase/preview": ["POST"],
  "/api/contacts/search": ["POST"],
  "/api/contacts/export": ["POST"],
  "/api/contacts/undelivered": ["GET"],
  "/api/contacts/rows": ["GET"],
  "/api/contacts/counts": ["GET"],
  "/api/contacts/statistics": ["GET"],
  "/api/contacts/{id}/answer": ["PUT", "DELETE"],
  "/api/contacts/{id}/notes": ["POST"],
  "/api/contacts/{id}/others": ["GET"],
  "/api/uploads": ["GET", "POST"],
  "/api/uploads/{id}": ["DELETE"],
  "/api/versions": ["GET"],
  "/api/versions/{id}": ["GET"],
  "/api/versions/{id}/restore": ["POST"],
  "/api/account": ["GET"],
  "/api/account/password": ["PUT"],
  "/api/account/second-factor": ["POST", "PUT"],
  "/api/account/second-factor/off": ["POST"],
  "/api/account/sessions/end": ["POST"],
  "/api/colleagues": ["GET"],
  "/api/colleagues/{id}": ["DELETE"],
  "/api/colleagues/{id}/sessions": ["DELETE"],
  "/api/invitations": ["POST"],
  "/api/audit": ["GET"],
  "/api/login": ["POST"],
  "/api/logout": ["POST"],
  "/api/register": ["POST"],
  "/api/health": ["GET"],
  "/api/openapi.json": ["GET"],
};

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const forbidden = Object.entries(allowed).flatMap(([path, right]) =>
  methods.filter((method) => !right.includes(method)).map((method) => ({ method, path, right })),
);

type Operation = {
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  security: object[];
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[] }> };
};

onSqlite("The API", (suite) => {
  test.each(forbidden)(
    "$method $path is not allowed, and $right are",
    async ({ method, path, right }) => {
      const response = await call(suite().site.url, path.replace("{id}", "some-id"), {
        method,
        token: suite().token,
      });
      expect(response.headers.get("allow")).toBe(right.join(", "));
      await expectFailure(response, { status: 405, message: `Allowed here: ${right.join(", ")}` });
    },
  );

  test.each(Object.entries(allowed))("OPTIONS of %s tells what is allowed", async (path, right) => {
    const address = path.replace("{id}", "some-id");
    const response = await call(suite().site.url, address, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe(right.join(", "));
  });

  describe.each(["/api", "/api/unknown", "/api/blogs/a/b", "/api/Blogs", "/api/contact/1"])(
    "%s is no call",
    (path) => {
      test.each(methods)("and %s says so in the envelope", async (method) => {
        const response = await call(suite().site.url, path, { method, token: suite().token });
        await expectFailure(response, { status: 404, message: "There is no such call" });
      });
    },
  );

  test.each([
    "/",
    "/contact",
    "/nowhere",
    "/favicon.ico",
    "/_next/static/none.js",
    "/uploads/none",
  ])("nothing but GET and HEAD is allowed at %s", async (path) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const { status } = await call(suite().site.url, path, { method });
      expect([method, status]).toEqual([method, 405]);
    }
  });

  test("a form that a browser sends itself gets the sign-in's page again, and 405 elsewhere", async () => {
    const send = (path: string) =>
      fetch(suite().site.url + path, {
        method: "POST",
        body: new URLSearchParams({ username: "asha", password: "a long password" }),
      });
    for (const [path, title] of [
      ["/login", "Admin Login"],
      ["/register", "Admin Registration"],
      ["/new-password", "Choose a New Password"],
    ] as const) {
      const answer = await send(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get("content-security-policy")).toContain("script-src");
      expect(await answer.text()).toContain(title);
    }
    for (const path of ["/", "/contact", "/nowhere", "/logo.svg"]) {
      expect([path, (await send(path)).status]).toEqual([path, 405]);
    }
  });

  test.each(["/login", "/blog?q=gold"])(
    "%s is given to a client whose router state cannot be read",
    async (path) => {
      const url = new URL(path, suite().site.url);
      url.searchParams.set("_rsc", "1");
      const headers = { RSC: "1", "Next-Router-State-Tree": "garbage" };
      // Next says first how it wants to be asked.
      const answer = await fetch(url, { headers });
      expect({ status: answer.status, redirected: answer.redirected }).toEqual({
        status: 200,
        redirected: true,
      });
      expect(answer.headers.get("content-type")).toBe("text/x-component");
      expect(suite().site.log()).not.toContain("page_failed");
    },
  );

  test("HEAD is answered as GET is, without the body", async () => {
    const response = await call(suite().site.url, "/api/blogs", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("x-total-count")).toBe("0");
    const refused = await call(suite().site.url, "/api/contacts", { method: "HEAD" });
    expect(refused.status).toBe(401);
  });

  const inOrder = { database: "ok", migrations: "ok", redis: "off" };
  test.each([
    ["/api/health", { status: "ok" }],
    ["/api/health?ready", { status: "ok", checks: inOrder }],
    ["/api/health?ready=1&other", { status: "ok", checks: inOrder }],
  ])("health says that all is well, and nobody keeps it: %s", async (path, body) => {
    const response = await call(suite().site.url, path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual(body);
  });

  test("no other site's page may read an answer", async () => {
    const headers = { Origin: "https://evil.example" };
    for (const path of ["/api/contacts", "/api/blogs"]) {
      const response = await call(suite().site.url, path, { token: suite().token, headers });
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  test("answers are never guessed to be another type, nor told what serves them", async () => {
    const { headers } = await call(suite().site.url, "/api/blogs");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-powered-by")).toBeNull();
  });

  describe("openapi.json", () => {
    const document = async () =>
      (await (await call(suite().site.url, "/api/openapi.json")).json()) as Document;

    test("describes exactly the calls that there are", async () => {
      const { openapi, paths } = await document();
      expect(openapi).toBe("3.1.0");
      const described = Object.fromEntries(
        Object.entries(paths).map(([path, operations]) => [
          path,
          Object.keys(operations)
            .map((method) => method.toUpperCase())
            .sort(),
        ]),
      );
      const calls = Object.entries(allowed).filter(([path]) => path !== "/api/openapi.json");
      expect(described).toEqual(
        Object.fromEntries(calls.map(([path, right]) => [path, [...right].sort()])),
      );
    });

    test("refers to nothing that it does not hold", async () => {
      const text = JSON.stringify(await document());
      const schemas = Object.keys((await document()).components.schemas);
      const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
        ([, name]) => name,
      );
      expect(referred.length).toBeGreaterThan(10);
      expect(referred.filter((name) => !schemas.includes(String(name)))).toEqual([]);
    });

    test("asks for a token exactly where the API does", async () => {
      const { paths } = await document();
      for (const [path, operations] of Object.entries(paths)) {
        for (const [method, { security }] of Object.entries(operations)) {
          if (path === "/api/logout") continue;
          const response = await call(suite().site.url, path.replace("{id}", "some-id"), {
            method: method.toUpperCase(),
          });
          expect({ path, method, secured: response.status === 401 }).toEqual({
            path,
            method,
            secured: security.length > 0,
          });
        }
      }
    });

    test("names the required fields that the API asks for", async () => {
      const { paths } = await document();
      const required = (path: string) =>
        paths[path]?.post?.requestBody?.content["application/json"]?.schema.required;
      expect(required("/api/blogs")).toEqual(["title", "authorName", "short_desc"]);
      expect(required("/api/media")).toEqual(["title", "mediaType"]);
      expect(required("/api/offers")).toEqual(["title"]);
      expect(required("/api/contact")).toEqual(["name", "email", "phone", "message"]);
      expect(required("/api/login")).toEqual(["username", "password"]);
      expect(required("/api/register")).toEqual(["username", "password"]);
    });
  });
});
