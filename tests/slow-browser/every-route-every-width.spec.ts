import {
  expectAccessible,
  expectNoOverflow,
  expectOutline,
  expectRoomForSpacing,
  expectStill,
} from "../e2e/checks";
import { expect, test } from "../e2e/fixtures";
import { publishFor } from "../e2e/publish-for";
import { informationPages, screens } from "../e2e/spec-pages";
import { stopAtFirstOffer } from "../e2e/actions";
import { describeStates } from "./states/describe-states";
import { deskStates } from "./states/lead-states";
import { formStates } from "./states/form-states";
import { portalStates } from "./states/portal-states";
import { publicStates } from "./states/public-states";
import { readShareImage, shareImage } from "../seo/share-image";

// Covers every route of spec §2 and every state; tests/e2e covers one page of each layout.

test.describe.configure({ mode: "parallel" });

const pages = informationPages.map(({ path }) => ({ path, state: undefined, status: undefined }));

for (const { path, state, status } of [...pages, ...screens]) {
  const screen = state ? `${path} ${state}` : path;
  test.describe(screen, () => {
    test.use({ expectedStatuses: status ? [status] : [] });

    test("has no layout shift, accessibility violation or horizontal overflow", async ({
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
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
      await expectRoomForSpacing(page);
    });
  });
}

test("serves a share image for each page", async ({ site, request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(`${site.url}${path}`)).text();
    const imageUrl = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(await readShareImage(imageUrl!), path).toEqual(shareImage);
  }
});

describeStates("public pages", publicStates);
describeStates("forms", formStates);
describeStates("entries in the portal", portalStates);
describeStates("leads and activity in the portal", deskStates);
