"use client";

import type { MouseEvent } from "react";

/** Focuses the main content, but keeps the URL's fragment, which may name a tab or contain a token. */
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
