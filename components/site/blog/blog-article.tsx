import { IconArrowLeft } from "@tabler/icons-react";
import { ButtonLink } from "@/components/ui/button-link";
import { getImageAttributes } from "@/components/ui/image-sources";
import { LocalDate } from "@/components/ui/local-date";
import { RichText } from "@/components/ui/rich-text";
import { SiteLink } from "@/components/ui/site-link";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { BlogDto } from "@/lib/entries/blog/schema";
import { formatIndianDate } from "@/lib/core/format";
import { paths } from "@/lib/core/paths";
import { type Article, estimateReadingMinutes } from "@/lib/html/article";
import { ArticleContents, hasTableOfContents } from "./article-contents";
import styles from "./blog-article.module.css";

type BlogArticleProps = {
  blog: BlogDto & {
    updatedAt: string;
  };
  content: Article;
};

export function BlogArticle({ blog, content }: BlogArticleProps) {
  // Uses Indian time, because in the visitor's time zone the result could differ from the server's HTML.
  const isUpdated = formatIndianDate(blog.updatedAt) !== formatIndianDate(blog.createdAt);
  const hasContents = hasTableOfContents(content);
  return (
    <article>
      <header className={styles.header} data-image={blog.image !== null || undefined}>
        {blog.image && (
          // Not next/image, because the server must not fetch images from the hosts that editors choose.
          <img
            src={blog.image}
            alt=""
            width={1200}
            height={675}
            {...getImageAttributes(blog.image, "100vw")}
            fetchPriority="high"
            className={styles.image}
          />
        )}
        <div className={`container ${styles.words}`}>
          <SiteLink href={paths.blog} className={styles.back}>
            <IconArrowLeft size={18} aria-hidden="true" /> Back to Blog
          </SiteLink>
          <h1 {...getTextAttributes(blog.title)} className={styles.title}>
            {blog.title}
          </h1>
          <div className={styles.meta}>
            <p>
              By <bdi>{blog.authorName}</bdi> · <LocalDate iso={blog.createdAt} />
            </p>
            {isUpdated && (
              <p>
                Updated <LocalDate iso={blog.updatedAt} />
              </p>
            )}
            <p>{estimateReadingMinutes(content.wordCount)} min read</p>
          </div>
        </div>
      </header>
      <div className={`container ${styles.content}`}>
        <div className={styles.columns} data-contents={hasContents || undefined}>
          {hasContents && (
            <div className={styles.contents}>
              <ArticleContents headings={content.headings} />
            </div>
          )}
          <div className={styles.text}>
            <RichText html={content.html} />
          </div>
          <div className={styles.prompt}>
            <p>Would you like to know what this means for you?</p>
            <ButtonLink href={paths.contactAbout(blog.title, paths.blogPost(blog.id))}>
              Ask Us About This
            </ButtonLink>
          </div>
        </div>
      </div>
    </article>
  );
}
