"use client";

import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import styles from "@/components/site/pages/card-grid.module.css";
import tabStyles from "@/components/site/layout/tabs.module.css";
import { EmptyState } from "@/components/ui/empty-state";
import type { MediaCardItem } from "@/lib/entries/media/card";
import { hasFile, hasVideo, MediaCard } from "./media-card";

const tabs = [
  { value: "all", label: "All Media", shows: () => true, empty: "" },
  {
    value: "videos",
    label: "Videos",
    shows: hasVideo,
    empty: "No video resources available yet.",
  },
  {
    value: "resources",
    label: "Resources",
    shows: hasFile,
    empty: "No file resources available yet.",
  },
];

/** The three tabs of /media; the first one is what a browser without JavaScript shows. */
export function MediaTabs({ items }: { items: MediaCardItem[] }) {
  return (
    <Tabs
      defaultValue="all"
      keepMounted={false}
      classNames={{ tab: tabStyles.tab, list: tabStyles.list }}
    >
      <Tabs.List aria-label="Kinds of media">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, shows, empty }) => {
        const shown = items.filter(shows);
        return (
          <Tabs.Panel key={value} value={value}>
            {shown.length === 0 ? (
              <EmptyState image="/art/empty-media.svg" title={empty} />
            ) : (
              <ul className={styles.grid}>
                {shown.map((item) => (
                  <MediaCard key={item.id} item={item} />
                ))}
              </ul>
            )}
          </Tabs.Panel>
        );
      })}
    </Tabs>
  );
}
