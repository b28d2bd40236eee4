import { readdirSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test } from "@jest/globals";
import { type RawResponse, fetchRaw } from "../../tools/bench/fetch-raw";
import { call } from "../../tools/site/calls";
import { publishBlog, publishOffer } from "../support/entries";
import { onSqlite } from "../support/on-each-database";
import { sendRaw } from "../support/raw-request";

const readCacheState = ({ headers }: Response) => headers.get("x-nextjs-cache");

const pagesWithEntries = ["/", "/blog", "/blog?page=2", "/media", "/feed.xml", "/sitemap.xml"];
const informationPages = ["/loans/home-loan", "/who-we-serve/nri"];
const pagesWithoutEntries = ["/contact", "/services", "/robots.txt", "/privacy"];

const toHeaderRecord = ({ headers }: Pick<RawResponse, "headers">): Record<string, string> =>
  Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));

const IGNORED_HEADERS = [
  "content-encoding",
  "content-length",
  "content-type",
  "etag",
  "x-request-id",
];

function selectComparableHeaders({ vary = "", ...headers }: Record<string, string>) {
  const otherHeaders = Object.entries(headers).filter(([name]) => !IGNORED_HEADERS.includes(name));
  const fields = vary.split(", ").filter((field) => field !== "Accept-Encoding");
  return { ...Object.fromEntries(otherHeaders), vary: fields };
}

const kinds = {
  blogs: {
    fields: { title: "A post", authorName: "Asha", short_desc: "Short", content: "<p>x</p>" },
    listOwnPages: (id: string) => [`/blog/${id}`, `/share/blog/${id}.jpg`],
    listPagesWithTitle: (id: string) => [`/blog/${id}`, "/blog", "/feed.xml"],
    pagesWithList: ["/blog", "/blog?page=2", "/feed.xml", "/sitemap.xml", ...informationPages],
  },
  offers: {
    fields: { title: "An offer", category: "loan" },
    listOwnPages: (id: string) => [`/offers/${id}`, `/share/offers/${id}.jpg`],
    listPagesWithTitle: (id: string) => [`/offers/${id}`, "/"],
    pagesWithList: ["/", "/sitemap.xml", ...informationPages],
  },
  media: {
    fields: { title: "A guide", mediaType: "file", fileUrl: "https://example.org/a.pdf" },
    listOwnPages: () => [],
    listPagesWithTitle: () => ["/media"],
    pagesWithList: ["/media", "/sitemap.xml"],
  },
};

const MARKER = "planted-7f3a";

const VARYING_HEADERS = ["x-nextjs-cache", "content-length", "transfer-encoding", "connection"];

/** Removes Next's data (scripts, or a whole RSC response), because the order of its rows varies. */
const removeNextData = (body: string) =>
  /^[\da-f]+:/.test(body) ? "the data of a page" : body.replace(/<script\b[^]*?<\/script>/g, "");

const routerState = encodeURIComponent(
  `["",{"children":["${MARKER}",{"children":["__PAGE__",{}]}]}]`,
);

const hostileRequests: [string, (path: string) => string, Record<string, string>][] = [
  ["GET", (path) => `${path}?_rsc=${MARKER}&q=${MARKER}&pageSize=1`, { Referer: `/${MARKER}` }],
  ["GET", (path) => `http://${MARKER}.example${path}`, { "X-Forwarded-Proto": "https" }],
  ["GET", (path) => `/api/%2e%2e${path}`, { Cookie: `${MARKER}=${MARKER}` }],
  ["GET", (path) => `/api\\..${path.replaceAll("/", "\\")}`, { RSC: MARKER }],
  ["GET", (path) => path, { RSC: "1, 1", "Next-Router-State-Tree": routerState }],
  ["GET", (path) => path, { RSC: "0", "Next-Router-Segment-Prefetch": `/${MARKER}` }],
  ["GET", (path) => path, { "Next-Url": `/${MARKER}`, "User-Agent": "Bingbot" }],
  ["GET", (path) => path, { "Content-Security-Policy": `script-src 'nonce-${MARKER}'` }],
  ["GET", (path) => `${path}?nxtPslug=${MARKER}&__nextDataReq=1`, {}],
  ["GET", (path) => path, { "X-Forwarded-Host": MARKER, "X-Now-Route-Matches": `1=${MARKER}` }],
  ["GET", (path) => path, { Host: `${MARKER}.example` }],
  ["HEAD", (path) => `${path}?email=${MARKER}@example.in`, { "User-Agent": "Googlebot" }],
  [
    "POST",
    (path) => path,
    { "Next-Action": MARKER, "Content-Type": "multipart/form-data; boundary=x" },
  ],
  ["PURGE", (path) => `${path}?page=2`, { "Next-Router-Prefetch": MARKER }],
];

onSqlite("The page cache", (suite) => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    call(suite().site.url, path, { headers });
  const warm = async (paths: string[]) => {
    for (const path of paths) expect((await get(path)).status).toBe(200);
    for (const path of paths)
      expect([path, readCacheState(await get(path))]).toEqual([path, "HIT"]);
  };
  const listRebuilt = async (paths: string[]) => {
    const found: string[] = [];
    for (const path of paths) if (readCacheState(await get(path)) !== "HIT") found.push(path);
    return found;
  };
  const send = async (method: string, path: string, body?: object) => {
    const response = await call(suite().site.url, path, { method, token: suite().token, body });
    expect([200, 201, 204]).toContain(response.status);
    return response;
  };

  describe.each(Object.entries(kinds))("when %s change", (kind, kindPages) => {
    const { fields, listOwnPages, listPagesWithTitle, pagesWithList } = kindPages;

    test("rebuilds exactly the pages that may show the entry, at the next request", async () => {
      const { site, token } = suite();
      for (let post = 0; post < 13; post += 1) await publishBlog(site.url, token, {});
      const other = await publishBlog(site.url, token, {});
      const otherOffer = await publishOffer(site.url, token, {});
      const created = await send("POST", `/api/${kind}`, fields);
      const { id } = (await created.json()) as { id: string };
      const ownPages = listOwnPages(id);
      // Post pages link to other posts, so these pages are rebuilt too.
      const posts = kind === "blogs" ? [`/blog/${id}`, `/blog/${other.id}`] : [];
      const allPages = [
        ...pagesWithEntries,
        ...pagesWithoutEntries,
        ...informationPages,
        ...ownPages,
        `/blog/${other.id}`,
        `/offers/${otherOffer.id}`,
      ];
      const expectRebuilt = async (...paths: string[]) =>
        expect((await listRebuilt(allPages)).sort()).toEqual([...new Set(paths)].sort());

      await warm(allPages);
      const refusal = await call(site.url, `/api/${kind}/${id}`, { method: "DELETE" });
      expect([refusal.status, await listRebuilt(allPages)]).toEqual([401, []]);
      await send("PUT", `/api/${kind}/${id}`, { ...fields, title: "Renamed" });
      await expectRebuilt(...ownPages, ...pagesWithList, ...posts);
      for (const path of listPagesWithTitle(id))
        expect(await (await get(path)).text()).toContain("Renamed");

      await warm(allPages);
      await send("POST", `/api/${kind}`, fields);
      await expectRebuilt(...pagesWithList, ...posts);

      await warm(allPages);
      await send("DELETE", `/api/${kind}/${id}`);
      for (const path of ownPages) expect([path, (await get(path)).status]).toEqual([path, 404]);
      await expectRebuilt(...ownPages, ...pagesWithList, ...posts);
    });
  });

  test("sends the same body, caching and security headers as Next, including for HEAD and 304", async () => {
    const { site, token } = suite();
    const { id } = await publishBlog(site.url, token, {});
    for (const path of ["/", "/blog?page=2", `/blog/${id}`, "/feed.xml", "/share/blog.jpg"]) {
      const url = `${site.url}${path}`;
      await get(path);
      // A request with a cookie bypasses the front cache, so Next answers it.
      const fromNext = await fetchRaw(url, { Cookie: "a=b" });
      const full = await fetchRaw(url);
      const notModified = await fetchRaw(url, { "If-None-Match": toHeaderRecord(full).etag! });
      const head = await fetchRaw(url, {}, "HEAD");
      expect([path, full.body.equals(fromNext.body)]).toEqual([path, true]);
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect([notModified.status, notModified.body.length]).toEqual([304, 0]);
      for (const answer of [full, head, notModified]) {
        expect(selectComparableHeaders(toHeaderRecord(answer))).toEqual(
          selectComparableHeaders(toHeaderRecord(fromNext)),
        );
      }
    }
  });

  test.each([
    ['/_next/static/[^"]+\\.js', "public, max-age=31536000, immutable"],
    ["/plain\\.css", "public, max-age=0"],
  ])("compresses static files, with caching and security headers: %s", async (file, lifetime) => {
    const { url } = suite().site;
    const [path] = new RegExp(file).exec(`${await (await get("/")).text()} /plain.css`)!;
    const plain = await fetchRaw(`${url}${path}`);
    const accepted = { "Accept-Encoding": "gzip, deflate, br" };
    const compressed = await fetchRaw(`${url}${path}`, accepted);
    const headers = toHeaderRecord(compressed);
    expect(headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding",
      "x-frame-options": "DENY",
      "cache-control": lifetime,
    });
    expect(brotliDecompressSync(compressed.body).equals(plain.body)).toBe(true);
    const notModified = await fetchRaw(`${url}${path}`, {
      ...accepted,
      "If-None-Match": headers.etag!,
    });
    expect(notModified.status).toBe(304);
  });

  test("serves cached pages without the database, and returns 503 for expired pages", async () => {
    const { site, database, token } = suite();
    const { id } = await publishBlog(site.url, token, {});
    const offer = await publishOffer(site.url, token, {});
    const failures = {
      "/blog": "Failed to load blogs",
      "/media": "Error loading media: Failed to fetch media items",
      "/": "Secure Your Financial Future",
      [`/blog/${id}`]: "Failed to load blog post",
      [`/offers/${offer.id}`]: "An error occurred while fetching offer details",
      "/feed.xml": "",
      "/sitemap.xml": "",
      [`/share/blog/${id}.jpg`]: "",
    };
    const paths = Object.keys(failures);
    const tables = ["Blog", "Offer", "MediaItem"];
    const renameAll = async (from: string, to: string) => {
      for (const table of tables) {
        await database.execute(`ALTER TABLE "${table}${from}" RENAME TO "${table}${to}"`);
      }
    };
    await warm(paths);
    await renameAll("", "Away");
    try {
      expect(await listRebuilt(paths)).toEqual([]);
      // A failed change expires the pages too, because the database may have stored it.
      for (const path of [`blogs/${id}`, `offers/${offer.id}`, "media/none"]) {
        const failed = await call(site.url, `/api/${path}`, { method: "DELETE", token });
        expect(failed.status).toBeGreaterThanOrEqual(500);
      }
      for (const [path, words] of [...Object.entries(failures), ...Object.entries(failures)]) {
        const { status, headers, body } = await fetchRaw(`${site.url}${path}`);
        expect([path, status, String(body).includes(words)]).toEqual([path, 503, true]);
        expect(toHeaderRecord({ headers })).toMatchObject({
          "cache-control": "no-store",
          "retry-after": "30",
        });
      }
    } finally {
      await renameAll("Away", "");
    }
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test("stores no file for unknown URLs", async () => {
    // The sites of other suites write compiled code when they stop.
    const listFiles = () =>
      readdirSync(".next", { recursive: true, encoding: "utf8" })
        .filter((name) => !name.startsWith("compiled/"))
        .sort();
    const files = listFiles();
    for (const folder of ["/blog/", "/offers/", "/blog?page=9", "/", "/loans/", "/share/blog/"]) {
      for (const name of ["1", "2"]) expect((await get(folder + name)).status).toBe(404);
    }
    expect(listFiles()).toEqual(files);
  });

  test("never serves a page for another spelling of its URL", async () => {
    const { site, token } = suite();
    const { id } = await publishBlog(site.url, token, { title: "The only one" });
    await warm(["/", "/blog", `/blog/${id}`]);
    for (const [path, status, location] of [
      ["/index", 404, null],
      ["/blog/index", 404, null],
      ["/BLOG", 404, null],
      ["//blog", 308, "/blog"],
      [`/blog//${id}`, 308, `/blog/${id}`],
      [`/blog/%${id.charCodeAt(0).toString(16)}${id.slice(1)}`, 404, null],
      [`/blog%2f${id}`, 404, null],
    ] as const) {
      const response = await get(path);
      const to = response.headers.get("location");
      const answer = [response.status, to && new URL(to, site.url).pathname];
      expect([path, ...answer]).toEqual([path, status, location]);
    }
    expect(await (await get(`/blog/${id}`)).text()).toContain("<title>The only one");
  });

  const readComparable = async (path: string) => {
    const url = suite().site.url + path;
    const rscUrl = `${url}${path.includes("?") ? "&" : "?"}_rsc`;
    const responses = [await fetch(url), await fetch(rscUrl, { headers: { RSC: "1" } })];
    return Promise.all(
      responses.map(async (response) => {
        const body = await response.text();
        return {
          path,
          status: response.status,
          headers: [...response.headers.keys()].filter((name) => !VARYING_HEADERS.includes(name)),
          hasMarker: `${JSON.stringify([...response.headers])}${body}`.includes(MARKER),
          body: removeNextData(body),
        };
      }),
    );
  };

  test("shows the next visitor nothing from the hostile request that caused the page to be built (ASVS 14.2.2)", async () => {
    const { site, token } = suite();
    const { url } = site;
    const { id } = await publishBlog(url, token, {});
    for (let post = 0; post < 12; post += 1) await publishBlog(url, token, {});
    const offer = await publishOffer(url, token, {});
    /** Sends changes that are refused: they expire the pages without changing their content. */
    const expire = async () => {
      for (const [kind, path] of [
        ["blogs", `blogs/${id}`],
        ["offers", `offers/${offer.id}`],
        ["media", "media/none"],
      ] as const) {
        const body = { ...kinds[kind].fields, title: "Refused" };
        const headers = { "If-Match": '"9"' };
        await call(url, `/api/${path}`, { method: "PUT", token, body, headers });
      }
    };
    const entries = [`/blog/${id}`, `/offers/${offer.id}`, "/api/blogs?page=1&pageSize=2"];
    const paths = [
      "/",
      "/blog",
      "/blog?page=2",
      "/media",
      "/feed.xml",
      informationPages[0]!,
      ...entries,
    ];
    const readAll = () => Promise.all(paths.map(readComparable));
    await expire();
    const expected = await readAll();
    expect(expected.flat().filter(({ hasMarker }) => hasMarker)).toEqual([]);
    for (const [method, buildTarget, headers] of hostileRequests) {
      await expire();
      const headerLines = Object.entries({ Host: "localhost", ...headers, Connection: "close" })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join("");
      const requests = paths.map(
        (path) => `${method} ${buildTarget(path)} HTTP/1.1\r\n${headerLines}\r\n`,
      );
      await Promise.all(requests.map((bytes) => sendRaw(url, Buffer.from(bytes, "latin1"))));
      expect([headers, await readAll()]).toEqual([headers, expected]);
    }
  });
});
