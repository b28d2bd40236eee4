import { readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type Answer, ask } from "../../tools/bench/answers";
import { call, registerAdmin, signIn } from "../../tools/site/calls";
import { anyHeaders } from "../fuzz/any-header";
import { FUZZ_SEED } from "../fuzz/run";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { onSqlite } from "../support/on-each-database";
import { sendRaw } from "../support/raw-request";
import { withSite } from "../support/with-site";

// Pages are made once, and anew at the first request after what they show has changed.

/** HIT: from the cache. MISS: made for this request. */
const stateOf = ({ headers }: Response) => headers.get("x-nextjs-cache");

const screens = ["/", "/blog", "/blog?page=2", "/media", "/feed.xml", "/sitemap.xml"];
const content = ["/loans/home-loan", "/who-we-serve/nri"];
const withoutEntries = ["/contact", "/services", "/robots.txt", "/privacy"];

/** What two answers to the same question have in common. */
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  body: String(body),
  headers: headers
    .map(([name, value]) => [name.toLowerCase(), value])
    .filter(([name]) => name !== "x-request-id")
    .sort(),
});

const kinds = {
  blogs: {
    fields: { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>x</p>" },
    pages: (id: string) => [`/blog/${id}`, `/share/blog/${id}.jpg`],
    lists: ["/blog", "/blog?page=2", "/feed.xml", "/sitemap.xml", ...content],
  },
  offers: {
    fields: { title: "An offer", category: "loan" },
    pages: (id: string) => [`/offers/${id}`, `/share/offers/${id}.jpg`],
    lists: ["/", "/sitemap.xml", ...content],
  },
  media: {
    fields: { title: "A guide", mediaType: "file", fileUrl: "https://example.org/a.pdf" },
    pages: () => [],
    lists: ["/media", "/sitemap.xml"],
  },
};

onSqlite("Cached pages", (suite) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    call(suite().site.url, path, { headers });
  const warm = async (paths: string[]) => {
    for (const path of paths) expect((await get(path)).status).toBe(200);
    for (const path of paths) expect([path, stateOf(await get(path))]).toEqual([path, "HIT"]);
  };
  /** Those of some pages that are made anew at the next request. */
  const renewed = async (paths: string[]) => {
    const found: string[] = [];
    for (const path of paths) if (stateOf(await get(path)) !== "HIT") found.push(path);
    return found;
  };
  const send = async (method: string, path: string, body?: object) => {
    const response = await call(suite().site.url, path, { method, token: suite().token, body });
    expect([200, 201, 204]).toContain(response.status);
    return response;
  };

  describe.each(Object.entries(kinds))("a change of %s", (kind, { fields, pages, lists }) => {
    test("renews exactly the pages that show it, at the very next request", async () => {
      const { site, token } = suite();
      for (let post = 0; post < 13; post += 1) await publishBlog(site.url, token, {});
      const other = await publishBlog(site.url, token, {});
      const otherOffer = await publishOffer(site.url, token, {});
      const made = await send("POST", `/api/${kind}`, fields);
      const { id } = (await made.json()) as { id: string };
      const own = pages(id);
      // Each post leads to two others.
      const posts = kind === "blogs" ? [`/blog/${id}`, `/blog/${other.id}`] : [];
      const sorted = (paths: string[]) => [...new Set(paths)].sort();
      const all = [
        ...screens,
        ...withoutEntries,
        ...content,
        ...own,
        `/blog/${other.id}`,
        `/offers/${otherOffer.id}`,
      ];

      await warm(all);
      await send("PUT", `/api/${kind}/${id}`, { ...fields, title: "Renamed" });
      expect((await renewed(all)).sort()).toEqual(sorted([...own, ...lists, ...posts]));

      await warm(all);
      await send("POST", `/api/${kind}`, fields);
      expect((await renewed(all)).sort()).toEqual(sorted([...lists, ...posts]));

      await warm(all);
      await send("DELETE", `/api/${kind}/${id}`);
      for (const path of own) expect([path, (await get(path)).status]).toEqual([path, 404]);
      expect((await renewed(all)).sort()).toEqual(sorted([...own, ...lists, ...posts]));
    });
  });

  test("the change itself is on the pages", async () => {
    const { site, token } = suite();
    const post = await publishBlog(site.url, token, { title: "Before it" });
    const item = await publishMedia(site.url, token, { title: "Guide before" });
    const offer = await publishOffer(site.url, token, { title: "Offer before" });
    const text = async (path: string) => (await get(path)).text();
    const shown = {
      [`/blog/${post.id}`]: ["Before it", "After it"],
      "/blog": ["Before it", "After it"],
      "/feed.xml": ["Before it", "After it"],
      "/media": ["Guide before", "Guide after"],
      "/": ["Offer before", "Offer after"],
      [`/offers/${offer.id}`]: ["Offer before", "Offer after"],
    } as const;
    for (const [path, [before]] of Object.entries(shown))
      expect(await text(path)).toContain(before);
    await send("PUT", `/api/blogs/${post.id}`, { ...kinds.blogs.fields, title: "After it" });
    await send("PUT", `/api/media/${item.id}`, { ...kinds.media.fields, title: "Guide after" });
    await send("PUT", `/api/offers/${offer.id}`, { ...kinds.offers.fields, title: "Offer after" });
    for (const [path, [before, after]] of Object.entries(shown)) {
      const now = await text(path);
      expect(now).toContain(after);
      expect(now).not.toContain(before);
    }
  });

  test("a change that was refused renews nothing wrong, and one of nobody's nothing at all", async () => {
    await warm(["/blog"]);
    const refused = await call(suite().site.url, "/api/blogs/none", {
      method: "PUT",
      body: kinds.blogs.fields,
    });
    expect(refused.status).toBe(401);
    expect(await renewed(["/blog"])).toEqual([]);
  });

  test("whoever has a page is told that it is the same, until it is another", async () => {
    const { site, token } = suite();
    const { id } = await publishBlog(site.url, token, {});
    await warm([`/blog/${id}`]);
    const first = await get(`/blog/${id}`);
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    // fetch would add "Cache-Control: no-cache", which asks for the whole page.
    const again = () => ask(`${site.url}/blog/${id}`, { "If-None-Match": etag });
    const { status, body } = await again();
    expect([status, body.length]).toEqual([304, 0]);
    await send("PUT", `/api/blogs/${id}`, { ...kinds.blogs.fields, title: "Another" });
    expect((await again()).status).toBe(200);
  });

  test("what is sent without asking Next is what Next would send", async () => {
    const { site, token } = suite();
    const { id } = await publishBlog(site.url, token, {});
    const offer = await publishOffer(site.url, token, {});
    const lists = ["/api/blogs", "/api/blogs?page=1&pageSize=12", "/api/offers"];
    const own = [`/blog/${id}`, `/offers/${offer.id}`];
    for (const path of [...screens, ...content, ...withoutEntries, ...own, ...lists]) {
      const url = `${site.url}${path}`;
      await get(path);
      const { headers } = await ask(url);
      const [, etag = ""] = headers.find(([name]) => /^etag$/i.test(name))!;
      const forms: Record<string, string>[] = [
        {},
        { "Accept-Encoding": "gzip" },
        { "If-None-Match": etag },
      ];
      for (const form of forms) {
        // With a cookie it is always asked.
        const byNext = comparable(await ask(url, { ...form, Cookie: "other=site" }));
        for (let time = 0; time < 3; time += 1)
          expect([path, comparable(await ask(url, form))]).toEqual([path, byNext]);
      }
    }
  });

  test("what is kept is the same bytes as what was made, with gzip and without", async () => {
    const { site, token } = suite();
    const { id } = await publishBlog(site.url, token, {});
    const pages = [...screens, ...withoutEntries, `/blog/${id}`, "/share/blog.jpg", "/none"];
    for (const path of pages) {
      await get(path);
      const plain = await ask(`${site.url}${path}`);
      const { headers, body } = await ask(`${site.url}${path}`, { "Accept-Encoding": "gzip" });
      const [[, encoding] = []] = headers.filter(([name]) => /^content-encoding$/i.test(name));
      expect([path, encoding]).toEqual([path, path.endsWith(".jpg") ? undefined : "gzip"]);
      const read = encoding ? gunzipSync(body) : body;
      expect([path, read.equals(plain.body)]).toEqual([path, true]);
      const [[, etag] = []] = headers.filter(([name]) => /^etag$/i.test(name));
      const again = await ask(`${site.url}${path}`, { "If-None-Match": etag! });
      expect([path, again.status]).toEqual([path, path === "/none" ? 404 : 304]);
      expect([path, again.body.length === 0]).toEqual([path, again.status === 304]);
    }
  });

  describe("while the database is away", () => {
    const rename = (from: string, to: string) =>
      suite().database.execute(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    let away: string[] = [];
    const takeAway = async (table: string) => {
      await rename(table, `${table}Away`);
      away.push(table);
    };
    afterEach(async () => {
      for (const table of away) await rename(`${table}Away`, table);
      away = [];
    });

    test("a page that was made is shown, one that must be made says what spec §8 says", async () => {
      const { site, token } = suite();
      const { id } = await publishBlog(site.url, token, {});
      const offer = await publishOffer(site.url, token, {});
      const item = await publishMedia(site.url, token, {});
      await warm(["/blog", "/media", "/", `/blog/${id}`, `/offers/${offer.id}`]);
      for (const table of ["Blog", "Offer", "MediaItem"]) await takeAway(table);
      for (const path of ["/blog", "/media", "/", `/blog/${id}`, `/offers/${offer.id}`]) {
        expect([path, stateOf(await get(path))]).toEqual([path, "HIT"]);
      }
      // Each of these fails, and expires the pages all the same: it may have been stored.
      for (const path of [`blogs/${id}`, `offers/${offer.id}`, `media/${item.id}`]) {
        const failed = await call(site.url, `/api/${path}`, { method: "DELETE", token });
        expect(failed.status).toBeGreaterThanOrEqual(500);
      }
      const failures = {
        "/blog": "Failed to load blogs",
        "/media": "Error loading media: Failed to fetch media items",
        "/": "Secure Your Financial Future",
        [`/blog/${id}`]: "Failed to load blog post",
        [`/offers/${offer.id}`]: "An error occurred while fetching offer details",
      };
      for (const [path, words] of Object.entries(failures)) {
        for (let time = 0; time < 2; time += 1) {
          const response = await get(path);
          expect([path, response.status]).toEqual([path, 503]);
          expect(response.headers.get("cache-control")).toBe("no-store");
          expect(response.headers.get("retry-after")).toBe("30");
          expect(await response.text()).toContain(words);
        }
      }
      for (const table of away) await rename(`${table}Away`, table);
      away = [];
      for (const path of Object.keys(failures)) {
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      }
    });
  });

  test("no spelling of an address is answered with another page", async () => {
    const { site, token } = suite();
    const { id } = await publishBlog(site.url, token, { title: "The only one" });
    await warm(["/", "/blog", `/blog/${id}`]);
    const titleAt = async (path: string) => {
      const response = await get(path);
      const location = response.headers.get("location");
      if (location !== null) return `${response.status} ${new URL(location, site.url).pathname}`;
      if (response.status !== 200) return response.status;
      return /<title>([^<|]*)/.exec(await response.text())?.[1]?.trim();
    };
    const escaped = `/blog/%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    const answers = {
      "/index": 404,
      "/index/index": 404,
      "/blog/index": 404,
      "/blog/page": 404,
      "/_not-found": 404,
      "/BLOG": 404,
      "//": "308 /",
      "//blog": "308 /blog",
      "/blog//": "308 /blog/",
      [`/blog//${id}`]: `308 /blog/${id}`,
      [escaped]: 404,
      [`/blog%2f${id}`]: 404,
      "/blog%5cpage": 404,
    };
    for (const [path, answer] of Object.entries(answers)) {
      expect([path, await titleAt(path)]).toEqual([path, answer]);
    }
    expect(await titleAt(`/blog/${id}`)).toBe("The only one");
    expect(await titleAt("/blog")).toBe("Blog");
  });
});

test("what nobody published leaves no trace, in the cache or on disk", async () => {
  await withSite({}, async ({ url }) => {
    // But for what Node keeps of the code, a second after a start.
    const files = () =>
      readdirSync(".next", { recursive: true, encoding: "utf8" }).filter(
        (file) => !file.startsWith("compiled"),
      ).length;
    await call(url, "/blog");
    const before = files();
    const invented = Array.from({ length: 40 }, (_, at) => [
      `/blog/none-${at}`,
      `/offers/none-${at}`,
      `/blog?page=${at + 2}`,
      `/none-${at}`,
      `/loans/none-${at}`,
      `/share/blog/none-${at}.jpg`,
    ]).flat();
    for (let at = 0; at < invented.length; at += 20) {
      const answers = await Promise.all(invented.slice(at, at + 20).map((path) => call(url, path)));
      for (const { status } of answers) expect(status).toBe(404);
    }
    expect(files()).toBe(before);
    expect(stateOf(await call(url, "/blog"))).toBe("HIT");
    // Unknown paths share one page that says so; these were looked for and not found.
    for (const path of invented.slice(0, 3)) {
      expect([path, stateOf(await call(url, path))]).not.toEqual([path, "HIT"]);
    }
  });
});

test("the first request after the start shows the database and the SITE_URL of now", async () => {
  await withSite(
    { SITE_URL: "https://www.example.in", TRUSTED_PROXY_HOPS: "1" },
    async ({ url }) => {
      for (const path of ["/", "/blog", "/media", "/sitemap.xml", "/feed.xml", "/robots.txt"]) {
        const response = await call(url, path);
        expect([path, response.status, stateOf(response)]).not.toEqual([path, 200, "HIT"]);
        const text = await response.text();
        expect(text).toContain("https://www.example.in/");
        expect(text).not.toContain("Failed to load");
      }
    },
  );
});

const PLANTED = "planted-7f3a";

/** Headers that a page has or lacks by chance: whether it was cached, and Node's own. */
const PER_REQUEST = new Set([
  "x-nextjs-cache",
  "content-length",
  "transfer-encoding",
  "connection",
]);

/** A document without its scripts: Next numbers the rows of its data in the order in which they are ready. */
function visible(body: string): string {
  if (/^[\da-f]+:/.test(body)) return "the data of a page";
  return body.replace(/<script\b[^]*?<\/script>/g, "");
}

/** A request for a page that plants text wherever a request can hold it. */
const plantingRequest = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "PUT", "TRACE", "PURGE"),
  spell: fc.constantFrom(
    (path: string) => path,
    (path: string) => path,
    (path: string) => `http://${PLANTED}.example${path}`,
    (path: string) => `/api/..${path}`,
    (path: string) => `/api/%2e%2e${path}`,
    (path: string) => `/_next/static/%2E%2E/..${path}`,
    (path: string) => `/api\\..${path.replaceAll("/", "\\")}`,
  ),
  query: fc.subarray([
    `_rsc=${PLANTED}`,
    `email=${PLANTED}@example.in`,
    `nxtPslug=${PLANTED}`,
    `q=${PLANTED}`,
    "page=2",
    "pageSize=1",
    "__nextDataReq=1",
  ]),
  headers: anyHeaders,
  planted: fc.record(
    {
      RSC: fc.constantFrom("0", "1", "1, 1", "", PLANTED),
      "Next-Router-State-Tree": fc.constantFrom(
        PLANTED,
        encodeURIComponent(`["",{"children":["${PLANTED}",{"children":["__PAGE__",{}]}]}]`),
      ),
      "Next-Router-Prefetch": fc.constantFrom("1", "2", PLANTED),
      "Next-Router-Segment-Prefetch": fc.constantFrom("/_tree", `/${PLANTED}`),
      "Next-Url": fc.constant(`/${PLANTED}`),
      "Next-Action": fc.constant(PLANTED),
      "User-Agent": fc.constantFrom("facebookexternalhit/1.1", "Bingbot", "Googlebot", PLANTED),
      "Content-Security-Policy": fc.constant(`script-src 'nonce-${PLANTED}'`),
      "X-Forwarded-Host": fc.constant(`${PLANTED}.example`),
      "X-Forwarded-Proto": fc.constant("https"),
      "X-Now-Route-Matches": fc.constant(`1=${PLANTED}`),
      "Content-Type": fc.constant("multipart/form-data; boundary=x"),
      Cookie: fc.constant(`${PLANTED}=${PLANTED}`),
      Referer: fc.constant(`http://localhost/${PLANTED}`),
    },
    { requiredKeys: [] },
  ),
});

test("shares nothing of the request that a page was made for", async () => {
  await withSite({}, async ({ url }) => {
    await registerAdmin(url);
    const { token } = await signIn(url);
    const { id } = await publishBlog(url, token, {});
    for (let post = 0; post < 12; post += 1) await publishBlog(url, token, {});
    const offer = await publishOffer(url, token, {});
    const item = await publishMedia(url, token, {});
    /** A refused change expires the pages and changes none. */
    const expire = async () => {
      for (const entry of [`blogs/${id}`, `offers/${offer.id}`, `media/${item.id}`]) {
        const [kind = ""] = entry.split("/");
        const { fields } = kinds[kind as keyof typeof kinds];
        const body = { ...fields, title: "Refused" };
        const options = { method: "PUT", token, body, headers: { "If-Match": '"9"' } };
        expect((await call(url, `/api/${entry}`, options)).status).toBe(409);
      }
    };
    /** Reads a page like a browser and like Next's client, which Next redirects to the right `_rsc`. */
    const read = async (path: string, site: string) => {
      const forms: Record<string, string>[] = [
        {},
        { RSC: "1" },
        { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
      ];
      const answers = forms.map(async (headers, form) => {
        const mark = form === 0 ? "" : `${path.includes("?") ? "&" : "?"}_rsc`;
        const first = await ask(`${site}${path}${mark}`, headers);
        const [, location] = first.headers.find(([name]) => /^location$/i.test(name)) ?? [];
        const {
          status,
          body,
          headers: got,
        } = location ? await ask(new URL(location, site).href, headers) : first;
        const names = got
          .map(([name]) => name.toLowerCase())
          .filter((name) => !PER_REQUEST.has(name));
        const everything = JSON.stringify(got) + String(body);
        return [
          path,
          form,
          status,
          names.sort(),
          everything.includes(PLANTED),
          visible(String(body)),
        ];
      });
      return Promise.all(answers);
    };
    const readAll = (paths: string[], site = url) =>
      Promise.all(paths.map((path) => read(path, site)));

    const changing = [...screens, ...content, `/blog/${id}`, `/offers/${offer.id}`];
    changing.push(`/share/blog/${id}.jpg`, "/api/blogs?page=1&pageSize=2");
    const fixed = ["/privacy", "/contact", "/robots.txt", "/manifest.webmanifest", "/no-such-page"];
    await expire();
    const expectedOfChanging = await readAll(changing);
    let expectedOfFixed: unknown;
    await withSite({ SITE_URL: url }, async (other) => {
      expectedOfFixed = await readAll(fixed, other.url);
    });

    const asked = [...changing, ...fixed.slice(0, -1), `/loans/${PLANTED}`];
    const anyRequests = fc.tuple(...asked.map(() => plantingRequest));
    const property = fc.asyncProperty(anyRequests, async (requests) => {
      await expire();
      const sent = requests.map(({ method, spell, query, headers, planted }, index) => {
        const [path = "", own] = asked[index]!.split("?");
        const parameters = [...query, ...(own === undefined ? [] : [own])].join("&");
        const fields = { Host: "localhost", ...headers, ...planted, Connection: "close" };
        const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
        return `${method} ${spell(path)}?${parameters} HTTP/1.1\r\n${lines.join("")}\r\n`;
      });
      await Promise.all(sent.map((bytes) => sendRaw(url, Buffer.from(bytes, "latin1"))));
      expect(await readAll(changing)).toEqual(expectedOfChanging);
      expect(await readAll(fixed)).toEqual(expectedOfFixed);
    });
    await fc.assert(property, { numRuns: 8, seed: FUZZ_SEED, endOnFailure: true });
  });
});
