import {
  expectNoOverflow,
  expectOutline,
  expectTextSpacingFits,
  expectNoLayoutShift,
  expectUsableAt,
} from "../e2e/checks";
import { expect, test } from "../e2e/fixtures";
import { informationPages } from "../e2e/spec-pages";
import { describeStates } from "./states/describe-states";
import { contactsAndActivityStates } from "./states/lead-states";
import { formStates } from "./states/form-states";
import { portalStates } from "./states/portal-states";
import { publicStates } from "./states/public-states";
import { readShareImage, expectedShareImage } from "../seo/share-image";

// Covers information pages and the states in states/; tests/e2e/routes.spec.ts covers the other routes.

/** Together, these pages have every optional part of an information page and every kind of calculator. */
const pagesWithSections = [
  "/who-we-serve/nri",
  "/wealth-management/mutual-funds",
  "/wealth-management/real-estate/fractional",
  "/lease/new-car",
  "/loans/home-loan",
  "/loans/loan-against-rent",
  "/loans/loan-against-shares",
  "/loans/gold-loan",
];

test.describe.configure({ mode: "parallel" });

for (const path of pagesWithSections) {
  test(`shows ${path} without layout shift, accessibility violation or overflow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expectNoLayoutShift(page);
    await expectOutline(page);
    await expectUsableAt(page, [360, 1280]);
    await expectTextSpacingFits(page);
  });
}

test("fits every information page on a phone and on a wide screen", async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const { path } of informationPages) {
      await page.goto(path);
      await expectNoOverflow(page);
    }
  }
});

test("serves a share image for each information page", async ({ site, request }) => {
  for (const { path } of informationPages) {
    const html = await (await request.get(`${site.url}${path}`)).text();
    const imageUrl = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(await readShareImage(imageUrl!), path).toEqual(expectedShareImage);
  }
});

describeStates("public pages", publicStates);
describeStates("forms", formStates);
describeStates("entries in the portal", portalStates);
describeStates("leads and activity in the portal", contactsAndActivityStates);
