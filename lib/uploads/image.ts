import "server-only";
import sharp, { type Metadata, type Raw, type Sharp, type SharpOptions } from "sharp";
import { AppError } from "@/lib/core/errors";
import { imageFile, UPLOAD_WIDTH_MAX, UPLOAD_WIDTHS } from "./url";
import type { ImageType } from "./content";
import { variantFile } from "./image-files";

const MILLION = 1_000_000;
/** The most pixels that are decoded, of all frames together: about what a telephone takes. */
const PIXELS_MAX = 64 * MILLION;
const MOVING_PIXELS_MAX = 32 * MILLION;
/** The longest side: JPEG's own. A line of a million pixels takes far longer than a picture of as many. */
const SIDE_MAX = 65_535;
/** Each frame costs its own time, however small. */
const FRAMES_MAX = 1_000;
/** The most bytes of a picture that cannot be decoded line by line: it is in memory whole. */
const WHOLE_BYTES_MAX = 256 * 1024 * 1024;
/** WebP's largest side is 16,383 (RFC 9649, 3.4); nothing that we show is as high as this. */
const HEIGHT_MAX = 4_000;
const MOVING_WIDTH_MAX = 1_280;
/** Longer than any picture within the limits takes. */
const SECONDS_MAX = 60;

/** Called between the steps; throws where there is no use in going on. */
type GoOn = () => void;

/** The files of a picture: the one that its address names, then its widths in newer formats. */
export type PreparedImage = { file: string; files: Map<string, Uint8Array> };

const refuse = (message: string) => new AppError("invalid", message, { file: message });

const damaged = () =>
  refuse("The picture is damaged or incomplete. Save it again and try once more.");

const optionsFor = (type: ImageType): SharpOptions => ({
  // Half a picture is none.
  failOn: "error",
  // Judged before anything is decoded, and once more by the decoder.
  limitInputPixels: PIXELS_MAX,
  animated: type === "gif" || type === "webp",
});

const GIF_TRAILER = 0x3b;

/** Decoders take a GIF that stops between two frames for a shorter one (GIF89a, 27: its trailer). */
const isCutGif = (bytes: Buffer) => bytes.findLast((byte) => byte !== 0) !== GIF_TRAILER;

/** Coefficients of a progressive JPEG, and samples of an interlaced PNG, take up to two bytes each. */
const isTooLargeAsAWhole = ({ isProgressive, width, height, channels }: Metadata) =>
  isProgressive && width * height * channels * 2 > WHOLE_BYTES_MAX;

async function readHeader(bytes: Buffer, type: ImageType): Promise<Metadata> {
  if (type === "gif" && isCutGif(bytes)) throw damaged();
  const header = await decoded(
    sharp(bytes, { ...optionsFor(type), limitInputPixels: false }).metadata(),
  );
  if (header.format !== type) throw damaged();
  const isMoving = (header.pages ?? 1) > 1;
  const pixels = header.width * (header.pageHeight ?? header.height) * (header.pages ?? 1);
  const most = isMoving ? MOVING_PIXELS_MAX : PIXELS_MAX;
  if (pixels > most) {
    const frames = isMoving ? ` in its ${header.pages} frames` : "";
    throw refuse(
      `The picture has more than ${most / MILLION} million pixels${frames}. Make it smaller and try again.`,
    );
  }
  if (Math.max(header.width, header.pageHeight ?? header.height) > SIDE_MAX) {
    throw refuse(
      `The picture is more than ${SIDE_MAX.toLocaleString("en-IN")} pixels wide or high. Make it smaller and try again.`,
    );
  }
  if (!isMoving && isTooLargeAsAWhole(header)) {
    throw refuse(
      "The picture is too large to be interlaced or progressive. Save it without that option, or smaller, and try again.",
    );
  }
  if (isMoving && header.pages! > FRAMES_MAX) {
    throw refuse(`The picture has more than ${FRAMES_MAX} frames. Make it shorter and try again.`);
  }
  if (isMoving && (header.orientation ?? 1) > 1) {
    throw refuse("The picture is turned sideways. Turn it upright, save it and try again.");
  }
  return header;
}

/** What the decoder makes. It says what is wrong with a file in words for programmers. */
async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("timeout")) {
      throw refuse("The picture takes too long to prepare. Make it smaller and try again.");
    }
    throw damaged();
  }
}

/** Upright, in sRGB, without metadata, no larger than it is ever shown. */
async function decodeStill(bytes: Buffer, type: ImageType): Promise<{ data: Buffer; raw: Raw }> {
  const { data, info } = await decoded(
    sharp(bytes, { ...optionsFor(type), animated: false })
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

async function prepareStill(bytes: Buffer, type: ImageType, name: string, goOn: GoOn) {
  const { data, raw } = await decodeStill(bytes, type);
  const { width, height } = raw;
  const isOpaque = raw.channels !== 4 || (await sharp(data, { raw }).stats()).isOpaque;
  const asPlain = isOpaque ? asJpeg : asPng;
  const file = imageFile(name, { width, height, ending: isOpaque ? "jpg" : "png" });
  const files = new Map<string, Uint8Array>();
  for (const each of [...UPLOAD_WIDTHS.filter((narrower) => narrower < width), width]) {
    const image = sharp(data, { raw }).timeout({ seconds: SECONDS_MAX }).resize({ width: each });
    goOn();
    const webp = await decoded(asWebp(image.clone()));
    goOn();
    const avif = await decoded(asAvif(image.clone()));
    goOn();
    files.set(variantFile("webp", each), webp);
    // Of flat drawings the newer format is now and then the larger one.
    if (avif.length < webp.length) files.set(variantFile("avif", each), avif);
    files.set(each === width ? file : variantFile("plain", each), await decoded(asPlain(image)));
  }
  return { file, files };
}

/** A picture that moves stays one, in one width. */
async function prepareMoving(bytes: Buffer, type: ImageType, name: string, goOn: GoOn) {
  const image = sharp(bytes, optionsFor(type)).timeout({ seconds: SECONDS_MAX }).resize({
    width: MOVING_WIDTH_MAX,
    height: HEIGHT_MAX,
    fit: "inside",
    withoutEnlargement: true,
  });
  const gif = await decoded(image.clone().gif().toBuffer({ resolveWithObject: true }));
  const { width, height, pageHeight = height } = gif.info;
  const file = imageFile(name, { width, height: pageHeight, ending: "gif" });
  goOn();
  const webp = await decoded(image.webp({ quality: 75 }).toBuffer());
  const files = new Map<string, Uint8Array>([
    [file, gif.data],
    [variantFile("webp", width), webp],
  ]);
  return { file, files };
}

/**
 * Makes of an uploaded picture all that is served of it. Nothing of the file itself is: no metadata,
 * no place where it was taken, nothing that hides behind the picture.
 *
 * @param name what the file is called, in small letters, digits and hyphens
 * @param goOn called between the steps; what it throws ends the work
 * @throws AppError invalid for one that cannot be decoded whole, or has too many pixels
 */
export async function prepareImage(
  bytes: Buffer,
  type: ImageType,
  name: string,
  goOn: GoOn,
): Promise<PreparedImage> {
  goOn();
  const { pages = 1 } = await readHeader(bytes, type);
  const prepare = pages > 1 ? prepareMoving : prepareStill;
  return prepare(bytes, type, name, goOn);
}
