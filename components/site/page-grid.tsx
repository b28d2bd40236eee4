import { Icon } from "@/components/ui/icon";
import { SiteLink } from "@/components/ui/site-link";
import type { ContentPage } from "@/content/types";
import card from "./link-card.module.css";
import styles from "./page-grid.module.css";

type PageGridProps = {
  pages: ContentPage[];
  /** The level of the cards' headings. */
  level: 2 | 3 | 4;
};

/** Cards that lead to pages. */
export function PageGrid({ pages, level }: PageGridProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.grid}>
      {pages.map(({ href, menuTitle, summary, icon }) => (
        <li key={href} className={`${card.card} ${styles.words}`}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <Heading className={card.title}>
            <SiteLink href={href} className={card.link} prefetch={false}>
              {menuTitle}
            </SiteLink>
          </Heading>
          <p className={card.text}>{summary}</p>
        </li>
      ))}
    </ul>
  );
}
