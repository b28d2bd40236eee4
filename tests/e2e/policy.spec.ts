import type { APIResponse, Page } from "@playwright/test";
import { createDatabase } from "../../tools/site/databases";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { startSite } from "../../tools/site/site";
import { expect, signInAs, test } from "./fixtures";
import { contentRoutes } from "./spec-pages";

// The Content-Security-Policy of every page. That none is violated in use is what the other
// suites see: a violation is an error in the console, and each of them fails on one.

type Policy = Map<string, string>;

function policyOf(response: APIResponse): Policy {
  const header = response.headers()["content-security-policy"] ?? "";
  // Two policies would both have to be met; browsers get them joined by a comma.
  expect(header).not.toContain(",");
  const directives = header.split("; ").map((directive) => {
    const [name = "", ...values] = directive.split(" ");
    return [name, values.join(" ")] as const;
  });
  return new Map(directives);
}

const withoutScripts = (policy: Policy) =>
  new Map([...policy].filter(([name]) => name !== "script-src"));

const expected = new Map([
  ["default-src", "'self'"],
  ["style-src", "'self' 'unsafe-inline'"],
  ["img-src", "'self' data: http: https:"],
  ["frame-src", "https://www.youtube-nocookie.com"],
  ["object-src", "'none'"],
  ["base-uri", "'none'"],
  ["form-action", "'self'"],
  ["frame-ancestors", "'none'"],
]);

/** What a script may be known by: our own origin, and hashes or nonces of inline ones. */
const SCRIPT_SOURCES = /^'self'( '(sha256-[A-Za-z0-9+/]{43}=|nonce-[\w-]{22,})')*$/;

/** Fails where an inline script of a page is one that its policy does not name. */
async function expectToRun(page: Page, path: string) {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.goto(path);
  // Scripts that ran have made the page answer to its visitor.
  await page.getByRole("button", { name: "Who We Serve" }).click();
  await expect(page.getByRole("link", { name: "Doctors" }).first()).toBeVisible();
  expect(refused).toEqual([]);
}

test.describe("every HTML answer has the policy", () => {
  test.use({ expectedStatuses: [404] });

  test("on every route, kept or made for the request", async ({ request, site, token }) => {
    const { id } = await publishBlog(site.url, token, {});
    const offer = await publishOffer(site.url, token, {});
    await publishMedia(site.url, token, {});
    const paths = [
      ...contentRoutes,
      "/",
      "/blog",
      `/blog/${id}`,
      "/media",
      `/offers/${offer.id}`,
      "/contact",
      "/privacy",
      "/terms",
      "/login",
      "/register",
      "/new-password",
      "/services",
      "/who-we-serve",
      "/no-such-page",
      "/blog/none",
      "/offers/none",
      "/blog?page=99",
      "/_not-found",
      "/loans/none",
      "/admin",
      "/admin/none",
    ];
    for (const path of paths) {
      for (const visit of ["first", "second"]) {
        const policy = policyOf(await request.get(path));
        expect({ path, visit, policy: withoutScripts(policy) }).toEqual({
          path,
          visit,
          policy: expected,
        });
        expect(policy.get("script-src"), path).toMatch(SCRIPT_SOURCES);
      }
    }
  });

  test("also to a form that was sent without JavaScript", async ({ request }) => {
    const response = await request.post("/api/contact", { form: { name: "Meera" } });
    expect(response.status()).toBe(400);
    const policy = policyOf(response);
    expect(withoutScripts(policy)).toEqual(expected);
    expect(policy.get("script-src")).toBe("'self'");
  });

  test("a nonce is never used twice, and a kept page has none", async ({ request }) => {
    const nonceOf = async (path: string) =>
      /'nonce-([^']+)'/.exec(policyOf(await request.get(path)).get("script-src") ?? "")?.[1];
    const nonces = [await nonceOf("/login"), await nonceOf("/login"), await nonceOf("/register")];
    expect(new Set(nonces).size).toBe(3);
    expect(nonces).not.toContain(undefined);
    expect(await nonceOf("/contact")).toBeUndefined();
  });
});

test.describe("the scripts of a page run", () => {
  test.use({ expectedStatuses: [404] });

  test("on the first answer after a change, and on those that follow", async ({
    page,
    site,
    token,
  }) => {
    const { id } = await publishBlog(site.url, token, { content: "<p>Words</p>".repeat(4_000) });
    for (const path of [`/blog/${id}`, "/blog", "/"]) {
      await expectToRun(page, path);
      await expectToRun(page, path);
    }
  });

  for (const path of ["/no-such-page", "/blog/none", "/login", "/register"]) {
    test(`on ${path}`, async ({ page }) => expectToRun(page, path));
  }

  test("on the portal, and on pages that are reached from it", async ({ page, token }) => {
    expect(token).not.toBe("");
    await signInAs(page);
    await expect(page.getByRole("tab", { name: "Blog" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("tab", { name: "Blog" })).toBeVisible();
    await page.getByRole("link", { name: "Contact Us" }).first().click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.getByRole("button", { name: "Request a callback" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("a script that is planted in a stored post does not run, even without the sanitiser", async ({
  browser,
}) => {
  // A page of its own: this one is not quiet.
  const page = await browser.newPage();
  const database = await createDatabase("sqlite");
  const site = await startSite(database.url, {
    NODE_OPTIONS: "--import ./tests/support/without-sanitiser/index.mjs",
  });
  const violations: string[] = [];
  try {
    const planted = `<p>Words</p><script>window.planted = "inline"</script>
      <img src="x" onerror="window.planted = 'handler'"></main>
      <script>window.planted = "behind the main part"</script>
      <script src="https://evil.example/planted.js"></script>
      <a href="javascript:window.planted = 'address'">Press</a>
      <iframe srcdoc="<script>parent.planted = 'frame'</script>"></iframe>`;
    await database.execute(
      `INSERT INTO "Blog" ("id", "title", "content", "authorName", "short_desc", "updatedAt")
       VALUES ('planted', 'Planted', '${planted.replaceAll("'", "''")}', 'x', 'x', CURRENT_TIMESTAMP)`,
    );
    await page.addInitScript(() =>
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        console.debug(`violation: ${effectiveDirective} ${blockedURI}`),
      ),
    );
    page.on("console", (message) => {
      if (message.text().startsWith("violation: ")) violations.push(message.text());
    });
    for (const visit of ["first", "second"]) {
      await page.goto(`${site.url}/blog/planted`);
      await expect(page.getByRole("heading", { name: "Planted" }), visit).toBeVisible();
      const link = page.getByText("Press");
      await expect(link).toHaveAttribute("href", /^javascript:/);
      const before = violations.length;
      await link.click();
      await expect.poll(() => violations.length).toBeGreaterThan(before);
      expect(await page.evaluate(() => "planted" in window)).toBe(false);
    }
  } finally {
    await page.close();
    await site.kill();
    await database.drop();
  }
  expect(violations.join("\n")).toContain("script-src-elem inline");
  expect(violations.join("\n")).toContain("script-src-attr inline");
});
