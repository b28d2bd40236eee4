import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import sharp from "sharp";

// Creates ordinary and hostile files for uploads. Images that sharp cannot encode are assembled from bytes.

type ImageSize = { width: number; height: number; alpha?: number };

/** Draws red on the left and blue on the right, which shows how the image is rotated. */
function drawHalves({ width, height, alpha = 1 }: ImageSize) {
  const red = { r: 255, g: 0, b: 0, alpha };
  const blue = { r: 0, g: 0, b: 255, alpha };
  const half = Math.ceil(width / 2);
  const left = sharp({ create: { width: half, height, channels: 4, background: red } });
  return left.extend({ right: width - half, background: blue });
}

const EXIF = {
  IFD0: { Copyright: "Secret Owner", Make: "SecretCamera" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 33/1", GPSLongitudeRef: "E" },
};

/** Creates an image like a phone's photograph: rotated by EXIF, with location and owner. */
export const createPhoto = async (size: ImageSize = { width: 2400, height: 1600 }) =>
  drawHalves(size)
    .flatten()
    .withExif(EXIF)
    .withMetadata({ orientation: 6 })
    .withExifMerge(EXIF)
    .jpeg()
    .toBuffer();

export const createGrainyJpeg = async (width: number, height: number) => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const noiseImage = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  return noiseImage.blur(3).jpeg({ quality: 90 }).toBuffer();
};

export const createJpeg = async (size: ImageSize = { width: 900, height: 600 }) =>
  drawHalves(size).flatten().jpeg().toBuffer();

export const createPng = async (size: ImageSize = { width: 900, height: 600 }) =>
  drawHalves(size).png().toBuffer();

export const createWebp = async (size: ImageSize = { width: 900, height: 600 }) =>
  drawHalves(size).webp().toBuffer();

export function createAnimatedGif(width = 60, height = 40): Promise<Buffer> {
  const frames = ["ff0000", "00ff00", "0000ff"].map((colour) =>
    Buffer.alloc(width * height * 3, colour, "hex"),
  );
  const raw = { width, height: height * 3, channels: 3, pageHeight: height } as const;
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function encodeChunk(type: string, data: Buffer): Buffer {
  const typedData = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32 ? crc32(typedData) : 0);
  return Buffer.concat([length, typedData, sum]);
}

/** Asynchronous, because compressing half a gigabyte would block the event loop for seconds. */
const compress = (content: Buffer) => promisify(deflate)(content, { level: 9 });

/** Creates a greyscale PNG with one bit per pixel. */
async function encodePng(width: number, height: number, pixelData: Buffer) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    SIGNATURE,
    encodeChunk("IHDR", header),
    encodeChunk("IDAT", await compress(pixelData)),
    encodeChunk("IEND", Buffer.alloc(0)),
  ]);
}

const HALF_A_GIGABYTE = 512 * 1024 * 1024;

/** A decompression bomb: the file is small, but the decoded image is huge. */
export const createBombPng = (width = 30_000, height = 30_000) =>
  encodePng(width, height, Buffer.alloc((1 + Math.ceil(width / 8)) * height));

/** A small image whose data unpacks to far more than its pixels need. */
export const createPngWithExcessData = () => encodePng(100, 100, Buffer.alloc(HALF_A_GIGABYTE));

/** A small image with a text chunk that unpacks to half a gigabyte. */
export async function createPngWithLargeText(): Promise<Buffer> {
  const image = await createPng({ width: 100, height: 100 });
  const compressedText = await compress(Buffer.alloc(HALF_A_GIGABYTE, "a"));
  const textChunk = encodeChunk(
    "zTXt",
    Buffer.concat([Buffer.from("Comment\0\0", "latin1"), compressedText]),
  );
  return Buffer.concat([image.subarray(0, -12), textChunk, image.subarray(-12)]);
}

export const createZip = () => Buffer.from("PK\x03\x04\x14\0\0\0run.js", "latin1");

export const createPdf = () =>
  Buffer.from(
    [
      "%PDF-1.4",
      "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
      "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
      "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj",
      "4 0 obj<</Length 40>>",
      "stream",
      "BT /F1 24 Tf 50 100 Td (Hello) Tj ET",
      "endstream endobj",
      "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj",
      "trailer<</Size 6/Root 1 0 R>>",
      "%%EOF",
      "",
    ].join("\n"),
    "latin1",
  );

/** An animated PNG: the chunk after its header declares two frames. */
export async function createAnimatedPng(): Promise<Buffer> {
  const image = await createPng({ width: 30, height: 20 });
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([
    image.subarray(0, afterHeader),
    encodeChunk("acTL", control),
    image.subarray(afterHeader),
  ]);
}

export const createSvg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
