import type { Result } from "@/lib/core/safe-load";
import type { BlogCardDto } from "@/lib/entries/blog/data";
import type { BlogQuery } from "@/lib/entries/blog/query";
import { paths } from "@/lib/core/paths";
import { ListFailure } from "@/components/site/pages/list-failure";
import styles from "@/components/site/pages/card-grid.module.css";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { SiteLink } from "@/components/ui/site-link";
import { BlogCards } from "./blog-cards";
import { BlogHeading } from "./blog-heading";
import search from "./blog-search-screen.module.css";

type Found = { items: BlogCardDto[]; total: number; pages: number };

/** What came of a search: posts, that they could not be read, or why nothing was looked for. */
export type BlogSearch = Result<Found> | { failed: true; refusal: string };

type BlogSearchScreenProps = {
  query: BlogQuery;
  found: BlogSearch;
  /** Counts from 1. */
  page: number;
};

/** The posts that have some words, and links to the other pages of them. */
export function BlogSearchScreen({ query: { words, isCut }, found, page }: BlogSearchScreenProps) {
  const href = paths.blogSearch(words, page);
  return (
    <div className={`container ${styles.screen}`}>
      <BlogHeading words={words} />
      {isCut && (
        <p className={search.cut}>
          A search has at most 100 characters and ten words. The rest was left out.
        </p>
      )}
      {found.failed ? (
        "refusal" in found ? (
          <ListFailure title="Nothing was searched" text={found.refusal} href={href} />
        ) : (
          <ListFailure title="Error" text="Failed to load blogs" href={href} />
        )
      ) : found.value.total === 0 ? (
        <div className={search.none}>
          <EmptyState
            image="/art/empty-posts.svg"
            title={`No posts found for “${words}”`}
            text="Check the spelling, try fewer words, or a more general one."
          />
          <ButtonLink href={paths.blog} variant="outline">
            All posts
          </ButtonLink>
        </div>
      ) : (
        <>
          <div className={search.found}>
            <p className={search.count}>
              {found.value.total === 1 ? "1 post" : `${found.value.total} posts`} found for “{words}
              ”
            </p>
            <SiteLink href={paths.blog}>All posts</SiteLink>
          </div>
          <BlogCards
            {...found.value}
            label="Pages of what was found"
            page={page}
            hrefOf={(each) => paths.blogSearch(words, each)}
          />
        </>
      )}
    </div>
  );
}
