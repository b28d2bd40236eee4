import type { BlogCardDto } from "@/lib/entries/blog/data";
import styles from "@/components/site/pages/card-grid.module.css";
import { BlogCard } from "./blog-card";
import { PageLinks } from "@/components/site/pages/page-links";

type BlogCardsProps = {
  items: BlogCardDto[];
  label: string;
  page: number;
  pageCount: number;
  getHref: (page: number) => string;
};

export function BlogCards({ items, ...links }: BlogCardsProps) {
  return (
    <>
      <ul className={styles.grid}>
        {items.map((blog, index) => (
          <BlogCard key={blog.id} blog={blog} hasPriority={index === 0} />
        ))}
      </ul>
      <PageLinks {...links} />
    </>
  );
}
