// npm run pictures -- [what a name contains]...: makes the files of public/ from the pictures in art/,
// which may be SVG or photographs. Without a name it makes those whose source has changed.
import { createHash } from "node:crypto";
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

type Format = "avif" | "webp" | "jpg";

/** One file that is made of a picture. */
type Output = {
  /** What its name has after the picture's own. */
  suffix: string;
  format: Format;
  width: number;
  /** Width by height; without it the picture's own. What is beyond it is cut off. */
  ratio?: number;
  /** The most kilobytes. */
  limit: number;
};

const inWidths = (format: Format, widths: number[], limit: number, ratio?: number): Output[] =>
  widths.map((width) => ({ suffix: `-${width}`, format, width, ratio, limit }));

/** The files of each folder of art/, or of one picture in it: the first that fits counts. */
const outputs: Record<string, Output[]> = {
  // Shown where an offer has no picture; the JPEG is for shared links, as everywhere below.
  "hero/offer-default": [
    { suffix: "", format: "webp", width: 1280, ratio: 16 / 9, limit: 24 },
    { suffix: "", format: "jpg", width: 1280, ratio: 16 / 9, limit: 40 },
  ],
  // Behind a page's heading, over the whole width.
  "hero/": [
    // The narrow one is a phone's: the largest thing that it waits for.
    ...inWidths("avif", [800], 9),
    ...inWidths("webp", [800], 10),
    ...inWidths("avif", [1280, 1920], 40),
    ...inWidths("webp", [1280, 1920], 40),
    ...inWidths("jpg", [1280], 90),
  ],
  // Beside a page's introduction.
  "pages/": [
    ...inWidths("avif", [480, 960], 28, 4 / 3),
    ...inWidths("webp", [480, 960], 40, 4 / 3),
    ...inWidths("jpg", [960], 60, 4 / 3),
  ],
  // The services of the home page.
  "cards/": (["avif", "webp", "jpg"] as const).map((format) => {
    return { suffix: "", format, width: 800, ratio: 16 / 10, limit: 30 };
  }),
  // Of the demo content (components/ui/image-sources.ts).
  "media/": [
    { suffix: "", format: "jpg", width: 1280, ratio: 16 / 9, limit: 40 },
    ...inWidths("webp", [400, 720], 20, 16 / 9),
  ],
  "offers/": [
    { suffix: "", format: "jpg", width: 1280, ratio: 16 / 9, limit: 40 },
    ...inWidths("webp", [400, 720], 20, 16 / 9),
  ],
  "posts/": [
    { suffix: "", format: "jpg", width: 1200, ratio: 16 / 9, limit: 60 },
    ...inWidths("webp", [400, 720], 25, 16 / 9),
  ],
};

const ART = "art";
const PUBLIC = "public";
const names = process.argv.slice(2);

/** A picture in a width, as pixels: an SVG is drawn in that size and not enlarged. */
async function draw(file: string, width: number, height?: number): Promise<Sharp> {
  const own = await sharp(file).metadata();
  const pixels = await sharp(file, { density: Math.max(72, (72 * width) / own.width) })
    .autoOrient()
    .resize({ width, height, fit: "cover", kernel: "mitchell" })
    .flatten({ background: "#fff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(pixels.data, { raw: { ...pixels.info, channels: 3 } });
}

const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, chromaSubsampling: "4:4:4" }),
  webp: (image: Sharp, quality: number) => image.webp({ quality, smartSubsample: true }),
  jpg: (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true }),
} satisfies Record<Format, (image: Sharp, quality: number) => Sharp>;

/** In the best quality in which it is small enough. */
async function encode(image: Sharp, format: Format, limit: number): Promise<Buffer> {
  for (let quality = 85; quality >= 40; quality -= 5) {
    const bytes = await encoders[format](image.clone(), quality).toBuffer();
    if (bytes.length <= limit * 1024) return bytes;
  }
  throw new Error(`cannot be had in ${limit} KB as ${format}: it needs fewer details`);
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(path.join(PUBLIC, file), bytes);
  console.log(`${file.padEnd(60)} ${(bytes.length / 1024).toFixed(1).padStart(6)} KB`);
}

async function makeImage(source: string): Promise<void> {
  const name = source.replace(/\.\w+$/, "");
  const kind = Object.keys(outputs).find((start) => name.startsWith(start));
  if (kind === undefined)
    throw new Error(`nothing is made of what is there: ${Object.keys(outputs).join(" ")}`);
  for (const { suffix, format, width, ratio, limit } of outputs[kind]!) {
    const image = await draw(path.join(ART, source), width, ratio && Math.round(width / ratio));
    await write(`art/${name}${suffix}.${format}`, await encode(image, format, limit));
  }
}

/** An icon file with one picture, a PNG of 32 x 32 pixels. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // icons,
  header.writeUInt16LE(1, 4); // one of them:
  header.writeUInt8(32, 6); // its width,
  header.writeUInt8(32, 7); // its height,
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // and bits a pixel,
  header.writeUInt32LE(png.length, 14); // how long it is,
  header.writeUInt32LE(header.length, 18); // and where it begins.
  return Buffer.concat([header, png]);
}

/** What browsers and phones show for the site. */
async function makeIcons(): Promise<void> {
  const png = async (name: string, size: number) => {
    const image = sharp(`${ART}/icons/${name}.svg`, { density: (72 * size) / 48 });
    return image.resize(size, size).png({ compressionLevel: 9 }).toBuffer();
  };
  await copyFile(`${ART}/icons/icon.svg`, `${PUBLIC}/icons/icon.svg`);
  await write("icons/icon-192.png", await png("icon", 192));
  await write("icons/icon-512.png", await png("icon", 512));
  await write("icons/icon-maskable-512.png", await png("icon-maskable", 512));
  await write("icons/apple-touch-icon.png", await png("apple-touch-icon", 180));
  await write("favicon.ico", icoOf(await png("favicon", 32)));
}

const CHECKSUMS = `${ART}/checksums.json`;

/** The checksum of each source that the files of public/ were made from. */
const made = JSON.parse(await readFile(CHECKSUMS, "utf8").catch(() => "{}")) as Record<
  string,
  string
>;
const files = await readdir(ART, { recursive: true });
const checksums: Record<string, string> = {};
for (const file of files.filter((each) => /\.(svg|png|jpe?g|webp)$/.test(each)).sort()) {
  const bytes = await readFile(path.join(ART, file));
  checksums[file] = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

// Another version of the encoders makes other bytes of the same source.
const hasChanged = (file: string) => made[file] !== checksums[file];
const isChosen = (file: string) =>
  names.length === 0 ? hasChanged(file) : names.some((name) => file.includes(name));

const sources = Object.keys(checksums).filter(isChosen);
for (const source of sources.filter((file) => !file.startsWith("icons/"))) {
  await makeImage(source).catch((error: Error) => {
    throw new Error(`art/${source}: ${error.message}`);
  });
}
if (sources.some((file) => file.startsWith("icons/"))) await makeIcons();
if (sources.length === 0) console.log("No source has changed.");
const left = Object.fromEntries(
  Object.entries(checksums).filter(([file]) => sources.includes(file) || !hasChanged(file)),
);
await writeFile(CHECKSUMS, `${JSON.stringify(left, null, 2)}\n`);
