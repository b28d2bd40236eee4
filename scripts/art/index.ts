/**
 * Draws every picture of the site: `npx tsx scripts/art/index.ts`.
 *
 * Name parts of paths to draw only some: `npx tsx scripts/art/index.ts hero/home posts`.
 * All of it is vector art made here and rasterised by sharp; the same code gives the same files.
 */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ico } from "./ico.js";
import {
  contrastOfWhite,
  png,
  raster,
  write,
  writeRaster,
  writeSvg,
  type Format,
  type Written,
} from "./output.js";
import { cards } from "./scenes/cards.js";
import { heroes, offerDefault } from "./scenes/heroes.js";
import { logo, logoOnDark, tile } from "./scenes/mark.js";
import { offers } from "./scenes/offers.js";
import { pages } from "./scenes/pages/index.js";
import { posts, POST_WIDTH, type Subject } from "./scenes/posts.js";
import { empties, standIn } from "./scenes/small.js";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const only = process.argv.slice(2);

/** The articles of the demo content, and the subject that each is about. */
const slugs: Record<string, Subject> = {
  "nri-tax-and-fema-basics": "nri",
  "nre-nro-and-fcnr-accounts": "accounts",
  "sip-or-lump-sum": "sip",
  "loan-against-shares-and-mutual-funds": "securities",
  "term-insurance-how-much-and-how-long": "term",
  "gold-loans-value-ltv-and-repayment": "gold",
  "prepay-home-loan-or-invest": "home",
  "rera-checks-before-you-buy": "rera",
  "ncds-and-bonds-for-income": "bonds",
  "family-health-cover-explained": "health",
  "fractional-property-and-sm-reits": "fractional",
  "overdraft-cash-credit-or-bill-discounting": "capital",
  "lease-or-buy-a-car": "car",
  "nominations-wills-and-joint-holding": "wills",
};

const HERO_WIDTHS = [640, 1280, 1920];
const HERO_LIMITS: Record<Format, number> = { avif: 40, webp: 40, jpg: 90 };
/** The overlay that the contact page lays over its picture. */
const CONTACT_OVERLAY = 0.45;
const READABLE = 4.5;

async function drawHero(
  name: string,
  make: (typeof heroes)[keyof typeof heroes],
): Promise<Written[]> {
  const { svg, words, width } = make();
  const overlay = name === "contact" ? CONTACT_OVERLAY : 0;
  const full = await raster(svg, width);
  const contrast = await contrastOfWhite(full, words, overlay);
  if (contrast < READABLE) {
    throw new Error(`hero/${name}: white words have a contrast of only ${contrast.toFixed(2)}`);
  }
  console.log(`hero/${name}: white words have at least ${contrast.toFixed(1)}:1`);
  const written: Written[] = [];
  for (const size of HERO_WIDTHS) {
    const image = await raster(svg, size);
    for (const format of ["avif", "webp"] as const) {
      written.push(
        await writeRaster(image, `art/hero/${name}-${size}`, format, HERO_LIMITS[format]),
      );
    }
    if (size === 1280) {
      written.push(await writeRaster(image, `art/hero/${name}-${size}`, "jpg", HERO_LIMITS.jpg));
    }
  }
  return written;
}

async function drawJpeg(
  file: string,
  svg: string,
  width: number,
  kilobytes = 60,
): Promise<Written[]> {
  return [await writeRaster(await raster(svg, width), file, "jpg", kilobytes)];
}

/** In WebP for pages, and as a JPEG for the pictures of shared links. */
async function drawOfferStandIn(): Promise<Written[]> {
  const image = await raster(offerDefault().svg, 1280);
  const formats: readonly Format[] = ["webp", "jpg"];
  return Promise.all(
    formats.map((format) => writeRaster(image, "art/hero/offer-default", format, 40)),
  );
}

async function drawCard(name: string, svg: string): Promise<Written[]> {
  const image = await raster(svg, 800);
  const formats: readonly Format[] = ["avif", "webp", "jpg"];
  return Promise.all(formats.map((format) => writeRaster(image, `art/cards/${name}`, format, 30)));
}

const PAGE_WIDTHS = [480, 960];
/** There are many of these. */
const PAGE_EFFORT = 4;
const PAGE_LIMITS: Record<Format, number> = { avif: 28, webp: 40, jpg: 60 };

/** Beside a page's introduction, in two widths; the share card takes the jpg. */
async function drawPage(name: string, svg: string): Promise<Written[]> {
  const written: Written[] = [];
  for (const size of PAGE_WIDTHS) {
    const image = await raster(svg, size);
    const formats: Format[] = size === 960 ? ["avif", "webp", "jpg"] : ["avif", "webp"];
    for (const format of formats) {
      written.push(
        await writeRaster(
          image,
          `art/pages/${name}-${size}`,
          format,
          PAGE_LIMITS[format],
          PAGE_EFFORT,
        ),
      );
    }
  }
  return written;
}

async function drawIcons(): Promise<Written[]> {
  const rounded = tile(48, 0.72, 10.5);
  const square = tile(48, 0.66, 0);
  const maskable = tile(48, 0.54, 0);
  const small = tile(48, 0.84, 9);
  const favicon = await Promise.all(
    [16, 32].map(async (size) => ({ size, png: await png(small, size) })),
  );
  return Promise.all([
    writeSvg("icons/icon.svg", rounded, 4),
    writeSvg("icons/mark-on-dark.svg", logoOnDark(), 4),
    write("icons/icon-192.png", await png(rounded, 192)),
    write("icons/icon-512.png", await png(rounded, 512)),
    write("icons/icon-maskable-512.png", await png(maskable, 512)),
    write("icons/apple-touch-icon.png", await png(square, 180)),
    write("favicon.ico", ico(favicon)),
  ]);
}

/** Every picture that the demo articles name must be one that is drawn here. */
async function checkSlugs(): Promise<void> {
  const folder = path.join(root, "prisma/demo/posts");
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    const text = await readFile(path.join(folder, file), "utf8");
    for (const [, slug] of text.matchAll(/\/art\/posts\/([\w-]+)\.jpg/g)) {
      if (slug && !(slug in slugs))
        throw new Error(`${file} names art/posts/${slug}.jpg, which nothing draws`);
    }
  }
}

const entries = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] =>
  Object.entries(record) as [K, V][];

const jobs: [name: string, draw: () => Promise<Written[]>][] = [
  ...entries(heroes).map(([name, make]): [string, () => Promise<Written[]>] => [
    `hero/${name}`,
    () => drawHero(name, make),
  ]),
  ["hero/offer-default", () => drawOfferStandIn()],
  ...entries(slugs).map(([slug, subject]): [string, () => Promise<Written[]>] => [
    `posts/${slug}`,
    () => drawJpeg(`art/posts/${slug}`, posts[subject](), POST_WIDTH),
  ]),
  ...entries(offers).map(([name, make]): [string, () => Promise<Written[]>] => [
    `offers/${name}`,
    () => drawJpeg(`art/offers/${name}`, make(), 1280, 40),
  ]),
  ...entries(cards).map(([name, make]): [string, () => Promise<Written[]>] => [
    `cards/${name}`,
    () => drawCard(name, make()),
  ]),
  ...entries(pages).map(([name, make]): [string, () => Promise<Written[]>] => [
    `pages/${name}`,
    () => drawPage(name, make()),
  ]),
  [
    "small",
    () =>
      Promise.all([
        writeSvg("art/stand-in.svg", standIn(), 3),
        writeSvg("logo.svg", logo(), 2),
        ...entries(empties).map(([name, make]) => writeSvg(`art/empty-${name}.svg`, make(), 4)),
      ]),
  ],
  ["icons", drawIcons],
];

await checkSlugs();
let total = 0;
for (const [name, draw] of jobs) {
  if (only.length > 0 && !only.some((part) => name.includes(part))) continue;
  for (const { file, bytes } of await draw()) {
    total += bytes;
    console.log(`${file.padEnd(64)} ${(bytes / 1024).toFixed(1).padStart(7)} KB`);
  }
}
console.log(`${"Total".padEnd(64)} ${(total / 1024).toFixed(1).padStart(7)} KB`);
