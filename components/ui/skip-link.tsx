"use client";

import type { MouseEvent } from "react";

/** Leads past the header. The address keeps its fragment, which may name a tab or carry a token. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    const main = document.getElementById("main");
    if (main === null) return;
    event.preventDefault();
    main.focus({ preventScroll: true });
    main.scrollIntoView();
  };
  return (
    <a className="skip-link" href="#main" onClick={skip}>
      Skip to content
    </a>
  );
}
