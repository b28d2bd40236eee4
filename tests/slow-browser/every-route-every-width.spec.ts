import { expectForEverybody, expectOutline, expectStill } from "../e2e/checks";
import { expect, test } from "../e2e/fixtures";
import { publishFor } from "../e2e/publish-for";
import { informationPages, screens } from "../e2e/spec-pages";
import { stopAtFirstOffer } from "../e2e/arranging";
import { describeStates } from "./states/describe-states";
import { deskStates } from "./states/lead-states";
import { formStates } from "./states/form-states";
import { otherPortalStates, portalStates } from "./states/portal-states";
import { publicStates } from "./states/public-states";
import { readShareImage, shareImage } from "../seo/share-image";

// Every route of spec §2 and every state of a screen at every width: the texts of spec.md are there,
// axe finds nothing, and nothing scrolls sideways. With SCREENSHOTS=folder it also takes a picture
// of each state, to be looked at. The everyday tests look at one page of each layout.

test.describe.configure({ mode: "parallel" });

const widths = [1280, 768, 360, 320];
const pages = informationPages.map(({ path }) => ({ path, state: undefined, status: undefined }));

for (const { path, state, status } of [...pages, ...screens]) {
  const screen = state ? `${path} ${state}` : path;
  test.describe(screen, () => {
    test.use({ expectedStatuses: status ? [status] : [] });

    test("nothing jumps, axe finds nothing, and nothing scrolls sideways", async ({
      page,
      site,
      token,
    }) => {
      const id = await publishFor(screen, site.url, token);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path.replace("{id}", id));
      await expectStill(page);
      if (state === "with offers") await stopAtFirstOffer(page);
      await expectOutline(page);
      await expectForEverybody(page, widths);
    });
  });
}

for (const path of ["/", "/services", "/media", "/blog", "/contact", "/loans/gold-loan"]) {
  test(`nothing jumps on ${path} at 1280 px`, async ({ page, site, token }) => {
    await publishFor(path, site.url, token);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await expectStill(page);
  });
}

test("each page has its picture for shared links", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(await readShareImage(address!), path).toEqual(shareImage);
  }
});

const states = {
  "what visitors read": publicStates,
  "what is filled in": formStates,
  "what staff work with": portalStates,
  "what staff work with in the other tabs": otherPortalStates,
  "what staff read and answer for": deskStates,
};

for (const [group, ofGroup] of Object.entries(states)) describeStates(group, ofGroup);
