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

type Key = "Enter" | "Escape" | "Tab";

export type Primitives<Element> = {
  open: (path: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  findElement: (expression: string) => Promise<Element | null>;
  click: (element: Element) => Promise<void>;
  hover: (element: Element) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  press: (element: Element, key: Key) => Promise<void>;
  choose: (element: Element, file: string) => Promise<void>;
  /** Console and script errors; empty for browsers that do not report them. */
  readErrors: () => string[];
  close: () => Promise<void>;
};

export type Driver = ReturnType<typeof makeDriver>;

const TIMEOUT_MS = 20_000;

/** Runs in the page. A null `name` matches any element. */
function findVisible(selector: string, name: string | null): Element | undefined {
  const readText = (element: Element | null) => element?.textContent ?? "";
  const readName = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const labelledBy = element.getAttribute("aria-labelledby");
    if (labelledBy) return labelledBy.split(" ").map((id) => readText(document.getElementById(id)));
    const label = element.getAttribute("aria-label");
    if (label) return [label];
    return labels?.length ? [...labels].map(readText) : [readText(element)];
  };
  const stripRequiredMark = (text: string) => text.replace(/\s*\*?\s*$/, "").trim();
  return [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert], [aria-hidden=true]") &&
      (name === null || stripRequiredMark(readName(element).join(" ")) === name),
  );
}

function buildExpression(target: Target): string {
  const [selector, name] =
    "css" in target ? [target.css, null] : [selectors[target.role], target.name];
  return `(${findVisible.toString()})(${JSON.stringify(selector)}, ${JSON.stringify(name)})`;
}

export function makeDriver<Element>(browser: Primitives<Element>) {
  const describePage = () =>
    browser
      .evaluate("`${location.pathname} says: ${document.querySelector('main')?.innerText}`")
      .catch((error: unknown) => `The page does not answer: ${error}`);
  /** Polls until `attempt` returns a value other than null. Ignores errors, which navigation can cause. */
  const waitFor = async <T>(label: string, attempt: () => Promise<T | null>): Promise<T> => {
    const deadline = Date.now() + TIMEOUT_MS;
    let lastError: unknown;
    while (Date.now() < deadline) {
      const value = await attempt().catch((error: unknown) => {
        lastError = error;
        return null;
      });
      if (value !== null) return value;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`Timed out waiting for ${label}. ${await describePage()}`, {
      cause: lastError,
    });
  };
  const waitForExpression = async (expression: string) => {
    await waitFor(expression, async () =>
      (await browser.evaluate(`Boolean(${expression})`)) === true ? true : null,
    );
  };
  // Next adds the announcer once the page is hydrated.
  const waitForHydration = () =>
    waitForExpression(`document.querySelector("next-route-announcer")`);
  const waitForVisible = (target: Target) =>
    waitFor(JSON.stringify(target), () => browser.findElement(buildExpression(target)));
  /** Retries, because React may replace the element before the action runs. */
  const perform = async (target: Target, action: (element: Element) => Promise<void>) => {
    await waitFor(`${JSON.stringify(target)} to accept an action`, async () => {
      await action(await waitForVisible(target));
      return true;
    });
  };
  return {
    back: browser.back,
    resize: browser.resize,
    readErrors: browser.readErrors,
    close: browser.close,
    goto: async (path: string) => {
      await browser.open(path);
      await waitForHydration();
    },
    click: (target: Target) => perform(target, browser.click),
    hover: (target: Target) => perform(target, browser.hover),
    type: (target: Target, text: string) => perform(target, (field) => browser.type(field, text)),
    press: (target: Target, key: Key) => perform(target, (element) => browser.press(element, key)),
    choose: async (css: string, file: string) => {
      const expression = `document.querySelector(${JSON.stringify(css)})`;
      await browser.choose(await waitFor(css, () => browser.findElement(expression)), file);
    },
    waitForExpression,
    waitFor: async (target: Target) => void (await waitForVisible(target)),
    waitUntilGone: (target: Target) => waitForExpression(`!${buildExpression(target)}`),
    waitForText: (text: string) =>
      waitForExpression(`document.body.innerText.includes(${JSON.stringify(text)})`),
    waitForHydration,
  };
}
