import type { Page } from "@playwright/test";
import { untilAwake } from "../e2e/awake";

/** Sees what hostile HTML manages to do in a page. */
export type Witness = {
  /** Opens a page of the site and lets it start; that the browser goes there is no offence. */
  visit: (path: string) => Promise<void>;
  /** What was seen since the last time that it was asked. */
  take: () => string[];
};

/**
 * Puts a witness into a page, before anything is opened there. It sees what calls `ran` or the
 * browser's own questions, in any frame, and what asks for an address of another origin than
 * `home`, leaves the page, opens another or throws.
 */
export async function witnessIn(page: Page, home: string): Promise<Witness> {
  let seen: string[] = [];
  let expected = "about:blank";
  // The page that is left may still note its own address anew.
  let left = expected;
  const see = (what: string) => void seen.push(what);

  await page.exposeFunction("tell", see);
  await page.addInitScript(() => {
    // Hostile HTML names its elements after these; what is fixed here stays.
    const fix = (name: string, value: unknown) => Object.defineProperty(window, name, { value });
    const tell = (window as unknown as { tell: (what: string) => void }).tell;
    fix("ran", (name: unknown) => tell(`ran ${String(name)}`));
    for (const question of ["alert", "confirm", "prompt", "print"]) {
      fix(question, (text: unknown) => tell(`${question} ${String(text)}`));
    }
  });

  const isWithinPortal = (url: string) =>
    expected.startsWith(`${home}/admin`) && url.startsWith(`${home}/admin#`);

  page.on("request", (request) => {
    if (new URL(request.url()).origin !== home) see(`asked for ${request.url()}`);
  });
  page.on("frameattached", () => see("made a frame"));
  page.on("framenavigated", (frame) => {
    // The portal keeps its tab, page and words in its fragment.
    const isExpected =
      frame.url() === expected || frame.url() === left || isWithinPortal(frame.url());
    if (frame.parentFrame() === null && !isExpected) see(`went to ${frame.url()}`);
  });
  page.on("popup", (popup) => {
    see(`opened ${popup.url()}`);
    void popup.close();
  });
  page.on("dialog", (dialog) => {
    // The portal asks before typed text is lost.
    if (dialog.type() === "beforeunload") return void dialog.accept();
    see(`asked ${dialog.message()}`);
    return void dialog.dismiss();
  });
  page.on("pageerror", (error) => see(`threw ${error.message}`));

  return {
    visit: async (path) => {
      left = expected;
      expected = new URL(path, home).href;
      await page.goto(expected, { waitUntil: "load" });
      await untilAwake(page);
    },
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}
