import "server-only";
import { headers } from "next/headers";
import type { BlogSearch } from "@/components/site/blog/blog-search-screen";
import { answerWith } from "@/lib/core/answer-status";
import { errorStatus } from "@/lib/core/error-schema";
import { AppError } from "@/lib/core/errors";
import { safeLoad } from "@/lib/core/safe-load";
import { createSlots } from "@/lib/core/slots";
import { searchBlogCards } from "@/lib/entries/blog/data";
import { callerUses, consume } from "@/lib/rate-limit/rate-limit";

/** Cards of a page of what is found, as of the list (design §2). */
const PAGE_SIZE = 12;

/** When to look again, in seconds: for a database that is away, and where nothing else is known. */
const AGAIN_SECONDS = 30;

/** A search reads all texts. One caller leaves most places to others. */
const inTurn = createSlots({
  atOnce: 2,
  mostWaiting: 20,
  mostOfOne: 5,
  refusal: "Many people are searching right now. Please try again in a moment.",
  againSeconds: 5,
});

/** Looks for posts, for a caller who may. The answer's status says where nothing could be looked for. */
export async function loadSearch(words: string, page: number): Promise<BlogSearch> {
  try {
    const uses = callerUses({ headers: await headers() }, "search");
    await consume(uses);
    const load = () =>
      safeLoad("blog search", async () => {
        const { items, total } = await searchBlogCards(words, { page, pageSize: PAGE_SIZE });
        return { items, total, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
      });
    const found = await inTurn(load, uses[0]?.who);
    if (found.failed) answerWith(errorStatus.unavailable, AGAIN_SECONDS);
    return found;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    answerWith(errorStatus[error.code], error.retryAfter ?? AGAIN_SECONDS);
    return { failed: true, refusal: error.message };
  }
}
