import { SiteLink } from "@/components/ui/site-link";
import styles from "./page-links.module.css";

type PageLinksProps = {
  label: string;
  /** Pages count from 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** Which numbers to show: the ends, the current page and its neighbours; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = new Set([1, page - 1, page, page + 1, pages]);
  const shown = [...near].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const before = shown[index - 1] ?? each - 1;
    return each - before > 1 ? [null, each] : [each];
  });
}

/** Links to the pages of a list: plain links, which search engines follow too. */
export function PageLinks({ label, page, pages, hrefOf }: PageLinksProps) {
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
                href={hrefOf(each)}
                // Next does not send what it fetches ahead through a rewrite of the query.
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
