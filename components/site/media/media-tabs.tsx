"use client";

import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import styles from "@/components/site/pages/card-grid.module.css";
import { PageLinks } from "@/components/site/pages/page-links";
import tabStyles from "@/components/site/layout/tabs.module.css";
import { EmptyState } from "@/components/ui/empty-state";
import { useMore } from "@/components/ui/use-more";
import { paths } from "@/lib/core/paths";
import type { MediaCardItem } from "@/lib/entries/media/card";
import type { MediaDto } from "@/lib/entries/media/schema";
import { hasFile, hasVideo, MediaCard } from "./media-card";
import { MoreMedia } from "./more-media";

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

/** The code that makes a description safe comes with the first part that needs it. */
async function toCards(items: MediaDto[]): Promise<MediaCardItem[]> {
  const { toMediaCardItem } = await import("@/lib/entries/media/card");
  return items.map(toMediaCardItem);
}

type MediaTabsProps = {
  items: MediaCardItem[];
  total: number;
  pages: number;
  /** Counts from 1. On the first, the others are loaded too. */
  page: number;
};

/** The three tabs of /media; the first one is what a browser without JavaScript shows. */
export function MediaTabs({ items: first, total, pages, page }: MediaTabsProps) {
  const { items, hasMore, hasFailed, loadMore } = useMore<MediaDto, MediaCardItem>({
    path: paths.api.media,
    first,
    total,
    toItems: toCards,
  });
  const loadsMore = page === 1 && hasMore;
  return (
    <>
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
              {shown.length === 0 && !loadsMore ? (
                <EmptyState image="/art/empty-media.svg" title={empty} />
              ) : (
                <ul className={styles.grid}>
                  {shown.map((item, index) => (
                    <MediaCard key={item.id} item={item} first={index === 0} />
                  ))}
                </ul>
              )}
              {loadsMore && (
                <MoreMedia
                  shown={shown.length}
                  loaded={items.length}
                  total={total}
                  hasFailed={hasFailed}
                  onWanted={() => void loadMore()}
                />
              )}
            </Tabs.Panel>
          );
        })}
      </Tabs>
      {page > 1 && (
        <PageLinks label="Pages of the media" page={page} pages={pages} hrefOf={paths.mediaPage} />
      )}
    </>
  );
}
