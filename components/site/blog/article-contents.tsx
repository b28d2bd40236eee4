import { written } from "@/components/ui/written";
import type { Article } from "@/lib/html/article";
import styles from "./article-contents.module.css";

/** From how many sections, and how many words, a post has contents. */
const SECTIONS = 3;
const WORDS = 600;

export const hasContents = ({ headings, words }: Article): boolean =>
  headings.length >= SECTIONS && words >= WORDS;

/** Links to the sections of a long post. Plain ones, which the browser itself follows. */
export function ArticleContents({ headings }: Pick<Article, "headings">) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <p id="contents" className={styles.title}>
        On this page
      </p>
      <ol className={styles.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} {...written(text)}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
