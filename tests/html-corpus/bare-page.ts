import type { Page } from "@playwright/test";
import type { HostileCase } from "./types";

/**
 * Makes a page show HTML as it is, where the site would show it cleaned; to see what it does.
 * Answers where each case is shown. What is asked for elsewhere is answered with nothing.
 */
export async function serveBare(
  page: Page,
  home: string,
  cases: HostileCase[],
): Promise<(name: string) => string> {
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const shown = cases.find(({ name }) => pathname === `/bare/${name}`);
    if (origin !== home) return route.fulfill({ body: "" });
    if (shown === undefined) return route.fulfill({ status: 404, body: "" });
    const body = `<!doctype html><title>Bare</title><next-route-announcer></next-route-announcer>
      <main><div class="richText">${shown.html}</div></main><footer>End</footer>`;
    return route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  return (name) => `${home}/bare/${name}`;
}
