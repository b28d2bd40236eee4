import { promisify } from "node:util";
import { crc32, deflate, deflateRawSync } from "node:zlib";
import sharp from "sharp";

// Files as staff have them, and as nobody should: made here, byte by byte where no program would.

type Painted = { width: number; height: number; alpha?: number };

/** A picture with a red left half and a blue right half: which way up it is can be seen. */
function halves({ width, height, alpha = 1 }: Painted) {
  const red = { r: 255, g: 0, b: 0, alpha };
  const blue = { r: 0, g: 0, b: 255, alpha };
  const half = Math.ceil(width / 2);
  const left = sharp({ create: { width: half, height, channels: 4, background: red } });
  // To the right of it, even where that is nothing.
  return left.extend({ right: width - half, background: blue });
}

const PLACE = {
  IFD0: { Copyright: "Secret Owner", Make: "SecretCamera" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 33/1", GPSLongitudeRef: "E" },
};

/** A telephone's photograph: taken sideways, with where and by whom. */
export const photograph = async (size: Painted = { width: 2400, height: 1600 }) =>
  halves(size)
    .flatten()
    .withExif(PLACE)
    .withMetadata({ orientation: 6 })
    .withExifMerge(PLACE)
    .jpeg()
    .toBuffer();

/** A photograph with as much to see in it as one of a crowd. */
export const grainy = async (width: number, height: number) => {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const grain = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
  return grain.blur(3).jpeg({ quality: 90 }).toBuffer();
};

export const jpeg = async (size: Painted = { width: 900, height: 600 }) =>
  halves(size).flatten().jpeg().toBuffer();

export const png = async (size: Painted = { width: 900, height: 600 }) =>
  halves(size).png().toBuffer();

export const webp = async (size: Painted = { width: 900, height: 600 }) =>
  halves(size).webp().toBuffer();

/** Three frames, each of another colour. */
export async function movingGif(width = 60, height = 40): Promise<Buffer> {
  const frames = ["#f00", "#0f0", "#00f"].map((background) => ({
    create: { width, height, channels: 4 as const, background },
  }));
  const files = await Promise.all(frames.map((create) => sharp(create).png().toBuffer()));
  return sharp(files, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32 ? crc32(typed) : 0);
  return Buffer.concat([length, typed, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  data[8] = 1;
  return chunk("IHDR", data);
}

/** Beside everything else: half a gigabyte takes seconds, in which no closed connection is noticed. */
const deflated = (content: Buffer) => promisify(deflate)(content, { level: 9 });

/** A picture in one colour that is a few kilobytes as a file and `width * height` pixels in memory. */
export async function bombPng(width = 30_000, height = 30_000): Promise<Buffer> {
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  const lines = Buffer.alloc(line.length * height);
  return Buffer.concat([
    SIGNATURE,
    header(width, height),
    chunk("IDAT", await deflated(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A small picture whose data unpack to far more than its pixels are. */
export async function overfullPng(unpackedBytes = 512 * 1024 * 1024): Promise<Buffer> {
  return Buffer.concat([
    SIGNATURE,
    header(100, 100),
    chunk("IDAT", await deflated(Buffer.alloc(unpackedBytes))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A small picture with a text that unpacks to half a gigabyte. */
export async function wordyPng(unpackedBytes = 512 * 1024 * 1024): Promise<Buffer> {
  const image = await png({ width: 100, height: 100 });
  const text = Buffer.concat([
    Buffer.from("Comment\0\0", "latin1"),
    await deflated(Buffer.alloc(unpackedBytes, "a")),
  ]);
  const end = image.length - 12;
  return Buffer.concat([image.subarray(0, end), chunk("zTXt", text), image.subarray(end)]);
}

/** An archive with one file, as small as there is one. */
export function zip(name = "run.js", content = "alert(1)"): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([
    Buffer.from("PK\x03\x04", "latin1"),
    common,
    Buffer.from(name),
    packed,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  return Buffer.concat([local, end]);
}

/** One page that says Hello. */
export const pdf = () =>
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

/** A PNG with two frames, as its first chunk says. */
export async function movingPng(): Promise<Buffer> {
  const image = await png({ width: 30, height: 20 });
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([
    image.subarray(0, afterHeader),
    chunk("acTL", control),
    image.subarray(afterHeader),
  ]);
}

export const svg = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
