"use client";

import { useWindowEvent } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { usePathname } from "next/navigation";
import { type FocusEvent, useRef } from "react";
import { SiteLink } from "@/components/ui/site-link";
import type { NavigationItem } from "@/content/types";
import styles from "./navigation-menu.module.css";
import { NavigationPanel } from "./navigation-panel";
import { useHoverMenu } from "./use-hover-menu";

export function NavigationMenu({ items }: { items: NavigationItem[] }) {
  const pathname = usePathname();
  const menu = useHoverMenu(pathname);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  const list = useRef<HTMLUListElement>(null);

  // Listens on window, because the focus may be outside the menu if the pointer opened the group.
  useWindowEvent("keydown", (event) => {
    if (event.key !== "Escape" || menu.open === null) return;
    if (list.current?.contains(document.activeElement)) buttons.current.get(menu.open)?.focus();
    menu.close();
  });
  useWindowEvent("pointerdown", ({ target }) => {
    if (menu.open === null || (target instanceof Node && list.current?.contains(target))) return;
    menu.close();
  });
  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) menu.close();
  };

  return (
    <ul ref={list} className={styles.menu} onBlur={closeOnLeave}>
      {items.map((item) =>
        item.items ? (
          <li
            key={item.href}
            className={styles.group}
            onPointerEnter={(event) => event.pointerType === "mouse" && menu.enter(item.href)}
            onPointerLeave={(event) => event.pointerType === "mouse" && menu.leave()}
          >
            <button
              type="button"
              ref={(button) => {
                if (button) buttons.current.set(item.href, button);
              }}
              className={styles.entry}
              aria-expanded={menu.open === item.href}
              aria-controls={getPanelId(item)}
              data-current={isWithin(pathname, item) || undefined}
              onClick={() => menu.press(item.href)}
            >
              {item.title}
              <IconChevronDown size={14} aria-hidden="true" className={styles.chevron} />
            </button>
            <NavigationPanel
              id={getPanelId(item)}
              items={item.items}
              isOpen={menu.open === item.href}
              pathname={pathname}
            />
          </li>
        ) : (
          <li key={item.href}>
            <SiteLink
              href={item.href}
              className={styles.entry}
              aria-current={pathname === item.href ? "page" : undefined}
              data-current={isWithin(pathname, item) || undefined}
            >
              {item.title}
            </SiteLink>
          </li>
        ),
      )}
    </ul>
  );
}

const getPanelId = (item: NavigationItem) => `menu${item.href.replaceAll("/", "-")}`;

const isWithin = (pathname: string, item: NavigationItem) =>
  pathname === item.href || pathname.startsWith(`${item.href}/`);
