import type { Result } from "@/lib/core/safe-load";
import type { BlogCardDto } from "@/lib/entries/blog/data";
import { paths } from "@/lib/core/paths";
import { BlogCards } from "./blog-cards";
import { BlogHeading } from "./blog-heading";
import { EmptyState } from "@/components/ui/empty-state";
import { ListFailure } from "@/components/site/pages/list-failure";
import styles from "@/components/site/pages/card-grid.module.css";

type BlogListScreenProps = {
  list: Result<{ items: BlogCardDto[]; pageCount: number }>;
  page: number;
};

export function BlogListScreen({ list, page }: BlogListScreenProps) {
  return (
    <div className={`container ${styles.screen}`}>
      <BlogHeading />
      {list.failed ? (
        <ListFailure title="Error" text="Failed to load blogs" href={paths.blogPage(page)} />
      ) : list.value.items.length === 0 ? (
        <EmptyState
          image="/art/empty-posts.svg"
          title="No blog posts yet"
          text="Check back soon for new content"
        />
      ) : (
        <BlogCards {...list.value} label="Blog pages" page={page} getHref={paths.blogPage} />
      )}
    </div>
  );
}
