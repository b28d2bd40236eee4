import { SiteLink } from "@/components/ui/site-link";
import styles from "./page-links.module.css";

type PageLinksProps = {
  label: string;
  /** Starts at 1. */
  page: number;
  pageCount: number;
  getHref: (page: number) => string;
};

/** Returns the first, last, current and neighbouring page numbers; null marks a gap. */
export function listPageNumbers(page: number, pageCount: number): (number | null)[] {
  const candidates = new Set([1, page - 1, page, page + 1, pageCount]);
  const visiblePages = [...candidates]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b);
  return visiblePages.flatMap((visiblePage, index) => {
    const previous = visiblePages[index - 1] ?? visiblePage - 1;
    return visiblePage - previous > 1 ? [null, visiblePage] : [visiblePage];
  });
}

/** Renders plain links, so that search engines follow them. */
export function PageLinks({ label, page, pageCount, getHref }: PageLinksProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {listPageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <SiteLink
                href={getHref(number)}
                // Next does not rewrite `?page=` (next.config.mjs) for a prefetch, so a prefetch would load page 1.
                hasPrefetch={false}
                className={styles.link}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
