/**
 * Makes the site's web fonts: `npx tsx scripts/fonts.ts`.
 *
 * Reads the Fontsource packages (latin and latin-ext files), cuts each to the characters the site
 * needs and to the weights it uses, and writes WOFF2 files and their licences into `app/fonts`.
 * Every page asks for a family's first file before all else, so it is small: what few pages have
 * is in files of its own, `-letters` with accents and `-rupee`, each for its `unicode-range`.
 *
 * The pictures of shared links are drawn on the server, by a program that reads no WOFF2: for them
 * each family gets files of one weight as WOFF, in `lib/seo/share-image/fonts`.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

interface AxisRange {
  min: number;
  max: number;
  default?: number;
}

interface SubsetOptions {
  targetFormat: "sfnt" | "woff" | "woff2";
  variationAxes?: Record<string, number | AxisRange>;
  keepFeatures?: string[];
  keepAllGlyphs?: boolean;
  noHinting?: boolean;
}

type SubsetFont = (
  font: Buffer,
  text: string | undefined,
  options: SubsetOptions,
) => Promise<Buffer>;

// The package ships no types.
const require = createRequire(import.meta.url);
const subsetFont = require("subset-font") as SubsetFont;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const outDir = path.join(root, "app/fonts");
const imageDir = path.join(root, "lib/seo/share-image/fonts");
const packages = path.join(root, "node_modules/@fontsource-variable");

interface Family {
  /** Fontsource package name, and the stem of the output file. */
  name: string;
  latin: string;
  latinExt: string;
  axes: Record<string, number | AxisRange>;
  features: string[];
  /** The one weight that the pictures of shared links use. */
  imageWeight: number;
}

const families: Family[] = [
  {
    name: "inter",
    latin: "inter-latin-wght-normal.woff2",
    latinExt: "inter-latin-ext-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ["kern", "mark", "ccmp", "tnum"],
    imageWeight: 400,
  },
  {
    name: "source-serif-4",
    // The opsz file, so that headings can be pinned to a display cut rather than the text default.
    latin: "source-serif-4-latin-opsz-normal.woff2",
    latinExt: "source-serif-4-latin-ext-opsz-normal.woff2",
    axes: { wght: 600, opsz: 32 },
    features: ["kern", "liga", "mark", "ccmp", "tnum"],
    imageWeight: 600,
  },
];

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

/** Basic Latin, and the punctuation and signs that copy on the site uses. */
const common = range(0x20, 0x7e) + "\u00a0£§©«»®°±²³¹µ·½¼¾×÷–—‘’“”…•′″−→←↗✓₹€™‹›";

/** The letters of Latin-1: names and words from abroad. */
const letters = range(0xc0, 0xd6) + range(0xd8, 0xf6) + range(0xf8, 0xff);

const latin1 = range(0xa0, 0xac) + range(0xae, 0xff);

/** The code points that a font's cmap table maps (formats 4 and 12). */
function mappedCodePoints(sfnt: Buffer): Set<number> {
  const points = new Set<number>();
  const tableCount = sfnt.readUInt16BE(4);
  let cmap = -1;
  for (let index = 0; index < tableCount; index += 1) {
    const record = 12 + index * 16;
    if (sfnt.toString("latin1", record, record + 4) === "cmap")
      cmap = sfnt.readUInt32BE(record + 8);
  }
  if (cmap < 0) throw new Error("The font has no cmap table");

  const encodings = sfnt.readUInt16BE(cmap + 2);
  for (let index = 0; index < encodings; index += 1) {
    const table = cmap + sfnt.readUInt32BE(cmap + 4 + index * 8 + 4);
    const format = sfnt.readUInt16BE(table);
    if (format === 12) {
      const groups = sfnt.readUInt32BE(table + 12);
      for (let group = 0; group < groups; group += 1) {
        const at = table + 16 + group * 12;
        for (let code = sfnt.readUInt32BE(at); code <= sfnt.readUInt32BE(at + 4); code += 1)
          points.add(code);
      }
    } else if (format === 4) {
      const segments = sfnt.readUInt16BE(table + 6) / 2;
      for (let segment = 0; segment < segments; segment += 1) {
        const end = sfnt.readUInt16BE(table + 14 + segment * 2);
        const start = sfnt.readUInt16BE(table + 16 + segments * 2 + segment * 2);
        for (let code = start; code <= end && code < 0xffff; code += 1) points.add(code);
      }
    }
  }
  return points;
}

const has = (points: Set<number>) => (character: string) =>
  points.has(character.codePointAt(0) ?? -1);

async function coverage(font: Buffer): Promise<Set<number>> {
  return mappedCodePoints(
    await subsetFont(font, undefined, { targetFormat: "sfnt", keepAllGlyphs: true }),
  );
}

async function cut(
  source: Buffer,
  text: string,
  family: Family,
  file: string,
  features: string[],
): Promise<number> {
  const font = await subsetFont(source, text, {
    targetFormat: "woff2",
    variationAxes: family.axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(path.join(outDir, file), font);
  console.log(`${file.padEnd(30)} ${(font.length / 1024).toFixed(1).padStart(6)} KB`);
  return font.length;
}

async function cutForImages(source: Buffer, text: string, family: Family, file: string) {
  const fixed = Object.entries(family.axes).map(([axis, value]) => [
    axis,
    axis === "wght" ? family.imageWeight : typeof value === "number" ? value : value.min,
  ]);
  const font = await subsetFont(source, text, {
    targetFormat: "woff",
    variationAxes: Object.fromEntries(fixed),
    noHinting: true,
  });
  await writeFile(path.join(imageDir, file), font);
  console.log(`${file.padEnd(30)} ${(font.length / 1024).toFixed(1).padStart(6)} KB`);
}

async function make(family: Family): Promise<number> {
  const folder = path.join(packages, family.name);
  const latin = await readFile(path.join(folder, "files", family.latin));
  const latinExt = await readFile(path.join(folder, "files", family.latinExt));

  const inLatin = has(await coverage(latin));
  const inLatinExt = has(await coverage(latinExt));
  const characters = [...common];
  const main = characters.filter(inLatin);
  const extra = characters.filter((character) => !inLatin(character) && inLatinExt(character));
  const absent = characters.filter((character) => !inLatin(character) && !inLatinExt(character));

  let bytes = await cut(latin, main.join(""), family, `${family.name}.woff2`, family.features);
  bytes += await cut(latin, letters, family, `${family.name}-letters.woff2`, []);
  await cutForImages(latin, main.join("") + latin1, family, `${family.name}.woff`);
  if (extra.length > 0) {
    bytes += await cut(latinExt, extra.join(""), family, `${family.name}-rupee.woff2`, []);
    await cutForImages(latinExt, extra.join(""), family, `${family.name}-rupee.woff`);
  }
  console.log(`  extra file holds: ${extra.join(" ") || "nothing"}`);
  console.log(`  in neither file: ${absent.join(" ") || "nothing"}`);

  await copyFile(path.join(folder, "LICENSE"), path.join(outDir, `LICENSE-${family.name}.txt`));
  return bytes;
}

await mkdir(outDir, { recursive: true });
await mkdir(imageDir, { recursive: true });
let total = 0;
for (const family of families) total += await make(family);
console.log(`${"Total".padEnd(30)} ${(total / 1024).toFixed(1).padStart(6)} KB`);
