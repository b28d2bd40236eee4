// npm run pictures -- [PART OF A NAME]...: converts the images in art/ to files in public/. Without a
// name it converts the images whose source has changed.
import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

type Format = "avif" | "webp" | "jpg";

/** The image is cropped to `ratio` (width divided by height). `limit` is in kilobytes. */
type Output = { suffix: string; format: Format; width: number; ratio?: number; limit: number };

/** Left, top, width and height of a part of an image, in pixels of its source. */
type Part = [left: number, top: number, width: number, height: number];

const listOutputs = (format: Format, widths: number[], limit: number, ratio?: number): Output[] =>
  widths.map((width) => ({ suffix: `-${width}`, format, width, ratio, limit }));

/** A JPEG for link previews, and WebP in two widths (components/ui/image-sources.ts). */
const listDemoOutputs = (width: number, jpgLimit: number, webpLimits: number[]): Output[] => [
  { suffix: "", format: "jpg", width, ratio: 16 / 9, limit: jpgLimit },
  ...[400, 720].flatMap((each, i) => listOutputs("webp", [each], webpLimits[i]!, 16 / 9)),
];

const PHONE_WIDTH = 720;

/** Outputs by the prefix of a source's path in art/. The first matching prefix applies. */
const outputs: Record<string, Output[]> = {
  "hero/offer-default": [
    { suffix: "", format: "webp", width: 1280, ratio: 16 / 9, limit: 24 },
    { suffix: "", format: "jpg", width: 1280, ratio: 16 / 9, limit: 40 },
  ],
  // Full-width images behind page headings. Phones load the smallest one, which shows a part of it (`phoneParts`).
  "hero/": [
    ...listOutputs("avif", [PHONE_WIDTH], 9),
    ...listOutputs("webp", [PHONE_WIDTH], 12),
    ...listOutputs("avif", [1280, 1920], 40),
    ...listOutputs("webp", [1280, 1920], 40),
    ...listOutputs("jpg", [1280], 90),
  ],
  "pages/not-found": [
    ...listOutputs("avif", [960], 24, 4 / 3),
    ...listOutputs("webp", [960], 28, 4 / 3),
  ],
  "pages/": [
    ...listOutputs("avif", [480, 960], 28, 4 / 3),
    ...listOutputs("webp", [480, 960], 40, 4 / 3),
    ...listOutputs("jpg", [960], 60, 4 / 3),
  ],
  "cards/": [
    ...listOutputs("avif", [400, 800], 30, 16 / 10),
    ...listOutputs("webp", [400, 800], 30, 16 / 10),
    { suffix: "", format: "jpg", width: 800, ratio: 16 / 10, limit: 30 },
  ],
  "media/": listDemoOutputs(1280, 40, [7.4, 18]),
  "offers/": listDemoOutputs(1280, 40, [7.4, 18]),
  "posts/": listDemoOutputs(1200, 48, [6.5, 16]),
};

/** The part of each hero image that phones show. */
const phoneParts: Record<string, Part> = {
  "hero/contact": [880, 40, 870, 580],
  "hero/default": [960, 40, 900, 600],
  "hero/home": [1120, 40, 720, 800],
  "hero/insurance": [690, 60, 1230, 640],
  "hero/lease": [990, 130, 900, 600],
  "hero/loans": [940, 70, 980, 653],
  "hero/wealth-management": [990, 70, 850, 567],
  "hero/who-we-serve": [930, 105, 990, 640],
};

const ART = "art";
const PUBLIC = "public";
const nameParts = process.argv.slice(2);

/** Resizes an image or a part of it to `width`, and crops it if `height` is set. Renders SVGs instead of enlarging them. */
async function draw(file: string, width: number, height?: number, part?: Part): Promise<Sharp> {
  const metadata = await sharp(file).metadata();
  const scale = width / (part?.[2] ?? metadata.width);
  const image = sharp(file, { density: Math.max(72, 72 * scale) }).autoOrient();
  if (part) {
    const [left, top, , partHeight] = part.map((length) => Math.round(length * scale)) as Part;
    image.resize({ width: Math.round(metadata.width * scale), kernel: "mitchell" });
    image.extract({ left, top, width, height: partHeight });
  } else {
    image.resize({ width, height, fit: "cover", kernel: "mitchell" });
  }
  const pixels = await image
    .flatten({ background: "#fff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(pixels.data, { raw: { ...pixels.info, channels: 3 } });
}

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, chromaSubsampling: "4:4:4" }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, smartSubsample: true, effort: 6 }),
  jpg: (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true }),
} satisfies Record<Format, (image: Sharp, quality: number) => Sharp>;

/** Encodes an image with the highest quality that fits into `limit` kilobytes. */
async function encode(image: Sharp, format: Format, limit: number): Promise<Buffer> {
  for (let quality = 85; quality >= 40; quality -= 5) {
    const bytes = await encoders[format](image.clone(), quality).toBuffer();
    if (bytes.length <= limit * 1024) return bytes;
  }
  throw new Error(`does not fit in ${limit} KB as ${format}: remove details`);
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(path.join(PUBLIC, file), bytes);
  console.log(`${file.padEnd(60)} ${(bytes.length / 1024).toFixed(1).padStart(6)} KB`);
}

async function makeImage(source: string): Promise<void> {
  const name = source.replace(/\.\w+$/, "");
  const prefix = Object.keys(outputs).find((candidate) => name.startsWith(candidate));
  if (!prefix) throw new Error(`must start with one of these: ${Object.keys(outputs).join(" ")}`);
  for (const { suffix, format, width, ratio, limit } of outputs[prefix]!) {
    const height = ratio && Math.round(width / ratio);
    const part = width === PHONE_WIDTH ? phoneParts[name] : undefined;
    const image = await draw(path.join(ART, source), width, height, part);
    await write(`art/${name}${suffix}.${format}`, await encode(image, format, limit));
  }
}

function createIco(png: Buffer): Buffer {
  // ICO header: one icon, its width, height, planes, bits per pixel, length and offset.
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

async function makeIcons(): Promise<void> {
  const renderPng = async (name: string, size: number) => {
    const image = sharp(`${ART}/icons/${name}.svg`, { density: (72 * size) / 48 });
    return image.resize(size, size).png({ compressionLevel: 9 }).toBuffer();
  };
  await copyFile(`${ART}/icons/icon.svg`, `${PUBLIC}/icons/icon.svg`);
  await write("icons/icon-192.png", await renderPng("icon", 192));
  await write("icons/icon-512.png", await renderPng("icon", 512));
  await write("icons/icon-maskable-512.png", await renderPng("icon-maskable", 512));
  await write("icons/apple-touch-icon.png", await renderPng("apple-touch-icon", 180));
  await write("favicon.ico", createIco(await renderPng("favicon", 32)));
}

const CHECKSUMS = `${ART}/checksums.json`;

/** Checksums by path of the source. */
type Checksums = Record<string, string>;
const storedChecksums = JSON.parse(
  await readFile(CHECKSUMS, "utf8").catch(() => "{}"),
) as Checksums;
const files = await readdir(ART, { recursive: true });
const checksums: Checksums = {};
for (const file of files.filter((each) => /\.(svg|png|jpe?g|webp)$/.test(each)).sort()) {
  const bytes = await readFile(path.join(ART, file));
  checksums[file] = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

// Compares sources, not outputs, because another version of an encoder produces other bytes.
const hasChanged = (file: string) => storedChecksums[file] !== checksums[file];
const isSelected = (file: string) =>
  nameParts.length === 0 ? hasChanged(file) : nameParts.some((part) => file.includes(part));

const sources = Object.keys(checksums).filter(isSelected);
for (const source of sources.filter((file) => !file.startsWith("icons/"))) {
  await makeImage(source).catch((error: Error) => {
    throw new Error(`art/${source}: ${error.message}`);
  });
}
if (sources.some((file) => file.startsWith("icons/"))) await makeIcons();
if (sources.length === 0) console.log("No source has changed.");
const newChecksums = Object.fromEntries(
  Object.entries(checksums).filter(([file]) => sources.includes(file) || !hasChanged(file)),
);
await writeFile(CHECKSUMS, `${JSON.stringify(newChecksums, null, 2)}\n`);
