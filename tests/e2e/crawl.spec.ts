import { DomUtils, parseDocument } from "htmlparser2";
import { publishBlog, publishMedia, publishOffer, removeAll } from "../support/entries";
import { expect, test } from "./fixtures";
import { contentRoutes, deadLink } from "./spec-pages";

type Crawl = {
  /** What each path of the site was answered with, and the pages that link to it. */
  pages: Map<string, { status: number; on: Set<string> }>;
  /** The same of what pages load: pictures, scripts, styles, icons, feeds. */
  parts: Map<string, { status: number; on: Set<string> }>;
  /** Links that lead away from the site, as they stand in the page. */
  away: { href: string; target: string; rel: string; on: string }[];
};

const LOADED = ["img", "script", "link", "source", "video", "iframe"];

/** The addresses of a srcset, without their widths. */
const addressesOf = (srcset: string) =>
  srcset.split(",").map((candidate) => candidate.trim().split(/\s+/)[0]!);

async function crawl(origin: string): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), parts: new Map(), away: [] };
  const waiting: string[] = [];

  const meet = (path: string, on: string) => {
    const known = found.pages.get(path);
    if (known) return void known.on.add(on);
    found.pages.set(path, { status: 0, on: new Set([on]) });
    waiting.push(path);
  };

  const load = async (href: string, on: string) => {
    const { origin: itsOrigin, pathname, search } = new URL(href, new URL(on, origin));
    if (itsOrigin !== origin) return;
    const known = found.parts.get(pathname + search);
    if (known) return void known.on.add(on);
    const part = { status: 0, on: new Set([on]) };
    found.parts.set(pathname + search, part);
    const answer = await fetch(origin + pathname + search, { redirect: "manual" });
    await answer.body?.cancel();
    part.status = answer.status;
  };

  meet("/", "");
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    found.pages.get(path)!.status = answer.status;
    const html = await answer.text();
    // A dead link's page is like any other that does not exist; it leads nowhere new.
    if (answer.status !== 200 || !answer.headers.get("content-type")?.includes("html")) continue;
    const elements = DomUtils.getElementsByTagName("*", parseDocument(html));
    for (const { name, attribs } of elements) {
      const { href } = attribs;
      if (name !== "a" || href === undefined) continue;
      const url = new URL(href, origin + path);
      if (url.protocol === "mailto:" || url.protocol === "tel:") continue;
      if (url.origin === origin) meet(url.pathname + url.search, path);
      else {
        const { target = "", rel = "" } = attribs;
        found.away.push({ href, target, rel, on: path });
      }
    }
    const loaded = elements
      .filter(({ name }) => LOADED.includes(name))
      .flatMap(({ attribs: { src, href } }) => src ?? href ?? []);
    const sets = elements.flatMap(({ attribs: { srcset, imagesrcset } }) =>
      addressesOf(srcset ?? imagesrcset ?? ""),
    );
    for (const href of [...loaded, ...sets]) if (href !== "") await load(href, path);
  }
  return found;
}

test("from the home page every public page is reached, and one link alone is dead", async ({
  site,
  token,
}) => {
  for (const kind of ["blogs", "media", "offers"] as const) {
    await removeAll(site.url, token, kind);
  }
  const entries: string[] = [];
  // One more than a page of the blog shows: the last post is reached by way of ?page=2.
  for (let number = 1; number <= 13; number += 1) {
    const { id } = await publishBlog(site.url, token, { image: "/art/offers/loan.jpg" });
    entries.push(`/blog/${id}`);
  }
  for (const category of ["lease", "loan"]) {
    const { id } = await publishOffer(site.url, token, { category });
    entries.push(`/offers/${id}`);
  }
  await publishMedia(site.url, token, {});

  const { pages, parts, away } = await crawl(site.url);

  expect([...contentRoutes, ...entries].filter((path) => !pages.has(path))).toEqual([]);
  const dead = [...pages].filter(([, { status }]) => status !== 200);
  expect(dead.map(([path, { status, on }]) => ({ path, status, on: [...on] }))).toEqual([
    { path: deadLink.path, status: 404, on: [deadLink.on] },
  ]);

  expect(parts.size).toBeGreaterThan(20);
  const missing = [...parts].filter(([, { status }]) => status !== 200);
  expect(missing.map(([path, { status, on }]) => ({ path, status, on: [...on] }))).toEqual([]);

  expect(away.length).toBeGreaterThan(5);
  expect(away.filter(({ href }) => !href.startsWith("https://"))).toEqual([]);
  const open = away.filter(({ target, rel }) => target === "_blank" && !/\bnoopener\b/.test(rel));
  expect(open).toEqual([]);
});
