import { afterAll, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { call } from "../../tools/site/calls";
import { expectFailure } from "../support/failures";
import { readPeakMemory } from "../support/memory";
import {
  createBombPng,
  createJpeg,
  createAnimatedGif,
  createPngWithExcessData,
  createPdf,
  createPng,
  createSvg,
  createWebp,
  createPngWithLargeText,
  createZip,
} from "../support/images";
import { onSqliteWith } from "../support/on-each-database";
import { makeUploadsFolder, removeFolder, upload, listUploads } from "../support/uploads";

const MEGABYTE = 1024 * 1024;

let folder: string;
afterAll(() => removeFolder(folder));

const makeVariables = async () => ({ UPLOADS_DIR: (folder = await makeUploadsFolder()) });

onSqliteWith("An uploaded file", makeVariables, (suite) => {
  const send = (bytes: Buffer, name = "file.jpg", purpose = "file") =>
    upload(suite().site.url, bytes, { token: suite().token, name, purpose });

  const openPng = async () => sharp(await createPng());

  async function expectRefused(bytes: Buffer, status: 400 | 415, message: RegExp, name?: string) {
    const uploadsBefore = await listUploads(folder);
    const response = await send(bytes, name);
    const { message: actual } = (await response.clone().json()) as { message: string };
    expect(actual).toMatch(message);
    await expectFailure(response, { status, message: actual, fields: { file: actual } });
    expect(await listUploads(folder)).toEqual(uploadsBefore);
  }

  const UNSUPPORTED =
    /^This file cannot be used\. Choose a PDF, or a PNG, JPEG, GIF or WebP image\.$/;
  const DAMAGED = /^The image is damaged or incomplete\. Save it again and try once more\.$/;

  const DAMAGED_PDF = /^The PDF is damaged or incomplete\. Print it to PDF again/;

  describe("that is invalid", () => {
    test.each<[string, string, () => Promise<Buffer> | Buffer]>([
      ["an SVG image", "drawing.png", createSvg],
      ["an HTML page", "page.jpg", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
      ["a script that starts almost like a GIF", "a.gif", () => Buffer.from("GIF88a=1;alert(1)")],
      ["an AVIF image", "a.avif", async () => (await openPng()).avif().toBuffer()],
      [
        "a PDF after an HTML tag",
        "a.pdf",
        () => Buffer.concat([Buffer.from("<html>"), createPdf()]),
      ],
      [
        "a PDF after 1 KB of spaces",
        "a.pdf",
        () => Buffer.concat([Buffer.alloc(1_024, " "), createPdf()]),
      ],
    ])("is refused if it is %s (uploaded as %s)", async (_, name, make) => {
      await expectRefused(await make(), 415, UNSUPPORTED, name);
    });

    test.each<[string, () => Buffer, RegExp]>([
      ["a PDF without an end", () => createPdf().subarray(0, -8), DAMAGED_PDF],
      [
        "a PDF followed by HTML",
        () => Buffer.concat([createPdf(), Buffer.alloc(2_000, "<b>")]),
        DAMAGED_PDF,
      ],
      ["empty", () => Buffer.alloc(0), /^The file is empty$/],
    ])("is refused if it is %s", (_, make, message) => expectRefused(make(), 400, message));

    test.each<[string, () => Promise<Buffer>, string]>([
      ["JPEG", createJpeg, "\xff\xd8\xff\xe0 not a picture"],
      ["PNG", createPng, "\x89PNG\r\n\x1a\nnot a picture"],
      ["GIF", () => createAnimatedGif(200, 200), 'GIF89a/*not a picture*/=1;alert("x")'],
      ["WebP", createWebp, "RIFF\x10\0\0\0WEBPnot a picture"],
    ])("is refused if it is a truncated %s or only starts like one", async (_, make, start) => {
      const complete = await make();
      for (const fraction of [0.5, 0.9]) {
        await expectRefused(
          complete.subarray(0, Math.floor(complete.length * fraction)),
          400,
          DAMAGED,
        );
      }
      await expectRefused(Buffer.from(start, "latin1"), 400, DAMAGED);
    });
  });

  const createAnimation = (side: number, frames: number) => {
    const greys = Array.from({ length: frames }, (_, index) => (index * 97) % 251);
    const data = Buffer.concat(greys.map((grey) => Buffer.alloc(side * side * 3, grey)));
    return sharp(data, {
      raw: { width: side, height: side * frames, channels: 3, pageHeight: side },
    });
  };

  describe("that is oversized or unsupported", () => {
    test("is refused before decoding if it has too many pixels (ASVS 5.2.3, 5.2.6)", async () => {
      const bomb = await createBombPng();
      expect(bomb.length).toBeLessThan(MEGABYTE);
      const memoryBefore = readPeakMemory(suite().site);
      await expectRefused(bomb, 400, /^The image has more than 64 million pixels\./);
      const onePixelHigh = await createBombPng(70_000_000, 1);
      await expectRefused(onePixelHigh, 400, /^The image (has more|is damaged)/);
      // Decoding an interlaced image needs all of it in memory.
      const photo = sharp({
        create: { width: 7_000, height: 7_000, channels: 3, background: "#258" },
      });
      const interlaced = /^The image is too large for its interlaced or progressive format\./;
      await expectRefused(await photo.jpeg({ progressive: true }).toBuffer(), 400, interlaced);
      await expectRefused(await photo.png({ progressive: true }).toBuffer(), 400, interlaced);
      expect(readPeakMemory(suite().site) - memoryBefore).toBeLessThan(96 * MEGABYTE);
    });

    test.each<[RegExp, () => Promise<Buffer>]>([
      [
        /^The image is more than 65,535 pixels wide or high\./,
        () => createPng({ width: 1, height: 65_536 }),
      ],
      [
        /^The image has more than 32 million pixels in its 40 frames\./,
        () => createAnimation(1_000, 40).gif().toBuffer(),
      ],
      [/^The image has more than 1000 frames\./, () => createAnimation(2, 1_001).gif().toBuffer()],
      [
        /^The animation is stored rotated or mirrored\./,
        () => createAnimation(9, 2).withMetadata({ orientation: 6 }).webp().toBuffer(),
      ],
    ])("is refused with the message %s", async (message, make) => {
      await expectRefused(await make(), 400, message);
    });

    test("takes less than 192 MB of memory, even if its data unpacks to 512 MB", async () => {
      const memoryBefore = readPeakMemory(suite().site);
      for (const bytes of [await createPngWithExcessData(), await createPngWithLargeText()]) {
        const response = await send(bytes, "bomb.png");
        expect([201, 400]).toContain(response.status);
      }
      expect(readPeakMemory(suite().site) - memoryBefore).toBeLessThan(192 * MEGABYTE);
    });

    test("is refused above 20 MB, with or without Content-Length (ASVS 5.2.1)", async () => {
      const large = Buffer.alloc(20 * MEGABYTE + 1, 0xff);
      const tooLarge = { status: 413, message: "The request is larger than 20 MB" } as const;
      await expectFailure(await send(large), tooLarge);
      const stream = new Blob([new Uint8Array(large)]).stream();
      const withoutLength = await fetch(`${suite().site.url}/api/uploads`, {
        method: "POST",
        headers: { Authorization: `Bearer ${suite().token}` },
        body: stream,
        duplex: "half",
      } as RequestInit);
      await expectFailure(withoutLength, tooLarge);
    });
  });

  describe("that is an accepted image", () => {
    const HIDDEN = '<script>alert("hidden")</script>';

    test.each<[string, () => Promise<Buffer>]>([
      ["a ZIP archive", async () => Buffer.concat([await createJpeg(), createZip()])],
      ["an HTML page", async () => Buffer.concat([await createPng(), Buffer.from(HIDDEN)])],
      ["a PDF", async () => Buffer.concat([await createWebp(), createPdf()])],
      [
        "HTML in its EXIF description",
        async () => {
          const exif = { IFD0: { ImageDescription: HIDDEN } };
          return sharp(await createPng())
            .withExif(exif)
            .jpeg()
            .toBuffer();
        },
      ],
    ])("loses hidden content: %s", async (_, make) => {
      const response = await send(await make(), "picture.jpg");
      expect(response.status).toBe(201);
      const { url } = (await response.json()) as { url: string };
      for (const accept of ["*/*", "image/webp", "image/avif"]) {
        const served = await call(suite().site.url, url, { headers: { Accept: accept } });
        expect(served.headers.get("content-type")).toMatch(/^image\//);
        const text = Buffer.from(await served.arrayBuffer()).toString("latin1");
        expect(text).not.toMatch(/hidden|PK\x03\x04|%PDF|run\.js/);
      }
    });

    test("is converted to 8-bit sRGB", async () => {
      const cmyk = (await openPng()).toColourspace("cmyk").jpeg().toBuffer();
      const sixteenBit = (await openPng()).toColourspace("rgb16").png().toBuffer();
      const grey = (await openPng()).greyscale().png().toBuffer();
      for (const bytes of await Promise.all([cmyk, sixteenBit, grey])) {
        const response = await send(bytes, "c.png");
        expect(response.status).toBe(201);
        const { url } = (await response.json()) as { url: string };
        const served = await (await call(suite().site.url, url)).arrayBuffer();
        const { space, depth } = await sharp(Buffer.from(served)).metadata();
        expect([space, depth]).toEqual(["srgb", "uchar"]);
      }
    });

    test.each([
      ["p-1920x1.jpg", () => createPng({ width: 16_000, height: 1 })],
      ["p-1x4000.jpg", () => createPng({ width: 1, height: 16_000 })],
      ["p-5x4000.gif", () => createAnimatedGif(10, 8_000)],
    ])("is scaled down to the largest size that pages show: %s", async (fileName, make) => {
      const { url } = (await (await send(await make(), "p.png")).json()) as { url: string };
      expect(url.split("/").pop()).toBe(fileName);
    });
  });
});
