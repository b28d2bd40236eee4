import { buildContentSecurityPolicy } from "@/lib/core/content-security-policy.mjs";
import { createDatabase } from "../../tools/site/databases";
import { startSite } from "../../tools/site/site";
import { expect, test } from "./fixtures";
import { visitorRoutes } from "./spec-pages";

// Other browser tests also fail on violations, because the browser logs each one as a console error.

const policyWithoutInlineScripts = buildContentSecurityPolicy([]);
const INLINE_SCRIPT_SOURCES = /( '(sha256-[A-Za-z0-9+/]{43}=|nonce-[\w-]{22,})')*$/;

test("sends the content security policy with every route, and with the response to a form sent without JavaScript", async ({
  request,
  publish,
}) => {
  const { id } = await publish("blogs", {});
  const offer = await publish("offers", {});
  await publish("media", {});
  const paths = [
    ...visitorRoutes,
    ...[`/blog/${id}`, "/blog/none", "/blog?page=99"],
    ...[`/offers/${offer.id}`, "/offers/none"],
    ...["/login", "/register", "/new-password", "/admin", "/admin/none"],
    ...["/no-such-page", "/_not-found", "/loans/none"],
  ];
  for (const path of paths) {
    for (const visit of ["first", "second"]) {
      const policy = (await request.get(path)).headers()["content-security-policy"];
      expect([path, visit, policy?.replace(INLINE_SCRIPT_SOURCES, "")]).toEqual([
        path,
        visit,
        policyWithoutInlineScripts,
      ]);
    }
  }
  const formResponse = await request.post("/api/contact", { form: { name: "Meera" } });
  expect(formResponse.headers()["content-security-policy"]).toBe(policyWithoutInlineScripts);
});

test("runs the scripts of a long post on the first visit and when the page is cached", async ({
  page,
  publish,
}) => {
  const { id } = await publish("blogs", { content: "<p>Words</p>".repeat(4_000) });
  for (const visit of ["first", "cached"]) {
    await page.goto(`/blog/${id}`);
    await page.getByRole("button", { name: "Who We Serve" }).click();
    await expect(page.getByRole("link", { name: "Doctors" }).first(), visit).toBeVisible();
  }
});

test("blocks a script planted in a stored post, even without the sanitiser (ASVS 1.3.2)", async ({
  browser,
}) => {
  // The fixtures fail a test when their `page` logs console errors, as this page does.
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
      <a href="javascript:window.planted = 'link'">Press</a>
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
      const violationCount = violations.length;
      await link.click();
      await expect.poll(() => violations.length).toBeGreaterThan(violationCount);
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
