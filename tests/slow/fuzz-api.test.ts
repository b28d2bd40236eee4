import { expect, jest, test } from "@jest/globals";
import { type AnyCall, createCallArbitrary } from "../fuzz/any-call";
import { validBodies } from "../fuzz/any-body";
import { type Contract, readContract } from "../fuzz/contract";
import { expectNoLeak } from "../fuzz/leaks";
import { checkAll } from "../fuzz/run";
import { send } from "../fuzz/send";
import { call } from "../../tools/site/calls";
import { expectFailure, hasErrorCode } from "../support/failures";
import { onEachDatabase } from "../support/on-each-database";
import { blogs, media, offers, publish } from "../support/published-kinds";
import { sendRaw } from "../support/raw-request";

jest.setTimeout(20 * 60_000);

const CASES = { sqlite: 6_000, postgresql: 1_000 };

const MAX_ENTRIES = 10;

const isForm = ({ path, method, requestBody }: AnyCall) =>
  path === "/api/contact" &&
  method === "POST" &&
  requestBody?.type.startsWith("application/x-www-form");

onEachDatabase("An API call", (suite) => {
  const ids: Record<string, string[]> = {};

  const buildPath = ({ path, id, query }: AnyCall) => {
    const knownIds = ids[path.replace("/{id}", "")] ?? [];
    const pathId = typeof id === "string" ? id : (knownIds[id % knownIds.length] ?? "none");
    return path.replace("{id}", () => pathId) + (query && `?${query}`);
  };

  const sendCall = (anyCall: AnyCall) => {
    // A sign-out would invalidate the token for later calls.
    const asAdmin = anyCall.asAdmin && anyCall.path !== "/api/logout";
    const token = asAdmin && { Authorization: `Bearer ${suite().token}` };
    return send(
      suite().site.url,
      { ...anyCall, headers: { ...anyCall.headers, ...token } },
      buildPath(anyCall),
    );
  };

  const rememberEntry = async (path: string, created: { id: string }) => {
    const pathIds = (ids[path] ??= []);
    pathIds.push(created.id);
    if (path === "/api/contact" || pathIds.length <= MAX_ENTRIES) return;
    await call(suite().site.url, `${path}/${pathIds.shift()}`, {
      method: "DELETE",
      token: suite().token,
    });
  };

  const expectDescribed = async (contract: Contract, anyCall: AnyCall, response: Response) => {
    const { path } = anyCall;
    const { status } = response;
    const text = await response.clone().text();
    expectNoLeak(text);
    if (isForm(anyCall)) {
      expect([201, 400, 413]).toContain(status);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(text.replace(/<img src="\/logo\.svg"[^>]*>/, "")).not.toMatch(/<(script|img|svg|!--)/);
      return;
    }
    const method = anyCall.method === "HEAD" ? "GET" : anyCall.method;
    const isDeclared = contract.getOperation(path, method) !== undefined;
    if (anyCall.method === "OPTIONS") {
      expect({ status, text }).toEqual({ status: 204, text: "" });
    } else if (hasErrorCode(status) && status !== 503) {
      if (anyCall.method === "HEAD") return;
      const body = JSON.parse(text) as { fields?: Record<string, string> };
      await expectFailure(response, { status, ...(body.fields && { fields: body.fields }) });
      if (isDeclared) expect(contract.findViolation(path, method, String(status), body)).toBeNull();
    } else if (path === "/api/openapi.json") {
      expect({ status, method }).toEqual({ status: 200, method: "GET" });
    } else if (anyCall.method === "HEAD") {
      expect(contract.getOperation(path, method)?.responses).toHaveProperty(String(status));
    } else {
      const isJson = response.headers.get("content-type") === "application/json";
      const body: unknown = isJson ? JSON.parse(text) : text;
      expect(contract.findViolation(path, method, String(status), body)).toBeNull();
      if (status === 201 && !["/api/register", "/api/uploads"].includes(path)) {
        const listPath = path === "/api/contact" ? "/api/contacts" : path;
        await rememberEntry(listPath, body as { id: string });
      }
    }
  };

  test("gets a response that matches the OpenAPI document for any input", async () => {
    for (const kind of [blogs, media, offers]) {
      ids[kind.path] = [(await publish(suite(), kind)).id];
    }
    const contract = await readContract(suite().site.url);
    expect(Object.keys(validBodies).sort()).toEqual(contract.pathsWithBody.sort());
    const cases = suite().database.url.startsWith("file:") ? CASES.sqlite : CASES.postgresql;
    const statuses = new Set<number>();
    await checkAll(createCallArbitrary(contract), cases, async (anyCall) => {
      const response = await sendCall(anyCall);
      statuses.add(response.status);
      await expectDescribed(contract, anyCall, response);
    });
    // Proves that the calls are varied enough.
    for (const status of [200, 201, 204, 400, 401, 403, 404, 405, 413, 415]) {
      expect(statuses).toContain(status);
    }
    expect(suite().site.readLog()).not.toMatch(/"level":"error"|TypeError|Unhandled/);
  });

  // Node refuses these requests; lib/server/malformed-requests.ts answers without the API's error format.
  test.each([
    ["headers that are too long", `Cookie: ${"a".repeat(20_000)}`, 431],
    ["two Content-Length headers", "Content-Length: 1\r\nContent-Length: 2", 400],
    [
      "both Content-Length and Transfer-Encoding",
      "Content-Length: 2\r\nTransfer-Encoding: chunked",
      400,
    ],
  ])("is refused by Node when it has %s (ASVS 4.2.1)", async (_, header, status) => {
    const rawResponse = await sendRaw(
      suite().site.url,
      `POST /api/login HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n\r\n`,
    );
    expect(rawResponse).toMatchObject({ status, body: "" });
  });
});
