import { SiteLink } from "@/components/ui/site-link";
import type { LegalPage } from "@/content/types";
import styles from "./legal-screen.module.css";
import { ServiceShell } from "./service-shell";

/** `note` follows the page's fixed date (spec §2). */
export function LegalScreen({ page, note }: { page: LegalPage; note?: string }) {
  return (
    <ServiceShell title={page.title} subtitle={page.subtitle} hasClosing={false}>
      <div className={`container ${styles.text}`}>
        {note && <p className={styles.note}>{note}</p>}
        {page.sections.map(({ title, paragraphs, items, links }) => (
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
            {links && (
              <ul className={styles.items}>
                {links.map((link) => (
                  <li key={link.href}>
                    <SiteLink href={link.href}>{link.title}</SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </ServiceShell>
  );
}
