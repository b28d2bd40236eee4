import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { placesOf } from "@/content/navigation";
import { sections } from "@/content/sections";
import { ask } from "../../tools/bench/answers";
import { table } from "../../tools/bench/table";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { grainy } from "../support/images";
import { upload } from "../support/uploads";
import { expect, test } from "../e2e/fixtures";

// What each kind of page costs on its way to a phone, as transferred, and at most may.

const KILOBYTE = 1024;

type Kind = "document" | "script" | "stylesheet" | "font" | "image";
type Loaded = { url: string; kind: Kind; bytes: number };

/** All of a page, before anybody scrolls. */
const TOTAL_LIMIT = 300;

/** What a browser asks for meanwhile; over HTTP/1.1 it asks for six things at a time. */
const countLimits = { requests: 25, stylesheets: 3 };

const limits: Record<Exclude<Kind, "script">, number> = {
  document: 15,
  stylesheet: 18,
  font: 36,
  image: 60,
};

/** A document with questions, tables and a calculator in it (docs/decisions/0044). */
const CONTENT_PAGE_LIMIT = 20;

const contentPages = placesOf(sections).map(({ page: { href } }) => href);

/** Scripts beyond those of an empty page of Next. */
const SCRIPT_LIMIT = 50;

/** What the browser fetches for a page before anybody scrolls, without the headers. */
async function loadsOf(page: Page, path: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const kinds = new Map<string, { url: string; kind: Kind; headers: number }>();
  const loads: Loaded[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const { url, encodedDataLength: headers } = response;
    kinds.set(requestId, { url, kind: type.toLowerCase() as Kind, headers });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const found = kinds.get(requestId);
    if (found) loads.push({ ...found, bytes: encodedDataLength - found.headers });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await session.detach();
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );
  // Chromium fetches pictures ahead that are far below what is seen.
  return loads.filter(({ kind, url }) => kind !== "image" || seen.includes(url));
}

/** What Next needs to show anything: the scripts of a page that has nothing of ours on it. */
async function emptyPageBytes(siteUrl: string): Promise<number> {
  const html = readFileSync(".next/server/app/_global-error.html", "utf8");
  const addresses = [...html.matchAll(/<script src="([^"]+)"(?![^>]*noModule)/g)].map(
    ([, address = ""]) => address,
  );
  expect(addresses.length).toBeGreaterThan(2);
  const answers = await Promise.all(
    addresses.map((address) => ask(`${siteUrl}${address}`, { "Accept-Encoding": "gzip" })),
  );
  return answers.reduce((total, { body }) => total + body.length, 0);
}

const sumOf = (loads: Loaded[], kind: Kind) =>
  loads.filter((each) => each.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

const inKilobytes = (bytes: number) => Number((bytes / KILOBYTE).toFixed(1));

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test("each kind of page stays within its budget", async ({ page, site, token }) => {
  test.setTimeout(180_000);
  const posts = [];
  for (let at = 0; at < 14; at += 1) {
    posts.push(
      await publishBlog(site.url, token, { title: `What changed for savers, part ${at}` }),
    );
  }
  const offer = await publishOffer(site.url, token, {});
  await publishMedia(site.url, token, {});
  const paths = [
    "/",
    "/services",
    "/who-we-serve",
    "/who-we-serve/nri",
    "/wealth-management/mutual-funds",
    "/loans/home-loan",
    "/insurance/personal",
    "/lease/new-car",
    "/blog",
    "/blog?page=2",
    `/blog/${posts[0]?.id}`,
    "/media",
    `/offers/${offer.id}`,
    "/contact",
    "/privacy",
    "/terms",
  ];
  const empty = await emptyPageBytes(site.url);
  const rows: (string | number)[][] = [];
  const over: string[] = [];
  const users = new Map<string, { bytes: number; paths: string[] }>();
  for (const path of paths) {
    const loads = await loadsOf(page, path);
    const scripts = sumOf(loads, "script") - empty;
    if (scripts > SCRIPT_LIMIT * KILOBYTE) over.push(`${path} script ${inKilobytes(scripts)}`);
    const rest = Object.entries(limits).map(([kind, limit]) => {
      const bytes = sumOf(loads, kind as Kind);
      const isContent = kind === "document" && contentPages.includes(path);
      if (bytes > (isContent ? CONTENT_PAGE_LIMIT : limit) * KILOBYTE)
        over.push(`${path} ${kind} ${inKilobytes(bytes)}`);
      return inKilobytes(bytes);
    });
    const total = loads.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > TOTAL_LIMIT * KILOBYTE) over.push(`${path} in all ${inKilobytes(total)}`);
    const counts = {
      requests: loads.length,
      stylesheets: loads.filter(({ kind }) => kind === "stylesheet").length,
    };
    for (const [what, count] of Object.entries(counts)) {
      if (count > countLimits[what as keyof typeof counts]) over.push(`${path} ${count} ${what}`);
    }
    rows.push([
      path,
      inKilobytes(scripts),
      ...rest,
      inKilobytes(total),
      counts.requests,
      counts.stylesheets,
    ]);
    for (const { url, kind, bytes } of loads) {
      if (kind !== "script" && kind !== "stylesheet") continue;
      const name = new URL(url).pathname.replace("/_next/static/", "");
      const user = users.get(name) ?? { bytes, paths: [] };
      users.set(name, { bytes, paths: [...user.paths, path] });
    }
  }
  const files = [...users]
    .sort(([, one], [, other]) => other.bytes - one.bytes)
    .map(([name, { bytes, paths: by }]) => [
      name,
      inKilobytes(bytes),
      by.length === paths.length ? "every page" : by.join(" "),
    ]);
  const report = [
    `Kilobytes with gzip; an empty page of Next has ${inKilobytes(empty)} of script.`,
    table(
      [
        ...["Page", "Script beyond it", "HTML", "CSS", "Fonts", "Pictures in sight", "All"],
        ...["Requests", "Stylesheets"],
      ],
      rows,
    ),
    table(["File", "KB", "Loaded by"], files),
  ].join("\n\n");
  writeFileSync("test-results/budget.md", report);
  console.log(report);
  expect(over).toEqual([]);
});

test("pictures that staff upload stay within it, too", async ({ page, site, token }) => {
  await removeAll(site.url, token, "offers");
  const uploaded = await upload(site.url, await grainy(2_400, 1_600), { token, name: "photo.jpg" });
  const { url: image } = (await uploaded.json()) as { url: string };
  const post = await publishBlog(site.url, token, { image });
  const offer = await publishOffer(site.url, token, { image });
  for (const path of ["/", `/blog/${post.id}`, `/offers/${offer.id}`]) {
    const images = (await loadsOf(page, path)).filter(({ kind }) => kind === "image");
    expect([path, images.filter(({ url }) => url.includes("/uploads/")).length]).toEqual([path, 1]);
    const bytes = sumOf(images, "image");
    expect([path, bytes, bytes <= limits.image * KILOBYTE]).toEqual([path, bytes, true]);
  }
  await removeAll(site.url, token, "offers");
});
