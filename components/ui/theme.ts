import { createTheme, type MantineColorsTuple } from "@mantine/core";
import fields from "./fields.module.css";

const pine: MantineColorsTuple = [
  "#eff4f0",
  "#dfe8e2",
  "#bdd1c8",
  "#97b8ac",
  "#6f9d90",
  "#468175",
  "#23665a",
  "#0f4c42",
  "#0c4038",
  "#0a332d",
];

const danger: MantineColorsTuple = [
  "#fbeeec",
  "#f5d9d5",
  "#eab3ac",
  "#dd8880",
  "#cf6158",
  "#c04238",
  "#b2322a",
  "#a3271f",
  "#8a2019",
  "#6f1813",
];

/** Mantine in the values of app/globals.css, so that its parts and ours look like one hand's. */
export const theme = createTheme({
  colors: { pine, danger },
  primaryColor: "pine",
  primaryShade: 7,
  black: "#14231f",
  fontFamily: "var(--sans)",
  headings: { fontFamily: "var(--serif)", fontWeight: "600" },
  defaultRadius: "sm",
  radius: { sm: "6px", md: "12px" },
  cursorType: "pointer",
  respectReducedMotion: true,
  breakpoints: { xs: "30em", sm: "40em", md: "48em", lg: "64em", xl: "80em" },
  components: {
    Input: { classNames: { wrapper: fields.wrapper } },
    InputWrapper: {
      classNames: { root: fields.field, label: fields.label, description: fields.description },
    },
  },
});
