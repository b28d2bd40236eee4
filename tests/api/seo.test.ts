import { describe, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { site as firm } from "@/content/site";
import { readShareImage, shareImage } from "../seo/share-image";
import { missingFields, thingsOf } from "../seo/structured-data";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { onSqlite } from "../support/on-each-database";
import { jpeg } from "../support/images";
import { upload } from "../support/uploads";
import { withSite } from "../support/with-site";

// What search engines, feed readers and social networks get.

const fixedRoutes = [
  "/",
  "/services",
  "/who-we-serve",
  "/blog",
  "/media",
  "/contact",
  "/privacy",
  "/terms",
  ...[
    "individuals-families",
    "executives",
    "attorneys",
    "business-owners",
    "doctors",
    "woman-investors",
    "charitable-investors",
    "hni",
    "family-office",
    "nri",
    "foreign-investors",
  ].map((segment) => `/who-we-serve/${segment}`),
  ...[
    "mutual-funds",
    "ncd-bond/ncd",
    "ncd-bond/bonds",
    "real-estate/fractional",
    "real-estate/rera",
    "startup-investment",
  ].map((page) => `/wealth-management/${page}`),
  "/insurance/personal",
  "/insurance/business",
  ...["new-car", "old-car", "commercial-vehicle", "equipment", "machinery"].map(
    (page) => `/lease/${page}`,
  ),
  ...[
    "home-loan",
    "loan-against-property",
    "loan-against-rent",
    "loan-against-shares",
    "gold-loan",
    "car-loan",
    "od-cc",
    "working-capital",
    "term-loan",
  ].map((page) => `/loans/${page}`),
];

const parse = (html: string) => new JSDOM(html).window.document;

function parseXml(xml: string): Document {
  const document = new new JSDOM("").window.DOMParser().parseFromString(xml, "application/xml");
  const error = document.querySelector("parsererror");
  if (error) throw new Error(error.textContent ?? "not well-formed");
  return document;
}

const meta = (document: Document, name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute("content") ?? null;

onSqlite("What is found and shared", (suite) => {
  const get = (path: string) => call(suite().site.url, path);
  const page = async (path: string) => parse(await (await get(path)).text());
  const sitemap = async (part = "/sitemap.xml") => {
    const document = parseXml(await (await get(part)).text());
    return [...document.querySelectorAll("url")].map((url) => ({
      path: url.querySelector("loc")!.textContent!.replace(suite().site.url, ""),
      changed: url.querySelector("lastmod")?.textContent ?? null,
    }));
  };
  const publishAll = async () => {
    const { site, token } = suite();
    for (const kind of ["blogs", "offers", "media"] as const) {
      await removeAll(site.url, token, kind);
    }
    const blog = await publishBlog(site.url, token, { title: "Tax saving for NRIs" });
    const offer = await publishOffer(site.url, token, {
      title: "A lower processing fee",
      description: "<p>Until the end of March.</p><p>For new applications.</p>",
    });
    return { blog: `/blog/${blog.id}`, offer: `/offers/${offer.id}`, blogId: blog.id };
  };

  test("the sitemap has every public page and no other", async () => {
    const { blog, offer } = await publishAll();
    const paths = (await sitemap()).map(({ path }) => path);
    expect([...paths].sort()).toEqual([...fixedRoutes, blog, offer].sort());
  });

  test("with more than a thousand posts and offers it is in parts, and a change is in its part at once", async () => {
    const { offer } = await publishAll();
    const { site, database, token } = suite();
    await database.execute(`INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc", "updatedAt")
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
      SELECT 'post-' || n, 'Many', '', 'Asha', 'Short', '2026-11-21T08:00:00.000Z' FROM numbers`);
    const { id } = await publishBlog(site.url, token, { title: "The last" });
    const index = parseXml(await (await get("/sitemap.xml")).text());
    const parts = [...index.querySelectorAll("sitemap > loc")].map((at) =>
      at.textContent!.replace(site.url, ""),
    );
    expect(parts).toEqual(
      ["pages", "posts-1", "posts-2", "offers-1"].map((part) => `/sitemap/${part}.xml`),
    );
    const listed = (await Promise.all(parts.map((part) => sitemap(part)))).flat();
    const own = [offer, `/blog/${id}`];
    const paths = listed.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(fixedRoutes.length + 1_000 + 3);
    expect(paths).toEqual(expect.arrayContaining([...fixedRoutes, ...own, "/blog/post-1000"]));
    const gone = await call(site.url, `/api/blogs/${id}`, { method: "DELETE", token });
    expect(gone.status).toBe(204);
    expect(await (await get("/sitemap/posts-2.xml")).text()).not.toContain(id);
    for (const none of ["posts-3", "posts-0", "media-1", "posts-1.xml"])
      expect([none, (await get(`/sitemap/${none}.xml`)).status]).toEqual([none, 404]);
    await database.execute(`DELETE FROM "Blog" WHERE "title" = 'Many'`);
  });

  test("a change of a post dates its page and the blog anew, and no other page", async () => {
    const { blog, blogId } = await publishAll();
    const before = await sitemap();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const changed = await call(suite().site.url, `/api/blogs/${blogId}`, {
      method: "PUT",
      token: suite().token,
      body: { title: "Tax", authorName: "Asha", short_desc: "Short", content: "" },
    });
    expect(changed.status).toBe(200);
    const after = await sitemap();
    const dated = after.filter(({ changed }, index) => changed !== before[index]!.changed);
    expect(dated.map(({ path }) => path).sort()).toEqual(["/blog", blog].sort());
  });

  test("each page has a title and a description of its own, its address and a picture", async () => {
    const { blog, offer } = await publishAll();
    const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
    const drawn = ["/", "/services", "/privacy", "/loans/gold-loan", blog, offer];
    for (const path of [...fixedRoutes, blog, offer]) {
      const document = await page(path);
      const address = new URL(path, suite().site.url).href;
      const title = document.title;
      const description = meta(document, "description") ?? "";
      expect(seen.titles).not.toContain(title);
      expect(seen.descriptions).not.toContain(description);
      seen.titles.add(title);
      seen.descriptions.add(description);
      expect(description.length).toBeGreaterThan(10);
      expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(address);
      expect({
        url: meta(document, "og:url"),
        site: meta(document, "og:site_name"),
        type: meta(document, "og:type"),
        description: meta(document, "og:description"),
        card: meta(document, "twitter:card"),
        shown: meta(document, "twitter:image"),
      }).toEqual({
        url: address,
        site: firm.name,
        type: path === blog ? "article" : "website",
        description,
        card: "summary_large_image",
        shown: meta(document, "og:image"),
      });
      expect(title).toContain(meta(document, "og:title"));
      // Drawing takes a while: tests/slow-browser looks at the picture of each page.
      if (drawn.includes(path)) {
        expect(await readShareImage(meta(document, "og:image")!)).toEqual(shareImage);
      }
    }
  }, 180_000);

  test("the second page of the blog is a page of its own", async () => {
    await publishAll();
    for (let index = 0; index < 12; index += 1) {
      await publishBlog(suite().site.url, suite().token, { title: `Post ${index}` });
    }
    const document = await page("/blog?page=2");
    expect(document.title).toBe(`Blog, page 2 | ${firm.name}`);
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      `${suite().site.url}/blog?page=2`,
    );
  });

  test("what pages describe in JSON-LD has every required field", async () => {
    const { blog, offer } = await publishAll();
    await publishMedia(suite().site.url, suite().token, {
      title: "How an SIP works",
      mediaType: "youtube",
      youtubeUrl: "https://youtu.be/dQw4w9WgXcQ",
      duration: 372,
      language: "Hindi",
      poster: "/art/media/assured-returns.jpg",
    });
    const kinds: Record<string, unknown[]> = {};
    for (const path of [...fixedRoutes, blog, offer]) {
      const things = thingsOf(await page(path));
      kinds[path] = things.map((thing) => thing["@type"]);
      expect(things.flatMap(missingFields)).toEqual([]);
    }
    expect(kinds["/"]).toEqual(["FinancialService"]);
    expect(kinds["/loans/gold-loan"]).toEqual(["BreadcrumbList"]);
    expect(kinds["/media"]).toEqual(["VideoObject"]);
    expect(thingsOf(await page("/media"))).toMatchObject([
      {
        duration: "PT372S",
        inLanguage: { "@type": "Language", name: "Hindi" },
        thumbnailUrl: expect.stringMatching(/^https?:\/\/.+\/art\/media\/assured-returns\.jpg$/),
      },
    ]);
    expect(kinds[blog]).toEqual(["BlogPosting", "BreadcrumbList"]);
  });

  test("an article says when it was published and changed, and by whom", async () => {
    const { blog, blogId } = await publishAll();
    const stored = (await (await get(`/api/blogs/${blogId}`)).json()) as { createdAt: string };
    const [article] = thingsOf(await page(blog));
    expect(article).toMatchObject({
      headline: "Tax saving for NRIs",
      datePublished: stored.createdAt,
      author: { "@type": "Person", name: "Asha" },
      mainEntityOfPage: `${suite().site.url}${blog}`,
    });
    const wait = Date.parse(String(article!.dateModified)) - Date.parse(stored.createdAt);
    expect(Math.abs(wait)).toBeLessThan(1_000);
  });

  test("an offer is described by the beginning of its text", async () => {
    const { offer } = await publishAll();
    expect(meta(await page(offer), "description")).toBe(
      "Until the end of March. For new applications.",
    );
  });

  describe("a text that wants out of its place", () => {
    const text = `</script><script>alert(1)</script>\u000b <!--<script> & ]]> "quoted" 'once' &lt;`;
    /** As XML can carry it. */
    const inXml = text.replace("\u000b", "");

    const expectNoScriptOfIts = (document: Document) => {
      const scripts = [...document.querySelectorAll("script")].map((each) => each.textContent);
      expect(scripts).not.toContain("alert(1)");
      // Ended early, or begun as a comment, a script would have taken the end of the page with it.
      expect(document.querySelector("body > footer, body footer")).not.toBeNull();
    };

    test("stays text in a post's JSON-LD and head, and in the feed", async () => {
      const { site, token } = suite();
      await publishAll();
      const hostile = { title: text, authorName: text, short_desc: text };
      const { id } = await publishBlog(site.url, token, hostile);
      const document = await page(`/blog/${id}`);
      expect(thingsOf(document)[0]).toMatchObject({
        headline: text,
        description: text,
        author: { name: text },
      });
      expectNoScriptOfIts(document);
      expect(meta(document, "og:title")).toBe(text);
      expect(meta(document, "description")).toBe(text);
      expectNoScriptOfIts(await page("/blog"));
      const feed = parseXml(await (await get("/feed.xml")).text());
      const entry = feed.querySelector("entry")!;
      // A reader of feeds takes titles and summaries for HTML: there it is a text, too.
      const asHtml = (html: string) => new JSDOM(html).window.document.body.textContent;
      for (const element of ["title", "summary"]) {
        const { textContent } = entry.querySelector(element)!;
        expect([element, asHtml(textContent!)]).toEqual([element, inXml]);
      }
      expect(entry.querySelector("author name")!.textContent).toBe(inXml);
      expect((await sitemap()).map(({ path }) => path)).toContain(`/blog/${id}`);
    });

    test("stays text in an offer's head and on the pages that show it", async () => {
      const { site, token } = suite();
      await publishAll();
      const { id } = await publishOffer(site.url, token, { title: text, discount: text });
      const document = await page(`/offers/${id}`);
      expect(meta(document, "og:title")).toBe(text);
      expect(meta(document, "description")).toBe(text);
      expect(thingsOf(document).flatMap(missingFields)).toEqual([]);
      expectNoScriptOfIts(document);
      expectNoScriptOfIts(await page("/"));
      expect((await sitemap()).map(({ path }) => path)).toContain(`/offers/${id}`);
    });

    test("stays text in a video's JSON-LD", async () => {
      const { site, token } = suite();
      await publishAll();
      await publishMedia(site.url, token, {
        title: text,
        mediaType: "youtube",
        youtubeUrl: "https://youtu.be/dQw4w9WgXcQ",
      });
      const document = await page("/media");
      expect(thingsOf(document)).toMatchObject([{ name: text, description: text }]);
      expectNoScriptOfIts(document);
    });

    test("in letters that the fonts lack is not drawn, and the picture is there", async () => {
      const { site, token } = suite();
      const { id } = await publishBlog(site.url, token, { title: "बचत की शुरुआत 😀" });
      const image = await get(`/share/blog/${id}.jpg`);
      expect(image.status).toBe(200);
      expect(image.headers.get("content-type")).toBe("image/jpeg");
    });
  });

  test("of many pictures at once most are to be asked for again, and nobody waits for those", async () => {
    const { site, token } = suite();
    const posts = await Promise.all(
      Array.from({ length: 30 }, (_, at) => publishBlog(site.url, token, { title: `Many ${at}` })),
    );
    const pictures = posts.map(({ id }) => `/share/blog/${id}.jpg`);
    const answers = await Promise.all(pictures.map(get));
    const later = pictures.filter((_, at) => answers[at]!.status === 503);
    expect(later.length).toBeGreaterThan(0);
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status);
      expect(headers.get("retry-after")).toBe(status === 503 ? "30" : null);
    }
    expect((await get(later[0]!)).status).toBe(200);
  });

  test("a post is shared with its own image, where the site has it", async () => {
    const { site, token } = suite();
    const shared = async (image: string | null) => {
      const { id } = await publishBlog(site.url, token, { title: "Shared", image });
      const answer = await get(`/share/blog/${id}.jpg`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer()).toString("base64");
    };
    const stored = await upload(site.url, await jpeg(), { token });
    const { url } = (await stored.json()) as { url: string };
    const plain = await shared(null);
    const [art, uploaded] = [await shared("/art/offers/loan.jpg"), await shared(url)];
    expect(new Set([plain, art, uploaded]).size).toBe(3);
    for (const elsewhere of ["/art/none.jpg", "/uploads/none.jpg", "https://example.org/a.jpg"]) {
      expect((await shared(elsewhere)) === plain).toBe(true);
    }
  });

  test("the feed is an Atom document with the newest posts", async () => {
    await publishAll();
    const { site, token } = suite();
    const { id } = await publishBlog(site.url, token, { title: "Newer", short_desc: "In short" });
    const response = await get("/feed.xml");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = parseXml(await response.text());
    expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    // RFC 4287, 4.1: what a feed and each entry must have.
    for (const element of ["feed > id", "feed > title", "feed > updated"]) {
      expect(feed.querySelector(element)?.textContent).toBeTruthy();
    }
    expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute("href")).toBe(
      `${site.url}/feed.xml`,
    );
    const entries = [...feed.querySelectorAll("entry")];
    expect(entries.map((entry) => entry.querySelector("title")!.textContent)).toEqual([
      "Newer",
      "Tax saving for NRIs",
    ]);
    for (const entry of entries) {
      for (const element of ["id", "title", "updated", "published", "author > name", "summary"]) {
        expect(entry.querySelector(element)?.textContent).toBeTruthy();
      }
    }
    expect(entries[0]!.querySelector("link")?.getAttribute("href")).toBe(`${site.url}/blog/${id}`);
  });

  test("robots.txt leads to the sitemap and keeps nobody from a page", async () => {
    const text = await (await get("/robots.txt")).text();
    expect(text.split("\n").filter(Boolean)).toEqual([
      "User-Agent: *",
      "Allow: /",
      "Disallow: /api/",
      `Sitemap: ${suite().site.url}/sitemap.xml`,
    ]);
  });

  test("what is no public page asks not to be indexed", async () => {
    for (const path of [
      "/login",
      "/register",
      "/new-password",
      "/no-such-page",
      "/blog/no-such-post",
    ]) {
      expect({ path, robots: meta(await page(path), "robots") }).toEqual({
        path,
        robots: expect.stringContaining("noindex"),
      });
    }
  });

  test("the manifest's icons are of the sizes that it names", async () => {
    const document = await page("/");
    const address = document.querySelector('link[rel="manifest"]')!.getAttribute("href")!;
    const manifest = (await (await get(address)).json()) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ name: firm.name, start_url: "/" });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      expect(icon.headers.get("content-type")).toBe(type);
      const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  });

  test("browsers that ask for /favicon.ico get it", async () => {
    const icon = await get("/favicon.ico");
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
    const document = await page("/privacy");
    const linked = document.querySelector('link[rel="icon"][sizes="32x32"]');
    expect(linked?.getAttribute("href")).toBe("/favicon.ico");
  });

  test("a page of the blog that is not there has no other title", async () => {
    const answer = await get("/blog?page=99");
    expect(answer.status).toBe(404);
    expect(parse(await answer.text()).title).toBe(`Page Not Found | ${firm.name}`);
  });

  test("security.txt says where to write, and for how long that holds", async () => {
    const response = await get("/.well-known/security.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const fields = Object.fromEntries(
      (await response.text())
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/s) as [string, string]),
    ) as Record<string, string>;
    expect(fields.Contact).toBe(`${suite().site.url}/contact`);
    const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test.each([
    "/share/no-such-page.jpg",
    "/share/blog/none.jpg",
    "/share/offers/none.jpg",
    "/share/home",
  ])("there is no picture at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test("without the database nothing that fails is indexed, and robots are asked to come back", async () => {
    const { id } = await publishBlog(suite().site.url, suite().token, {});
    await suite().database.execute('ALTER TABLE "Blog" RENAME TO "Away"');
    try {
      expect(meta(await page(`/blog/${id}`), "robots")).toContain("noindex");
      for (const path of ["/feed.xml", "/sitemap.xml", `/share/blog/${id}.jpg`]) {
        const response = await get(path);
        expect({ path, status: response.status }).toEqual({ path, status: 503 });
        expect(response.headers.get("retry-after")).toBe("30");
      }
    } finally {
      await suite().database.execute('ALTER TABLE "Away" RENAME TO "Blog"');
    }
  });
});

test("addresses are those of SITE_URL, whatever the build and the request say", async () => {
  await withSite({ SITE_URL: "https://www.example.in", TRUSTED_PROXY_HOPS: "1" }, async (site) => {
    const document = parse(await (await call(site.url, "/loans/gold-loan")).text());
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      "https://www.example.in/loans/gold-loan",
    );
    expect(meta(document, "og:image")).toBe("https://www.example.in/share/loans/gold-loan.jpg");
    for (const path of ["/sitemap.xml", "/robots.txt", "/feed.xml", "/.well-known/security.txt"]) {
      const text = await (await call(site.url, path)).text();
      expect(text).toContain("https://www.example.in/");
      expect(text).not.toContain("localhost");
    }
  });
});
