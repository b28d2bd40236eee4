import button from "@/components/ui/button.module.css";
import { paths } from "@/lib/core/paths";
import { QUERY_LENGTH } from "@/lib/entries/blog/query";
import styles from "./blog-search-form.module.css";

export function BlogSearchForm({ words }: { words?: string }) {
  return (
    <form action={paths.blog} role="search" className={styles.search}>
      <label htmlFor="q" className={styles.label}>
        Search posts
      </label>
      <input
        id="q"
        name="q"
        type="search"
        dir="auto"
        defaultValue={words}
        maxLength={QUERY_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        className={styles.field}
      />
      <button className={`${button.button} ${button.solid}`}>Search</button>
    </form>
  );
}
