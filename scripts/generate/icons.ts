import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as tabler from "@tabler/icons-react";
import type { IconName, SocialNetwork } from "@/content/types";
import names from "./icons.json";

const tablerNames: Record<IconName | SocialNetwork, string> = names;

const strokeAttributes =
  'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';

/** Returns the SVG sprite of components/ui/icon.tsx, with a symbol for each icon name. */
export function generateIconSprite(): string {
  const symbols = Object.entries(tablerNames).map(([name, tablerName]) => {
    const markup = renderToStaticMarkup(createElement(tabler[tablerName as "IconAward"]));
    const shapes = markup.replace(/^<svg[^>]*>|<\/svg>$/g, "");
    return `<symbol id="${name}" viewBox="0 0 24 24" ${strokeAttributes}>${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}
