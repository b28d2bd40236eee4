import { expect, type Page } from "@playwright/test";
import { admin } from "../../tools/site/calls";
import type { Stage } from "./state";

/** Opens the portal as somebody who has signed in before. */
export async function openPortal({ page, site }: Stage, tab?: string): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/login`, {
    data: admin,
    headers: { Origin: site.url },
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem("arthora.token", storedToken);
      localStorage.setItem("arthora.user", storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.goto("/admin");
  if (tab) await page.getByRole("tab", { name: tab }).click();
}

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

/** Has the API answer a call in a way of the test's own. */
export async function answerWith(page: Page, method: string, path: string, answer: Answer) {
  await page.route(`**${path}`, (route) => {
    if (route.request().method() !== method) return route.fallback();
    const { status, body, headers } = answer;
    return body === undefined
      ? route.fulfill({ status, headers, body: "" })
      : route.fulfill({ status, headers, json: body });
  });
}

/** Keeps calls from being answered, so that what is shown meanwhile can be looked at. */
export async function neverAnswer(page: Page, method: string, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === method ? undefined : route.fallback(),
  );
}

/** Keeps calls waiting until what it returns is called. */
export async function holdBack(page: Page, method: string, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Keeps a page of the site from coming when a link within the site leads to it. */
export async function neverComes(page: Page, pathname: string): Promise<void> {
  await page.route(
    (url) => url.pathname === pathname && url.searchParams.has("_rsc"),
    () => undefined,
  );
}

/** Stops the offers of the home page at the first: before that, it may be any one's turn. */
export async function stopAtFirstOffer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pause the offers" }).click();
  const first = page.getByRole("button", { name: /^Go to offer 1:/ });
  await first.click();
  await expect(first).toHaveAttribute("aria-current", "true");
}

/** Fills text fields by their labels. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

/** The next call reaches the server; what it answers does not come back. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort("aborted");
    },
    { times: 1 },
  );
