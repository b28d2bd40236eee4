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

/** How long before the calculator comes into view its code is fetched, in heights of the window. */
const AHEAD = "100%";

/**
 * What the server drew, made alive when it comes near the view. Until then React leaves the markup
 * alone: it is given nothing to compare it with.
 */
export function CalculatorIsland(props: CalculatorProps) {
  const place = useRef<HTMLDivElement>(null);
  const [alive, setAlive] = useState<{ Drawing: Drawing; begun: Begun } | null>(null);

  useEffect(() => {
    const drawn = place.current!;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const loaded = await import("./calculator");
        await untilReleased(drawn);
        // At once: nothing is done to the fields between reading them and replacing them.
        flushSync(() => setAlive({ Drawing: loaded.Calculator, begun: readBegun(drawn) }));
      },
      { rootMargin: location.hash.includes("=") ? "10000%" : `${AHEAD} 0px` },
    );
    observer.observe(drawn);
    return () => observer.disconnect();
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
    <div
      ref={place}
      className={styles.island}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
