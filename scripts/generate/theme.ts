import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
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

/** The brand's colours, and the custom properties by which our theme differs from Mantine's own, as Mantine writes them. */
export function themeCss(): string {
  const element = createElement(MantineProvider, {
    theme: themeValues,
    forceColorScheme: "light",
    withGlobalClasses: false,
  });
  const css = /<style[^>]*>([^]*)<\/style>/.exec(renderToStaticMarkup(element))?.[1] ?? "";
  return `${colourCss()}\n/* Of theme-values.ts. */\n${css}\n`;
}
