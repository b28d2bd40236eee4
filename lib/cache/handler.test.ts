import { beforeEach, describe, expect, test } from "@jest/globals";
import { SharedCacheControls } from "next/dist/server/lib/incremental-cache/shared-cache-controls.external.js";
import StoreHandler from "./handler.mjs";
import { type Rendering, renderings, store } from "./store.mjs";
import { versions } from "./versions.mjs";

const createPage = (overrides: object = {}) => ({
  kind: "APP_PAGE",
  html: `<main></main><script>planted()</script><p></p></main><script>ours</script>`,
  rscData: Buffer.from("data"),
  headers: {} as Record<string, string>,
  ...overrides,
});

const handler = new StoreHandler();
const set = (key: string, value: object) => handler.set(key, value as never);

async function renderFor(
  url: string,
  key: string,
  value: object,
  overrides: Partial<Rendering> = {},
) {
  const stamp = await versions.read(["blog"]);
  const rendering: Rendering = { url, stamp, isStored: false, ...overrides };
  await renderings.run(rendering, () => set(key, value));
  return rendering;
}

beforeEach(() => store.clear());

describe("Next's cache handler", () => {
  test("stores only responses that the front cache requested", async () => {
    await set("/a", createPage());
    expect(await handler.get("/a")).toBeNull();
    expect((await renderFor("/a", "/a", createPage())).isStored).toBe(true);
    expect(await handler.get("/a")).toMatchObject({ value: { rscData: Buffer.from("data") } });
  });

  test.each([
    ["a page with status 404", "/a", createPage({ status: 404 }), {}],
    [
      "a page that sets status 503",
      "/a",
      createPage(),
      { failure: { status: 503, retryAfter: 30 } },
    ],
    ["an incomplete page", "/a", createPage(), { isIncomplete: true }],
    ["a route with status 503", "/feed.xml", { kind: "APP_ROUTE", status: 503, headers: {} }, {}],
    [
      "the 404 page rendered at a visitor's path",
      "/x/$/_not-found",
      createPage({ status: 404 }),
      {},
    ],
  ])("does not store %s", async (_response, key, value, overrides) => {
    expect((await renderFor("/a", key, value, overrides)).isStored).toBe(false);
    expect(await handler.get(key)).toBeNull();
  });

  test("allows only the scripts after the main element in the Content-Security-Policy", async () => {
    const entry = createPage();
    await set("/a", entry);
    expect(entry.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(entry.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+'$/);
  });

  test("does not return a page after its tag is published", async () => {
    await renderFor("/a", "/a", createPage());
    await versions.publish(["blog"], async () => {});
    expect(await handler.get("/a")).toBeNull();
  });

  test("deletes Next's cached lifetime of a path that is not stored", async () => {
    const { cacheControls } = SharedCacheControls as unknown as {
      cacheControls: Map<string, object>;
    };
    cacheControls.set("/none", {});
    await set("/none", createPage({ status: 404 }));
    expect([...cacheControls.keys()]).toEqual([]);
  });
});
