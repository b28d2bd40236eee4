import "server-only";
import { cache } from "react";
import { safeLoad } from "@/lib/core/safe-load";
import { listBlogCards } from "@/lib/entries/blog/data";

/** Cards of a page of the blog's list (design §2). */
export const BLOG_PAGE_SIZE = 12;

/**
 * A page of the blog's list, counted from 1, and how many pages there are. Read once for the page and
 * its metadata.
 */
export const loadBlogPage = cache((page: number) =>
  safeLoad("blog list", async () => {
    const { items, total } = await listBlogCards({ page, pageSize: BLOG_PAGE_SIZE });
    return { items, pages: Math.max(1, Math.ceil(total / BLOG_PAGE_SIZE)) };
  }),
);
