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

type SearchResult = { items: BlogCardDto[]; total: number; pageCount: number };

/** `refusal` is the reason, as shown to the visitor, why the search did not run. */
export type BlogSearch = Result<SearchResult> | { failed: true; refusal: string };

type BlogSearchScreenProps = {
  query: BlogQuery;
  result: BlogSearch;
  page: number;
};

export function BlogSearchScreen({
  query: { words, isTruncated },
  result,
  page,
}: BlogSearchScreenProps) {
  const href = paths.blogSearch(words, page);
  return (
    <div className={`container ${styles.screen}`}>
      <BlogHeading words={words} />
      {isTruncated && (
        <p className={search.truncated}>
          A search can have at most 100 characters and ten words. The rest was ignored.
        </p>
      )}
      {result.failed ? (
        "refusal" in result ? (
          <ListFailure title="Your search did not run" text={result.refusal} href={href} />
        ) : (
          <ListFailure title="Error" text="Failed to load blogs" href={href} />
        )
      ) : result.value.total === 0 ? (
        <div className={search.noResults}>
          <EmptyState
            image="/art/empty-search.svg"
            title={`No posts found for “${words}”`}
            text="Check the spelling, or try fewer or more general words."
          />
          <ButtonLink href={paths.blog} variant="outline">
            All Posts
          </ButtonLink>
        </div>
      ) : (
        <>
          <div className={search.summary}>
            <p className={search.count}>
              {result.value.total === 1 ? "1 post" : `${result.value.total} posts`} found for “
              {words}”
            </p>
            <SiteLink href={paths.blog}>All Posts</SiteLink>
          </div>
          <BlogCards
            {...result.value}
            label="Search result pages"
            page={page}
            getHref={(number) => paths.blogSearch(words, number)}
          />
        </>
      )}
    </div>
  );
}
