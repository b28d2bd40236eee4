import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { filesBelow } from "../scripts/setup/steps.mjs";

// The public pages have theme.css in place of Mantine's own file of custom properties, which has
// those of a dark scheme and of colours that nothing shows.

const sources = ["components/ui", "components/site", "app/(site)"].flatMap((folder) =>
  filesBelow(folder),
);
const textOf = (file: string) => readFileSync(file, "utf8");

const mantinesOwn = sources
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => [...textOf(file).matchAll(/import "(@mantine\/.+\.css)"/g)])
  .map(([, name]) => `node_modules/${name}`);
const ours = sources.filter((file) => file.endsWith(".css"));

/** Without the rules of the dark scheme. */
const inLight = (css: string) => css.replace(/[^{}]*color-scheme=["']?dark[^{}]*\{[^{}]*\}/g, "");

const defined = new Map(
  [...textOf("components/ui/theme.css").matchAll(/(--[\w-]+):([^;}]+)/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

/** Those that a text reads, where none stands in their place. */
const read = (css: string) =>
  [...css.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name]) => name!);

test.each([...new Set([...mantinesOwn, ...ours])])("what %s reads, theme.css has", (file) => {
  const missing = new Set<string>();
  const seen = new Set<string>();
  const look = (css: string) => {
    for (const name of read(css)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const value = defined.get(name);
      if (value === undefined) missing.add(name);
      else look(value);
    }
  };
  const css = inLight(textOf(file));
  look(css.replace(/--mantine-[\w-]+:[^;}]+/g, ""));
  expect([...missing]).toEqual([]);
});
