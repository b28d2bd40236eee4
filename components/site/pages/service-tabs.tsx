"use client";

import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { currentFragment } from "@/components/ui/current-fragment";
import tabStyles from "@/components/site/layout/tabs.module.css";
import styles from "./service-tabs.module.css";

type ServiceTabsProps = {
  /** Without spaces: ids are made of it. */
  tabs: { value: string; title: string }[];
  /** What each tab shows, in the same order. */
  children: ReactNode[];
};

/** The tabs of /services; a browser without JavaScript shows what is in all of them. */
export function ServiceTabs({ tabs, children }: ServiceTabsProps) {
  const [shown, show] = useState<string | null>(tabs[0]?.value ?? null);

  // An address may name a tab: /services#loans.
  useEffect(() => {
    const showNamed = () => {
      const named = currentFragment();
      if (tabs.some(({ value }) => value === named)) show(named);
    };
    showNamed();
    window.addEventListener("hashchange", showNamed);
    return () => window.removeEventListener("hashchange", showNamed);
  }, [tabs]);

  const choose = (value: string | null) => {
    show(value);
    window.history.replaceState(null, "", `#${value}`);
  };

  return (
    <Tabs
      value={shown}
      onChange={choose}
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
        <Fragment key={value}>
          {/* Next scrolls to what has the fragment as its name. The browser looks for an id, and would
              scroll to it on Back too, where one had been elsewhere. */}
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
