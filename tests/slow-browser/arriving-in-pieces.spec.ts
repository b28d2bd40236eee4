import { expectNoLayoutShift } from "../e2e/checks";
import { expect, test as base } from "../e2e/fixtures";
import { publishEntriesFor } from "../e2e/publish-entries-for";
import { startSlowProxy } from "../support/slow-proxy";

// On a slow connection, a browser paints a page in pieces. Later pieces must not move earlier ones.

const test = base.extend<object, { slowUrl: string }>({
  slowUrl: [
    async ({ site }, use) => {
      const proxy = await startSlowProxy(site.url);
      await use(proxy.url);
      proxy.close();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "parallel" });

const screens = ["/contact", "/services", "/loans/gold-loan"];
const entryRoutes = ["/ with offers", "/blog/{id}", "/media", "/offers/{id}"];

for (const screen of [...screens, ...entryRoutes]) {
  test(`does not shift the layout of ${screen} while it arrives in pieces`, async ({
    page,
    slowUrl,
    publish,
  }) => {
    const id = await publishEntriesFor(screen, publish);
    if (screen === "/ with offers") {
      // Makes the slides differ in height.
      await publish("offers", {
        title: "An offer whose title takes three lines on a phone, at the least",
        description: "<p>And whose description is longer than that of the other one as well.</p>",
      });
    }
    const path = screen.replace("{id}", id).replace(/ .*/, "");
    for (const size of [
      { width: 360, height: 740 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`${slowUrl}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectNoLayoutShift(page);
    }
  });
}
