import type { LegalPage } from "@/content/types";
import styles from "./legal-screen.module.css";
import { ServiceShell } from "./service-shell";

export function LegalScreen({ page }: { page: LegalPage }) {
  return (
    <ServiceShell title={page.title} subtitle={page.subtitle} hasClosing={false}>
      <div className={`container ${styles.text}`}>
        {page.sections.map(({ title, paragraphs, items }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items && (
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </ServiceShell>
  );
}
