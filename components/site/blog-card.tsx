import { CardPicture } from "@/components/ui/card-picture";
import { LocalDate } from "@/components/ui/local-date";
import { SiteLink } from "@/components/ui/site-link";
import type { BlogCardDto } from "@/lib/data/blogs";
import { paths } from "@/lib/paths";
import styles from "./card-grid.module.css";
import card from "./link-card.module.css";

/** A post in the list (spec §2). */
export function BlogCard({ blog }: { blog: BlogCardDto }) {
  return (
    <li className={`${styles.card} ${card.card}`}>
      <CardPicture src={blog.image} />
      <div className={styles.body}>
        <h2 className={`${styles.title} ${styles.clamped}`}>{blog.title}</h2>
        <p className={styles.meta}>
          By {blog.authorName} · <LocalDate iso={blog.createdAt} />
        </p>
        <p className={styles.text}>{blog.short_desc}</p>
        <SiteLink href={paths.blogPost(blog.id)} className={`${styles.more} ${card.whole}`}>
          Read More<span className="visually-hidden"> about {blog.title}</span>
        </SiteLink>
      </div>
    </li>
  );
}
