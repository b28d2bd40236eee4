import { SiteLink } from "@/components/ui/site-link";
import styles from "./page-links.module.css";

type PageLinksProps = {
  label: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  getHref: (page: number) => string;
};

/** Returns the first, last, current and neighbouring page numbers; null marks a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const candidates = new Set([1, page - 1, page, page + 1, pages]);
  const visiblePages = [...candidates]
    .filter((each) => each >= 1 && each <= pages)
    .sort((a, b) => a - b);
  return visiblePages.flatMap((each, index) => {
    const previous = visiblePages[index - 1] ?? each - 1;
    return each - previous > 1 ? [null, each] : [each];
  });
}

/** Renders plain links, so that search engines follow them. */
export function PageLinks({ label, page, pages, getHref }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {pageNumbers(page, pages).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <SiteLink
                href={getHref(each)}
                // Next does not apply a rewrite that depends on the query to prefetch requests.
                hasPrefetch={false}
                className={styles.link}
                aria-label={`Page ${each}`}
                aria-current={each === page ? "page" : undefined}
              >
                {each}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
