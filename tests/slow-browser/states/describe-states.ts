import type { Page } from "@playwright/test";
import { expirePages } from "../../support/entries";
import { mockResponse, fillFields, holdRequests, openPortal } from "../../e2e/actions";
import { expectAccessible, expectNoOverflow, expectTextSpacingFits } from "../../e2e/checks";
import { test as base } from "../../e2e/fixtures";
import {
  expectVisible,
  type VisibleElement,
  type State,
  type StateFixtures,
} from "../../e2e/state";

export type Step = (fixtures: StateFixtures) => unknown;

export const createState = (
  name: string,
  steps: Step[],
  elements: VisibleElement[],
  expected: Pick<State, "statuses" | "consoleErrors"> = {},
): State => ({
  name,
  elements,
  ...expected,
  arrange: async (fixtures) => {
    for (const step of steps) await step(fixtures);
  },
});

export const createStep =
  <Args extends unknown[]>(run: (fixtures: StateFixtures, ...args: Args) => unknown) =>
  (...args: Args): Step =>
  (fixtures) =>
    run(fixtures, ...args);

const diskFull = {
  status: 500,
  body: { error: "The disk is full", message: "The disk is full", code: "internal" },
};

export const failureToast = (message: string): VisibleElement => ["alert", `Error${message}`];

export const open = createStep(({ page }, path: string) => page.goto(path));
export const openTab = createStep((fixtures, tab?: string) => openPortal(fixtures, tab));
export const press = createStep(({ page }, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click(),
);
export const type = createStep(({ page }, fields: Record<string, string>) =>
  fillFields(page, fields),
);
export const execute = createStep(({ database }, sql: string) => database.execute(sql));
export const hangRequest = createStep(({ page }, method: string, path: string) =>
  holdRequests(page, method, path),
);
export const failRequest = createStep(({ page }, method: string, path: string, status?: number) =>
  mockResponse(page, method, path, status === undefined ? diskFull : { status }),
);
export const hideTable = createStep((fixtures, table: string) => fixtures.hideTable(table));

const test = base.extend<{ hideTable: StateFixtures["hideTable"] }>({
  hideTable: async ({ database, site, token }, use) => {
    const hiddenTables: string[] = [];
    await use(async (table) => {
      await database.execute(`ALTER TABLE "${table}" RENAME TO "Away"`);
      hiddenTables.push(table);
      for (const kind of ["blogs", "offers", "media"] as const) {
        await expirePages(site.url, token, kind);
      }
    });
    for (const table of hiddenTables) {
      await database.execute(`ALTER TABLE "Away" RENAME TO "${table}"`);
    }
  },
});

/** Delays the closing of toasts (5 s) and the redirect after registration (2 s), because the checks take longer. */
async function keepMessagesOpen(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout: originalSetTimeout } = window;
    const slowSetTimeout = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      originalSetTimeout(handler, ms === 2_000 || ms === 5_000 ? 600_000 : ms, ...rest);
    Object.assign(window, { setTimeout: slowSetTimeout });
  });
}

export function describeStates(group: string, states: State[]) {
  test.describe(group, () => {
    for (const { name, arrange, elements, statuses = [], consoleErrors = [] } of states) {
      test.describe(name, () => {
        test.use({ expectedStatuses: statuses, expectedErrors: consoleErrors });

        test("is shown accessibly", async ({ page, site, database, publish, hideTable: hide }) => {
          await page.setViewportSize({ width: 1280, height: 900 });
          await keepMessagesOpen(page);
          await arrange({ page, site, database, publish, hideTable: hide });
          for (const width of [1280, 360]) {
            await page.setViewportSize({ width, height: 900 });
            await expectVisible(page, elements);
            await expectAccessible(page);
            await expectNoOverflow(page);
          }
          await expectTextSpacingFits(page);
        });
      });
    }
  });
}
