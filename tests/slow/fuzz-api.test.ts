import { afterAll, expect, jest, test } from "@jest/globals";
import { type AnyCall, anyCallOf } from "../fuzz/any-call";
import { rightBodies } from "../fuzz/any-body";
import { type Contract, readContract } from "../fuzz/contract";
import { expectNoLeak } from "../fuzz/leaks";
import { holdFor } from "../fuzz/run";
import { endConnections, send } from "../fuzz/send";
import { call } from "../../tools/site/calls";
import { expectFailure } from "../support/failures";
import { onEachDatabase } from "../support/on-each-database";
import { blogs, media, offers, publish } from "../support/published-kinds";
import { sendRaw } from "../support/raw-request";

// Whatever is sent to whichever call, the answer is one of those that design §5 and the OpenAPI
// description name. tests/fuzz/run.ts says how to try other input.

jest.setTimeout(20 * 60_000);

const CASES = { sqlite: 10_000, postgresql: 1_500 };

/** Those of design §5 that a caller can be to blame for. */
const BLAMES = [400, 401, 403, 404, 405, 409, 413, 415, 429] as const;
type Blame = (typeof BLAMES)[number];
const isBlame = (status: number): status is Blame => BLAMES.includes(status as Blame);

/** Entries that there are at most, so that whole lists stay short. */
const ENTRIES = 10;

afterAll(endConnections);

const isForm = ({ path, method, sent }: AnyCall) =>
  path === "/api/contact" && method === "POST" && sent?.type.startsWith("application/x-www-form");

onEachDatabase("Any call", (suite) => {
  /** What there is to be read and changed, by its path: "/api/blogs" and its ids. */
  const ids: Record<string, string[]> = {};

  const pathOf = ({ path, id, query }: AnyCall) => {
    const known = ids[path.replace("/{id}", "")] ?? [];
    const chosen = typeof id === "string" ? id : (known[id % known.length] ?? "none");
    return path.replace("{id}", () => chosen) + (query && `?${query}`);
  };

  const ask = (made: AnyCall) => {
    // A token that has signed out is of no use to the calls after it.
    const asAdmin = made.asAdmin && made.path !== "/api/logout";
    const token = asAdmin && { Authorization: `Bearer ${suite().token}` };
    return send(
      suite().site.url,
      { ...made, headers: { ...made.headers, ...token } },
      pathOf(made),
    );
  };

  /** Keeps in mind what was made, and takes away what is too many. */
  const remember = async (path: string, made: { id: string }) => {
    const all = (ids[path] ??= []);
    all.push(made.id);
    if (path === "/api/contact" || all.length <= ENTRIES) return;
    await call(suite().site.url, `${path}/${all.shift()}`, {
      method: "DELETE",
      token: suite().token,
    });
  };

  const expectPlainForm = (response: Response, html: string) => {
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(html).toMatch(/^<!doctype html>/);
    const [logo = "no logo"] = /<img src="\/logo\.svg"[^>]*>/.exec(html) ?? [];
    expect(html.replace(logo, "")).not.toMatch(/<(script|img|svg|!--)/);
  };

  const expectDescribed = async (contract: Contract, made: AnyCall, response: Response) => {
    const { path } = made;
    const { status } = response;
    const text = await response.clone().text();
    expectNoLeak(text);
    if (isForm(made)) {
      expectPlainForm(response, text);
      expect([201, 400, 413]).toContain(status);
      return;
    }
    const method = made.method === "HEAD" ? "GET" : made.method;
    const isThere = contract.operation(path, method) !== undefined;
    if (made.method === "OPTIONS") {
      expect({ status, text }).toEqual({ status: 204, text: "" });
    } else if (isBlame(status)) {
      if (made.method === "HEAD") return;
      const body = JSON.parse(text) as { fields?: Record<string, string> };
      await expectFailure(response, { status, ...(body.fields && { fields: body.fields }) });
      if (isThere) expect(contract.wrongWith(path, method, String(status), body)).toBeNull();
    } else if (path === "/api/openapi.json") {
      expect({ status, method }).toEqual({ status: 200, method: "GET" });
    } else if (made.method === "HEAD") {
      expect(contract.operation(path, method)?.responses).toHaveProperty(String(status));
    } else {
      const isJson = response.headers.get("content-type") === "application/json";
      const body: unknown = isJson ? JSON.parse(text) : text;
      expect(contract.wrongWith(path, method, String(status), body)).toBeNull();
      if (status === 201 && !["/api/register", "/api/uploads", "/api/invitations"].includes(path)) {
        const list = path === "/api/contact" ? "/api/contacts" : path;
        await remember(list, body as { id: string });
      }
    }
  };

  test("is answered as the API says of itself", async () => {
    for (const kind of [blogs, media, offers]) {
      ids[kind.path] = [(await publish(suite(), kind)).id];
    }
    const contract = await readContract(suite().site.url);
    expect(Object.keys(rightBodies).sort()).toEqual(contract.withBody.sort());
    const cases = suite().database.url.startsWith("file:") ? CASES.sqlite : CASES.postgresql;
    const seen = new Set<number>();
    await holdFor(anyCallOf(contract), cases, async (made) => {
      const response = await ask(made);
      seen.add(response.status);
      await expectDescribed(contract, made, response);
    });
    // Or too little would have been tried.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 405, 413, 415]) {
      expect(seen).toContain(status);
    }
    expect(suite().site.log()).not.toMatch(/"level":"error"|TypeError|Unhandled/);
  });

  // What is answered before any code of ours is asked: without the envelope, and with nothing else.
  test.each([
    ["a method of WebDAV", "PROPFIND /api/blogs", "Accept: */*", 400],
    ["TRACE", "TRACE /api/blogs", "Accept: */*", 400],
    ["an expectation that is none", "GET /api/blogs", "Expect: the best", 417],
    ["a method that HTTP has not", "SEND /api/blogs", "Accept: */*", 400],
    ["no host", "GET /api/blogs", "X-Host: localhost", 400],
    ["headers that are too long", "GET /api/blogs", `Cookie: ${"a".repeat(20_000)}`, 431],
    ["two lengths", "POST /api/login", "Content-Length: 1\r\nContent-Length: 2", 400],
    [
      "a length and chunks",
      "POST /api/login",
      "Content-Length: 2\r\nTransfer-Encoding: chunked",
      400,
    ],
    ["a length that is none", "POST /api/login", "Content-Length: -1", 400],
    ["an encoding that is none", "POST /api/login", "Transfer-Encoding: gzip", 400],
  ])("with %s is refused by Node or Next", async (_, line, header, status) => {
    const host = header.startsWith("X-Host") ? "" : "Host: localhost\r\n";
    const answer = await sendRaw(
      suite().site.url,
      `${line} HTTP/1.1\r\n${host}Connection: close\r\n${header}\r\n\r\n`,
    );
    expect(answer?.status).toBe(status);
    expect(answer?.body.replace(/^0\r\n\r\n$/, "")).toBe("");
  });
});
