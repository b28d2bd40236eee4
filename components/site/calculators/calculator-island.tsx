"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CalculatorProps } from "./calculator";
import styles from "./calculator.module.css";

type Drawing = ComponentType<CalculatorProps>;

/** What a visitor has done to the fields before they were alive. */
type Begun = { texts: Record<string, string>; focused: number; isTableOpen: boolean };

/** Reads it from what the server drew. */
function readBegun(place: HTMLElement): Begun {
  const inputs = [...place.querySelectorAll("input")];
  const texts: Record<string, string> = {};
  for (const input of inputs) {
    // A slider stands beside the field that says the same.
    const field = input.type === "range" ? input.parentElement!.querySelector("input")! : input;
    if (input.value !== input.defaultValue) texts[field.id] = input.value;
  }
  return {
    texts,
    focused: inputs.findIndex((input) => input === document.activeElement),
    isTableOpen: place.querySelector("details")?.open ?? false,
  };
}

/** Waits out a press on what the server drew: one whose element goes before it ends does nothing. */
async function untilReleased(place: HTMLElement): Promise<void> {
  while (place.matches(":active")) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The server's, which draws it at once. The browser's build has neither this nor what it requires. */
const Drawn =
  typeof window === "undefined"
    ? (require("./calculator") as { Calculator: Drawing }).Calculator
    : null;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** The network is back, or so much time has gone. */
function untilOnlineOr(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const over = AbortSignal.timeout(milliseconds);
    over.addEventListener("abort", () => resolve());
    addEventListener("online", () => resolve(), { once: true, signal: over });
  });
}

/** Fetches the code, again and again where a line fails: without it the figures do not follow. */
async function fetchDrawing(onFailure: () => void, left: AbortSignal): Promise<Drawing | null> {
  for (let wait = FIRST_WAIT_MS; !left.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return (await import("./calculator")).Calculator;
    } catch {
      onFailure();
      await untilOnlineOr(wait);
    }
  }
  return null;
}

/** How long before the calculator comes into view its code is fetched, in heights of the window. */
const AHEAD = "100%";

/**
 * What the server drew, made alive when it comes near the view. Until then React leaves the markup
 * alone: it is given nothing to compare it with. After a change of page nothing has been drawn, and
 * it is fetched at once: who prints or searches the page finds it.
 */
export function CalculatorIsland(props: CalculatorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [alive, setAlive] = useState<{ Drawing: Drawing; begun: Begun } | null>(null);

  useEffect(() => {
    const drawn = place.current!;
    const left = new AbortController();
    async function enliven() {
      const Drawing = await fetchDrawing(() => setHasFailed(true), left.signal);
      if (Drawing === null) return;
      await untilReleased(drawn);
      // At once: nothing is done to the fields between reading them and replacing them.
      flushSync(() => setAlive({ Drawing, begun: readBegun(drawn) }));
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void enliven();
      },
      { rootMargin: location.hash.includes("=") ? "10000%" : `${AHEAD} 0px` },
    );
    if (drawn.childElementCount === 0) void enliven();
    else observer.observe(drawn);
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, []);

  useEffect(() => {
    if (alive && alive.begun.focused >= 0)
      place.current!.querySelectorAll("input")[alive.begun.focused]?.focus();
  }, [alive]);

  const Shown = Drawn ?? alive?.Drawing;
  if (Shown) {
    return (
      <div ref={place} className={styles.island}>
        <Shown {...props} begun={alive?.begun} />
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
        ref={place}
        className={styles.island}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  );
}
