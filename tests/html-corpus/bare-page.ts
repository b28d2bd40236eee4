import type { Page } from "@playwright/test";
import type { HostileCase } from "./cases";

/** Serves each case unsanitised. Returns a function that maps a case's name to its URL. */
export async function serveBare(
  page: Page,
  siteOrigin: string,
  cases: HostileCase[],
): Promise<(name: string) => string> {
  await page.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const match = cases.find(({ name }) => pathname === `/bare/${name}`);
    if (origin !== siteOrigin) return route.fulfill({ body: "" });
    if (match === undefined) return route.fulfill({ status: 404, body: "" });
    const body = `<!doctype html><title>Bare</title><next-route-announcer></next-route-announcer>
      <main><div class="richText">${match.html}</div></main><footer>End</footer>`;
    return route.fulfill({ contentType: "text/html; charset=utf-8", body });
  });
  return (name) => `${siteOrigin}/bare/${name}`;
}
