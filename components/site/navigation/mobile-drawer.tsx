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
  isOpen: boolean;
  onClose: () => void;
  /** Navigates in place of the link, which disappears when the drawer closes. */
  onNavigate: (href: string) => void;
};

// The drawer renders only in the browser, so the first render can use the real value.
const mediaQueryOptions = { getInitialValueInEffect: false };

export function MobileDrawer({ items, pathname, isOpen, onClose, onNavigate }: MobileDrawerProps) {
  const isDesktop = useMediaQuery("(min-width: 48.0625em)", false, mediaQueryOptions);
  const isTablet = useMediaQuery("(min-width: 640px)", false, mediaQueryOptions);
  const goTo = (href: string) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onNavigate(href);
  };
  const renderLink = (item: NavigationItem, className?: string) => (
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
      opened={isOpen && !isDesktop}
      onClose={onClose}
      position="right"
      size={isTablet ? 400 : 300}
      title="Menu"
      zIndex={200}
      closeButtonProps={{ "aria-label": "Close menu", size: 44, iconSize: 24 }}
      // Without this role, Mantine's <header> would be a second banner landmark.
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
                  {item.items.map((subItem) =>
                    subItem.items ? (
                      <div key={subItem.href}>
                        <p className={styles.heading}>{subItem.title}</p>
                        {subItem.items.map((nested) => renderLink(nested, styles.nested))}
                      </div>
                    ) : (
                      renderLink(subItem)
                    ),
                  )}
                </Accordion.Panel>
              </Accordion.Item>
            ) : (
              renderLink(item, styles.plain)
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
