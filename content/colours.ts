/**
 * The brand's colours. `npm run generate` turns them into custom properties for the stylesheets:
 * `pineDeep` becomes `--pine-deep`.
 */
export const colours = {
  ink: "#14231f",
  inkSoft: "#4a5a54",
  pine: "#0f4c42",
  pineDeep: "#0a332d",
  sage: "#dfe8e2",
  sageLight: "#eff4f0",
  paper: "#faf8f4",
  sand: "#ece5d8",
  line: "#ddd6c8",
  white: "#ffffff",
  brass: "#b8863b",
  brassLight: "#e3c48c",
  brassDark: "#85591a",
  danger: "#a3271f",
  dangerLight: "#fbeeec",
  success: "#1d6b4a",
} as const;
