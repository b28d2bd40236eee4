import type { BlogCardDto } from "@/lib/entries/blog/data";
import styles from "@/components/site/pages/card-grid.module.css";
import { BlogCard } from "./blog-card";
import { PageLinks } from "@/components/site/pages/page-links";

type BlogCardsProps = {
  items: BlogCardDto[];
  /** Of the links to other pages. */
  label: string;
  /** Pages count from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** A page of posts, and links to the others. */
export function BlogCards({ items, ...links }: BlogCardsProps) {
  return (
    <>
      <ul className={styles.grid}>
        {items.map((blog, index) => (
          <BlogCard key={blog.id} blog={blog} first={index === 0} />
        ))}
      </ul>
      <PageLinks {...links} />
    </>
  );
}
