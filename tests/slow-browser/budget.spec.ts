import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listPagesWithSection } from "@/content/navigation";
import { sections } from "@/content/sections";
import { fetchRaw } from "../../tools/bench/fetch-raw";
import { toMarkdownTable } from "../../tools/bench/table";
import { publishBlog, publishMedia, publishOffer } from "../support/entries";
import { createGrainyJpeg } from "../support/images";
import { upload } from "../support/uploads";
import { expect, test } from "../e2e/fixtures";

const KILOBYTE = 1024;

type Kind = "document" | "script" | "stylesheet" | "font" | "image";
type LoadedResource = { url: string; kind: Kind; bytes: number };

/** Maximum kilobytes by kind, and maximum numbers of requests and stylesheets, before scrolling. */
const limits = {
  /** Excludes React's and Next's scripts, which the global error page also loads (`measureErrorPageScripts`). */
  script: 45,
  document: 11,
  stylesheet: 16,
  font: 36,
  image: 60,
  total: 250,
  requests: 25,
  stylesheets: 3,
};

/** Maximum kilobytes of HTML for information pages, which have questions, tables and calculators (docs/decisions/0044). */
const INFORMATION_PAGE_LIMIT = 14;

const informationPages = listPagesWithSection(sections).map(({ page: { href } }) => href);

async function measureLoads(page: Page, path: string): Promise<LoadedResource[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const responses = new Map<string, { url: string; kind: Kind; headerBytes: number }>();
  const loads: LoadedResource[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const { url, encodedDataLength: headerBytes } = response;
    responses.set(requestId, { url, kind: type.toLowerCase() as Kind, headerBytes });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const resource = responses.get(requestId);
    if (resource) loads.push({ ...resource, bytes: encodedDataLength - resource.headerBytes });
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await session.detach();
  const visibleImages = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => currentSrc),
  );
  // Counts only images in the viewport, because Chromium also loads others, such as those far below it.
  return loads.filter(({ kind, url }) => kind !== "image" || visibleImages.includes(url));
}

async function measureErrorPageScripts(siteUrl: string): Promise<number> {
  const html = readFileSync(".next/server/app/_global-error.html", "utf8");
  const urls = [...html.matchAll(/<script src="([^"]+)"(?![^>]*noModule)/g)].map(
    ([, url = ""]) => url,
  );
  expect(urls.length).toBeGreaterThan(2);
  const responses = await Promise.all(
    urls.map((url) => fetchRaw(`${siteUrl}${url}`, { "Accept-Encoding": "br" })),
  );
  return responses.reduce((total, { body }) => total + body.length, 0);
}

const sumBytes = (loads: LoadedResource[], kind: Kind) =>
  loads.filter((each) => each.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

test("keeps each kind of page within its size budget", async ({ page, site, token }) => {
  test.setTimeout(180_000);
  for (let index = 0; index < 14; index += 1) {
    await publishBlog(site.url, token, { title: `What changed for savers, part ${index}` });
  }
  const post = await publishBlog(site.url, token, {});
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
    `/blog/${post.id}`,
    "/media",
    `/offers/${offer.id}`,
    "/contact",
    "/privacy",
    "/terms",
  ];
  const errorPageScriptBytes = await measureErrorPageScripts(site.url);
  const rows: (string | number)[][] = [];
  const exceeded: string[] = [];
  for (const path of paths) {
    const loads = await measureLoads(page, path);
    const toKilobytes = (bytes: number) => Math.ceil((10 * bytes) / KILOBYTE) / 10;
    const measured = {
      script: toKilobytes(sumBytes(loads, "script") - errorPageScriptBytes),
      document: toKilobytes(sumBytes(loads, "document")),
      stylesheet: toKilobytes(sumBytes(loads, "stylesheet")),
      font: toKilobytes(sumBytes(loads, "font")),
      image: toKilobytes(sumBytes(loads, "image")),
      total: toKilobytes(loads.reduce((sum, { bytes }) => sum + bytes, 0)),
      requests: loads.length,
      stylesheets: loads.filter(({ kind }) => kind === "stylesheet").length,
    };
    const budget = informationPages.includes(path)
      ? { ...limits, document: INFORMATION_PAGE_LIMIT }
      : limits;
    for (const [resource, value] of Object.entries(measured)) {
      if (value > budget[resource as keyof typeof budget])
        exceeded.push(`${path} ${resource} ${value}`);
    }
    rows.push([path, ...Object.values(measured)]);
  }
  const report = toMarkdownTable(["page", ...Object.keys(limits)], rows);
  writeFileSync("test-results/budget.md", report);
  console.log(report);
  expect(exceeded).toEqual([]);
});

test("keeps pages with uploaded images within the image budget", async ({ page, site, token }) => {
  const uploaded = await upload(site.url, await createGrainyJpeg(2_400, 1_600), {
    token,
    name: "photo.jpg",
  });
  const { url: image } = (await uploaded.json()) as { url: string };
  const post = await publishBlog(site.url, token, { image });
  const offer = await publishOffer(site.url, token, { image });
  for (const path of ["/", `/blog/${post.id}`, `/offers/${offer.id}`]) {
    const images = (await measureLoads(page, path)).filter(({ kind }) => kind === "image");
    expect([path, images.filter(({ url }) => url.includes("/uploads/")).length]).toEqual([path, 1]);
    const bytes = sumBytes(images, "image");
    expect([path, bytes, bytes <= limits.image * KILOBYTE]).toEqual([path, bytes, true]);
  }
});
