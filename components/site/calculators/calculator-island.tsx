"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { CalculatorProps } from "./calculator";
import styles from "./calculator.module.css";

type Drawing = ComponentType<CalculatorProps>;

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
  const [Alive, setAlive] = useState<Drawing | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const loaded = await import("./calculator");
        setAlive(() => loaded.Calculator);
      },
      { rootMargin: location.hash.includes("=") ? "10000%" : `${AHEAD} 0px` },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);

  const Shown = Drawn ?? Alive;
  if (Shown) {
    return (
      <div className={styles.island}>
        <Shown {...props} />
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
