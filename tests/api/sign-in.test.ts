import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "@jest/globals";
import { decode, encode } from "next-auth/jwt";
import { admin, call, signIn, signInFromPage, registerAdmin } from "../../tools/site/calls";
import { countRows } from "../../tools/site/databases";
import { expectFailure, expectInvalid } from "../support/failures";
import { onEachDatabase } from "../support/on-each-database";
import { SECRET } from "../../tools/site/site";
import { withSite } from "../support/with-site";

const WRONG = "Wrong username or password";
const ENDED = "Your session has ended. Please sign in again.";
const NAME = "next-auth.session-token";

onEachDatabase(
  "Signing in",
  (suite) => {
    const url = () => suite().site.url;
    const logIn = (body: unknown, headers: Record<string, string> = {}) =>
      call(url(), "/api/login", { method: "POST", body, headers });
    const logOut = (token: string | undefined, headers: Record<string, string> = {}) =>
      call(url(), "/api/logout", { method: "POST", token, headers });
    const readContacts = (token: string | undefined, headers: Record<string, string> = {}) =>
      call(url(), "/api/contacts", { token, headers });

    const former = { ...admin, username: "former" };
    /** A user whose password is right, and who is an administrator no more. */
    const addFormerAdmin = () =>
      suite().database.query(
        `INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "isAdmin")
         SELECT 'former', 'former', 'former', "passwordHash", FALSE FROM "User"
         WHERE "usernameKey" = 'asha' ON CONFLICT DO NOTHING`,
      );

    test("the right name and password give a token and the user", async () => {
      const response = await logIn(admin);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual({
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        user: { id: expect.any(String), username: "asha", isAdmin: true },
      });
    });

    test.each(["ASHA", "Asha", " asha ", "ａｓｈａ"])(
      "the name may be written %j",
      async (username) => {
        const response = await logIn({ ...admin, username });
        expect(response.status).toBe(200);
        expect(await response.json()).toMatchObject({ user: { username: "asha" } });
      },
    );

    test.each([
      ["an unknown name", { ...admin, username: "nobody" }],
      ["a wrong password", { ...admin, password: "another password" }],
      ["the password in another case", { ...admin, password: admin.password.toUpperCase() }],
      ["the password with a space after it", { ...admin, password: `${admin.password} ` }],
      ["the password with NUL after it", { ...admin, password: `${admin.password}\u0000` }],
      ["a quote in the name", { ...admin, username: "asha' OR '1'='1" }],
    ])("%s says the same as every other mistake", async (_, body) => {
      await expectFailure(await logIn(body), { status: 401, message: WRONG });
    });

    test.each(["username", "password"] as const)("%s is required", async (field) => {
      const message = { username: "Username is required", password: "Password is required" }[field];
      for (const empty of [undefined, null, ""]) {
        await expectInvalid(await logIn({ ...admin, [field]: empty }), { [field]: message });
      }
    });

    test("both are asked for at once", async () => {
      await expectInvalid(await logIn({}), {
        username: "Username is required",
        password: "Password is required",
      });
    });

    test("who is no administrator is refused as with a wrong password, whatever the body says", async () => {
      const { database } = suite();
      await addFormerAdmin();
      const sessions = await countRows(database, "Session");
      for (const more of [{}, { isAdmin: true, user: { isAdmin: true } }]) {
        const refusal = await logIn({ ...former, ...more }, { Origin: url() });
        expect(refusal.headers.getSetCookie()).toEqual([]);
        await expectFailure(refusal, { status: 401, message: WRONG });
      }
      expect(await countRows(database, "Session")).toBe(sessions);
    });

    test("a sign-in clears away the sessions that are over, whose ever they are", async () => {
      const { database } = suite();
      await addFormerAdmin();
      const values = (id: string, expiresAt: string) =>
        `('${id}', '${id}', TRUE, 'former', '${expiresAt}', '${new Date().toISOString()}')`;
      await database.query(
        `INSERT INTO "Session" ("id", "tokenHash", "bound", "userId", "expiresAt", "lastSeenAt") VALUES
         ${values("over", "2020-01-01T00:00:00.000+00:00")},
         ${values("running", "2099-01-01T00:00:00.000+00:00")}`,
      );
      await signIn(url());
      expect(await database.query(`SELECT "id" FROM "Session" WHERE "userId" = 'former'`)).toEqual([
        { id: "running" },
      ]);
    });

    test("an unknown name, and one of no administrator, take as long as a wrong password", async () => {
      await addFormerAdmin();
      const { site } = suite();
      const hashes = () => site.log().match(/^Verified a hash of .*$/gm) ?? [];
      for (const [username, password] of [
        ["nobody", "another password"],
        ["asha", "another password"],
        ["former", former.password],
      ] as const) {
        const before = hashes().length;
        const answer = await logIn({ username, password });
        // The line of the request is printed last, and may arrive later than the answer.
        const id = String(answer.headers.get("x-request-id"));
        while (!site.log().includes(id)) await pause(10);
        expect([username, hashes().slice(before)]).toEqual([
          username,
          ["Verified a hash of argon2id v=19 m=19456,t=2,p=1"],
        ]);
      }
    });

    test("twenty sign-ins at once each begin a session of their own", async () => {
      const signIns = await Promise.all(Array.from({ length: 20 }, () => signIn(url())));
      expect(new Set(signIns.map(({ token }) => token)).size).toBe(20);
      const statuses = await Promise.all(
        signIns.map(async ({ token }) => (await readContacts(token)).status),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
    });

    test("a program gets no cookie, and its token works alone", async () => {
      const response = await logIn(admin);
      expect(response.headers.get("set-cookie")).toBeNull();
      const { token } = (await response.json()) as { token: string };
      expect((await readContacts(token)).status).toBe(200);
    });

    test("a page gets a session cookie that scripts cannot read", async () => {
      const { setCookie } = await signInFromPage(url());
      const [pair, ...attributes] = setCookie.split("; ");
      expect(pair).toMatch(new RegExp(`^${NAME.replace(".", "\\.")}=.{50,}$`));
      expect(attributes.sort()).toEqual(["HttpOnly", "Max-Age=604800", "Path=/", "SameSite=Lax"]);
    });

    test("the cookie says whose it is, which session, and that it is an administrator", async () => {
      const { cookie, user } = await signInFromPage(url());
      const claims = await decode({ token: cookie.slice(NAME.length + 1), secret: SECRET });
      expect(claims).toMatchObject({ sub: user.id, isAdmin: true });
      const sid = String(claims?.sid);
      expect(await countRows(suite().database, "Session", `"id" = '${sid}'`)).toBe(1);
    });

    test("the token of a page works beside its cookie", async () => {
      const { token, cookie } = await signInFromPage(url());
      expect((await readContacts(token, { Cookie: cookie })).status).toBe(200);
    });

    test("the token of a page is refused without its cookie", async () => {
      const { token } = await signInFromPage(url());
      await expectFailure(await readContacts(token), { status: 401, message: ENDED });
    });

    test("the token of a page is refused beside the cookie of another session", async () => {
      const first = await signInFromPage(url());
      const second = await signInFromPage(url());
      await expectFailure(await readContacts(first.token, { Cookie: second.cookie }), {
        status: 401,
        message: ENDED,
      });
    });

    test("the token of a page is refused beside a cookie that is not ours", async () => {
      const { token, cookie, user } = await signInFromPage(url());
      const claims = await decode({ token: cookie.slice(NAME.length + 1), secret: SECRET });
      const forged = await encode({
        token: { sub: user.id, sid: claims?.sid, isAdmin: true },
        secret: "another-secret-of-more-than-32-characters",
      });
      for (const value of [forged, "", "a.b.c", `${cookie.slice(NAME.length + 1)}x`]) {
        await expectFailure(await readContacts(token, { Cookie: `${NAME}=${value}` }), {
          status: 401,
        });
      }
    });

    test("a cookie that has run out no longer goes with its token", async () => {
      const { token, cookie } = await signInFromPage(url());
      const claims = await decode({ token: cookie.slice(NAME.length + 1), secret: SECRET });
      const { sub, sid, isAdmin } = claims ?? {};
      const over = await encode({ token: { sub, sid, isAdmin }, secret: SECRET, maxAge: -60 });
      await expectFailure(await readContacts(token, { Cookie: `${NAME}=${over}` }), {
        status: 401,
      });
    });

    test("the cookie alone authorises no call", async () => {
      const { cookie } = await signInFromPage(url());
      const attempts: Record<string, string>[] = [
        { Cookie: cookie },
        { Cookie: cookie, Origin: url() },
      ];
      for (const headers of attempts) {
        await expectFailure(await readContacts(undefined, headers), { status: 401 });
        const write = { method: "POST", body: { title: "By cookie" }, headers };
        await expectFailure(await call(url(), "/api/offers", write), { status: 401 });
      }
    });

    test.each([
      "https://evil.example",
      "null",
      "http://localhost",
      "http://localhost.evil.example",
    ])("a sign-in or sign-out from a page of %s is refused", async (origin) => {
      const before = await countRows(suite().database, "Session");
      await expectFailure(await logIn(admin, { Origin: origin }), { status: 403 });
      expect(await countRows(suite().database, "Session")).toBe(before);
      const { token, cookie } = await signInFromPage(url());
      const headers = { Origin: origin, Cookie: cookie };
      await expectFailure(await logOut(token, headers), { status: 403 });
      expect((await readContacts(token, { Cookie: cookie })).status).toBe(200);
    });

    test("a sign-out ends the token of a program at once, and no other", async () => {
      const { token } = await signIn(url());
      const other = await signIn(url());
      const response = await logOut(token);
      expect(response.status).toBe(204);
      expect(response.headers.get("set-cookie")).toBeNull();
      await expectFailure(await readContacts(token), { status: 401, message: ENDED });
      await expectFailure(await logOut(token), { status: 401, message: ENDED });
      expect((await readContacts(other.token)).status).toBe(200);
    });

    test("a sign-out of a page ends its token and takes its cookie away", async () => {
      const { token, cookie } = await signInFromPage(url());
      const response = await logOut(token, { Origin: url(), Cookie: cookie });
      expect(response.status).toBe(204);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("set-cookie")?.split("; ").sort()).toEqual(
        ["HttpOnly", "Max-Age=0", "Path=/", "SameSite=Lax", `${NAME}=`].sort(),
      );
      await expectFailure(await readContacts(token, { Cookie: cookie }), { status: 401 });
    });

    test("a stolen token of a page cannot even sign out", async () => {
      const { token, cookie } = await signInFromPage(url());
      await expectFailure(await logOut(token), { status: 401 });
      expect((await readContacts(token, { Cookie: cookie })).status).toBe(200);
    });

    test("a page whose session has ended is rid of its cookie", async () => {
      const { token, cookie } = await signInFromPage(url());
      const headers = { Origin: url(), Cookie: cookie };
      await logOut(token, headers);
      const again = await logOut(token, headers);
      expect(again.status).toBe(204);
      expect(again.headers.get("set-cookie")).toContain(`${NAME}=; Path=/; Max-Age=0`);
    });

    test("a page that has lost its token is rid of its cookie", async () => {
      const { cookie } = await signInFromPage(url());
      const response = await logOut(undefined, { Origin: url(), Cookie: cookie });
      expect(response.status).toBe(204);
      expect(response.headers.get("set-cookie")).toContain(`${NAME}=; Path=/; Max-Age=0`);
    });

    describe("/admin", () => {
      const open = (cookie?: string) =>
        call(url(), "/admin", { headers: cookie === undefined ? {} : { Cookie: cookie } });

      const cookieOf = async (claims: Record<string, unknown>, secret = SECRET) =>
        `${NAME}=${await encode({ token: claims, secret })}`;

      const claims = { sub: "someone", sid: "some-session", isAdmin: true };

      test.each<[string, () => Promise<string | undefined>]>([
        ["no cookie", async () => undefined],
        ["an empty cookie", async () => `${NAME}=`],
        ["a cookie of nonsense", async () => `${NAME}=nonsense`],
        [
          "a cookie of another secret",
          () => cookieOf(claims, "another-secret-of-more-than-32-characters"),
        ],
        ["a cookie of no administrator", () => cookieOf({ ...claims, isAdmin: false })],
        ["a cookie whose isAdmin is a text", () => cookieOf({ ...claims, isAdmin: "true" })],
        ["a cookie without a session", () => cookieOf({ sub: "someone", isAdmin: true })],
        [
          "a cookie of another name",
          async () => (await cookieOf(claims)).replace(NAME, `__Secure-${NAME}`),
        ],
      ])("with %s leads to /login", async (_, cookie) => {
        const response = await open(await cookie());
        expect(response.status).toBe(307);
        expect(new URL(response.headers.get("location") ?? "", url()).href).toBe(`${url()}/login`);
      });

      test("with the cookie of a sign-in does not lead to /login", async () => {
        const { cookie } = await signInFromPage(url());
        expect((await open(cookie)).headers.get("location")).toBeNull();
      });
    });

    test.each([
      ["GET", "/api/auth/signin"],
      ["GET", "/api/auth/session"],
      ["GET", "/api/auth/csrf"],
      ["POST", "/api/auth/callback/credentials"],
    ])("next-auth's own %s %s is not there", async (method, path) => {
      await expectFailure(await call(url(), path, { method }), { status: 404 });
    });
  },
  async () => ({ NODE_OPTIONS: "--import ./tests/support/counted-hashes.mjs" }),
);

test("on an https site the cookie is pinned to the host and Secure", () =>
  withSite({ SITE_URL: "https://www.arthora.example", TRUSTED_PROXY_HOPS: "1" }, async (site) => {
    await registerAdmin(site.url);
    const origin = "https://www.arthora.example";
    const { setCookie, setDevice, cookie, token } = await signInFromPage(site.url, { origin });
    expect(setDevice).toMatch(/^__Host-arthora\.device=.{50,}; .*; Secure$/);
    const [pair, ...attributes] = setCookie.split("; ");
    expect(pair).toMatch(/^__Host-next-auth\.session-token=.{50,}$/);
    expect(attributes.sort()).toEqual(
      ["HttpOnly", "Max-Age=604800", "Path=/", "SameSite=Lax", "Secure"].sort(),
    );
    const contacts = (headers: Record<string, string>) =>
      call(site.url, "/api/contacts", { token, headers });
    expect((await contacts({ Cookie: cookie })).status).toBe(200);
    await expect(signInFromPage(site.url)).rejects.toThrow("403");
    for (const path of ["/", "/api/blogs", "/login", "/nowhere"]) {
      const { headers } = await call(site.url, path);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    }
    const unpinned = cookie.replace("__Host-", "");
    await expectFailure(await contacts({ Cookie: unpinned }), { status: 401 });
    const redirect = await call(site.url, "/admin", { headers: { Cookie: unpinned } });
    expect(redirect.headers.get("location")).toMatch(/\/login$/);
  }));
