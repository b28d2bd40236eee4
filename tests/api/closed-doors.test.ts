import { expect, test } from "@jest/globals";
import { admin, call, errorOf, signInFromPage } from "../harness/calls";
import { onEachDatabase } from "../harness/on-each-database";

onEachDatabase("What an attacker tried", (suite) => {
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

  test.each(["<div>".repeat(20_000), "<em>".repeat(5_000), "<br>".repeat(20_001)])(
    "HTML that would keep everybody waiting is refused at once (%#)",
    async (content) => {
      const { site, token } = suite();
      const body = { title: "Deep", authorName: "Asha", short_desc: "Deep", content };
      const response = await call(site.url, "/api/blogs", { method: "POST", token, body });
      expect(response.status).toBe(400);
      expect((await errorOf(response)).fields).toEqual({
        content: "Content is nested too deeply or has too many tags",
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
