import "server-only";
import { headers } from "next/headers";
import type { BlogSearch } from "@/components/site/blog/blog-search-screen";
import { setPageStatus } from "@/lib/cache/page-status";
import { errorStatus } from "@/lib/core/error-schema";
import { AppError } from "@/lib/core/errors";
import { safeLoad } from "@/lib/core/safe-load";
import { createSlots } from "@/lib/core/slots";
import { searchBlogCards } from "@/lib/entries/blog/data";
import { buildCallerUses, consume } from "@/lib/rate-limit/rate-limit";

/** Cards per page, the same number as on the blog page. */
const PAGE_SIZE = 12;

const RETRY_SECONDS = 30;

/** Each search reads every post, so only two run in parallel. A caller with a known IP cannot fill the queue. */
const queueSearch = createSlots({
  concurrency: 2,
  maxQueued: 20,
  maxPerCaller: 5,
  refusal: "Many people are searching right now. Please try again in a moment.",
  retryAfter: 5,
});

/** Searches posts if the rate limit and the queue allow it. On failure, sets the response status and Retry-After. */
export async function loadSearch(words: string, page: number): Promise<BlogSearch> {
  try {
    const uses = buildCallerUses({ headers: await headers() }, "search");
    await consume(uses);
    const load = () =>
      safeLoad("blog search", async () => {
        const { items, total } = await searchBlogCards(words, { page, pageSize: PAGE_SIZE });
        return { items, total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
      });
    const result = await queueSearch(load, uses[0]?.key);
    if (result.failed) setPageStatus(errorStatus.unavailable, RETRY_SECONDS);
    return result;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    setPageStatus(errorStatus[error.code], error.retryAfter ?? RETRY_SECONDS);
    return { failed: true, refusal: error.message };
  }
}
