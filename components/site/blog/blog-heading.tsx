import { IconSearch } from "@tabler/icons-react";
import { PageHeading } from "@/components/site/layout/page-heading";
import button from "@/components/ui/button.module.css";
import { screens } from "@/content/screens";
import { paths } from "@/lib/core/paths";
import { QUERY_LENGTH } from "@/lib/entries/blog/query";
import styles from "./blog-heading.module.css";

export function BlogHeading({ words }: { words?: string }) {
  return (
    <PageHeading title={screens.blog.title} subtitle={screens.blog.subtitle}>
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
        <button className={`${button.button} ${button.solid}`}>
          <IconSearch size={18} aria-hidden="true" /> Search
        </button>
      </form>
    </PageHeading>
  );
}
