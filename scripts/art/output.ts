/** Rasterises the vector pictures and writes them within their size limits. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { luminance } from "./palette.js";

const publicDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../public");

export type Format = "avif" | "webp" | "jpg";

const KB = 1024;

/** Qualities to try, best first; the first at which the picture fits is taken. */
const qualities: Record<Format, readonly number[]> = {
  avif: [78, 72, 66, 60, 54, 48, 42],
  webp: [90, 86, 80, 74, 68, 60, 52, 44],
  jpg: [88, 84, 80, 75, 70, 62],
};

const encode = (image: Sharp, format: Format, quality: number, effort: number): Promise<Buffer> => {
  switch (format) {
    case "avif":
      return image.avif({ quality, effort, chromaSubsampling: "4:4:4" }).toBuffer();
    case "webp":
      return image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    case "jpg":
      return image.jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
  }
};

export interface Written {
  file: string;
  bytes: number;
}

export async function write(file: string, content: Buffer | string): Promise<Written> {
  const target = path.join(publicDir, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  return { file, bytes: Buffer.byteLength(content) };
}

/** A vector file, refused when it is larger than its limit. */
export async function writeSvg(file: string, svg: string, limit: number): Promise<Written> {
  const bytes = Buffer.byteLength(svg);
  if (bytes > limit * KB) throw new Error(`${file} is ${bytes} bytes; its limit is ${limit} KB`);
  return write(file, `${svg}\n`);
}

/** The picture at a width, as raw pixels that can be encoded more than once. */
export async function raster(svg: string, width: number): Promise<Sharp> {
  const own = Number(/width="(\d+)"/.exec(svg)?.[1] ?? width);
  const { data, info } = await sharp(Buffer.from(svg), {
    density: Math.max(72, (72 * width) / own),
  })
    .resize({ width, kernel: "mitchell" })
    .flatten({ background: "#ffffff" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

export async function writeRaster(
  image: Sharp,
  file: string,
  format: Format,
  limit: number,
  /** Of the avif encoder: 6 takes four times as long as 4 and saves a fourteenth. */
  effort = 6,
): Promise<Written> {
  const at = (index: number): Promise<Buffer> =>
    encode(image.clone(), format, qualities[format][index]!, effort);
  const fits = (content: Buffer): boolean => content.length <= limit * KB;
  let best = await at(0);
  if (!fits(best)) {
    // Halve what is left of the list each time, for an encoding can take seconds.
    let [low, high] = [1, qualities[format].length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const content = await at(middle);
      if (fits(content)) [best, high] = [content, middle];
      else low = middle + 1;
    }
  }
  if (!fits(best)) throw new Error(`${file}.${format} does not fit in ${limit} KB`);
  return write(`${file}.${format}`, best);
}

export const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/**
 * The least contrast that white words have over the left `share` of a picture, with an optional dark
 * overlay on top. Single pixels do not count: the picture is softened first to the width of a stroke.
 */
export async function contrastOfWhite(image: Sharp, share: number, overlay = 0): Promise<number> {
  const { data, info } = await image.clone().blur(1.2).raw().toBuffer({ resolveWithObject: true });
  const edge = Math.floor(info.width * share);
  let brightest = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      const at = (y * info.width + x) * 3;
      const under = (channel: number): number => data[at + channel]! * (1 - overlay);
      brightest = Math.max(brightest, luminance(under(0), under(1), under(2)));
    }
  }
  return 1.05 / (brightest + 0.05);
}
