import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call, signIn, signInFromPage, registerAdmin } from "../../tools/site/calls";
import {
  askNginx,
  type NginxSuite,
  pause,
  startNginxSuite,
  textOf,
  untilSecondBegins,
} from "../support/nginx";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";

// How soon a change is seen through nginx, and what is seen while there is no site.

let suite: NginxSuite;
let token: string;
let cookie: string;
beforeAll(async () => {
  suite = await startNginxSuite();
  await registerAdmin(suite.site.url);
  ({ cookie } = await signInFromPage(suite.nginx.url));
  ({ token } = await signIn(suite.nginx.url));
});
afterAll(() => suite?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  askNginx(suite.nginx.url, path, { headers });
const shows = async (path: string, text: string) => textOf(await get(path)).includes(text);

const post = { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>x</p>" };
const rename = async (id: string, title: string) => {
  const body = { ...post, title };
  const { status } = await call(suite.nginx.url, `/api/blogs/${id}`, {
    method: "PUT",
    token,
    body,
  });
  expect(status).toBe(200);
};

test("a publish is seen by every visitor within a second, however busy or quiet the page was", async () => {
  const { id } = await publishBlog(suite.nginx.url, token, {});
  const pages = ["/blog", `/blog/${id}`, "/feed.xml"];
  for (let round = 0; round < 6; round += 1) {
    const title = `Renamed ${round}`;
    // Kept at the very beginning of a second, in the middle, or long ago.
    await untilSecondBegins();
    await pause(round * 160);
    for (const path of pages) await get(path);
    if (round === 5) await pause(2_500);
    await rename(id, title);
    const changed = performance.now();
    let isBusy = true;
    const busy = (async () => {
      while (isBusy && round % 2 === 0) await Promise.all(pages.map((path) => get(path)));
    })();
    await pause(1_000 - (performance.now() - changed));
    // Many at once: who is not the first must not get what was kept either.
    const seen = await Promise.all(
      pages.flatMap((path) => Array.from({ length: 8 }, () => shows(path, title))),
    );
    isBusy = false;
    await busy;
    expect([round, seen.filter((each) => !each).length]).toEqual([round, 0]);
  }
});

test("the administrator sees it at once", async () => {
  const { id } = await publishBlog(suite.nginx.url, token, { title: "Seen at once" });
  for (let round = 0; round < 5; round += 1) {
    for (const path of ["/blog", `/blog/${id}`]) {
      await get(path);
      await rename(id, `At once ${round}`);
      const answer = await get(path, { Cookie: cookie });
      expect([path, textOf(answer).includes(`At once ${round}`)]).toEqual([path, true]);
    }
  }
});

test("offers and media are seen within a second too", async () => {
  for (const path of ["/", "/media"]) expect((await get(path)).status).toBe(200);
  await untilSecondBegins();
  for (const path of ["/", "/media"]) expect((await get(path)).status).toBe(200);
  await publishOffer(suite.nginx.url, token, { title: "A new offer" });
  await publishMedia(suite.nginx.url, token, { title: "A new guide" });
  await pause(1_000);
  expect(await shows("/", "A new offer")).toBe(true);
  expect(await shows("/media", "A new guide")).toBe(true);
});

test("only pages that no publish changes are renewed behind the answer", async () => {
  const { id } = await publishBlog(suite.nginx.url, token, {});
  const { id: offer } = await publishOffer(suite.nginx.url, token, {});
  const sitemap = textOf(await get("/sitemap.xml"));
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
    ([, path]) => path || "/",
  );
  expect(paths.length).toBeGreaterThan(35);
  const entries = ["/", "/blog", "/media", `/blog/${id}`, `/offers/${offer}`];
  const more = ["/feed.xml", "/sitemap.xml", "/share/blog.jpg"];
  const all = [...new Set([...paths, ...more])];
  expect(all).toEqual(expect.arrayContaining(entries));
  for (const path of all) expect([path, (await get(path)).status]).toEqual([path, 200]);
  await pause(2_000);
  const showsEntries = /^\/($|blog|media$|offers\/|feed|sitemap|share)/;
  for (const path of all) {
    const { cache } = await get(path);
    expect([path, cache === "STALE"]).toEqual([path, !showsEntries.test(path)]);
  }
});

test("without any instance what was visited is readable, and calls get the envelope", async () => {
  const { id } = await publishBlog(suite.nginx.url, token, { title: "Still to be read" });
  const { id: gone } = await publishBlog(suite.nginx.url, token, { title: "Taken back" });
  const paths = ["/", "/blog", `/blog/${id}`, "/loans/home-loan", "/feed.xml"];
  for (const path of [...paths, `/blog/${gone}`]) expect((await get(path)).status).toBe(200);
  const { status } = await call(suite.nginx.url, `/api/blogs/${gone}`, { method: "DELETE", token });
  expect(status).toBeLessThan(300);
  await pause(1_000);
  expect((await get(`/blog/${gone}`)).status).toBe(404);

  await suite.site.kill();
  await pause(1_000);
  for (let time = 0; time < 3; time += 1) {
    for (const path of paths) {
      const answer = await get(path);
      expect([path, answer.status, answer.cache]).toEqual([path, 200, "STALE"]);
    }
    expect(await shows(`/blog/${id}`, "Still to be read")).toBe(true);
    // What was taken back before does not come back.
    expect((await get(`/blog/${gone}`)).status).toBe(404);
    const unread = await get("/robots.txt");
    expect([unread.status, unread.headers["retry-after"]]).toEqual([503, "5"]);
    expect(textOf(unread)).toContain("Something went wrong");
    expect(unread.headers["cache-control"]).toBe("no-store");
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const failed = await askNginx(suite.nginx.url, "/api/blogs", { method });
      expect([method, failed.status, failed.headers["retry-after"]]).toEqual([method, 503, "5"]);
      expect(JSON.parse(textOf(failed))).toEqual({
        error: "The site cannot be reached",
        message: "The site cannot be reached",
        code: "unavailable",
      });
    }
    const form = await askNginx(suite.nginx.url, "/api/contact", {
      method: "POST",
      headers: { Accept: "text/html,*/*" },
    });
    expect([form.status, textOf(form).includes("what you typed is still there")]).toEqual([
      503,
      true,
    ]);
  }
});
