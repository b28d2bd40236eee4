"use client";

import "@mantine/core/styles/Accordion.layer.css";
import "@mantine/core/styles/Drawer.layer.css";
import { Accordion, Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import Link from "next/link";
import type { NavigationItem } from "@/content/types";
import { paths } from "@/lib/core/paths";
import styles from "./mobile-menu.module.css";

type MobileDrawerProps = {
  items: NavigationItem[];
  pathname: string;
  opened: boolean;
  onClose: () => void;
  /** Goes to a page of the site; by then the drawer is gone. */
  onNavigate: (href: string) => void;
};

// Rendered in the browser only: the first answer can be the right one.
const atOnce = { getInitialValueInEffect: false };

/** The navigation of narrow screens: groups fold open, every link closes the drawer. */
export function MobileDrawer({ items, pathname, opened, onClose, onNavigate }: MobileDrawerProps) {
  const wideEnough = useMediaQuery("(min-width: 48.0625em)", false, atOnce);
  const roomy = useMediaQuery("(min-width: 640px)", false, atOnce);
  const goTo = (href: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onNavigate(href);
  };
  const link = (item: NavigationItem, className?: string) => (
    <Link
      key={item.href}
      href={item.href}
      className={`${styles.link} ${className ?? ""}`}
      aria-current={pathname === item.href ? "page" : undefined}
      onClick={onClose}
      onNavigate={goTo(item.href)}
    >
      {item.title}
    </Link>
  );
  return (
    <Drawer
      opened={opened && !wideEnough}
      onClose={onClose}
      position="right"
      size={roomy ? 400 : 300}
      title="Menu"
      zIndex={200}
      closeButtonProps={{ "aria-label": "Close menu", size: 44, iconSize: 24 }}
      // Mantine draws a <header> here; the page has its one banner.
      attributes={{ header: { role: "none" } }}
      classNames={{ title: styles.title, content: styles.content, header: styles.drawerHeader }}
    >
      <nav aria-label="Main">
        <Accordion
          chevronPosition="right"
          classNames={{ item: styles.item, control: styles.control, content: styles.panel }}
        >
          {items.map((item) =>
            item.items ? (
              <Accordion.Item key={item.href} value={item.href}>
                <Accordion.Control>{item.title}</Accordion.Control>
                <Accordion.Panel>
                  {item.items.map((entry) =>
                    entry.items ? (
                      <div key={entry.href}>
                        <p className={styles.heading}>{entry.title}</p>
                        {entry.items.map((nested) => link(nested, styles.nested))}
                      </div>
                    ) : (
                      link(entry)
                    ),
                  )}
                </Accordion.Panel>
              </Accordion.Item>
            ) : (
              link(item, styles.plain)
            ),
          )}
        </Accordion>
        <Link
          href={paths.contact}
          className={styles.contact}
          onClick={onClose}
          onNavigate={goTo(paths.contact)}
        >
          Contact Us
        </Link>
      </nav>
    </Drawer>
  );
}
