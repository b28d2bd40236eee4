import { beforeEach, expect, test } from "@jest/globals";
import { randomBytes } from "node:crypto";
import { call } from "../../tools/site/calls";
import { publishBlog, removeAll } from "../support/entries";
import { onEachDatabase, onSqlite } from "../support/on-each-database";

// /blog?q=words, as a browser without JavaScript asks for it.

type Headers = Record<string, string>;

const searchPath = (words: string, more = "") => `/blog?q=${encodeURIComponent(words)}${more}`;

/** What a page says, tags and entities apart, and the posts of its list, in their order. */
function read(html: string) {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
  const text = main
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
  return {
    main,
    text,
    posts: Array.from(main.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g), ([, title]) => title),
    links: Array.from(main.matchAll(/<a [^>]*href="(\/blog\?[^"]*)"/g), ([, href]) =>
      href!.replaceAll("&amp;", "&"),
    ),
    field: /<input[^>]* name="q"[^>]* value="([^"]*)"/.exec(main)?.[1],
  };
}

onEachDatabase("A search of the blog", (suite) => {
  beforeEach(() => removeAll(suite().site.url, suite().token, "blogs"));

  const publish = (fields: Headers) => publishBlog(suite().site.url, suite().token, fields);
  const ask = (path: string, headers: Headers = {}) => call(suite().site.url, path, { headers });
  const found = async (words: string, more = "") => {
    const response = await ask(searchPath(words, more));
    expect([words, response.status]).toEqual([words, 200]);
    return read(await response.text());
  };

  test("finds posts by words of title, description and text, in any order and case, newest first", async () => {
    await publish({ title: "First", content: "<p>A monthly <b>S</b>IP &amp; गृह ऋण</p>" });
    await publish({ title: "Second", short_desc: "SIP every month" });
    await publish({ title: "A sip a day" });
    await publish({ title: "Nothing of it" });
    const { posts, text, field } = await found("Sip");
    expect(posts).toEqual(["A sip a day", "Second", "First"]);
    expect(text).toContain("3 posts found for “Sip”");
    expect(field).toBe("Sip");
    expect((await found("ऋण SIP  monthly")).posts).toEqual(["First"]);
    expect((await found("sip first")).text).toContain("1 post found for “sip first”");
    expect((await found("strong")).posts).toEqual([]);
  });

  test.each(["%", "_", "\\", "a%b", '"', "<", "<b>", "'", "';--", "&amp;", "?", "#", "+", "$1"])(
    "takes %j as it is written",
    async (words) => {
      await publish({ title: "With", short_desc: `Before ${words} after` });
      await publish({ title: "Without", short_desc: "Before aXb after" });
      const { posts, text, main } = await found(words);
      expect(posts).toEqual(["With"]);
      expect(text).toContain(`1 post found for “${words}”`);
      expect(main).not.toContain("“<b>");
    },
  );

  test.each([
    "/blog?q=100%",
    "/blog?q=%00100%25%FF",
    "/blog?q=%ED%A0%80",
    "/blog?q=100%25&q=a@b.in",
  ])("answers %s, which no form sends", async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain("a@b.in");
  });

  test("is made for each request, and kept by nobody", async () => {
    await publish({ title: "Before" });
    const response = await ask(searchPath("before"));
    expect(response.headers.get("cache-control")).toMatch(/^private, .*no-store/);
    expect(response.headers.get("x-nextjs-cache")).toBeNull();
    expect(response.headers.get("etag")).toBeNull();
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
    await publish({ title: "Before, too" });
    expect((await found("before")).posts).toEqual(["Before, too", "Before"]);
    const list = await ask("/blog");
    expect(list.headers.get("x-robots-tag")).toBeNull();
    const { text, posts } = read(await list.text());
    expect([posts, text.includes("found for")]).toEqual([["Before, too", "Before"], false]);
    expect((await ask("/blog")).headers.get("x-nextjs-cache")).toBe("HIT");
  });

  test("runs only scripts that carry the nonce of its own policy", async () => {
    const policy = (await ask(searchPath("any"))).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/; script-src 'self' 'nonce-[\da-f-]{36}'$/);
    expect((await ask(searchPath("any"))).headers.get("content-security-policy")).not.toBe(policy);
  });

  test("has pages of twelve, whose links keep the words", async () => {
    for (let post = 1; post <= 13; post += 1) await publish({ title: `Tax & ${post}` });
    await publish({ title: "Another" });
    const first = await found("tax &");
    expect([first.posts.length, first.posts[0]]).toEqual([12, "Tax &amp; 13"]);
    expect(first.links).toEqual(["/blog?q=tax+%26", "/blog?q=tax+%26&page=2"]);
    const second = await found("tax &", "&page=2");
    expect(second.posts).toEqual(["Tax &amp; 1"]);
    expect(second.text).toContain("13 posts found for “tax &”");
    for (const page of ["3", "0", "x", "1e1", "..", "9999999"]) {
      expect([page, (await ask(searchPath("tax", `&page=${page}`))).status]).toEqual([page, 404]);
    }
  });

  test("says what to do where nothing is found, and that it was cut", async () => {
    const { text, main } = await found("zzz");
    expect(text).toContain("No posts found for “zzz”");
    expect(text).toContain("Check the spelling");
    expect(main).toMatch(/<a [^>]*href="\/blog"[^>]*>All posts/);
    expect(text).not.toContain("at most 100 characters");
    const { field, text: long } = await found("x".repeat(5_000));
    expect(field).toBe("x".repeat(100));
    expect(long).toContain("A search has at most 100 characters and ten words.");
  });

  test("without words is the list, and has no address of its own", async () => {
    for (const path of ["/blog?q=", "/blog?q", "/blog?q=++%20"]) {
      const response = await ask(path);
      expect([path, response.status, response.headers.get("cache-control")]).toEqual([
        path,
        200,
        "public, max-age=0, must-revalidate",
      ]);
    }
    for (const path of ["/blog/search", "/blog/search?q=tax"]) {
      const { status, headers } = await ask(path);
      expect([path, status, headers.get("location")]).toEqual([path, 308, "/blog"]);
    }
  });

  test("leaves no word of it in the log", async () => {
    await found("a-telling-name");
    expect(suite().site.log()).not.toContain("a-telling-name");
  });

  test("says what the list says while posts cannot be read, with 503", async () => {
    await suite().database.query(`ALTER TABLE "Blog" RENAME TO "Away"`);
    try {
      const response = await ask(searchPath("tax"));
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
      expect(response.headers.get("cache-control")).toMatch(/no-store/);
      const { text, field } = read(await response.text());
      expect(text).toContain("Failed to load blogs");
      expect(field).toBe("tax");
    } finally {
      await suite().database.query(`ALTER TABLE "Away" RENAME TO "Blog"`);
    }
  });
});

onSqlite(
  "A search of the blog in service",
  (suite) => {
    const ask = (path: string, from: string) =>
      call(suite().site.url, path, { headers: { "X-Forwarded-For": from } });

    test("is refused with 429 after thirty in a minute, for that caller alone", async () => {
      const from = "198.19.77.1";
      for (let count = 1; count <= 30; count += 1) {
        const { status } = await ask(searchPath(`tax ${count}`), from);
        expect([count, status]).toEqual([count, 200]);
      }
      const refused = await ask(searchPath("tax"), from);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(refused.headers.get("cache-control")).toMatch(/no-store/);
      const { text, field } = read(await refused.text());
      expect(text).toMatch(/Too many attempts\. Please try again in (\d+ seconds?|1 minute)\./);
      expect(field).toBe("tax");
      expect((await ask(searchPath("tax"), "198.19.77.2")).status).toBe(200);
      // The list is no search.
      expect((await ask("/blog", from)).status).toBe(200);
    });
  },
  async () => ({
    RATE_LIMIT_FACTOR: "1",
    TRUSTED_PROXY_HOPS: "1",
    NEXTAUTH_SECRET: randomBytes(32).toString("base64url"),
  }),
);
