import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";

// npx tsx scripts/fonts.ts: reduces the Fontsource fonts to the characters and weights that the site
// uses. Every page preloads the first file of each family, so accented letters and the rupee sign are in
// separate files with their own `unicode-range`. Share images need WOFF files of one weight.

type Axes = Record<string, number | { min: number; max: number; default: number }>;
type SubsetFont = (font: Buffer, text: string, options: object) => Promise<Buffer>;

// The package ships no types.
const subsetFont = createRequire(import.meta.url)("subset-font") as SubsetFont;

type Family = { name: string; fileAxis: string; axes: Axes; imageAxes: Axes; features: string[] };

const families: Family[] = [
  {
    name: "inter",
    fileAxis: "wght",
    axes: { wght: { min: 400, max: 700, default: 400 } },
    imageAxes: { wght: 400 },
    features: ["kern", "mark", "ccmp", "tnum"],
  },
  {
    name: "source-serif-4",
    // The file with optical sizes, because headings use the display size.
    fileAxis: "opsz",
    axes: { wght: 600, opsz: 32 },
    imageAxes: { wght: 600, opsz: 32 },
    features: ["kern", "liga", "mark", "ccmp", "tnum"],
  },
];

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const common = range(0x20, 0x7e) + "\u00a0£§©«»®°±²³¹µ·½¼¾×÷–—‘’“”…•′″−€™‹›";
const accentedLetters = range(0xc0, 0xd6) + range(0xd8, 0xf6) + range(0xf8, 0xff);
const latin1 = range(0xa0, 0xac) + range(0xae, 0xff);

async function subsetFamily({ name, fileAxis, axes, imageAxes, features }: Family) {
  const folder = `node_modules/@fontsource-variable/${name}`;
  const readSubset = (subset: string) =>
    readFile(`${folder}/files/${name}-${subset}-${fileAxis}-normal.woff2`);
  const [latin, latinExt] = [await readSubset("latin"), await readSubset("latin-ext")];
  const writeFont = async (suffix: string, font: Buffer, text: string, keepFeatures: string[]) => {
    const options = { targetFormat: "woff2", variationAxes: axes, noHinting: true };
    const bytes = await subsetFont(font, text, { ...options, keepFeatures });
    await writeFile(`app/fonts/${name}${suffix}.woff2`, bytes);
    console.log(`${name}${suffix}.woff2: ${(bytes.length / 1024).toFixed(1)} KB`);
  };
  const writeImageFont = async (suffix: string, font: Buffer, text: string) => {
    const options = { targetFormat: "woff", variationAxes: imageAxes, noHinting: true };
    const file = `lib/seo/share-image/fonts/${name}${suffix}.woff`;
    await writeFile(file, await subsetFont(font, text, options));
  };
  await writeFont("", latin, common, features);
  await writeFont("-letters", latin, accentedLetters, []);
  await writeFont("-rupee", latinExt, "₹", []);
  await writeImageFont("", latin, common + latin1);
  await writeImageFont("-rupee", latinExt, "₹");
  await copyFile(`${folder}/LICENSE`, `app/fonts/LICENSE-${name}.txt`);
}

for (const family of families) await subsetFamily(family);
