import { getTextAttributes } from "@/components/ui/text-attributes";
import type { Article } from "@/lib/html/article";
import styles from "./article-contents.module.css";

/** A post with at least this many sections and words has a table of contents. */
const MIN_SECTIONS = 3;
const MIN_WORDS = 600;

export const hasTableOfContents = ({ headings, wordCount }: Article): boolean =>
  headings.length >= MIN_SECTIONS && wordCount >= MIN_WORDS;

export function ArticleContents({ headings }: Pick<Article, "headings">) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <p id="contents" className={styles.title}>
        On This Page
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} {...getTextAttributes(text)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
