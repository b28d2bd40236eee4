/** What the ten flows need of a browser; `firefox.ts` and `webkit.ts` drive one each. */

/** Something on the page: by its role and accessible name, or by a selector. */
export type Target = { role: Role; name: string } | { css: string };

const selectors = {
  button: "button, [role=button]",
  dialog: "[role=dialog]",
  heading: "h1, h2, h3",
  link: "a[href]",
  tab: "[role=tab]",
  textbox: "input:not([type=checkbox], [type=file], [type=hidden]), textarea, [role=textbox]",
};

export type Role = keyof typeof selectors;

export type Key = "Enter" | "Escape" | "Tab";

export type Driver = {
  /** Opens a path of the site, and waits until the page answers to its visitor. */
  goto: (path: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  click: (target: Target) => Promise<void>;
  hover: (target: Target) => Promise<void>;
  /** Types at the end of a field. */
  type: (target: Target, text: string) => Promise<void>;
  press: (target: Target, key: Key) => Promise<void>;
  /** Chooses a file of this machine in a file field, which need not be visible. */
  choose: (css: string, file: string) => Promise<void>;
  /** What can be read in the first element that a selector finds. */
  text: (css: string) => Promise<string>;
  /** The value of an attribute, or null. */
  attribute: (target: Target, name: string) => Promise<string | null>;
  /** Waits until an expression of the page's own holds. */
  waitForExpression: (expression: string) => Promise<void>;
  waitFor: (target: Target) => Promise<void>;
  /** Waits until a visitor does not see it any more. */
  waitUntilGone: (target: Target) => Promise<void>;
  waitForText: (text: string) => Promise<void>;
  /** Waits until the page answers to its visitor. */
  waitUntilAwake: () => Promise<void>;
  /** Errors on the console and of scripts, where the browser tells of them. */
  errors: () => string[];
  close: () => Promise<void>;
};

/** What a browser's own client can do; the rest is the same for both. */
export type Primitives<Element> = Pick<Driver, "back" | "resize" | "errors" | "close"> & {
  open: (path: string) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** The element that an expression gives. */
  element: (expression: string) => Promise<Element | null>;
  click: (element: Element) => Promise<void>;
  hover: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  press: (element: Element, key: Key) => Promise<void>;
  choose: (element: Element, file: string) => Promise<void>;
};

const LIMIT_MS = 20_000;

/** Runs in the page: the first visible element with this name, or with any for null. */
function findVisible(selector: string, name: string | null): Element | undefined {
  const textOf = (element: Element | null) => element?.textContent ?? "";
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const labelledBy = element.getAttribute("aria-labelledby");
    if (labelledBy) return labelledBy.split(" ").map((id) => textOf(document.getElementById(id)));
    const label = element.getAttribute("aria-label");
    if (label) return [label];
    return labels?.length ? [...labels].map(textOf) : [textOf(element)];
  };
  const plain = (text: string) => text.replace(/\s*\*?\s*$/, "").trim();
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true]") &&
      (name === null || plain(nameOf(element).join(" ")) === name),
  );
}

function expressionOf(target: Target): string {
  const [selector, name] =
    "css" in target ? [target.css, null] : [selectors[target.role], target.name];
  return `(${findVisible.toString()})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
}

/** Makes a driver of what a browser's client can do. */
export function makeDriver<Element>(browser: Primitives<Element>): Driver {
  const describePage = () =>
    browser
      .evaluate("`${location.pathname} says: ${document.querySelector('main')?.innerText}`")
      .catch((error: unknown) => `The page does not answer: ${error}`);
  /** Asks until there is an answer. What a page that is just being left throws is no answer. */
  const until = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
    const end = Date.now() + LIMIT_MS;
    let reason: unknown;
    while (Date.now() < end) {
      const answer = await ask().catch((error: unknown) => {
        reason = error;
        return null;
      });
      if (answer !== null) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${what} did not come. ${await describePage()}`, { cause: reason });
  };
  const holds = async (expression: string) =>
    (await browser.evaluate(`Boolean(${expression})`)) === true ? true : null;
  const waitForExpression = async (expression: string) => {
    await until(expression, () => holds(expression));
  };
  // Appears when the page's own scripts have taken over.
  const waitUntilAwake = () => waitForExpression(`document.querySelector("next-route-announcer")`);
  const visible = (target: Target) =>
    until(JSON.stringify(target), () => browser.element(expressionOf(target)));
  /** Again where the element was made anew between finding it and acting on it. */
  const act = async (target: Target, action: (element: Element) => Promise<void>) => {
    await until(`${JSON.stringify(target)}, ready for a visitor,`, async () => {
      await action(await visible(target));
      return true;
    });
  };
  return {
    back: browser.back,
    resize: browser.resize,
    errors: browser.errors,
    close: browser.close,
    goto: async (path) => {
      await browser.open(path);
      await waitUntilAwake();
    },
    click: (target) => act(target, browser.click),
    hover: (target) => act(target, browser.hover),
    type: (target, text) => act(target, (element) => browser.type(element, text)),
    press: (target, key) => act(target, (element) => browser.press(element, key)),
    choose: async (css, file) => {
      const field = await until(css, () =>
        browser.element(`document.querySelector(${JSON.stringify(css)})`),
      );
      await browser.choose(field, file);
    },
    text: async (css) =>
      String(await browser.evaluate(`document.querySelector(${JSON.stringify(css)})?.innerText`)),
    attribute: async (target, name) =>
      (await browser.evaluate(
        `${expressionOf(target)}?.getAttribute(${JSON.stringify(name)}) ?? null`,
      )) as string | null,
    waitForExpression,
    waitFor: async (target) => void (await visible(target)),
    waitUntilGone: (target) => waitForExpression(`!${expressionOf(target)}`),
    waitForText: (text) =>
      waitForExpression(`document.body.innerText.includes(${JSON.stringify(text)})`),
    waitUntilAwake,
  };
}
