"use client";

import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import tabStyles from "./media-tabs.module.css";
import styles from "./service-tabs.module.css";

type ServiceTabsProps = {
  /** Without spaces: ids are made of it. */
  tabs: { value: string; title: string }[];
  /** What each tab shows, in the same order. */
  children: ReactNode[];
};

/** The tabs of /services; a browser without JavaScript shows what is in all of them. */
export function ServiceTabs({ tabs, children }: ServiceTabsProps) {
  return (
    <Tabs
      defaultValue={tabs[0]?.value}
      // The server sends what is in all of them, for search engines and without JavaScript.
      keepMountedMode="display-none"
      classNames={{
        tab: tabStyles.tab,
        list: `${tabStyles.list} ${styles.list}`,
        panel: styles.panel,
      }}
    >
      <Tabs.List aria-label="Kinds of services">
        {tabs.map(({ value, title }) => (
          <Tabs.Tab key={value} value={value}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value }, index) => (
        <Tabs.Panel key={value} value={value}>
          {children[index]}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
