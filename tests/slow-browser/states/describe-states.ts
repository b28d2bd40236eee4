import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expirePages } from "../../support/entries";
import { expectAccessible, expectNoOverflow, expectRoomForSpacing } from "../../e2e/checks";
import { test as base } from "../../e2e/fixtures";
import { expectShown, type Stage, type State } from "../../e2e/state";

const kinds = ["blogs", "offers", "media"] as const;
const screenshots = process.env.SCREENSHOTS;

const test = base.extend<{ takeAway: Stage["takeAway"] }>({
  takeAway: async ({ database, site, token }, use) => {
    const taken: string[] = [];
    await use(async (table) => {
      await database.execute(`ALTER TABLE "${table}" RENAME TO "Away"`);
      taken.push(table);
      for (const kind of kinds) await expirePages(site.url, token, kind);
    });
    for (const table of taken) {
      await database.execute(`ALTER TABLE "Away" RENAME TO "${table}"`);
    }
  },
});

/**
 * Keeps what goes away by itself after 5000 ms for as long as a slow machine needs to look at it.
 * forms.spec.ts measures the time itself.
 */
async function keepToasts(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout: inTime } = window;
    const later = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      inTime(handler, ms === 5_000 ? 600_000 : ms, ...rest);
    Object.assign(window, { setTimeout: later });
  });
}

async function takeImages(page: Page, name: string) {
  if (!screenshots) return;
  mkdirSync(screenshots, { recursive: true });
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: width < 768 ? 800 : 1000 });
    await page.waitForTimeout(300);
    const file = `${name.replace(/[^a-z0-9]+/gi, "-").toLowerCase()}-${width}.png`;
    await page.screenshot({ path: `${screenshots}/${file}` });
  }
}

const widths = [1280, 768, 360];

/**
 * Tests of each state: its texts are there, axe finds nothing at the widths, and at 320 px nothing
 * scrolls sideways, nor with a visitor's own text spacing.
 */
export function describeStates(group: string, states: State[]) {
  test.describe(group, () => {
    for (const state of states) {
      const { name, arrange, shows, showsWide = [], statuses = [], logs, isShort } = state;
      test.describe(name, () => {
        test.use({ expectedStatuses: statuses, expectedErrors: logs ? [logs] : [] });

        test("says it, to everybody", async ({ page, site, database, token, takeAway }) => {
          await page.setViewportSize({ width: 1280, height: 900 });
          if (isShort) await keepToasts(page);
          await arrange({ page, site, database, token, takeAway });
          await expectShown(page, [...shows, ...showsWide]);
          await takeImages(page, name);
          for (const width of isShort ? [1280] : widths) {
            await page.setViewportSize({ width, height: 900 });
            await expectShown(page, shows);
            await expectNoOverflow(page);
            await expectAccessible(page);
          }
          await page.setViewportSize({ width: 320, height: 700 });
          await expectNoOverflow(page);
          if (!isShort) await expectRoomForSpacing(page);
        });
      });
    }
  });
}
