import { SiteLink } from "@/components/ui/site-link";
import styles from "./breadcrumbs.module.css";

type BreadcrumbsProps = { steps: { title: string; href: string | null }[] };

export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  const last = steps.length - 1;
  return (
    <nav aria-label="Breadcrumbs" className={styles.nav}>
      <ol className={styles.list}>
        {steps.map(({ title, href }, index) => (
          <li key={title}>
            {href === null ? (
              title
            ) : (
              <SiteLink href={href} aria-current={index === last ? "page" : undefined}>
                {title}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
