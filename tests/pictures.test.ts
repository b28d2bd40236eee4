import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import sharp from "sharp";

const folders = ["hero", "pages", "cards", "media", "offers", "posts"];
const filesOf = (folder: string) => readdirSync(folder).map((file) => path.join(folder, file));
const nameOf = (file: string) => path.basename(file).replace(/(-\d+)?\.\w+$/, "");

test.each(folders)(
  "each picture of %s has its source in art/, and each source its files",
  (folder) => {
    const made = new Set(filesOf(`public/art/${folder}`).map(nameOf));
    expect([...made].sort()).toEqual(filesOf(`art/${folder}`).map(nameOf).sort());
  },
);

test("has the checksum of every source in art/checksums.json", () => {
  const made = JSON.parse(readFileSync("art/checksums.json", "utf8")) as Record<string, string>;
  const sources = readdirSync("art", { recursive: true }) as string[];
  const checksum = (file: string) =>
    createHash("sha256")
      .update(readFileSync(`art/${file}`))
      .digest("hex")
      .slice(0, 16);
  const files = sources.filter((file) => /\.(svg|png|jpe?g|webp)$/.test(file)).sort();
  expect(made).toEqual(Object.fromEntries(files.map((file) => [file, checksum(file)])));
});

describe("npm run pictures", () => {
  let folder: string;
  const makeImages = (...names: string[]) => {
    const [loader, script] = ["scripts/setup/typescript.mjs", "scripts/pictures.ts"];
    const args = ["--import", path.resolve(loader), path.resolve(script), ...names];
    execFileSync(process.execPath, args, { cwd: folder, stdio: "pipe" });
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "arthora-pictures-"));
    for (const each of ["art/pages", "art/offers", "public/art/pages"]) {
      mkdirSync(path.join(folder, each), { recursive: true });
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ["an SVG", () => cpSync("art/icons/icon.svg", path.join(folder, "art/pages/new-page.svg"))],
    [
      "a photograph that lies on its side",
      () =>
        sharp({ create: { width: 2000, height: 3000, channels: 3, background: "#0f4c42" } })
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toFile(path.join(folder, "art/pages/new-page.jpg")),
    ],
  ])("makes what a page needs of %s", async (_, place) => {
    await place();
    makeImages("new-page");
    const files = filesOf(path.join(folder, "public/art/pages"));
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
    for (const file of files) expect(statSync(file).size).toBeLessThan(60 * 1024);
  });

  test("leaves a picture alone whose source has not changed", () => {
    const source = path.join(folder, "art/pages/new-page.svg");
    const file = path.join(folder, "public/art/pages/new-page-480.webp");
    cpSync("art/icons/icon.svg", source);
    makeImages();
    const first = readFileSync(file);
    writeFileSync(file, "from another encoder");
    makeImages();
    expect(readFileSync(file, "utf8")).toBe("from another encoder");
    makeImages("new-page");
    expect(readFileSync(file)).toEqual(first);
    writeFileSync(source, readFileSync(source, "utf8").replace("#", "#1"));
    makeImages();
    expect(readFileSync(file)).not.toEqual(first);
  });

  test("names a picture that cannot be had in few kilobytes", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
    await sharp({ create: { width: 960, height: 720, channels: 3, background: "#fff", noise } })
      .jpeg()
      .toFile(path.join(folder, "art/offers/grain.jpg"));
    expect(() => makeImages("grain")).toThrow(/art\/offers\/grain\.jpg: .* in 40 KB as jpg/);
  });
});

/** How bright a channel looks (WCAG 2.2, relative luminance). */
const toLinear = (channel: number) =>
  channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

// The heading stands on the left half; on /contact in the middle, over a layer of black.
test.each(filesOf("public/art/hero").filter((file) => /-1280\.jpg$/.test(file)))(
  "white words can be read on %s",
  async (file) => {
    const isContact = nameOf(file) === "contact";
    // A single pixel does not count: the width of a stroke does.
    const image = sharp(file).blur(1.2).raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const edge = isContact ? info.width : info.width / 2;
    let brightest = 0;
    for (let at = 0; at < data.length; at += info.channels) {
      if ((at / info.channels) % info.width >= edge) continue;
      const [red, green, blue] = [0, 1, 2].map((channel) =>
        toLinear(data[at + channel]! * (isContact ? 0.55 : 1)),
      ) as [number, number, number];
      brightest = Math.max(brightest, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    expect(1.05 / (brightest + 0.05)).toBeGreaterThan(4.5);
  },
);
