import { safeLoad } from "@/lib/core/safe-load";
import { listBlogFeed } from "@/lib/entries/blog/data";
import { buildBlogFeed } from "@/lib/seo/feed";
import { unavailableResponse } from "@/lib/http/responses";

export const dynamic = "error";

/** Enough for feed readers that poll rarely; older posts are on the blog. */
const MAX_POSTS = 30;

export async function GET() {
  const posts = await safeLoad("feed", () => listBlogFeed(MAX_POSTS));
  if (posts.failed) return unavailableResponse();
  return new Response(buildBlogFeed(posts.value), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
