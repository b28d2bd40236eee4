import { beforeEach, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { call } from "../../tools/site/calls";
import { publishBlog, removeAll } from "../support/entries";
import { buildProductionLimitVariables } from "../support/limits";
import { onSqliteWith } from "../support/on-each-database";

type StringRecord = Record<string, string>;

const searchPath = (words: string, query = "") => `/blog?q=${encodeURIComponent(words)}${query}`;

function parsePage(html: string) {
  const main = new JSDOM(html).window.document.querySelector("main")!;
  const links = [...main.querySelectorAll('a[href^="/blog?"]')];
  return {
    text: main.textContent,
    posts: [...main.querySelectorAll("h2")].map(({ textContent }) => textContent),
    links: links.map((link) => link.getAttribute("href")),
    field: main.querySelector<HTMLInputElement>('input[name="q"]')?.value,
  };
}

onSqliteWith("GET /blog?q={words}", buildProductionLimitVariables(), (suite) => {
  beforeEach(() => removeAll(suite().site.url, suite().token, "blogs"));

  const publish = (fields: StringRecord) => publishBlog(suite().site.url, suite().token, fields);
  const ask = (path: string, headers: StringRecord = {}) =>
    call(suite().site.url, path, { headers });
  const search = async (words: string, query = "") => {
    const response = await ask(searchPath(words, query));
    expect([words, response.status]).toEqual([words, 200]);
    return parsePage(await response.text());
  };

  test("finds posts by words in the title, description and text, in any order and case, newest first", async () => {
    await publish({ title: "First", content: "<p>A monthly <b>S</b>IP &amp; गृह ऋण</p>" });
    await publish({ title: "Second", short_desc: "SIP every month" });
    await publish({ title: "A sip a day" });
    await publish({ title: "Unrelated" });
    const { posts, text, field } = await search("Sip");
    expect(posts).toEqual(["A sip a day", "Second", "First"]);
    expect(text).toContain("3 posts found for “Sip”");
    expect(field).toBe("Sip");
    expect((await search("ऋण SIP  monthly")).posts).toEqual(["First"]);
  });

  test("renders the page for each request, and forbids caching and indexing", async () => {
    await publish({ title: "Before" });
    const response = await ask(searchPath("before"));
    expect(response.headers.get("cache-control")).toMatch(/^private, .*no-store/);
    expect(response.headers.get("x-nextjs-cache")).toBeNull();
    expect(response.headers.get("etag")).toBeNull();
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
    await publish({ title: "Before, too" });
    expect((await search("before")).posts).toEqual(["Before, too", "Before"]);
    expect((await ask("/blog")).headers.get("x-robots-tag")).toBeNull();
  });

  test("sends a Content-Security-Policy with a new nonce in each response", async () => {
    const policy = (await ask(searchPath("any"))).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/; script-src 'self' 'nonce-[\da-f-]{36}'$/);
    expect((await ask(searchPath("any"))).headers.get("content-security-policy")).not.toBe(policy);
  });

  test("lists twelve posts per page, with the words in the page links", async () => {
    for (let post = 1; post <= 13; post += 1) await publish({ title: `Tax & ${post}` });
    await publish({ title: "Another" });
    const first = await search("tax &");
    expect([first.posts.length, first.posts[0]]).toEqual([12, "Tax & 13"]);
    const nextPage = "/blog?q=tax+%26&page=2";
    expect(first.links).toEqual(["/blog?q=tax+%26", nextPage, nextPage]);
    const second = await search("tax &", "&page=2");
    expect(second.posts).toEqual(["Tax & 1"]);
    expect(second.text).toContain("13 posts found for “tax &”");
    for (const page of ["3", "0", "x"]) {
      expect([page, (await ask(searchPath("tax", `&page=${page}`))).status]).toEqual([page, 404]);
    }
  });

  test("shows a message when no post matches, without logging the words, or when a long search is shortened", async () => {
    expect((await search("zzz")).text).toContain("No posts found for “zzz”");
    expect(suite().site.readLog()).not.toContain("zzz");
    const { field, text: long } = await search("x".repeat(5_000));
    expect(field).toBe("x".repeat(100));
    expect(long).toContain("A search can have at most 100 characters and ten words.");
  });

  test("returns 503 with the blog list's error message when the database fails", async () => {
    await suite().database.query(`ALTER TABLE "Blog" RENAME TO "Away"`);
    try {
      const response = await ask(searchPath("tax"));
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
      expect(response.headers.get("cache-control")).toMatch(/no-store/);
      const { text, field } = parsePage(await response.text());
      expect(text).toContain("Failed to load blogs");
      expect(field).toBe("tax");
    } finally {
      await suite().database.query(`ALTER TABLE "Away" RENAME TO "Blog"`);
    }
  });

  test("returns 429 after 30 searches in a minute, only to the same caller", async () => {
    const [from, other] = ["198.19.77.1", "198.19.77.2"].map((ip) => ({ "X-Forwarded-For": ip }));
    for (let count = 1; count <= 30; count += 1) {
      expect([count, (await ask(searchPath(`tax ${count}`), from)).status]).toEqual([count, 200]);
    }
    const refusal = await ask(searchPath("tax"), from);
    expect([refusal.status, refusal.headers.get("retry-after")]).toEqual([
      429,
      expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
    ]);
    expect(refusal.headers.get("cache-control")).toMatch(/no-store/);
    const { text, field } = parsePage(await refusal.text());
    expect(text).toMatch(/Too many attempts\. Please try again in (\d+ seconds?|1 minute)\./);
    expect(field).toBe("tax");
    const accepted = [await ask(searchPath("tax"), other), await ask("/blog", from)];
    expect(accepted.map(({ status }) => status)).toEqual([200, 200]);
  });
});
