import type { Page } from "@playwright/test";
import { untilSettled } from "../e2e/checks";
import { test as base } from "../e2e/fixtures";
import { outlineAround } from "./outline";
import { provoke } from "./provoke";
import { strangersIn } from "./strangers";
import type { HostileCase } from "./types";
import { type Witness, witnessIn } from "./witness";

/** Has a worker fixture of its own and by that a worker of its own, and with that a new site. */
export const test = base.extend<{ witness: Witness }, { alone: void }>({
  alone: [async ({}, run) => run(), { scope: "worker", auto: true }],
  witness: async ({ page, site }, run) => run(await witnessIn(page, site.url)),
});

/** What every hostile test is run with. */
export const hostileOptions: Parameters<typeof test.use>[0] = {
  // The pages' policy is a second wall. Here the first one has to hold by itself.
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  // It would record hundreds of pages.
  trace: "off",
};

/** Where a page shows the HTML of an entry. */
export const CONTENT = "main [class*='richText']";

export const HARMLESS: HostileCase = { name: "harmless", html: "<p>Text</p>" };

/** The id at the end of an address; what no page has where there is none. */
export const idOf = (url: string) => url.split("/").at(-1) || "no id";

/** Opens a page that shows entries, provokes what they show and says what is wrong with it. */
export async function open(page: Page, witness: Witness, url: string) {
  await witness.visit(url);
  await provoke(page, CONTENT);
  const strangers = await strangersIn(page, { selector: CONTENT });
  await untilSettled(page);
  const outline = await outlineAround(page, CONTENT, idOf(url));
  return { complaints: [...strangers, ...witness.take()], outline };
}
