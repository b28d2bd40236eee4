import type { MantineColorsTuple, MantineThemeOverride } from "@mantine/core";

// The seventh of each is the one that Mantine fills with: with another, every page would carry all
// of its colours anew.

const pine: MantineColorsTuple = [
  "#eff4f0",
  "#dfe8e2",
  "#bdd1c8",
  "#97b8ac",
  "#6f9d90",
  "#23665a",
  "#0f4c42",
  "#0c4038",
  "#0a332d",
  "#082a25",
];

const danger: MantineColorsTuple = [
  "#fbeeec",
  "#f5d9d5",
  "#eab3ac",
  "#dd8880",
  "#cf6158",
  "#b2322a",
  "#a3271f",
  "#8a2019",
  "#6f1813",
  "#571310",
];

/** Mantine in the values of app/globals.css, so that its parts and ours look like one hand's. */
export const themeValues = {
  colors: { pine, danger },
  primaryColor: "pine",
  black: "#14231f",
  fontFamily: "var(--sans)",
  headings: { fontFamily: "var(--serif)", fontWeight: "600" },
  defaultRadius: "sm",
  radius: { sm: "6px", md: "12px" },
  cursorType: "pointer",
  respectReducedMotion: true,
  breakpoints: { xs: "30em", sm: "40em", md: "48em", lg: "64em", xl: "80em" },
} satisfies MantineThemeOverride;
