"use client";

import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import tabStyles from "@/components/site/layout/tabs.module.css";
import { useTabInUrl } from "@/components/site/layout/use-tab-in-url";
import styles from "./service-tabs.module.css";

type ServiceTabsProps = {
  /** `value` is part of ids, so it must not contain spaces. */
  tabs: { value: string; title: string }[];
  /** Panels, in the order of `tabs`. */
  children: ReactNode[];
};

export function ServiceTabs({ tabs, children }: ServiceTabsProps) {
  const [activeTab, selectTab] = useTabInUrl(tabs);
  return (
    <Tabs
      value={activeTab}
      onChange={selectTab}
      // Renders all panels, for search engines and for visitors without JavaScript.
      keepMountedMode="display-none"
      classNames={{
        tab: tabStyles.tab,
        list: `${tabStyles.list} ${styles.list}`,
        panel: styles.panel,
      }}
    >
      <Tabs.List aria-label="Service categories">
        {tabs.map(({ value, title }) => (
          <Tabs.Tab key={value} value={value}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value }, index) => (
        <Fragment key={value}>
          {/* Next scrolls to the element that has the fragment as its `name`. An id would make the browser scroll here
              on Back too, so only visitors without JavaScript get an id. */}
          <map name={value} className={styles.anchor} />
          <noscript>
            <span id={value} />
          </noscript>
          <Tabs.Panel value={value}>{children[index]}</Tabs.Panel>
        </Fragment>
      ))}
    </Tabs>
  );
}
