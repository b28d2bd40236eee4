import { safeLoad } from "@/lib/core/safe-load";
import { tryLater } from "@/lib/http/reply";
import { sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap";
import { listParts, readPart } from "@/lib/seo/sitemap-parts";

export const dynamic = "error";

async function sitemap(): Promise<string> {
  const { names, fitsInOne } = await listParts();
  if (!fitsInOne) return sitemapIndexXml(names);
  return sitemapXml((await Promise.all(names.map(readPart))).flat());
}

/**
 * Every public page, or where the parts are that have them. A route of our own: Next's sitemap.ts
 * says 500 while the database is away.
 */
export async function GET() {
  const xml = await safeLoad("sitemap", sitemap);
  if (xml.failed) return tryLater();
  return new Response(xml.value, { headers: { "Content-Type": "application/xml" } });
}
