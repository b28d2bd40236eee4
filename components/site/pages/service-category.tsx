import { isGroup, isPage } from "@/content/navigation";
import type { Section } from "@/content/types";
import { PageGrid } from "./page-grid";
import styles from "./service-category.module.css";

/** "/wealth-management/ncd-bond" gives "wealth-management-ncd-bond". */
const headingId = (href: string) => href.slice(1).replaceAll("/", "-");

/**
 * What a tab of /services shows: the pages of a section, grouped as the menu groups them, and why to
 * come here for them.
 */
export function ServiceCategory({ section }: { section: Section }) {
  const { category } = section;
  const groups = section.entries.filter(isGroup);
  const single = section.entries.filter(isPage);
  return (
    <>
      {/* Without JavaScript all categories stand one under the other, and this names each. */}
      <h2 className={styles.title}>{section.title}</h2>
      {category && <p className={styles.text}>{category.text}</p>}
      {single.length > 0 && <PageGrid pages={single} level={3} />}
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map(({ title, href, pages }) => (
            <section key={title} aria-labelledby={headingId(href)}>
              <h3 id={headingId(href)} className={styles.group}>
                {title}
              </h3>
              <PageGrid pages={pages} level={4} />
            </section>
          ))}
        </div>
      )}
      {category && (
        <section className={styles.why}>
          <h3 className={styles.heading}>{category.why.title}</h3>
          <ul className={styles.points}>
            {category.why.points.map((point) => (
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
