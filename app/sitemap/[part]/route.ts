import { safeLoad } from "@/lib/core/safe-load";
import { noSuchFile, tryLater } from "@/lib/http/reply";
import { sitemapXml } from "@/lib/seo/sitemap";
import { readPart } from "@/lib/seo/sitemap-parts";

export const dynamic = "error";

/** Each is made when it is first asked for. */
export const generateStaticParams = () => [];

/** A part of the sitemap of a site with many entries: /sitemap/posts-2.xml. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[part]">) {
  const { part } = await params;
  if (!part.endsWith(".xml")) return noSuchFile();
  const pages = await safeLoad("part of the sitemap", () =>
    readPart(part.slice(0, -".xml".length)),
  );
  if (pages.failed) return tryLater();
  if (pages.value.length === 0) return noSuchFile();
  return new Response(sitemapXml(pages.value), { headers: { "Content-Type": "application/xml" } });
}
