import "server-only";
import sharp, { type Metadata, type Raw, type Sharp, type SharpOptions } from "sharp";
import { AppError } from "@/lib/core/errors";
import { nameImage, UPLOAD_WIDTH_MAX, SMALLER_WIDTHS } from "./url";
import type { ImageType } from "./content";
import { nameVariant } from "./image-files";

const MILLION = 1_000_000;
// More than the 50 million pixels of most phones' largest photos.
const PIXELS_MAX = 64 * MILLION;
// Counts the pixels of every frame.
const ANIMATED_PIXELS_MAX = 32 * MILLION;
// JPEG's maximum. A single row of a million pixels takes far longer to prepare than a square of a million pixels.
const SIDE_MAX = 65_535;
// Each frame takes time, however small it is.
const FRAMES_MAX = 1_000;
// In bytes, for images that cannot be decoded row by row.
const WHOLE_BYTES_MAX = 256 * 1024 * 1024;
// Below WebP's maximum of 16,383 (RFC 9649, 3.4).
const HEIGHT_MAX = 4_000;
const ANIMATED_WIDTH_MAX = 1_280;
// Timeout of each sharp operation. No image within the limits takes this long.
const SECONDS_MAX = 60;

type ThrowIfAborted = () => void;

export type PreparedImage = { file: string; files: Map<string, Uint8Array> };

const createInvalidError = (message: string) => new AppError("invalid", message, { file: message });

const createDamagedError = () =>
  createInvalidError("The image is damaged or incomplete. Save it again and try once more.");

const getSharpOptions = (type: ImageType): SharpOptions => ({
  failOn: "error",
  limitInputPixels: PIXELS_MAX,
  animated: type === "gif" || type === "webp",
});

const GIF_TRAILER = 0x3b;

// sharp accepts a GIF that ends between two frames. A complete GIF ends with a trailer (GIF89a, 27).
const isTruncatedGif = (bytes: Buffer) => bytes.findLast((byte) => byte !== 0) !== GIF_TRAILER;

// A progressive JPEG's coefficients and an interlaced PNG's samples take up to two bytes each.
const isTooLargeToDecodeAtOnce = ({ isProgressive, width, height, channels }: Metadata) =>
  isProgressive && width * height * channels * 2 > WHOLE_BYTES_MAX;

async function readHeader(bytes: Buffer, type: ImageType): Promise<Metadata> {
  if (type === "gif" && isTruncatedGif(bytes)) throw createDamagedError();
  const header = await refuseOnError(
    sharp(bytes, { ...getSharpOptions(type), limitInputPixels: false }).metadata(),
  );
  if (header.format !== type) throw createDamagedError();
  const isAnimated = (header.pages ?? 1) > 1;
  const pixels = header.width * (header.pageHeight ?? header.height) * (header.pages ?? 1);
  const maxPixels = isAnimated ? ANIMATED_PIXELS_MAX : PIXELS_MAX;
  if (pixels > maxPixels) {
    const frames = isAnimated ? ` in its ${header.pages} frames` : "";
    throw createInvalidError(
      `The image has more than ${maxPixels / MILLION} million pixels${frames}. Make it smaller and try again.`,
    );
  }
  if (Math.max(header.width, header.pageHeight ?? header.height) > SIDE_MAX) {
    throw createInvalidError(
      `The image is more than ${SIDE_MAX.toLocaleString("en-IN")} pixels wide or high. Make it smaller and try again.`,
    );
  }
  if (!isAnimated && isTooLargeToDecodeAtOnce(header)) {
    throw createInvalidError(
      "The image is too large for its interlaced or progressive format. Save it with that setting off, or make it smaller, and try again.",
    );
  }
  if (isAnimated && header.pages! > FRAMES_MAX) {
    throw createInvalidError(
      `The image has more than ${FRAMES_MAX} frames. Make it shorter and try again.`,
    );
  }
  if (isAnimated && (header.orientation ?? 1) > 1) {
    throw createInvalidError(
      "The animation is stored rotated or mirrored. Save it in the right orientation and try again.",
    );
  }
  return header;
}

async function refuseOnError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("timeout")) {
      throw createInvalidError(
        "The image takes too long to prepare. Make it smaller and try again.",
      );
    }
    throw createDamagedError();
  }
}

async function decodeStill(bytes: Buffer, type: ImageType): Promise<{ data: Buffer; raw: Raw }> {
  const { data, info } = await refuseOnError(
    sharp(bytes, { ...getSharpOptions(type), animated: false })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({
        width: UPLOAD_WIDTH_MAX,
        height: HEIGHT_MAX,
        fit: "inside",
        withoutEnlargement: true,
      })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const asAvif = (image: Sharp) => image.avif({ quality: 50, effort: 2 }).toBuffer();
const asWebp = (image: Sharp) => image.webp({ quality: 80, smartSubsample: true }).toBuffer();
const asJpeg = (image: Sharp) => image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
const asPng = (image: Sharp) => image.png({ compressionLevel: 9 }).toBuffer();

async function prepareStill(
  bytes: Buffer,
  type: ImageType,
  name: string,
  throwIfAborted: ThrowIfAborted,
) {
  const { data, raw } = await decodeStill(bytes, type);
  const { width, height } = raw;
  const isOpaque = raw.channels !== 4 || (await sharp(data, { raw }).stats()).isOpaque;
  const asPlain = isOpaque ? asJpeg : asPng;
  const file = nameImage(name, { width, height, extension: isOpaque ? "jpg" : "png" });
  const files = new Map<string, Uint8Array>();
  for (const size of [...SMALLER_WIDTHS.filter((narrower) => narrower < width), width]) {
    const image = sharp(data, { raw }).timeout({ seconds: SECONDS_MAX }).resize({ width: size });
    throwIfAborted();
    const webp = await refuseOnError(asWebp(image.clone()));
    throwIfAborted();
    const avif = await refuseOnError(asAvif(image.clone()));
    throwIfAborted();
    files.set(nameVariant("webp", size), webp);
    // For flat drawings, AVIF can be larger than WebP.
    if (avif.length < webp.length) files.set(nameVariant("avif", size), avif);
    files.set(
      size === width ? file : nameVariant("plain", size),
      await refuseOnError(asPlain(image)),
    );
  }
  return { file, files };
}

async function prepareAnimated(
  bytes: Buffer,
  type: ImageType,
  name: string,
  throwIfAborted: ThrowIfAborted,
) {
  const image = sharp(bytes, getSharpOptions(type)).timeout({ seconds: SECONDS_MAX }).resize({
    width: ANIMATED_WIDTH_MAX,
    height: HEIGHT_MAX,
    fit: "inside",
    withoutEnlargement: true,
  });
  const gif = await refuseOnError(image.clone().gif().toBuffer({ resolveWithObject: true }));
  const { width, height, pageHeight = height } = gif.info;
  const file = nameImage(name, { width, height: pageHeight, extension: "gif" });
  throwIfAborted();
  const webp = await refuseOnError(image.webp({ quality: 75 }).toBuffer());
  const files = new Map<string, Uint8Array>([
    [file, gif.data],
    [nameVariant("webp", width), webp],
  ]);
  return { file, files };
}

/** Encodes an image again, which drops appended data and metadata such as the location. @throws AppError invalid */
export async function prepareImage(
  bytes: Buffer,
  type: ImageType,
  name: string,
  throwIfAborted: ThrowIfAborted,
): Promise<PreparedImage> {
  throwIfAborted();
  const { pages = 1 } = await readHeader(bytes, type);
  const prepare = pages > 1 ? prepareAnimated : prepareStill;
  return prepare(bytes, type, name, throwIfAborted);
}
