import { expect, type Page } from "@playwright/test";
import { enterPortal } from "./open-editor";
import type { Publish } from "./fixtures";
import type { StateFixtures } from "./state";

export const leadFields = {
  Name: "Meera Iyer",
  Email: "meera@example.org",
  Phone: "9876543210",
  Message: "I would like to talk about my retirement.",
};

const postFields = {
  Title: "An hour of work",
  "Author name": "Asha",
  "Short description": "All of it",
};

export const postDialog = (page: Page) =>
  page.getByRole("dialog", { name: /Create New Blog Post|Edit Blog Post/ });

const contentField = (page: Page) => postDialog(page).getByRole("textbox", { name: "Content" });

export async function writePost(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create New Post" }).click();
  await fillFields(page, postFields);
  await contentField(page).click();
  await page.keyboard.type("Every word of it");
}

export async function expectWrittenPost(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(postFields)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(contentField(page)).toHaveText("Every word of it");
}

export async function openPortal(
  { page, site }: Pick<StateFixtures, "page" | "site">,
  tab?: string,
): Promise<void> {
  await enterPortal(page, site);
  if (tab) await page.getByRole("tab", { name: tab }).click();
}

type MockResponse = { status: number; body?: unknown; headers?: Record<string, string> };

export async function mockResponse(
  page: Page,
  method: string,
  path: string,
  response: MockResponse,
) {
  await page.route(`**${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    const { status, body, headers } = response;
    return body === undefined
      ? route.fulfill({ status, headers, body: "" })
      : route.fulfill({ status, headers, json: body });
  });
}

/** Holds requests until the returned function is called. */
export async function holdRequests(page: Page, method: string, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Leaves the requests of client-side navigation to `pathname` without a response. */
export async function blockNavigation(page: Page, pathname: string): Promise<void> {
  await page.route(
    (url) => url.pathname === pathname && url.searchParams.has("_rsc"),
    () => undefined,
  );
}

export const forceColours = (page: Page) => page.emulateMedia({ forcedColors: "active" });

export async function publishTwoOffers(publish: Publish) {
  await publish("offers", { title: "The second offer" });
  await publish("offers", { title: "The first offer" });
}

export async function stopAtFirstOffer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pause the offers" }).click();
  const first = page.getByRole("button", { name: /^Go to offer 1:/ });
  await first.click();
  await expect(first).toHaveAttribute("aria-current", "true");
}

export async function fillFields(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** Lets the next request reach the server and drops its response. */
export const dropResponse = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort("aborted");
    },
    { times: 1 },
  );

/** Reads the unsaved text that the portal stores in this browser, as JSON. */
export const readDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const openRequest = indexedDB.open("keyval-store");
        openRequest.onupgradeneeded = () => openRequest.transaction?.abort();
        openRequest.onerror = () => resolve("[]");
        openRequest.onsuccess = () => {
          const getAllRequest = openRequest.result
            .transaction("keyval")
            .objectStore("keyval")
            .getAll();
          getAllRequest.onsuccess = () => resolve(JSON.stringify(getAllRequest.result));
        };
      }),
  );
