import { safeLoad } from "@/lib/core/safe-load";
import { notFoundResponse, unavailableResponse } from "@/lib/http/responses";
import { toSitemap } from "@/lib/seo/sitemap";
import { readPart } from "@/lib/seo/sitemap-parts";

export const dynamic = "error";

export const generateStaticParams = () => [];

/** Serves a part, such as /sitemap/posts-2.xml. /sitemap.xml lists the parts if there are too many entries for one file. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[part]">) {
  const { part } = await params;
  if (!part.endsWith(".xml")) return notFoundResponse();
  const pages = await safeLoad("sitemap part", () => readPart(part.slice(0, -".xml".length)));
  if (pages.failed) return unavailableResponse();
  if (pages.value.length === 0) return notFoundResponse();
  return new Response(toSitemap(pages.value), { headers: { "Content-Type": "application/xml" } });
}
