import { pagesOf } from "@/content/navigation";
import { services } from "@/content/services";
import type { Section } from "@/content/types";
import { PageGrid } from "./page-grid";
import styles from "./service-category.module.css";

/** What a tab of /services shows: the pages of a section, and why to come here for them. */
export function ServiceCategory({ section }: { section: Section }) {
  const category = services.categories.find(({ title }) => title === section.title);
  return (
    <>
      {/* Without JavaScript all categories stand one under the other, and this names each. */}
      <h2 className={styles.title}>{section.title}</h2>
      {category && <p className={styles.text}>{category.text}</p>}
      <PageGrid pages={pagesOf(section)} level={3} />
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
