import { safeLoad } from "@/lib/core/safe-load";
import { listUpdatedEntries } from "@/lib/entries/updated-at";
import { tryLater } from "@/lib/http/reply";
import { sitemapOf, sitemapXml } from "@/lib/seo/sitemap";

export const dynamic = "error";

/** Every public page. A route of our own: Next's sitemap.ts says 500 while the database is away. */
export async function GET() {
  const changes = await safeLoad("sitemap", listUpdatedEntries);
  if (changes.failed) return tryLater();
  return new Response(sitemapXml(sitemapOf(changes.value)), {
    headers: { "Content-Type": "application/xml" },
  });
}
