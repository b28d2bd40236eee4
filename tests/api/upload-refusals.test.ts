import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import sharp from "sharp";
import { call, signIn, registerAdmin } from "../../tools/site/calls";
import { createDatabase, type TestDatabase } from "../../tools/site/databases";
import { expectFailure } from "../support/failures";
import { peakMemoryOf } from "../support/memory";
import {
  bombPng,
  jpeg,
  movingGif,
  overfullPng,
  pdf,
  png,
  svg,
  webp,
  wordyPng,
  zip,
} from "../support/images";
import { startSite, type TestSite } from "../../tools/site/site";
import { makeUploadsFolder, removeFolder, upload, uploadsIn } from "../support/uploads";

const MEGABYTE = 1024 * 1024;

let database: TestDatabase;
let site: TestSite;
let folder: string;
let token: string;
beforeAll(async () => {
  database = await createDatabase("sqlite");
  folder = await makeUploadsFolder();
  site = await startSite(database.url, { UPLOADS_DIR: folder });
  await registerAdmin(site.url);
  ({ token } = await signIn(site.url));
});
afterAll(async () => {
  await site?.kill();
  await database?.drop();
  await removeFolder(folder);
});

const send = (bytes: Buffer, name = "file.jpg", purpose = "file") =>
  upload(site.url, bytes, { token, name, purpose });

async function expectRefused(bytes: Buffer, status: 400 | 415, message: RegExp, name?: string) {
  const before = await uploadsIn(folder);
  const response = await send(bytes, name);
  const { message: said } = (await response.clone().json()) as { message: string };
  expect(said).toMatch(message);
  await expectFailure(response, { status, message: said, fields: { file: said } });
  expect(await uploadsIn(folder)).toEqual(before);
}

const NOT_USED = /^This file cannot be used\. Choose a PDF, or a PNG, JPEG, GIF or WebP picture\.$/;
const DAMAGED = /^The picture is damaged or incomplete\. Save it again and try once more\.$/;

describe("A file that is not what it must be", () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ["SVG", "drawing.png", svg],
    ["a page", "page.jpg", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an archive", "file.gif", () => zip()],
    ["a script that looks like one of ours", "a.gif", () => Buffer.from("GIF88a=1;alert(1)")],
    [
      "TIFF",
      "a.png",
      async () =>
        sharp(await png())
          .tiff()
          .toBuffer(),
    ],
    [
      "AVIF",
      "a.avif",
      async () =>
        sharp(await png({ width: 9, height: 9 }))
          .avif()
          .toBuffer(),
    ],
    ["a PDF behind a page", "a.pdf", () => Buffer.concat([Buffer.from("<html>"), pdf()])],
    [
      "a PDF behind a picture's first bytes",
      "a.pdf",
      () => Buffer.concat([Buffer.from("GIF"), pdf()]),
    ],
    [
      "a PDF behind a program's first bytes",
      "a.pdf",
      () => Buffer.concat([Buffer.from("MZ\x90\0\n", "latin1"), pdf()]),
    ],
    ["a PDF that begins too late", "a.pdf", () => Buffer.concat([Buffer.alloc(1_024, " "), pdf()])],
    ["a program", "a.exe", () => Buffer.from("MZ\x90\x00")],
    ["text", "a.txt", () => Buffer.from("hello")],
  ])("is refused where it is %s called %s", async (_, name, make) => {
    await expectRefused(await make(), 415, NOT_USED, name);
  });

  test.each<[string, () => Buffer]>([
    ["without an end", () => pdf().subarray(0, -8)],
    ["with a page behind it", () => Buffer.concat([pdf(), Buffer.alloc(2_000, "<b>")])],
  ])("is refused where it is a PDF %s", (_, make) =>
    expectRefused(make(), 400, /^The PDF is damaged or incomplete\. Print it to PDF again/),
  );

  test("is refused where it is empty", () =>
    expectRefused(Buffer.alloc(0), 400, /^The file is empty$/));

  test.each<[string, () => Promise<Buffer>]>([
    ["JPEG", jpeg],
    ["PNG", png],
    [
      "GIF",
      async () =>
        sharp(await png())
          .gif()
          .toBuffer(),
    ],
    ["moving GIF", () => movingGif(200, 200)],
    ["WebP", webp],
  ])("is refused where it is half a %s", async (_, make) => {
    const whole = await make();
    for (const share of [0.5, 0.9]) {
      await expectRefused(whole.subarray(0, Math.floor(whole.length * share)), 400, DAMAGED);
    }
  });

  test.each<[string, string]>([
    ["JPEG", "\xff\xd8\xff\xe0 not a picture"],
    ["PNG", "\x89PNG\r\n\x1a\nnot a picture"],
    ["GIF", 'GIF89a/*not a picture*/=1;alert("x")'],
    ["WebP", "RIFF\x10\0\0\0WEBPnot a picture"],
  ])("is refused where it has nothing of a %s but its first bytes", (_, bytes) =>
    expectRefused(Buffer.from(bytes, "latin1"), 400, DAMAGED),
  );

  test("is refused for what it is and never stored", async () => {
    expect(await uploadsIn(folder)).toEqual({ stored: [], incoming: [] });
  });
});

describe("A file that would fill the memory", () => {
  test("is refused for its pixels before any is decoded", async () => {
    const bomb = await bombPng();
    expect(bomb.length).toBeLessThan(MEGABYTE);
    const before = peakMemoryOf(site);
    await expectRefused(bomb, 400, /^The picture has more than 64 million pixels\./);
    // One side alone can be it.
    await expectRefused(await bombPng(70_000_000, 1), 400, /^The picture (has more|is damaged)/);
    expect(peakMemoryOf(site) - before).toBeLessThan(96 * MEGABYTE);
  });

  test("is refused for its longest side, which alone takes long", async () => {
    await expectRefused(
      await png({ width: 1, height: 65_536 }),
      400,
      /^The picture is more than 65,535 pixels wide or high\./,
    );
    expect((await send(await png({ width: 2, height: 65_535 }), "a.png")).status).toBe(201);
  });

  test("is refused for the pixels of all its frames", async () => {
    const frames = Array.from({ length: 40 }, (_, index) => ({
      create: {
        width: 1000,
        height: 1000,
        channels: 3 as const,
        background: `hsl(${index * 9},80%,50%)`,
      },
    }));
    const files = await Promise.all(frames.map((create) => sharp(create).png().toBuffer()));
    const gif = await sharp(files, { join: { animated: true } })
      .gif()
      .toBuffer();
    await expectRefused(
      gif,
      400,
      /^The picture has more than 32 million pixels in its 40 frames\./,
    );
  });

  test("is refused for being interlaced, where all of it would be in memory at once", async () => {
    const photo = sharp({
      create: { width: 7_000, height: 7_000, channels: 3, background: "#258" },
    });
    const message = /^The picture is too large to be interlaced or progressive\./;
    const before = peakMemoryOf(site);
    await expectRefused(await photo.jpeg({ progressive: true }).toBuffer(), 400, message);
    await expectRefused(await photo.png({ progressive: true }).toBuffer(), 400, message);
    expect(peakMemoryOf(site) - before).toBeLessThan(96 * MEGABYTE);
  });

  test("is refused for its frames, however small", async () => {
    const frames = 1_001;
    const data = randomBytes(frames * 2 * 2 * 3);
    const moving = sharp(data, {
      raw: { width: 2, height: 2 * frames, channels: 3, pageHeight: 2 },
    });
    await expectRefused(
      await moving.gif().toBuffer(),
      400,
      /^The picture has more than 1000 frames\./,
    );
  });

  test("that moves is refused where it would lie on its side", async () => {
    const onItsSide = await sharp(await movingGif(), { animated: true })
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer();
    await expectRefused(onItsSide, 400, /^The picture is turned sideways\./);
  });

  test("unpacks no further than its pixels are", async () => {
    const before = peakMemoryOf(site);
    for (const bytes of [await overfullPng(), await wordyPng()]) {
      const response = await send(bytes, "bomb.png");
      expect([201, 400]).toContain(response.status);
    }
    expect(peakMemoryOf(site) - before).toBeLessThan(192 * MEGABYTE);
  });

  test("is refused for its bytes, announced or not", async () => {
    const large = Buffer.alloc(20 * MEGABYTE + 1, 0xff);
    const tooLarge = { status: 413, message: "The request is larger than 20 MB" } as const;
    await expectFailure(await send(large), tooLarge);
    const stream = new Blob([new Uint8Array(large)]).stream();
    const unannounced = await fetch(`${site.url}/api/uploads`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: stream,
      duplex: "half",
    } as RequestInit);
    await expectFailure(unannounced, tooLarge);
    // The site goes on as before.
    expect((await send(await jpeg())).status).toBe(201);
  });

  test("is not read from somebody who may not upload", async () => {
    const large = Buffer.alloc(20 * MEGABYTE, 0xff);
    await expectFailure(await upload(site.url, large, {}), { status: 401 });
  });
});

describe("A picture with something behind it", () => {
  const HIDDEN = '<script>alert("hidden")</script>';

  test.each<[string, () => Promise<Buffer>]>([
    ["an archive", async () => Buffer.concat([await jpeg(), zip()])],
    [
      "a page",
      async () => Buffer.concat([await png({ width: 9, height: 9 }), Buffer.from(HIDDEN)]),
    ],
    ["a PDF", async () => Buffer.concat([await webp(), pdf()])],
    [
      "a page in its words",
      async () =>
        sharp(await jpeg())
          .withExif({ IFD0: { ImageDescription: HIDDEN } })
          .jpeg()
          .toBuffer(),
    ],
  ])("loses %s", async (_, make) => {
    const response = await send(await make(), "picture.jpg");
    expect(response.status).toBe(201);
    const { url } = (await response.json()) as { url: string };
    for (const accept of ["*/*", "image/webp", "image/avif"]) {
      const served = await call(site.url, url, { headers: { Accept: accept } });
      const text = Buffer.from(await served.arrayBuffer()).toString("latin1");
      expect(served.headers.get("content-type")).toMatch(/^image\//);
      for (const sign of ["hidden", "PK\x03\x04", "%PDF", "run.js"])
        expect(text).not.toContain(sign);
    }
  });

  test("is shown in the colours of a screen, whatever it was made for", async () => {
    const cmyk = await sharp(await jpeg())
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    const deep = await sharp(await png({ width: 9, height: 9 }))
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    const grey = await sharp(await png({ width: 9, height: 9 }))
      .greyscale()
      .png()
      .toBuffer();
    for (const bytes of [cmyk, deep, grey]) {
      const response = await send(bytes, "c.png");
      expect(response.status).toBe(201);
      const { url } = (await response.json()) as { url: string };
      const served = await (await call(site.url, url)).arrayBuffer();
      const { space, depth } = await sharp(Buffer.from(served)).metadata();
      expect([space, depth]).toEqual(["srgb", "uchar"]);
    }
  });

  test("may be a single pixel, or a strip", async () => {
    for (const [width, height, shown] of [
      [1, 1, "1x1.jpg"],
      [16_000, 1, "1920x1.jpg"],
      [1, 16_000, "1x4000.jpg"],
    ] as const) {
      const response = await send(await png({ width, height }), "p.png");
      const { url } = (await response.json()) as { url: string };
      expect(url).toMatch(new RegExp(`/p-${shown}$`));
    }
  });

  test("that moves is no wider and higher than it is ever shown", async () => {
    for (const [width, height, shown] of [
      [1_400, 700, "1280x640.gif"],
      [10, 8_000, "5x4000.gif"],
    ] as const) {
      const response = await send(await movingGif(width, height), "m.gif");
      const { url } = (await response.json()) as { url: string };
      expect(url).toMatch(new RegExp(`/m-${shown}$`));
    }
  });
});
