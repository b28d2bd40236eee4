import { expect, test } from "@jest/globals";
import { admin, call, errorOf, signInFromPage } from "../../tools/site/calls";
import { askNginx } from "../support/nginx";
import { onSqlite } from "../support/on-each-database";

onSqlite("What an attacker tried", (suite) => {
  const contacts = (token: string, cookie: string) =>
    call(suite().site.url, "/api/contacts", { token, headers: { Cookie: cookie } });

  test("a browser that signs out without its token ends its session all the same", async () => {
    const { url } = suite().site;
    const { token, cookie } = await signInFromPage(url);
    expect((await contacts(token, cookie)).status).toBe(200);
    const signedOut = await call(url, "/api/logout", {
      method: "POST",
      headers: { Origin: url, Cookie: cookie },
    });
    expect(signedOut.status).toBe(204);
    expect(signedOut.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect((await contacts(token, cookie)).status).toBe(401);
  });

  test("signing in anew ends the session that the browser had", async () => {
    const { url } = suite().site;
    const first = await signInFromPage(url);
    const second = await signInFromPage(url, { held: first.cookie });
    expect((await contacts(first.token, first.cookie)).status).toBe(401);
    expect((await contacts(second.token, second.cookie)).status).toBe(200);
  });

  test.each([
    (host: string) => `ftp://${host}`,
    (host: string) => `javascript://${host}`,
    (host: string) => `http://user@${host}`,
    (host: string) => `http://${host}/path`,
    () => "null",
    () => "http://localhost:1",
  ])("an Origin that no page of ours sends is refused (%#)", async (originFor) => {
    const { url } = suite().site;
    const response = await call(url, "/api/login", {
      method: "POST",
      body: admin,
      headers: { Origin: originFor(new URL(url).host) },
    });
    expect(response.status).toBe(403);
  });

  test.each(["/api/login", "/api/register", "/api/logout"])(
    "%s is refused under a name that only leads to this machine, whatever its page says",
    async (path) => {
      const { url } = suite().site;
      const { port } = new URL(url);
      const hosts = ["evil.example", `evil.example:${port}`, `localhost.evil.example:${port}`];
      for (const Host of hosts) {
        const origins: Record<string, string>[] = [
          { Origin: `http://${Host}` },
          { Origin: url },
          {},
        ];
        for (const origin of origins) {
          const { status, body } = await askNginx(url, path, {
            method: "POST",
            headers: { Host, "Content-Type": "application/json", ...origin },
            body: JSON.stringify(admin),
          });
          const { error } = JSON.parse(body.toString()) as { error: string };
          expect([Host, status, error]).toEqual([
            Host,
            403,
            "This address is not the one in SITE_URL",
          ]);
        }
      }
    },
  );

  test.each([["127.0.0.1"], ["[::1]"], ["localhost"]])("%s is this machine", async (name) => {
    const { url } = suite().site;
    const Host = `${name}:${new URL(url).port}`;
    const { status } = await askNginx(url, "/api/login", {
      method: "POST",
      headers: { Host, Origin: `http://${Host}`, "Content-Type": "application/json" },
      body: JSON.stringify(admin),
    });
    expect(status).toBe(200);
  });

  test.each(["<div>".repeat(20_000), "<em>".repeat(5_000), "<br>".repeat(20_001)])(
    "HTML that would keep everybody waiting is refused at once (%#)",
    async (content) => {
      const { site, token } = suite();
      const body = { title: "Deep", authorName: "Asha", short_desc: "Deep", content };
      const response = await call(site.url, "/api/blogs", { method: "POST", token, body });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toEqual({
        content: "Content is nested too deeply, or has too many tags or attributes",
      });
    },
  );

  test("a username that an index cannot hold is refused", async () => {
    const response = await call(suite().site.url, "/api/register", {
      method: "POST",
      body: { username: "x".repeat(9_000), password: "x" },
    });
    expect(response.status).toBe(400);
    expect((await errorOf(response)).fields).toEqual({
      username: "Username must be at most 200 characters",
    });
  });

  test("the picture optimiser is closed", async () => {
    const address = "/_next/image?url=%2Fart%2Fstand-in.svg&w=640&q=75";
    expect((await call(suite().site.url, address)).status).toBe(404);
  });

  test.each(["/blog/%00", "/offers/%00", "/blog/a%00b"])(
    "%s is a page that is not there",
    async (path) => {
      expect((await call(suite().site.url, path)).status).toBe(404);
    },
  );
});
