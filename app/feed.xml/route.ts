import { attempt } from "@/lib/attempt";
import { listBlogFeed } from "@/lib/data/blogs";
import { blogFeed } from "@/lib/feed";
import { tryLater } from "@/lib/http/reply";

export const dynamic = "error";

/** What feed readers fetch once in a while; whoever is new gets the rest from the blog itself. */
const POSTS = 30;

/** The blog as an Atom feed. */
export async function GET() {
  const posts = await attempt("feed", () => listBlogFeed(POSTS));
  if (posts.failed) return tryLater();
  return new Response(blogFeed(posts.value), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
