import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import { decode, encode } from "next-auth/jwt";
import {
  adminCredentials,
  call,
  registerAdmin,
  signIn,
  signInFromPage,
} from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { SECRET } from "../../tools/site/site";
import { expectFailure } from "../support/failures";
import { sendRequest } from "../support/nginx";
import { onSqliteWith } from "../support/on-each-database";
import { withSite } from "../support/with-site";

const WRONG_CREDENTIALS = "Wrong username or password";
const SESSION_ENDED = "Your session has ended. Please sign in again.";
const COOKIE_NAME = "next-auth.session-token";
const OTHER_SECRET = "another-secret-of-more-than-32-characters";

type Headers = Record<string, string>;

const hashCountVariables = { NODE_OPTIONS: "--import ./tests/support/logged-hashes.mjs" };

onSqliteWith("A session", hashCountVariables, (suite) => {
  const url = () => suite().site.url;
  const logIn = (body: unknown, headers: Headers = {}) =>
    call(url(), "/api/login", { method: "POST", body, headers });
  const logOut = (token: string | undefined, headers: Headers = {}) =>
    call(url(), "/api/logout", { method: "POST", token, headers });
  const readContacts = (token: string | undefined, headers: Headers = {}) =>
    call(url(), "/api/contacts", { token, headers });
  const isSignedIn = async (token: string, Cookie: string) =>
    (await readContacts(token, { Cookie })).status === 200;
  const readClaims = (cookie: string) =>
    decode({ token: cookie.slice(COOKIE_NAME.length + 1), secret: SECRET });
  const seal = async (token: Record<string, unknown>, secret = SECRET) =>
    `${COOKIE_NAME}=${await encode({ token, secret })}`;

  const formerAdmin = { ...adminCredentials, username: "former" };
  const addFormerAdmin = () =>
    suite().database.query(
      `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
         SELECT 'former', 'former', 'former', "passwordHash", FALSE FROM "User"
         WHERE "usernameKey" = 'asha' ON CONFLICT DO NOTHING`,
    );

  test("starts for an API client with a token that needs no cookie", async () => {
    const response = await logIn(adminCredentials);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    const body = (await response.json()) as { token: string };
    expect(body).toEqual({
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      user: { id: expect.any(String), username: "asha", isAdmin: true },
    });
    expect((await readContacts(body.token)).status).toBe(200);
  });

  test.each(["ASHA", " asha ", "ａｓｈａ"])("starts for the username %j", async (username) => {
    expect((await logIn({ ...adminCredentials, username })).status).toBe(200);
  });

  test.each([
    ["an unknown name", { ...adminCredentials, username: "nobody" }],
    ["a wrong password", { ...adminCredentials, password: "another password" }],
    [
      "a space after the password",
      { ...adminCredentials, password: `${adminCredentials.password} ` },
    ],
    [
      "a NUL byte after the password",
      { ...adminCredentials, password: `${adminCredentials.password}\u0000` },
    ],
  ])("does not start with %s, and the error does not say why", async (_, body) => {
    await expectFailure(await logIn(body), { status: 401, message: WRONG_CREDENTIALS });
  });

  test("does not start for a user without the administrator flag, even if the body claims it (ASVS 6.3.4)", async () => {
    const { database } = suite();
    await addFormerAdmin();
    const refusal = await logIn({ ...formerAdmin, isAdmin: true }, { Origin: url() });
    expect(refusal.headers.getSetCookie()).toEqual([]);
    await expectFailure(refusal, { status: 401, message: WRONG_CREDENTIALS });
    expect(await countRows(database, "Session", `"userId" = 'former'`)).toBe(0);
  });

  test.each([
    ["nobody", "another password"],
    ["asha", "another password"],
    ["former", formerAdmin.password],
  ])(
    "does not start for the username %s, and costs one hash check, so that the response time does not show whether the user exists (ASVS 6.3.8)",
    async (username, password) => {
      await addFormerAdmin();
      const { site } = suite();
      const listHashes = () => site.readLog().match(/^Verified a hash of .*$/gm) ?? [];
      const countBefore = listHashes().length;
      const answer = await logIn({ username, password });
      expect(answer.status).toBe(401);
      // The log line of the request comes last and may arrive after the response.
      const id = String(answer.headers.get("x-request-id"));
      while (!site.readLog().includes(id)) await pause(10);
      const oneHash = ["Verified a hash of argon2id v=19 m=19456,t=2,p=1"];
      expect(listHashes().slice(countBefore)).toEqual(oneHash);
    },
  );

  test("sets an HttpOnly cookie when it starts from a page (ASVS 3.3.4)", async () => {
    const { sessionSetCookie, cookie, user, token } = await signInFromPage(url());
    const [pair, ...attributes] = sessionSetCookie.split("; ");
    expect(pair).toMatch(/^next-auth\.session-token=.{50,}$/);
    expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=604800", "Path=/", "SameSite=Lax"]);
    expect(await readClaims(cookie)).toMatchObject({ sub: user.id, isAdmin: true });
    expect(await isSignedIn(token, cookie)).toBe(true);
  });

  type Page = Awaited<ReturnType<typeof signInFromPage>>;
  test.each<[string, (page: Page) => Promise<string>]>([
    ["no cookie", async () => ""],
    ["the cookie of another session", async () => (await signInFromPage(url())).cookie],
    [
      "a cookie sealed with another secret",
      async ({ cookie }) => {
        const { sub, sid, isAdmin } = (await readClaims(cookie))!;
        return seal({ sub, sid, isAdmin }, OTHER_SECRET);
      },
    ],
  ])(
    "authorises nothing with a page's token and %s (ASVS 9.1.1, 9.1.3, 11.3.1, 11.3.2, 11.3.3)",
    async (_, prepareCookie) => {
      const page = await signInFromPage(url());
      const Cookie = await prepareCookie(page);
      const refusal = { status: 401, message: SESSION_ENDED } as const;
      await expectFailure(await readContacts(page.token, { Cookie }), refusal);
      await expectFailure(await logOut(page.token, { Cookie }), refusal);
      expect(await isSignedIn(page.token, page.cookie)).toBe(true);
    },
  );

  test("authorises nothing with its cookie alone (ASVS 3.5.2)", async () => {
    const { cookie } = await signInFromPage(url());
    const refusal = await readContacts(undefined, { Cookie: cookie, Origin: url() });
    await expectFailure(refusal, { status: 401 });
  });

  const refusedAuthorizations: Record<string, () => Promise<string> | string> = {
    "an empty token": () => "Bearer ",
    "a token that was never issued": () => `Bearer ${"a".repeat(43)}`,
    "a token of 8,000 characters": () => `Bearer ${"a".repeat(8_000)}`,
    "its token without the word Bearer": () => suite().token,
    "Basic credentials": () => "Basic YXNoYTpwYXNzd29yZA==",
    "the stored hash of its token": async () => {
      const rows = await suite().database.query(`SELECT "tokenHash" FROM "Session"`);
      return `Bearer ${String(rows[0]?.tokenHash)}`;
    },
    "its token after it has expired": async () => {
      const { token } = await signIn(url());
      await suite().database.query(
        `UPDATE "Session" SET "expiresAt" = '2020-01-01T00:00:00.000+00:00' WHERE "tokenHash" = ?`,
        [createHash("sha256").update(token).digest("hex")],
      );
      return `Bearer ${token}`;
    },
  };

  test.each(Object.entries(refusedAuthorizations))(
    "authorises nothing with %s (ASVS 7.2.1, 7.3.2, 9.2.1)",
    async (_, prepareHeader) => {
      const refusal = await readContacts(undefined, { Authorization: await prepareHeader() });
      expect(refusal.headers.has("www-authenticate")).toBe(true);
      await expectFailure(refusal, { status: 401 });
    },
  );

  test("is refused with 403 while the isAdmin flag of its user is off (ASVS 8.3.1)", async () => {
    const { token } = await signIn(url());
    const setFlag = (value: string) =>
      suite().database.query(`UPDATE "User" SET "isAdmin" = ${value} WHERE "usernameKey" = 'asha'`);
    await setFlag("FALSE");
    const refusal = await readContacts(token);
    await setFlag("TRUE");
    expect(refusal.headers.has("www-authenticate")).toBe(false);
    await expectFailure(refusal, { status: 403 });
    expect((await readContacts(token)).status).toBe(200);
  });

  test("is stored with only the hash of its token (ASVS 7.2.3, 11.4.1)", async () => {
    const { token } = await signIn(url());
    const rows = await suite().database.query(`SELECT * FROM "Session"`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("replaces the previous session of the browser (ASVS 7.2.4)", async () => {
    const first = await signInFromPage(url());
    const second = await signInFromPage(url(), { cookie: first.cookie });
    expect(await isSignedIn(first.token, first.cookie)).toBe(false);
    expect(await isSignedIn(second.token, second.cookie)).toBe(true);
  });

  test("ends when an API client signs out, while other sessions continue (ASVS 7.1.2, 7.2.2, 7.4.1)", async () => {
    const { token } = await signIn(url());
    const other = await signIn(url());
    const response = await logOut(token);
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toBeNull();
    await expectFailure(await readContacts(token), { status: 401, message: SESSION_ENDED });
    await expectFailure(await logOut(token), { status: 401, message: SESSION_ENDED });
    expect((await readContacts(other.token)).status).toBe(200);
  });

  test.each(["with", "without"])("ends when a page signs out %s its token", async (variant) => {
    const { token, cookie } = await signInFromPage(url());
    const headers = { Origin: url(), Cookie: cookie };
    const response = await logOut(variant === "with" ? token : undefined, headers);
    expect(response.status).toBe(204);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("set-cookie")).toBe(
      `${COOKIE_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`,
    );
    expect(await isSignedIn(token, cookie)).toBe(false);
    expect((await logOut(undefined, headers)).status).toBe(204);
  });

  test.each([
    "https://evil.example",
    "null",
    "http://localhost:1",
    "http://localhost.evil.example",
    "ftp://HOST",
    "http://user@HOST",
  ])("is neither started nor ended by a request with the Origin %s", async (origin) => {
    const Origin = origin.replace("HOST", new URL(url()).host);
    const { token, cookie } = await signInFromPage(url());
    const sessions = await countRows(suite().database, "Session");
    await expectFailure(await logIn(adminCredentials, { Origin }), { status: 403 });
    expect(await countRows(suite().database, "Session")).toBe(sessions);
    await expectFailure(await logOut(token, { Origin, Cookie: cookie }), { status: 403 });
    expect(await isSignedIn(token, cookie)).toBe(true);
  });

  const postWithHost = async (Host: string, path: string, origin?: Headers) => {
    const headers = { Host, "Content-Type": "application/json", ...origin };
    const body = JSON.stringify(adminCredentials);
    return (await sendRequest(url(), path, { method: "POST", headers, body })).status;
  };

  test.each(["/api/login", "/api/register", "/api/logout"])(
    "is refused at %s with a foreign Host header, with or without an Origin",
    async (path) => {
      for (const name of ["evil.example", "localhost.evil.example"]) {
        const host = `${name}:${new URL(url()).port}`;
        for (const origin of [{ Origin: `http://${host}` }, { Origin: url() }, undefined]) {
          expect([host, await postWithHost(host, path, origin)]).toEqual([host, 403]);
        }
      }
    },
  );

  test.each(["127.0.0.1", "[::1]", "localhost"])("starts on the host %s", async (name) => {
    const host = `${name}:${new URL(url()).port}`;
    expect(await postWithHost(host, "/api/login", { Origin: `http://${host}` })).toBe(200);
  });

  describe("GET /admin", () => {
    const open = (Cookie: string) => call(url(), "/admin", { headers: { Cookie } });
    const claims = { sub: "someone", sid: "some-session", isAdmin: true };

    test.each<[string, () => Promise<string> | string]>([
      ["no cookie", () => ""],
      ["an invalid cookie", () => `${COOKIE_NAME}=nonsense`],
      ["a cookie sealed with another secret", () => seal(claims, OTHER_SECRET)],
      ["a cookie whose isAdmin is a string", () => seal({ ...claims, isAdmin: "true" })],
      ["a cookie without a session id", () => seal({ sub: "someone", isAdmin: true })],
      ["a cookie with another name", async () => `__Secure-${await seal(claims)}`],
    ])("redirects to /login with %s", async (_, prepareCookie) => {
      const response = await open(await prepareCookie());
      expect(response.status).toBe(307);
      expect(new URL(response.headers.get("location") ?? "", url()).href).toBe(`${url()}/login`);
    });

    test("returns the page with the cookie of a sign-in", async () => {
      expect((await open((await signInFromPage(url())).cookie)).status).toBe(200);
    });
  });
});

test("sets and requires Secure cookies with the __Host- prefix on an https site (ASVS 3.3.1, 3.3.2, 3.3.3)", () =>
  withSite({ SITE_URL: "https://www.arthora.example", TRUSTED_PROXY_HOPS: "1" }, async (site) => {
    await registerAdmin(site.url);
    const origin = "https://www.arthora.example";
    const { sessionSetCookie, deviceSetCookie, cookie, token } = await signInFromPage(site.url, {
      origin,
    });
    expect(deviceSetCookie).toMatch(/^__Host-arthora\.device=.{50,}; .*; Secure$/);
    expect(sessionSetCookie).toMatch(
      /^__Host-next-auth\.session-token=.{50,}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
    );
    const readContacts = (Cookie: string) =>
      call(site.url, "/api/contacts", { token, headers: { Cookie } });
    expect((await readContacts(cookie)).status).toBe(200);
    await expect(signInFromPage(site.url)).rejects.toThrow("403");
    const { headers } = await call(site.url, "/nowhere");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    const cookieWithoutPrefix = cookie.replace("__Host-", "");
    await expectFailure(await readContacts(cookieWithoutPrefix), { status: 401 });
  }));
