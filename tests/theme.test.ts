import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { listFiles } from "../scripts/setup/steps.mjs";

// theme.css replaces Mantine's list of custom properties, and omits the dark scheme and unused colours.

const sources = ["components/ui", "components/site", "app/(site)"].flatMap((folder) =>
  listFiles(folder),
);
const readText = (file: string) => readFileSync(file, "utf8");

const mantineStyleSheets = sources
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...readText(file).matchAll(/import "(@mantine\/.+\.css)"/g)])
  .map(([, name]) => `node_modules/${name}`);
const styleSheets = sources.filter((file) => file.endsWith(".css"));

const definitions = new Map(
  [...readText("components/ui/theme.css").matchAll(/(--[\w-]+):([^;}]+)/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

const listProperties = (css: string) =>
  [...css.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => name!);

test.each([...new Set([...mantineStyleSheets, ...styleSheets])])(
  "defines in theme.css every Mantine property that %s reads",
  (file) => {
    const lightCss = readText(file).replace(/[^{}]*color-scheme=["']?dark[^{}]*\{[^{}]*\}/g, "");
    const names = new Set(listProperties(lightCss.replace(/--mantine-[\w-]+:[^;}]+/g, "")));
    // The loop adds to the set, because values can read other properties.
    for (const name of names)
      listProperties(definitions.get(name) ?? "").forEach((otherName) => names.add(otherName));
    expect([...names].filter((name) => !definitions.has(name))).toEqual([]);
  },
);
