"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Notice } from "./notice";
import styles from "./form-outcome.module.css";

export function FormOutcome(props: ComponentProps<typeof Notice>) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.focus({ preventScroll: true });
    container.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, []);
  return (
    <div ref={container} tabIndex={-1} className={styles.outcome}>
      <Notice {...props} />
    </div>
  );
}
