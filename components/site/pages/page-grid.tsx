import { ArtImage } from "@/components/ui/art-image";
import { SiteLink } from "@/components/ui/site-link";
import type { ContentPage } from "@/content/types";
import cards from "./card-grid.module.css";
import card from "./link-card.module.css";
import styles from "./page-grid.module.css";

type PageGridProps = {
  pages: ContentPage[];
  level: 2 | 3 | 4;
};

export function PageGrid({ pages, level }: PageGridProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={`${cards.grid} ${styles.grid}`} data-count={pages.length}>
      {pages.map(({ href, menuTitle, summary, image }) => (
        <li key={href} className={card.card}>
          <ArtImage
            art={`/art/pages/${image}`}
            widths={[480, 960]}
            width={960}
            height={720}
            sizes="(min-width: 64em) 380px, (min-width: 40em) 46vw, 92vw"
            className={styles.image}
          />
          <div className={styles.words}>
            <Heading className={card.title}>
              <SiteLink href={href} className={card.link}>
                {menuTitle}
              </SiteLink>
            </Heading>
            <p className={card.text}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
