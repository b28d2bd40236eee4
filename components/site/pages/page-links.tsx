import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
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
  const numbers = listPageNumbers(page, pageCount);
  // Next does not rewrite `?page=` (next.config.mjs) for a prefetch, so a prefetch would load page 1.
  const hasPrefetch = false;
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <SiteLink href={getHref(page - 1)} hasPrefetch={hasPrefetch} className={styles.link}>
              <IconChevronLeft size={20} aria-hidden="true" />
              <span className={styles.word}>Previous</span>
            </SiteLink>
          </li>
        )}
        {numbers.map((number, index) => {
          if (number === null)
            return (
              <li key={`gap-${index}`} className={styles.gap}>
                …
              </li>
            );
          const isBesideGap = numbers[index - 1] === null || numbers[index + 1] === null;
          const isNeighbour = Math.abs(number - page) === 1 && number > 1 && number < pageCount;
          return (
            <li key={number} className={isNeighbour && isBesideGap ? styles.spare : undefined}>
              <SiteLink
                href={getHref(number)}
                hasPrefetch={hasPrefetch}
                className={styles.link}
                aria-label={`Page ${number}`}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </SiteLink>
            </li>
          );
        })}
        {page < pageCount && (
          <li>
            <SiteLink href={getHref(page + 1)} hasPrefetch={hasPrefetch} className={styles.link}>
              <span className={styles.word}>Next</span>
              <IconChevronRight size={20} aria-hidden="true" />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
