"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CalculatorProps } from "./calculator";
import "./calculator.css";
import styles from "./calculator.module.css";

type CalculatorComponent = ComponentType<CalculatorProps>;

/** The visitor's changes before the calculator's code has loaded. `focusedIndex` is -1 if no input had the focus. */
type EarlyInput = { texts: Record<string, string>; focusedIndex: number; isTableOpen: boolean };

function readEarlyInput(container: HTMLElement): EarlyInput {
  const inputs = [...container.querySelectorAll("input")];
  const texts: Record<string, string> = {};
  for (const input of inputs) {
    // A slider and the text field beside it set the same value.
    const field = input.type === "range" ? input.parentElement!.querySelector("input")! : input;
    if (input.value !== input.defaultValue) texts[field.id] = input.value;
  }
  return {
    texts,
    focusedIndex: inputs.findIndex((input) => input === document.activeElement),
    isTableOpen: container.querySelector("details")?.open ?? false,
  };
}

/** Waits until no press is active, because replacing the markup during a press would lose the click. */
async function waitForRelease(container: HTMLElement): Promise<void> {
  while (container.matches(":active")) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Null in the browser, where the bundler removes this `require` and puts the module into a separate chunk. */
const ServerCalculator =
  typeof window === "undefined"
    ? (require("./calculator") as { Calculator: CalculatorComponent }).Calculator
    : null;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

function waitUntilOnline(maxWaitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timeout = AbortSignal.timeout(maxWaitMs);
    timeout.addEventListener("abort", () => resolve());
    addEventListener("online", () => resolve(), { once: true, signal: timeout });
  });
}

/** Retries until the visitor leaves the page, because without the code the figures ignore the input. */
async function loadCalculator(
  onFailure: () => void,
  signal: AbortSignal,
): Promise<CalculatorComponent | null> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return (await import("./calculator")).Calculator;
    } catch {
      onFailure();
      await waitUntilOnline(wait);
    }
  }
  return null;
}

/** The distance to the viewport, in viewport heights, at which the code loads. A page that is not scrolled must not load it. */
const PRELOAD_MARGIN = "25%";

// Replaces the server's markup when it comes near the viewport, or at once if the URL has values. Until then, the empty
// `__html` makes React keep the markup. A client navigation brings no markup, so the code loads at once: without it,
// printouts and the browser's page search would lack the calculator.
export function CalculatorIsland(props: CalculatorProps) {
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [loaded, setLoaded] = useState<{
    Calculator: CalculatorComponent;
    earlyInput: EarlyInput;
  } | null>(null);

  useEffect(() => {
    const element = container.current!;
    const hasUrlValues = location.hash.includes("=");
    const controller = new AbortController();
    async function activate() {
      const Calculator = await loadCalculator(() => setHasFailed(true), controller.signal);
      if (Calculator === null) return;
      await waitForRelease(element);
      // Synchronous, so that no input can change between reading and replacing the fields.
      flushSync(() => setLoaded({ Calculator, earlyInput: readEarlyInput(element) }));
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void activate();
      },
      { rootMargin: hasUrlValues ? "10000%" : `${PRELOAD_MARGIN} 0px` },
    );
    if (element.childElementCount === 0) void activate();
    else observer.observe(element);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, []);

  useEffect(() => {
    if (loaded && loaded.earlyInput.focusedIndex >= 0)
      container.current!.querySelectorAll("input")[loaded.earlyInput.focusedIndex]?.focus();
  }, [loaded]);

  const Component = ServerCalculator ?? loaded?.Calculator;
  if (Component) {
    return (
      <div ref={container} className={styles.island}>
        <Component {...props} earlyInput={loaded?.earlyInput} />
      </div>
    );
  }
  return (
    <>
      {hasFailed && (
        <p role="alert" className={styles.error}>
          The calculator has not loaded yet. We are trying again.
        </p>
      )}
      <div
        ref={container}
        className={styles.island}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}
