import "server-only";
import { cache } from "react";
import { safeLoad } from "@/lib/core/safe-load";
import { listBlogCards } from "@/lib/entries/blog/data";

/** Cards per page. */
const BLOG_PAGE_SIZE = 12;

/** Returns a page's cards and the number of pages. `page` starts at 1. The page and its metadata share one call. */
export const loadBlogPage = cache((page: number) =>
  safeLoad("blog list", async () => {
    const { items, total } = await listBlogCards({ page, pageSize: BLOG_PAGE_SIZE });
    return { items, pageCount: Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE)) };
  }),
);
