import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page, Request } from "@playwright/test";
import { untilAwake } from "../e2e/awake";
import { expect, test as base } from "../e2e/fixtures";
import { call, registerAdmin, signIn } from "../../tools/site/calls";
import { startSite, type TestSite } from "../../tools/site/site";
import { copyTree, removeTree, startCopy } from "./copied-tree";
import { startSwitchedSite, type SwitchedSite } from "./switched-site";

// A tab that was left open over a deployment: the site is another build by then, and nothing of the
// build that the tab was loaded from is there any more.

const TEXT_FILE = /\.(html|js|mjs|json|rsc|map|meta|body)$|BUILD_ID$/;

/** Copies the build, and gives the copy another build id and other names of scripts and styles. */
function makeNextBuild(folder: string): void {
  const next = path.join(folder, ".next");
  cpSync(".next", next, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => from !== path.join(".next", "cache"),
  });
  const id = readFileSync(path.join(next, "BUILD_ID"), "utf8");
  // As long as the names before: Next counts the bytes of its answers.
  const nextId = [...id].reverse().join("");
  for (const entry of readdirSync(next, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue;
    const text = readFileSync(file, "utf8");
    const changed = text.replaceAll("static/chunks", "static/pieces").replaceAll(id, nextId);
    if (changed !== text) writeFileSync(file, changed);
  }
  renameSync(path.join(next, "static/chunks"), path.join(next, "static/pieces"));
  renameSync(path.join(next, "static", id), path.join(next, "static", nextId));
}

type Deployment = { switched: SwitchedSite; before: TestSite; after: TestSite };

const test = base.extend<object, { deployment: Deployment }>({
  deployment: [
    async ({ database }, use) => {
      const switched = await startSwitchedSite();
      const variables = { SITE_URL: switched.url };
      const folder = copyTree("to start");
      makeNextBuild(folder);
      const before = await startSite(database.url, variables);
      const after = await startCopy(folder, database.url, variables);
      await use({ switched, before, after });
      for (const site of [before, after]) await site.stop();
      switched.close();
      removeTree(folder);
    },
    { scope: "worker", timeout: 240_000 },
  ],
  site: [
    async ({ deployment: { switched, before } }, use) => {
      switched.switchTo(before.url);
      await use({ ...before, url: switched.url });
    },
    { scope: "worker" },
  ],
  token: [
    async ({ deployment: { before } }, use) => {
      await registerAdmin(before.url);
      await use((await signIn(before.url)).token);
    },
    { scope: "worker" },
  ],
});

test.use({
  // The scripts of the build that is gone, and what a browser says of them. The server checks a form
  // that the page has no checks for any more.
  expectedStatuses: [404, 400],
  expectedErrors: [/ChunkLoadError|Failed to load|Refused to (execute|apply)|MIME type/],
});

test.beforeEach(({ deployment: { switched, before } }) => switched.switchTo(before.url));

/** Puts a word into the window, which only a whole new page takes away. */
const leaveWord = (page: Page) => page.evaluate(() => void Object.assign(window, { isOld: true }));
const isOld = (page: Page) => page.evaluate(() => "isOld" in window);

/** What a page has asked for is there, and nothing more has come for a while. */
async function untilNothingComes(page: Page): Promise<void> {
  let before = 0;
  await expect(async () => {
    const known = before;
    before = await page.evaluate(() => performance.getEntriesByType("resource").length);
    expect(before).toBe(known);
  }).toPass({ intervals: [500] });
}

/** The page came whole, from the new build, and its scripts run. */
async function expectNewPage(page: Page): Promise<void> {
  await expect.poll(() => isOld(page)).toBe(false);
  await untilAwake(page);
  const scripts = await page
    .locator("script[src]")
    .evaluateAll((all) => all.map((each) => (each as HTMLScriptElement).src));
  expect(scripts.filter((src) => src.includes("/static/chunks/"))).toEqual([]);
  expect(scripts.filter((src) => src.includes("/static/pieces/")).length).toBeGreaterThan(0);
}

for (const { name, heading, in: place } of [
  { name: "Contact Us", heading: "Contact Us", in: "banner" },
  { name: "Media", heading: "Media Resources", in: "banner" },
  { name: "Privacy Policy", heading: "Privacy Policy", in: "contentinfo" },
] as const) {
  test(`following the link ${name} loads the whole page of the new build`, async ({
    page,
    deployment: { switched, after },
  }) => {
    await page.goto("/");
    await leaveWord(page);
    switched.switchTo(after.url);
    await page.getByRole(place).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectNewPage(page);
  });
}

test("a page that was fetched before the deployment is shown after it, and leads on", async ({
  page,
  deployment: { switched, after },
}) => {
  await page.goto("/");
  await leaveWord(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Media", exact: true });
  const isItsPage = (request: Request) =>
    request.headers()["next-router-segment-prefetch"]?.includes("/media/") ?? false;
  const fetched = page.waitForEvent("requestfinished", isItsPage);
  await link.hover();
  await fetched;
  await untilNothingComes(page);
  switched.switchTo(after.url);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Media Resources" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expectNewPage(page);
});

test("the way back to a page of the old build works", async ({
  page,
  deployment: { switched, after },
}) => {
  await page.goto("/services");
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  switched.switchTo(after.url);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
  // The page of the old build loads itself anew: what Back waits for may then be given up.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("tab", { name: "Wealth Management" })).toBeVisible();
});

for (const when of ["before", "after"] as const) {
  test(`the contact form is sent with what was typed ${when} the deployment`, async ({
    page,
    token,
    deployment: { switched, after },
  }) => {
    const name = `Meera ${when}`;
    await page.goto("/contact");
    await leaveWord(page);
    if (when === "after") switched.switchTo(after.url);
    for (const [label, value] of Object.entries({
      Name: name,
      Email: "meera@example.org",
      Phone: "9876543210",
      Message: "I would like to talk about my retirement.",
    })) {
      await page.getByRole("textbox", { name: label, exact: true }).fill(value);
    }
    switched.switchTo(after.url);
    await page.getByRole("button", { name: "Send Message" }).click();
    // The toast is a script of the old build: what the form itself says is there in any case.
    await expect(page.getByText("Thank you, your message has reached us")).toBeVisible();
    const contacts = await call(after.url, "/api/contacts", { token });
    expect(await contacts.json()).toContainEqual(expect.objectContaining({ name }));
  });
}

test("the contact form keeps what was typed when a field has a mistake", async ({
  page,
  deployment: { switched, after },
}) => {
  await page.goto("/contact");
  switched.switchTo(after.url);
  const message = page.getByRole("textbox", { name: "Message", exact: true });
  await message.fill("A long message about my retirement.");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Meera Iyer");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please enter a valid email").first()).toBeVisible();
  await expect(message).toHaveValue("A long message about my retirement.");
});

test("a callback can be asked for though its dialog is of the old build", async ({
  page,
  deployment: { switched, after },
}) => {
  await page.goto("/blog");
  switched.switchTo(after.url);
  await page.getByRole("button", { name: "Request a callback" }).click();
  const dialog = page.getByRole("dialog", { name: "Request a Callback" });
  const again = page.getByRole("alert").filter({ hasText: "or reload the page" });
  await expect(dialog.or(again)).toBeVisible();
});
