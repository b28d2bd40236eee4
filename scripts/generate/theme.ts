import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  type MantineThemeColors,
} from "@mantine/core";
import { colours } from "../../content/colours";
import { themeValues } from "../../components/ui/theme-values";

/** The brand's colours as custom properties. */
export function colourCss(): string {
  const properties = Object.entries(colours).map(
    ([name, value]) =>
      `  --${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  );
  return `/* Made by npm run generate from content/colours.ts. */\n:root {\n${properties.join("\n")}\n}\n`;
}

/**
 * The brand's colours, and Mantine's custom properties for our theme, as Mantine writes them: in the
 * one colour scheme that the site has, and without those of Mantine's own palettes that it never
 * shows. Mantine's own file of them is three times as long.
 */
export function themeCss(): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, themeValues);
  const { gray, red, teal } = DEFAULT_THEME.colors;
  const shown: Partial<MantineThemeColors> = { ...themeValues.colors, gray, red, teal };
  const { variables, light } = defaultCssVariablesResolver({
    ...theme,
    colors: shown as MantineThemeColors,
  });
  const css = convertCssVariables({ variables, light, dark: {} });
  return `${colourCss()}\n/* Of theme-values.ts. */\n${css}\n`;
}
