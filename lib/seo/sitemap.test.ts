import { describe, expect, test } from "@jest/globals";
import { JSDOM } from "jsdom";
import { sitemapXml } from "./sitemap";

describe("A sitemap", () => {
  const read = (xml: string) =>
    new new JSDOM("").window.DOMParser().parseFromString(xml, "application/xml");

  test("is a document of sitemaps.org, with the date where there is one", () => {
    const urls = read(
      sitemapXml([
        { url: "https://www.example.in/", lastModified: new Date("2026-11-22T08:00:00Z") },
        { url: "https://www.example.in/blog" },
      ]),
    );
    expect(urls.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    expect([...urls.querySelectorAll("url")].map((url) => url.textContent!.trim())).toEqual([
      "https://www.example.in/\n2026-11-22T08:00:00.000Z",
      "https://www.example.in/blog",
    ]);
  });

  test("keeps an address together, whatever is in it", () => {
    const url = `https://www.example.in/?a=1&b=</loc>]]><!--"'`;
    expect(read(sitemapXml([{ url }])).querySelector("loc")!.textContent).toBe(url);
  });
});
