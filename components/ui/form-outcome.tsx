"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Notice } from "./notice";
import styles from "./form-outcome.module.css";

/** What came of sending a form. It stays, comes into sight and takes the focus. */
export function FormOutcome(props: ComponentProps<typeof Notice>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice {...props} />
    </div>
  );
}
