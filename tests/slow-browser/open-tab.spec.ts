import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page, Request } from "@playwright/test";
import { fillFields } from "../e2e/actions";
import { expect, test as base, waitForHydration } from "../e2e/fixtures";
import { call } from "../../tools/site/calls";
import { startSite, type TestSite } from "../../tools/site/site";
import { copyTree, removeTree, startCopy } from "./copied-tree";

// Simulates a tab that stays open while a deployment removes all files of the old build.

const TEXT_FILE = /\.(html|js|mjs|json|rsc|map|meta|body)$|BUILD_ID$/;

function makeNewBuild(folder: string): void {
  const newBuild = path.join(folder, ".next");
  cpSync(".next", newBuild, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => from !== path.join(".next", "cache"),
  });
  const id = readFileSync(path.join(newBuild, "BUILD_ID"), "utf8");
  // The new id has the same length, because Next stores the sizes of its responses.
  const newId = [...id].reverse().join("");
  for (const entry of readdirSync(newBuild, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue;
    const text = readFileSync(file, "utf8");
    const changed = text.replaceAll("static/chunks", "static/pieces").replaceAll(id, newId);
    if (changed !== text) writeFileSync(file, changed);
  }
  renameSync(path.join(newBuild, "static/chunks"), path.join(newBuild, "static/pieces"));
  // The renaming has broken the links in this folder. Without the folder, Next itself serves the files.
  rmSync(path.join(newBuild, "files"), { recursive: true });
  renameSync(path.join(newBuild, "static", id), path.join(newBuild, "static", newId));
}

async function startProxy() {
  let target = new URL("http://localhost:1");
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = target;
    const { url: path, method, headers } = incoming;
    const upstream = request({ hostname, port, path, method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstream.on("error", () => outgoing.destroy());
    incoming.pipe(upstream);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    switchTo: (siteUrl: string) => void (target = new URL(siteUrl)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Proxy = Awaited<ReturnType<typeof startProxy>>;
type Deployment = { proxy: Proxy; oldSite: TestSite; newSite: TestSite };

const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({ database }, use) => {
      const proxy = await startProxy();
      const variables = { SITE_URL: proxy.url };
      const folder = copyTree("to start");
      makeNewBuild(folder);
      const oldSite = await startSite(database.url, variables);
      const newSite = await startCopy(folder, database.url, variables);
      await use({ proxy, oldSite, newSite });
      for (const site of [oldSite, newSite]) await site.stop();
      proxy.close();
      removeTree(folder);
    },
    { scope: "worker", timeout: 240_000 },
  ],
  site: [
    async ({ deployment: { proxy, oldSite } }, use) => {
      proxy.switchTo(oldSite.url);
      await use({ ...oldSite, url: proxy.url });
    },
    { scope: "worker" },
  ],
});

test.use({
  // The old page cannot load its validation script, so the server validates the form and answers 400.
  expectedStatuses: [404, 400],
  expectedErrors: [/ChunkLoadError|Failed to load|Refused to (execute|apply)|MIME type/],
});

test.beforeEach(({ deployment: { proxy, oldSite } }) => proxy.switchTo(oldSite.url));

/** Marks the window; a full page load removes the mark. */
const markWindow = (page: Page) => page.evaluate(() => void Object.assign(window, { isOld: true }));

async function waitForNetworkIdle(page: Page): Promise<void> {
  let requestCount = 0;
  await expect(async () => {
    const previousCount = requestCount;
    requestCount = await page.evaluate(() => performance.getEntriesByType("resource").length);
    expect(requestCount).toBe(previousCount);
  }).toPass({ intervals: [500] });
}

async function expectNewPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => "isOld" in window)).toBe(false);
  await waitForHydration(page);
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((each) => (each as HTMLScriptElement).src));
  expect(scripts.filter((src) => src.includes("/static/chunks/"))).toEqual([]);
  expect(scripts.filter((src) => src.includes("/static/pieces/")).length).toBeGreaterThan(0);
}

test("shows a page prefetched before the deployment, and loads the new build when a link on it is followed", async ({
  page,
  deployment: { proxy, newSite },
}) => {
  await page.goto("/");
  await markWindow(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Media", exact: true });
  const isMediaPrefetch = (request: Request) =>
    request.headers()["next-router-segment-prefetch"]?.includes("/media/") ?? false;
  const prefetched = page.waitForEvent("requestfinished", isMediaPrefetch);
  await link.hover();
  await prefetched;
  await waitForNetworkIdle(page);
  proxy.switchTo(newSite.url);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Media Resources" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expectNewPage(page);
});

test("goes back to pages that were visited before the deployment", async ({
  page,
  deployment: { proxy, newSite },
}) => {
  await page.goto("/services");
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  proxy.switchTo(newSite.url);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  // The old page reloads itself, which can cancel the load that `goBack` waits for.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("tab", { name: "Wealth Management" })).toBeVisible();
});

test("sends the contact form after the deployment", async ({
  page,
  token,
  deployment: { proxy, newSite },
}) => {
  await page.goto("/contact");
  await fillFields(page, { Name: "Meera", Email: "meera@example.org", Phone: "9876543210" });
  proxy.switchTo(newSite.url);
  await fillFields(page, { Message: "I would like to talk about my retirement." });
  await page.getByRole("button", { name: "Send Message" }).click();
  // The toast needs a script of the old build; the message in the form does not.
  await expect(page.getByText("Thank you, your message has reached us")).toBeVisible();
  const contacts = await call(newSite.url, "/api/contacts", { token });
  expect(await contacts.json()).toContainEqual(expect.objectContaining({ name: "Meera" }));
});

test("keeps the text of the contact form when the new build rejects a field", async ({
  page,
  deployment: { proxy, newSite },
}) => {
  await page.goto("/contact");
  proxy.switchTo(newSite.url);
  const message = "A long message about my retirement.";
  await fillFields(page, { Name: "Meera Iyer", Message: message });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please enter a valid email").first()).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message);
});

test("opens the callback dialog or asks to reload the page after the deployment", async ({
  page,
  deployment: { proxy, newSite },
}) => {
  await page.goto("/blog");
  proxy.switchTo(newSite.url);
  await page.getByRole("button", { name: "Request a callback" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a Callback" });
  const reloadAlert = page.getByRole("alert").filter({ hasText: "or reload the page" });
  await expect(dialog.or(reloadAlert)).toBeVisible();
});
