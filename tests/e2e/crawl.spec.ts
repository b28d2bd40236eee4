import { DomUtils, parseDocument } from "htmlparser2";
import { site as firm } from "@/content/site";
import { expect, test } from "./fixtures";
import { visitorRoutes, deadLink } from "./spec-pages";

async function crawl(origin: string) {
  const linkingPagesByPath = new Map([["/", new Set<string>()]]);
  const statusByBrokenPath = new Map<string, number>();
  const externalLinks: Record<string, string>[] = [];
  // The iterator of a Map also visits entries added during the loop.
  for (const [path] of linkingPagesByPath) {
    const response = await fetch(origin + path, { redirect: "manual" });
    if (response.status !== 200) statusByBrokenPath.set(path, response.status);
    const isPage =
      response.status === 200 && response.headers.get("content-type")?.includes("html");
    if (!isPage) {
      await response.body?.cancel();
      continue;
    }
    const document = parseDocument(await response.text());
    for (const { name, attribs } of DomUtils.getElementsByTagName("*", document)) {
      const candidates = (attribs.srcset ?? attribs.imagesrcset ?? "").split(",");
      const sources = candidates.map((candidate) => candidate.trim().split(/\s+/)[0]);
      for (const target of [attribs.href, attribs.src, ...sources]) {
        if (!target || /^(mailto|tel|data):/.test(target)) continue;
        const url = new URL(target, origin + path);
        if (url.origin !== origin) {
          if (name === "a") externalLinks.push({ target: "", rel: "", ...attribs });
          continue;
        }
        const linkingPages = linkingPagesByPath.get(url.pathname + url.search) ?? new Set();
        linkingPagesByPath.set(url.pathname + url.search, linkingPages.add(path));
      }
    }
  }
  return { linkingPagesByPath, statusByBrokenPath, externalLinks };
}

test("reaches every public page from the home page, and finds no dead link except the one that spec §2 lists", async ({
  site,
  publish,
}) => {
  const entries: string[] = [];
  for (let number = 1; number <= 13; number += 1) {
    const { id } = await publish("blogs", { image: "/art/offers/loan.jpg" });
    entries.push(`/blog/${id}`);
  }
  for (const category of ["lease", "loan"]) {
    const { id } = await publish("offers", { category });
    entries.push(`/offers/${id}`);
  }
  const fileUrl = "https://example.org/guide.pdf";
  await publish("media", { fileUrl });

  const { linkingPagesByPath, statusByBrokenPath, externalLinks } = await crawl(site.url);

  expect([...visitorRoutes, ...entries].filter((path) => !linkingPagesByPath.has(path))).toEqual(
    [],
  );
  expect(statusByBrokenPath).toEqual(new Map([[deadLink.path, 404]]));
  expect(linkingPagesByPath.get(deadLink.path)).toEqual(new Set([deadLink.linkedFrom]));
  const assets = [...linkingPagesByPath.keys()].filter((path) => /^\/(_next|art)\//.test(path));
  expect(assets.length).toBeGreaterThan(20);

  expect(externalLinks.filter(({ href }) => !href?.startsWith("https://"))).toEqual([]);
  const withoutNoopener = externalLinks.filter(
    ({ target, rel }) => target === "_blank" && !/\bnoopener\b/.test(rel!),
  );
  expect(withoutNoopener).toEqual([]);
  for (const href of [fileUrl, ...firm.social.map((profile) => profile.href)]) {
    expect(externalLinks).toContainEqual(expect.objectContaining({ href, target: "_blank" }));
  }
});
