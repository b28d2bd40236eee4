import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs, { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import sharp from "sharp";

const listFiles = (folder: string) => readdirSync(folder).map((file) => path.join(folder, file));
const getName = (file: string) => path.basename(file).replace(/(-\d+)?\.\w+$/, "");

test("has a source in art/ for each image in public/art, and an image for each source", () => {
  for (const folder of ["hero", "pages", "cards", "media", "offers", "posts"]) {
    const generated = new Set(listFiles(`public/art/${folder}`).map(getName));
    expect([...generated].sort()).toEqual(listFiles(`art/${folder}`).map(getName).sort());
  }
});

test("lists every source and its checksum in art/checksums.json", () => {
  const checksums = JSON.parse(readFileSync("art/checksums.json", "utf8")) as Record<
    string,
    string
  >;
  const sources = readdirSync("art", { recursive: true }) as string[];
  const checksum = (file: string) =>
    createHash("sha256")
      .update(readFileSync(`art/${file}`))
      .digest("hex")
      .slice(0, 16);
  const files = sources.filter((file) => /\.(svg|png|jpe?g|webp)$/.test(file)).sort();
  expect(checksums).toEqual(Object.fromEntries(files.map((file) => [file, checksum(file)])));
});

describe("npm run pictures", () => {
  let folder: string;
  const makeImages = (...names: string[]) => {
    const [loader, script] = ["scripts/setup/typescript.mjs", "scripts/pictures.ts"];
    const args = ["--import", path.resolve(loader), path.resolve(script), ...names];
    execFileSync(process.execPath, args, { cwd: folder, stdio: "pipe" });
  };
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(tmpdir(), "arthora-pictures-"));
    for (const each of ["art/pages", "public/art/pages"]) {
      fs.mkdirSync(path.join(folder, each), { recursive: true });
    }
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  test("converts a rotated photograph to the sizes and formats of a page image, without EXIF", async () => {
    await sharp({ create: { width: 2000, height: 3000, channels: 3, background: "#0f4c42" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toFile(path.join(folder, "art/pages/new-page.jpg"));
    makeImages("new-page");
    const files = listFiles(path.join(folder, "public/art/pages"));
    const sizes = files.map(async (file) => {
      const { width, height, exif } = await sharp(file).metadata();
      return [path.basename(file), width, height, exif];
    });
    expect(await Promise.all(sizes)).toEqual([
      ["new-page-480.avif", 480, 360, undefined],
      ["new-page-480.webp", 480, 360, undefined],
      ["new-page-960.avif", 960, 720, undefined],
      ["new-page-960.jpg", 960, 720, undefined],
      ["new-page-960.webp", 960, 720, undefined],
    ]);
  });

  test("skips an image whose source has not changed, unless its name is an argument", () => {
    const source = path.join(folder, "art/pages/new-page.svg");
    const file = path.join(folder, "public/art/pages/new-page-480.webp");
    fs.cpSync("art/icons/icon.svg", source);
    makeImages();
    const first = readFileSync(file);
    fs.writeFileSync(file, "from another encoder");
    makeImages();
    expect(readFileSync(file, "utf8")).toBe("from another encoder");
    makeImages("new-page");
    expect(readFileSync(file)).toEqual(first);
    fs.writeFileSync(source, readFileSync(source, "utf8").replace("#", "#1"));
    makeImages();
    expect(readFileSync(file)).not.toEqual(first);
  });
});

/** Converts an 8-bit sRGB channel to linear light, as the relative luminance of WCAG 2.2 requires. */
const toLinear = (channel: number) =>
  channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

// On wide screens, the heading covers the left half of the image. The image of /contact is too bright on its own, so
// all of it is measured 45% darker. Behind text, the layer of hero-band.module.css darkens it by about that or more.
test.each(listFiles("public/art/hero").filter((file) => /-1280\.jpg$/.test(file)))(
  "keeps a contrast above 4.5 for white text on %s",
  async (file) => {
    const isContact = getName(file) === "contact";
    // Blurs the image by about the width of a letter's stroke, so that single bright pixels do not count.
    const image = sharp(file).blur(1.2).raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const edge = isContact ? info.width : info.width / 2;
    let brightest = 0;
    for (let offset = 0; offset < data.length; offset += info.channels) {
      if ((offset / info.channels) % info.width >= edge) continue;
      const [red, green, blue] = [0, 1, 2].map((channel) =>
        toLinear(data[offset + channel]! * (isContact ? 0.55 : 1)),
      ) as [number, number, number];
      brightest = Math.max(brightest, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    expect(1.05 / (brightest + 0.05)).toBeGreaterThan(4.5);
  },
);
