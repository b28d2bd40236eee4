import { safeLoad } from "@/lib/core/safe-load";
import { unavailableResponse } from "@/lib/http/responses";
import { toSitemapIndex, toSitemap } from "@/lib/seo/sitemap";
import { listParts, readPart } from "@/lib/seo/sitemap-parts";

export const dynamic = "error";

async function buildSitemap(): Promise<string> {
  const { names, isSingleFile } = await listParts();
  if (!isSingleFile) return toSitemapIndex(names);
  return toSitemap((await Promise.all(names.map(readPart))).flat());
}

/** Replaces Next's sitemap.ts, which answers 500 while the database is down. */
export async function GET() {
  const xml = await safeLoad("sitemap", buildSitemap);
  if (xml.failed) return unavailableResponse();
  return new Response(xml.value, { headers: { "Content-Type": "application/xml" } });
}
