import { IconArrowLeft } from "@tabler/icons-react";
import { ButtonLink } from "@/components/ui/button-link";
import { imageSources } from "@/components/ui/image-sources";
import { LocalDate } from "@/components/ui/local-date";
import { RichText } from "@/components/ui/rich-text";
import { SiteLink } from "@/components/ui/site-link";
import type { SafeHtml } from "@/lib/html/safe-html";
import type { BlogDto } from "@/lib/entries/blog/schema";
import { paths } from "@/lib/core/paths";
import styles from "./blog-article.module.css";

type BlogArticleProps = { blog: BlogDto; content: SafeHtml };

/** A post: its picture with title, author and date over it, then its text (spec §2). */
export function BlogArticle({ blog, content }: BlogArticleProps) {
  return (
    <article>
      <header className={styles.header} data-image={blog.image !== null || undefined}>
        {blog.image && (
          // The editor's own address, of any host: no optimiser of ours may fetch it.
          <img
            src={blog.image}
            alt=""
            width={1200}
            height={675}
            {...imageSources(blog.image, "100vw")}
            fetchPriority="high"
            className={styles.image}
          />
        )}
        <div className={`container ${styles.words}`}>
          <SiteLink href={paths.blog} className={styles.back}>
            <IconArrowLeft size={18} aria-hidden="true" /> Back to Blog
          </SiteLink>
          <h1 className={styles.title}>{blog.title}</h1>
          <p className={styles.meta}>
            By {blog.authorName} · <LocalDate iso={blog.createdAt} />
          </p>
        </div>
      </header>
      <div className={`container ${styles.content}`}>
        <RichText html={content} />
        <div className={styles.ask}>
          <p>Would you like to know what this means for you?</p>
          <ButtonLink href={paths.contactAbout(blog.title, paths.blogPost(blog.id))}>
            Ask Us About This
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
