import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import {
  sendRequest,
  type NginxSuite,
  pause,
  startNginxSuite,
  decodeText,
  waitForNextSecond,
} from "../support/nginx";
import { publishBlog, publishOffer } from "../support/entries";

let suite: NginxSuite;
let token: string;
beforeAll(async () => {
  suite = await startNginxSuite();
  await registerAdmin(suite.site.url);
  ({ token } = await signIn(suite.nginx.url));
});
afterAll(() => suite?.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(suite.nginx.url, path, { headers });
const hasText = async (path: string, text: string) => decodeText(await get(path)).includes(text);

const changePost = async (method: "PUT" | "DELETE", id: string, title = "") => {
  const post = { title, authorName: "Asha", short_desc: "Short", content: "<p>x</p>" };
  const options = { method, token, ...(method === "PUT" && { body: post }) };
  const { status } = await call(suite.nginx.url, `/api/blogs/${id}`, options);
  expect(status).toBeLessThan(300);
};

// nginx's cache expires at whole seconds of the system clock, so these tests wait in real time.
test("serves a published change within a second, even while a page gets many requests", async () => {
  const { id } = await publishBlog(suite.nginx.url, token, {});
  const pages = ["/blog", `/blog/${id}`, "/feed.xml", "/"];
  for (const wait of [0, 480]) {
    await waitForNextSecond();
    await pause(wait);
    for (const path of pages) await get(path);
    const title = `Renamed ${wait}`;
    await publishOffer(suite.nginx.url, token, { title });
    await changePost("PUT", id, title);
    const changedAt = performance.now();
    while (performance.now() - changedAt < 1_000) await Promise.all(pages.map((path) => get(path)));
    // All concurrent requests must get the new page, not only the one that refreshes the cache.
    const requestedPaths = Array.from({ length: 8 }, () => pages).flat();
    const results = await Promise.all(requestedPaths.map((path) => hasText(path, title)));
    expect([wait, results.filter((each) => !each).length]).toEqual([wait, 0]);
  }
});

test("serves a stale page, while the site is up, only if entries are at most related links on it", async () => {
  const { id } = await publishBlog(suite.nginx.url, token, {});
  const { id: offerId } = await publishOffer(suite.nginx.url, token, {});
  const sitemap = decodeText(await get("/sitemap.xml"));
  const sitemapPaths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
    ([, path]) => path!,
  );
  const paths = [
    ...sitemapPaths.filter((path) => path !== ""),
    "/",
    "/feed.xml",
    "/share/blog.jpg",
  ];
  expect(paths).toEqual(expect.arrayContaining([`/blog/${id}`, `/offers/${offerId}`]));
  for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
  await pause(2_000);
  const showsEntries = /^\/($|blog|media$|offers\/|feed|sitemap|share)/;
  for (const path of paths) {
    const { cache } = await get(path);
    expect([path, cache === "STALE"]).toEqual([path, !showsEntries.test(path)]);
  }
});

test("serves cached responses, and 503 for everything else, while every instance is down", async () => {
  const { id } = await publishBlog(suite.nginx.url, token, { title: "Still to be read" });
  const { id: deletedId } = await publishBlog(suite.nginx.url, token, { title: "Deleted later" });
  const paths = ["/", "/blog", `/blog/${id}`, "/loans/home-loan", "/feed.xml"];
  for (const path of [...paths, `/blog/${deletedId}`]) expect((await get(path)).status).toBe(200);
  await changePost("DELETE", deletedId);
  await waitForNextSecond();
  expect((await get(`/blog/${deletedId}`)).status).toBe(404);

  await suite.site.kill();
  await waitForNextSecond();
  for (let round = 0; round < 2; round += 1) {
    for (const path of paths) {
      const answer = await get(path);
      expect([path, answer.status, answer.cache]).toEqual([path, 200, "STALE"]);
    }
    expect(await hasText(`/blog/${id}`, "Still to be read")).toBe(true);
    expect((await get(`/blog/${deletedId}`)).status).toBe(404);
    const uncached = await get("/robots.txt");
    expect([uncached.status, uncached.headers["retry-after"]]).toEqual([503, "5"]);
    expect(decodeText(uncached)).toContain("Something Went Wrong");
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const response = await sendRequest(suite.nginx.url, "/api/blogs", { method });
      expect([method, response.status, response.headers["retry-after"]]).toEqual([
        method,
        503,
        "5",
      ]);
      const text = "The site cannot be reached";
      const body: unknown = JSON.parse(decodeText(response));
      expect(body).toEqual({ error: text, message: text, code: "unavailable" });
    }
    const headers = { Accept: "text/html,*/*" };
    const form = await sendRequest(suite.nginx.url, "/api/contact", { method: "POST", headers });
    expect(form.status).toBe(503);
    expect(decodeText(form)).toContain("what you typed is still there");
  }
});
