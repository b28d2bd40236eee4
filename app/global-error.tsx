"use client";

import type { CSSProperties } from "react";
import { colours } from "@/content/colours";
import { waysToReach } from "@/content/disclosures";
import { site } from "@/content/site";
import { paths } from "@/lib/core/paths";

// Styles of its own: a file of them would be loaded ahead on every page of the site.
const looks = {
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

/** In place of everything, where even the layout failed. It may use nothing that could fail too. */
export default function GlobalError() {
  return (
    <html lang="en-IN">
      <body style={looks.body}>
        <title>{`Something went wrong | ${site.name}`}</title>
        <main style={looks.main}>
          <p style={looks.firm}>{site.name}</p>
          <h1 style={looks.title}>Something went wrong</h1>
          <p>The page could not be shown. Please try again in a moment.</p>
          {/* A whole new request, here and below: the router may be what failed. */}
          <button type="button" style={looks.button} onClick={() => window.location.reload()}>
            Try again
          </button>
          <p>
            {waysToReach(site).map(({ text, href }) => (
              <a key={href} href={href} style={looks.link}>
                {text}
              </a>
            ))}
            <a href={paths.contact} style={looks.link}>
              Contact Us
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
