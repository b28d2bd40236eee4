import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import { keptBody } from "./kept-body.mjs";
import PageCache from "./handler.mjs";

type Headers = Record<string, string>;
type Page = {
  kind: "APP_PAGE";
  html: string;
  rscData: Buffer;
  headers: Headers;
  status?: number;
};

const MEGABYTE = 1024 * 1024;

/** What the handler of one request does. */
const request = () => new PageCache({ maxMemoryCacheSize: MEGABYTE } as never);

const page = (changed: Partial<Page> & { tags?: string } = {}): Page => {
  const { tags = "/a", ...rest } = changed;
  return {
    kind: "APP_PAGE",
    html: `<head></head><main>${"words ".repeat(50)}</main><script>1</script>`,
    rscData: Buffer.from("data ".repeat(50)),
    headers: { "x-next-cache-tags": tags },
    ...rest,
  };
};

/** Writes the URL of a request into a page, like Next. */
const madeFor = (url: string) =>
  Buffer.from(`0:{"P":null,"c":${JSON.stringify(url.split("/"))},"q":""}`);

const routeAnswer = (body: Buffer, status = 200) => ({
  kind: "APP_ROUTE",
  body,
  status,
  headers: { "x-next-cache-tags": "/feed" } as Headers,
});

const keep = (key: string, answer: object) => request().set(key, answer as never);

async function read(key: string) {
  const found = await request().get(key);
  return found === null ? null : (found.value as unknown as Record<string, never>);
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("The page cache", () => {
  beforeEach(() => request().revalidateTag(["/a", "/b", "/feed"]));

  test("gives every request the whole page, and keeps a gzip form of its bodies beside it", async () => {
    const kept = page();
    const { html } = kept;
    await keep("/a", kept);
    const found = (await read("/a"))!;
    expect(String(found.html)).toBe(html);
    expect(String(found.rscData)).toBe(String(kept.rscData));
    for (const body of [found.html!, found.rscData!]) {
      expect(String(gunzipSync(keptBody(body)!.gzipped))).toBe(String(body));
    }
    expect(found.headers).toMatchObject({ etag: expect.stringMatching(/^W\/".{43}"$/) });
    expect(await read("/a")).toEqual(found);
    // The request that it was made for is sent this object.
    expect([kept.html, kept.headers.etag]).toEqual([found.html, found.headers!["etag"]]);
  });

  test("leaves it to Next to compress the answer of a route", async () => {
    const body = Buffer.from("feed ".repeat(50));
    await keep("/feed.xml", routeAnswer(body));
    const kept = (await read("/feed.xml"))!;
    expect(kept.body).toEqual(body);
    expect(kept.headers).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      etag: expect.stringMatching(/^W\/".{43}"$/),
    });
  });

  test("has nobody keep the answer of a route for longer than until the next question", async () => {
    for (const status of [200, 404]) {
      const answer = routeAnswer(Buffer.from("feed"), status);
      await keep("/feed.xml", answer);
      expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  test("keeps nothing but what went well", async () => {
    await keep("/a", page({ status: 404 }));
    await keep("/feed.xml", routeAnswer(Buffer.from("away"), 503));
    expect(await read("/a")).toBeNull();
    expect(await read("/feed.xml")).toBeNull();
  });

  test("keeps the one page of 404, and no path that is made up to look like it", async () => {
    const gone = () => page({ status: 404, tags: "/a", rscData: madeFor("/_not-found") });
    await keep("/route-cache/APP_PAGE/0a/$/_not-found", gone());
    await keep("/route-cache/APP_PAGE/0a/$/share/$/_not-found", gone());
    expect(await read("/route-cache/APP_PAGE/0a/$/_not-found")).not.toBeNull();
    expect(await read("/route-cache/APP_PAGE/0a/$/share/$/_not-found")).toBeNull();
  });

  test.each([
    ["/route-cache/APP_PAGE/0a/$/_not-found", 404, "/unsubscribe/meera@example.in"],
    ["/a", 200, "/a?_rsc=1a2b3"],
    ["/a", 200, "/a?page=2&_rsc"],
  ])("drops %s with status %i when it was made for %s", async (key, status, url) => {
    await keep(key, page({ status, rscData: madeFor(url) }));
    expect(await read(key)).toBeNull();
  });

  test("answers a page that could not be made with 503, and forgets it", async () => {
    const failed = page({
      html: `<head><meta name="page-cache" content="unstored"/></head><main></main>`,
    });
    await keep("/a", failed);
    expect(failed).toMatchObject({
      status: 503,
      headers: { "cache-control": "no-store", "retry-after": "30" },
    });
    expect(await read("/a")).toBeNull();
  });

  test("takes nobody's text for the mark of a failure", async () => {
    const html = `<head></head><main><meta name="page-cache" content="unstored"/></main>`;
    await keep("/a", page({ html }));
    expect(await read("/a")).not.toBeNull();
  });

  test("drops what shows a change, and no more", async () => {
    await keep("/a", page({ tags: "/layout,/a" }));
    await keep("/b", page({ tags: "/layout,/b" }));
    await request().revalidateTag("/a");
    expect(await read("/a")).toBeNull();
    expect(await read("/b")).not.toBeNull();
  });

  test("does not keep what a change overtook while it was being made", async () => {
    const maker = request();
    expect(await maker.get("/a")).toBeNull();
    await request().revalidateTag("/a");
    await maker.set("/a", page() as never);
    expect(await read("/a")).toBeNull();

    const next = request();
    await new Promise((resolve) => setTimeout(resolve, 2));
    await next.get("/a");
    await next.set("/a", page() as never);
    expect(await read("/a")).not.toBeNull();
  });

  test("stays within its memory", async () => {
    const size = MEGABYTE / 4;
    const html = () => `<head></head><main>${"x".repeat(size)}</main>`;
    for (const key of ["/1", "/2", "/3", "/4", "/5"]) await keep(key, page({ html: html() }));
    const found = await Promise.all(["/1", "/2", "/3", "/4", "/5"].map((key) => read(key)));
    expect(found.map((each) => each !== null)).toEqual([false, false, true, true, true]);
  });

  test("lets Next forget what it knows of an answer that is not kept", async () => {
    const { cacheControls } = SharedCacheControls as unknown as {
      cacheControls: Map<string, object>;
    };
    // Next notes this before it hands over an answer.
    for (const key of ["/1", "/2", "/kept", "/none"]) cacheControls.set(key, {});
    const large = `<head></head><main>${"x".repeat(MEGABYTE / 3)}</main>`;
    await keep("/none", page({ status: 404 }));
    for (const key of ["/1", "/2", "/kept", "/kept"]) await keep(key, page({ html: large }));
    expect([...cacheControls.keys()].sort()).toEqual(["/2", "/kept"]);
  });
});

describe("The policy of a kept page", () => {
  const policyOf = async (html: string) => {
    const made = page({ html });
    await keep("/a", made);
    return made.headers["content-security-policy"];
  };
  const scripts = (policy = "") => policy.split("; ").find((part) => part.startsWith("script-src"));

  test("names the inline scripts behind the main part, by their hash", async () => {
    const policy = await policyOf(
      `<main>text</main><script src="/a.js"></script><script id="_R_">one</script><script>two\n</script>`,
    );
    expect(scripts(policy)).toBe(`script-src 'self' ${sha256("one")} ${sha256("two\n")}`);
  });

  test.each([
    "<main><script>planted()</script></main>",
    "<main></main><script>planted()</script><p></p></main>",
    `<main></main><script type="module">planted()</script></main>`,
  ])("names none within it: %s", async (html) => {
    expect(scripts(await policyOf(`${html}<script>ours</script>`))).toBe(
      `script-src 'self' ${sha256("ours")}`,
    );
  });

  test("lets nothing else run", async () => {
    expect(await policyOf("<main></main>")).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
  });
});
