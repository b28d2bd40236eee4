import { CardImage } from "@/components/ui/card-image";
import { LocalDate } from "@/components/ui/local-date";
import { SiteLink } from "@/components/ui/site-link";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { BlogCardDto } from "@/lib/entries/blog/data";
import { paths } from "@/lib/core/paths";
import styles from "@/components/site/pages/card-grid.module.css";
import card from "@/components/site/pages/link-card.module.css";

type BlogCardProps = { blog: BlogCardDto; hasPriority?: boolean | undefined };

export function BlogCard({ blog, hasPriority }: BlogCardProps) {
  return (
    <li className={`${styles.card} ${card.card}`}>
      <CardImage src={blog.image} hasPriority={hasPriority} />
      <div className={styles.body}>
        <h2 {...getTextAttributes(blog.title)} className={`${styles.title} ${styles.clamped}`}>
          {blog.title}
        </h2>
        <p className={styles.meta}>
          By <bdi>{blog.authorName}</bdi> · <LocalDate iso={blog.createdAt} />
        </p>
        <p {...getTextAttributes(blog.short_desc)} className={styles.text}>
          {blog.short_desc}
        </p>
        <SiteLink href={paths.blogPost(blog.id)} className={`${styles.more} ${card.whole}`}>
          Read More<span className="visually-hidden"> about {blog.title}</span>
        </SiteLink>
      </div>
    </li>
  );
}
