import { isGroup, isPage } from "@/content/navigation";
import type { Section } from "@/content/types";
import { PageGrid } from "./page-grid";
import styles from "./service-category.module.css";

const getHeadingId = (href: string) => href.slice(1).replaceAll("/", "-");

export function ServiceCategory({ section }: { section: Section }) {
  const { category } = section;
  const groups = section.items.filter(isGroup);
  const ungroupedPages = section.items.filter(isPage);
  return (
    <>
      {/* Without JavaScript, all categories are visible and need a heading each. */}
      <h2 className={styles.title}>{section.title}</h2>
      {category && <p className={styles.text}>{category.text}</p>}
      {ungroupedPages.length > 0 && <PageGrid pages={ungroupedPages} level={3} />}
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ title, href, pages }) => (
            <section key={title} aria-labelledby={getHeadingId(href)}>
              <h3 id={getHeadingId(href)} className={styles.group}>
                {title}
              </h3>
              <PageGrid pages={pages} level={4} />
            </section>
          ))}
        </div>
      )}
      {category && (
        <section className={styles.reasons}>
          <h3 className={styles.heading}>{category.reasons.title}</h3>
          <ul className={styles.points}>
            {category.reasons.points.map((point) => (
              <li key={point.title}>
                <h4 className={styles.point}>{point.title}</h4>
                <p className={styles.reason}>{point.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
