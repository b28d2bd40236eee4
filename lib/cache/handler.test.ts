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

async function renderFor(url: string, key: string, value: object) {
  const rendering: Rendering = { url, stamp: await versions.read(["blog"]), isStored: false };
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

  test("does not store the 404 page for the URL of a missing page", async () => {
    const key = "/x/$/_not-found";
    expect((await renderFor("/a", key, createPage({ status: 404 }))).isStored).toBe(false);
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

  test("deletes the lifetime that Next keeps for the path of a missing page", async () => {
    const { cacheControls } = SharedCacheControls as unknown as {
      cacheControls: Map<string, object>;
    };
    cacheControls.set("/none", {});
    await set("/none", createPage({ status: 404 }));
    expect([...cacheControls.keys()]).toEqual([]);
  });
});
