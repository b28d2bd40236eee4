import type { Page } from "@playwright/test";
import { waitForAnimations } from "../e2e/checks";
import { test as base } from "../e2e/fixtures";
import { outlineOutside } from "./outline";
import { provoke } from "./provoke";
import { findForeignNodes } from "./foreign-nodes";
import type { HostileCase } from "./cases";
import { type EventRecorder, installEventRecorder } from "./event-recorder";

/** The extra worker fixture gives these tests a separate worker, and so a new site. */
export const test = base.extend<{ recorder: EventRecorder }, { separateWorker: void }>({
  separateWorker: [async ({}, run) => run(), { scope: "worker", auto: true }],
  recorder: async ({ page, site }, run) => run(await installEventRecorder(page, site.url)),
});

export const hostileOptions: Parameters<typeof test.use>[0] = {
  // Sanitising must suffice without the Content Security Policy.
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  // A trace would record hundreds of pages.
  trace: "off",
};

const CONTENT = "main [class*='richText']";

export const HARMLESS: HostileCase = { name: "harmless", html: "<p>Text</p>" };

const getId = (url: string) => url.split("/").at(-1) || "no id";

export async function openHostilePage(page: Page, recorder: EventRecorder, url: string) {
  await recorder.visit(url);
  await provoke(page, CONTENT);
  const foreignNodes = await findForeignNodes(page, { selector: CONTENT });
  await waitForAnimations(page);
  const outline = await outlineOutside(page, CONTENT, getId(url));
  return { complaints: [...foreignNodes, ...recorder.takeEvents()], outline };
}
