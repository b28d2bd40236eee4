import { colours } from "@/content/colours";
import type { MantineColorsTuple, MantineThemeOverride } from "@mantine/core";

// The seventh colour of each list is the main one: Mantine's default primaryShade selects it.

const pine: MantineColorsTuple = [
  colours.sageLight,
  colours.sage,
  "#bdd1c8",
  "#97b8ac",
  "#6f9d90",
  "#23665a",
  colours.pine,
  "#0c4038",
  colours.pineDeep,
  "#082a25",
];

const danger: MantineColorsTuple = [
  colours.dangerLight,
  "#f5d9d5",
  "#eab3ac",
  "#dd8880",
  "#cf6158",
  "#b2322a",
  colours.danger,
  "#8a2019",
  "#6f1813",
  "#571310",
];

const gray: MantineColorsTuple = [
  colours.paper,
  "#f4f0e8",
  colours.sand,
  colours.line,
  "#cdc5b6",
  "#b3ab9c",
  "#8b8478",
  "#4e4a43",
  "#36332d",
  "#22201c",
];

export const themeValues = {
  colors: { pine, danger, gray },
  primaryColor: "pine",
  black: colours.ink,
  fontFamily: "var(--sans)",
  headings: { fontFamily: "var(--serif)", fontWeight: "600" },
  defaultRadius: "sm",
  radius: { sm: "6px", md: "12px" },
  cursorType: "pointer",
  respectReducedMotion: true,
  breakpoints: { xs: "30em", sm: "40em", md: "48em", lg: "64em", xl: "80em" },
} satisfies MantineThemeOverride;
