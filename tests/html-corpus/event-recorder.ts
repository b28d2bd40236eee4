import type { Page } from "@playwright/test";
import { waitForHydration } from "../e2e/fixtures";

export type EventRecorder = {
  visit: (path: string) => Promise<void>;
  takeEvents: () => string[];
};

/**
 * Records scripts that call `ran`, and dialogs, frames, popups, errors, requests to other origins and unexpected
 * navigations. Call it before the first `goto`.
 */
export async function installEventRecorder(page: Page, origin: string): Promise<EventRecorder> {
  let events: string[] = [];
  let expectedUrl = "about:blank";
  // The previous page may still change its URL after `goto` has started.
  let previousUrl = expectedUrl;
  const record = (event: string) => void events.push(event);

  await page.exposeFunction("report", record);
  await page.addInitScript(() => {
    // An element named `ran` or `alert` cannot shadow a property that is defined on the window.
    const define = (name: string, value: unknown) => Object.defineProperty(window, name, { value });
    const report = (window as unknown as { report: (event: string) => void }).report;
    define("ran", (name: unknown) => report(`ran ${String(name)}`));
    for (const method of ["alert", "confirm", "prompt", "print"]) {
      define(method, (text: unknown) => report(`${method} ${String(text)}`));
    }
  });

  const isWithinPortal = (url: string) =>
    expectedUrl.startsWith(`${origin}/admin`) && url.startsWith(`${origin}/admin#`);

  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) record(`requested ${request.url()}`);
  });
  page.on("frameattached", () => record("attached a frame"));
  page.on("framenavigated", (frame) => {
    // The portal stores its tab, page and search in the fragment.
    const isExpected =
      frame.url() === expectedUrl || frame.url() === previousUrl || isWithinPortal(frame.url());
    if (frame.parentFrame() === null && !isExpected) record(`navigated to ${frame.url()}`);
  });
  page.on("popup", (popup) => {
    record(`opened a popup: ${popup.url()}`);
    void popup.close();
  });
  page.on("dialog", (dialog) => {
    // The portal warns before typed text is lost.
    if (dialog.type() === "beforeunload") return void dialog.accept();
    record(`opened a dialog: ${dialog.message()}`);
    return void dialog.dismiss();
  });
  page.on("pageerror", (error) => record(`threw ${error.message}`));

  return {
    visit: async (path) => {
      previousUrl = expectedUrl;
      expectedUrl = new URL(path, origin).href;
      await page.goto(expectedUrl, { waitUntil: "load" });
      await waitForHydration(page);
    },
    takeEvents: () => {
      const batch = events;
      events = [];
      return batch;
    },
  };
}
