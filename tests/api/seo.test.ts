import { expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { site as firm } from "@/content/site";
import { readShareImage, expectedShareImage } from "../seo/share-image";
import { informationPages } from "../e2e/spec-pages";
import { findInvalidFields, listStructuredData } from "../seo/structured-data";
import { call } from "../../tools/site/calls";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { onSqlite } from "../support/on-each-database";
import { createJpeg } from "../support/images";
import { upload } from "../support/uploads";
import { withSite } from "../support/with-site";

const fixedRoutes = [
  ...["/", "/services", "/who-we-serve", "/blog", "/media", "/contact", "/privacy", "/terms"],
  ...informationPages.map(({ path }) => path),
];

const parse = (html: string) => new JSDOM(html).window.document;

function parseXml(xml: string): Document {
  const document = new new JSDOM("").window.DOMParser().parseFromString(xml, "application/xml");
  const error = document.querySelector("parsererror");
  if (error) throw new Error(error.textContent ?? "not well-formed");
  return document;
}

const readMeta = (document: Document, name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute("content") ?? null;

const readCanonical = (document: Document) =>
  document.querySelector('link[rel="canonical"]')?.getAttribute("href");

onSqlite("The site for search engines", (suite) => {
  const get = (path: string) => call(suite().site.url, path);
  const readPage = async (path: string) => parse(await (await get(path)).text());
  const readSitemap = async (sitemapPath = "/sitemap.xml") => {
    const document = parseXml(await (await get(sitemapPath)).text());
    return [...document.querySelectorAll("url")].map((url) => ({
      path: url.querySelector("loc")!.textContent!.replace(suite().site.url, ""),
      lastModified: url.querySelector("lastmod")?.textContent ?? null,
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

  test("lists exactly the public pages in its sitemap", async () => {
    const { blog, offer } = await publishAll();
    const paths = (await readSitemap()).map(({ path }) => path);
    expect([...paths].sort()).toEqual([...fixedRoutes, blog, offer].sort());
  });

  test("splits a sitemap of more than 1,000 entries into files, and updates them immediately", async () => {
    await publishAll();
    const { site, database, token } = suite();
    await database.execute(`INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc", "updatedAt")
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1000)
      SELECT 'post-' || n, 'Many', '', 'Asha', 'Short', '2026-11-21T08:00:00.000Z' FROM numbers`);
    const { id } = await publishBlog(site.url, token, { title: "The last" });
    const index = parseXml(await (await get("/sitemap.xml")).text());
    const sitemapFiles = [...index.querySelectorAll("sitemap > loc")].map((loc) =>
      loc.textContent!.replace(site.url, ""),
    );
    expect(sitemapFiles).toEqual(
      ["pages", "posts-1", "posts-2", "offers-1"].map((name) => `/sitemap/${name}.xml`),
    );
    const urls = (
      await Promise.all(sitemapFiles.map((sitemapPath) => readSitemap(sitemapPath)))
    ).flat();
    const paths = new Set(urls.map(({ path }) => path));
    expect([urls.length, paths.size]).toEqual(Array(2).fill(fixedRoutes.length + 1_000 + 3));
    expect([...paths]).toEqual(expect.arrayContaining([`/blog/${id}`, "/blog/post-1000"]));
    await call(site.url, `/api/blogs/${id}`, { method: "DELETE", token });
    expect(await (await get("/sitemap/posts-2.xml")).text()).not.toContain(id);
    expect((await get("/sitemap/posts-3.xml")).status).toBe(404);
    await database.execute(`DELETE FROM "Blog" WHERE "title" = 'Many'`);
  });

  test("updates lastmod only for the post and /blog when a post changes", async () => {
    const { blog, blogId } = await publishAll();
    const sitemapBefore = await readSitemap();
    const { site, token } = suite();
    const body = { title: "Tax", authorName: "Asha", short_desc: "Short" };
    await call(site.url, `/api/blogs/${blogId}`, { method: "PUT", token, body });
    const sitemapAfter = await readSitemap();
    const updated = sitemapAfter.filter(
      ({ lastModified }, index) => lastModified !== sitemapBefore[index]!.lastModified,
    );
    expect(updated.map(({ path }) => path).sort()).toEqual(["/blog", blog].sort());
  });

  test("gives each page a unique title and description, its canonical URL and a share image", async () => {
    const { blog, offer } = await publishAll();
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    const paths = [...fixedRoutes, blog, offer];
    const pagesWithImage = ["/", "/services", "/privacy", "/loans/gold-loan", blog, offer];
    for (const path of paths) {
      const document = await readPage(path);
      const pageUrl = new URL(path, suite().site.url).href;
      const description = readMeta(document, "description") ?? "";
      titles.add(document.title);
      descriptions.add(description);
      expect(description.length).toBeGreaterThan(10);
      expect(readCanonical(document)).toBe(pageUrl);
      expect({
        url: readMeta(document, "og:url"),
        site: readMeta(document, "og:site_name"),
        type: readMeta(document, "og:type"),
        description: readMeta(document, "og:description"),
        card: readMeta(document, "twitter:card"),
        image: readMeta(document, "twitter:image"),
      }).toEqual({
        url: pageUrl,
        site: firm.name,
        type: path === blog ? "article" : "website",
        description,
        card: "summary_large_image",
        image: readMeta(document, "og:image"),
      });
      expect(document.title).toContain(readMeta(document, "og:title"));
      expect(listStructuredData(document).flatMap(findInvalidFields)).toEqual([]);
      // Drawing is slow, so only tests/slow-browser checks the share image of every page.
      if (pagesWithImage.includes(path)) {
        expect(await readShareImage(readMeta(document, "og:image")!)).toEqual(expectedShareImage);
      }
    }
    expect([titles.size, descriptions.size]).toEqual([paths.length, paths.length]);
  }, 180_000);

  test("gives the second page of the blog its own title and canonical URL", async () => {
    await publishAll();
    for (let index = 0; index < 12; index += 1) {
      await publishBlog(suite().site.url, suite().token, { title: `Post ${index}` });
    }
    const document = await readPage("/blog?page=2");
    expect(document.title).toBe(`Blog, page 2 | ${firm.name}`);
    expect(readCanonical(document)).toBe(`${suite().site.url}/blog?page=2`);
  });

  test("describes its pages in JSON-LD", async () => {
    const { blog, blogId } = await publishAll();
    await publishMedia(suite().site.url, suite().token, {
      title: "How an SIP works",
      mediaType: "youtube",
      youtubeUrl: "https://youtu.be/dQw4w9WgXcQ",
      duration: 372,
      language: "Hindi",
      poster: "/art/media/assured-returns.jpg",
    });
    for (const [path, types] of [
      ["/", ["FinancialService"]],
      ["/loans/gold-loan", ["BreadcrumbList"]],
      ["/media", ["VideoObject"]],
      [blog, ["BlogPosting", "BreadcrumbList"]],
    ] as const) {
      const things = listStructuredData(await readPage(path));
      expect(things.map((thing) => thing["@type"])).toEqual(types);
      expect(things.flatMap(findInvalidFields)).toEqual([]);
    }
    expect(listStructuredData(await readPage("/media"))).toMatchObject([
      {
        duration: "PT372S",
        inLanguage: { "@type": "Language", name: "Hindi" },
        thumbnailUrl: expect.stringMatching(/^https?:\/\/.+\/art\/media\/assured-returns\.jpg$/),
      },
    ]);
    const { createdAt } = (await (await get(`/api/blogs/${blogId}`)).json()) as {
      createdAt: string;
    };
    const [article] = listStructuredData(await readPage(blog));
    const difference = Date.parse(String(article!.dateModified)) - Date.parse(createdAt);
    expect(Math.abs(difference)).toBeLessThan(1_000);
    expect(article).toMatchObject({
      headline: "Tax saving for NRIs",
      datePublished: createdAt,
      author: { "@type": "Person", name: "Asha" },
      mainEntityOfPage: `${suite().site.url}${blog}`,
    });
  });

  test("uses the beginning of an offer's text as the meta description of its page", async () => {
    const { offer } = await publishAll();
    const text = "Until the end of March. For new applications.";
    expect(readMeta(await readPage(offer), "description")).toBe(text);
  });

  test("escapes hostile text in JSON-LD, in the head and in the feed (ASVS 1.1.2, 1.2.1, 1.2.3)", async () => {
    const text = `</script><script>alert(1)</script>\u000b <!--<script> & ]]> "quoted" 'once' &lt;`;
    const textInXml = text.replace("\u000b", "");
    const { site, token } = suite();
    await publishAll();
    const post = { title: text, authorName: text, short_desc: text };
    const blog = `/blog/${(await publishBlog(site.url, token, post)).id}`;
    const offerFields = { title: text, discount: text };
    const offer = `/offers/${(await publishOffer(site.url, token, offerFields)).id}`;
    const youtubeUrl = "https://youtu.be/dQw4w9WgXcQ";
    await publishMedia(site.url, token, { title: text, mediaType: "youtube", youtubeUrl });
    for (const path of [blog, offer, "/media", "/blog", "/"]) {
      const document = await readPage(path);
      const scripts = [...document.querySelectorAll("script")].map((each) => each.textContent);
      expect(scripts).not.toContain("alert(1)");
      // An unclosed script would swallow the footer.
      expect(document.querySelector("body footer")).not.toBeNull();
      if (path !== blog && path !== offer) continue;
      const metas = ["og:title", "description"].map((each) => readMeta(document, each));
      expect(metas).toEqual([text, text]);
    }
    expect(listStructuredData(await readPage(blog))[0]).toMatchObject({
      headline: text,
      description: text,
    });
    expect(listStructuredData(await readPage("/media"))[0]).toMatchObject({
      name: text,
      description: text,
    });
    const entry = parseXml(await (await get("/feed.xml")).text()).querySelector("entry")!;
    // Feed readers parse titles and summaries as HTML.
    for (const element of ["title", "summary"]) {
      const html = entry.querySelector(element)!.textContent!;
      expect([element, parse(html).body.textContent]).toEqual([element, textInXml]);
    }
    expect(entry.querySelector("author name")!.textContent).toBe(textInXml);
  });

  test("draws a post's image into the share image only if that image is a file of the site", async () => {
    const { site, token } = suite();
    const fetchShareImage = async (image: string | null) => {
      const { id } = await publishBlog(site.url, token, { title: "Shared", image });
      const answer = await get(`/share/blog/${id}.jpg`);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer()).toString("base64");
    };
    const stored = await upload(site.url, await createJpeg(), { token });
    const { url } = (await stored.json()) as { url: string };
    const plain = await fetchShareImage(null);
    const [art, uploaded] = [
      await fetchShareImage("/art/offers/loan.jpg"),
      await fetchShareImage(url),
    ];
    expect(new Set([plain, art, uploaded]).size).toBe(3);
    for (const unusableImage of [
      "/art/none.jpg",
      "/uploads/none.jpg",
      "https://example.org/a.jpg",
    ]) {
      expect((await fetchShareImage(unusableImage)) === plain).toBe(true);
    }
  });

  test("has an Atom feed with the newest posts", async () => {
    await publishAll();
    const { site, token } = suite();
    const { id } = await publishBlog(site.url, token, { title: "Newer", short_desc: "In short" });
    const response = await get("/feed.xml");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = parseXml(await response.text());
    expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    const self = feed.querySelector('feed > link[rel="self"]');
    expect(self?.getAttribute("href")).toBe(`${site.url}/feed.xml`);
    const entries = [...feed.querySelectorAll("entry")];
    const titles = entries.map((entry) => entry.querySelector("title")!.textContent);
    expect(titles).toEqual(["Newer", "Tax saving for NRIs"]);
    const entryElements = ["id", "title", "updated", "published", "author > name", "summary"];
    for (const [parent, elements] of [
      [feed.documentElement, ["id", "title", "updated"]],
      ...entries.map((entry) => [entry, entryElements] as const),
    ] as const) {
      for (const element of elements) {
        expect(parent.querySelector(`:scope > ${element}`)?.textContent).toBeTruthy();
      }
    }
    expect(entries[0]!.querySelector("link")?.getAttribute("href")).toBe(`${site.url}/blog/${id}`);
  });

  test.each(["/login", "/register", "/new-password", "/no-such-page", "/blog/no-such-post"])(
    "asks search engines not to index %s",
    async (path) => expect(readMeta(await readPage(path), "robots")).toContain("noindex"),
  );

  test("lets crawlers fetch every page but not the API", async () => {
    const lines = (await (await get("/robots.txt")).text()).split("\n").filter(Boolean);
    const sitemapLine = `Sitemap: ${suite().site.url}/sitemap.xml`;
    expect(lines).toEqual(["User-Agent: *", "Allow: /", "Disallow: /api/", sitemapLine]);
  });

  test.each(["no-such-page.jpg", "blog/none.jpg", "offers/none.jpg", "home"])(
    "returns 404 for /share/%s",
    async (name) => expect((await get(`/share/${name}`)).status).toBe(404),
  );

  test("has a favicon", async () => {
    const { status, headers } = await get("/favicon.ico");
    expect([status, headers.get("content-type")]).toEqual([200, "image/x-icon"]);
  });

  test("has a security.txt that expires in 30 to 365 days", async () => {
    const response = await get("/.well-known/security.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toContain(`Contact: ${suite().site.url}/contact\n`);
    const [, expires] = /^Expires: (.*)$/m.exec(text)!;
    const days = (Date.parse(expires!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});

test("puts SITE_URL into the first response of each page, not the URL of the build or the request", async () => {
  await withSite({ SITE_URL: "https://www.example.in", TRUSTED_PROXY_HOPS: "1" }, async (site) => {
    const ownFiles = ["/sitemap.xml", "/robots.txt", "/feed.xml", "/.well-known/security.txt"];
    for (const path of [...ownFiles, "/", "/blog", "/media"]) {
      const text = await (await call(site.url, path)).text();
      expect([path, text.includes("https://www.example.in/")]).toEqual([path, true]);
      if (ownFiles.includes(path)) expect(text).not.toContain("localhost");
      expect(text).not.toContain("Failed to load");
    }
    const document = parse(await (await call(site.url, "/loans/gold-loan")).text());
    expect(readCanonical(document)).toBe("https://www.example.in/loans/gold-loan");
    expect(readMeta(document, "og:image")).toBe("https://www.example.in/share/loans/gold-loan.jpg");
  });
});
