import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { themeValues } from "../../components/ui/theme-values";

/** The custom properties by which our theme differs from Mantine's own, as Mantine writes them. */
export function themeCss(): string {
  const element = createElement(MantineProvider, {
    theme: themeValues,
    forceColorScheme: "light",
    withGlobalClasses: false,
  });
  const css = /<style[^>]*>([^]*)<\/style>/.exec(renderToStaticMarkup(element))?.[1] ?? "";
  return `/* Made by npm run theme from theme-values.ts. */\n${css}\n`;
}
