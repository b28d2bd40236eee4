import { SiteLink } from "@/components/ui/site-link";
import type { NavigationItem } from "@/content/types";
import styles from "./navigation-menu.module.css";

type NavigationPanelProps = {
  id: string;
  items: NavigationItem[];
  isOpen: boolean;
  pathname: string;
};

export function NavigationPanel({ id, items, isOpen, pathname }: NavigationPanelProps) {
  return (
    <ul
      id={id}
      className={styles.panel}
      data-open={isOpen || undefined}
      data-many={items.length > 6 || undefined}
    >
      {items.map((item) => (
        <li key={item.href}>
          {item.items ? (
            <>
              <span className={styles.heading}>{item.title}</span>
              <ul className={styles.nested}>
                {item.items.map((nested) => (
                  <li key={nested.href}>
                    <PanelLink item={nested} pathname={pathname} />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <PanelLink item={item} pathname={pathname} />
          )}
        </li>
      ))}
    </ul>
  );
}

function PanelLink({ item, pathname }: { item: NavigationItem; pathname: string }) {
  return (
    <SiteLink
      href={item.href}
      className={styles.link}
      aria-current={pathname === item.href ? "page" : undefined}
    >
      {item.title}
    </SiteLink>
  );
}
