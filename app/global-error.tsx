"use client";

import type { CSSProperties } from "react";
import { colours } from "@/content/colours";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";

// Inline styles, because Next would preload this page's style sheet on every page.
const styles = {
  body: {
    margin: 0,
    background: colours.paper,
    color: colours.ink,
    font: "400 1.125rem/1.6 system-ui, sans-serif",
  },
  main: {
    display: "grid",
    placeContent: "center",
    gap: "1rem",
    minHeight: "100vh",
    padding: "1.5rem",
  },
  firm: { margin: 0, font: "600 1.25rem Georgia, serif" },
  title: { margin: 0 },
  link: { marginRight: "1.5rem", color: colours.pine },
  button: {
    justifySelf: "start",
    minHeight: 48,
    padding: "0 1.5rem",
    border: "1px solid transparent",
    borderRadius: 6,
    background: colours.pine,
    color: colours.white,
    font: "600 1.125rem/1 system-ui, sans-serif",
    cursor: "pointer",
  },
} satisfies Record<string, CSSProperties>;

/** Replaces the root layout when it fails, so this page must not use anything that can also fail. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body style={styles.body}>
        <title>{`Something Went Wrong | ${site.name}`}</title>
        <main style={styles.main}>
          <p style={styles.firm}>{site.name}</p>
          <h1 style={styles.title}>Something Went Wrong</h1>
          <p>The page could not be shown. Please try again in a moment.</p>
          {/* This button and the link below load a full page, because the router may have failed. */}
          <button type="button" style={styles.button} onClick={() => window.location.reload()}>
            Try Again
          </button>
          <p>
            <a href={paths.contact} style={styles.link}>
              Contact Us
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
