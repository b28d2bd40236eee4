"use client";

import "@mantine/core/styles/Tabs.layer.css";
import { Tabs } from "@mantine/core";
import styles from "@/components/site/pages/card-grid.module.css";
import { PageLinks } from "@/components/site/pages/page-links";
import tabStyles from "@/components/site/layout/tabs.module.css";
import { useTabInUrl } from "@/components/site/layout/use-tab-in-url";
import { EmptyState } from "@/components/ui/empty-state";
import { useLoadMore } from "@/components/ui/use-load-more";
import { paths } from "@/lib/core/paths";
import type { MediaCardItem } from "@/lib/entries/media/card";
import type { MediaDto } from "@/lib/entries/media/schema";
import { hasFile, hasVideo, MediaCard } from "./media-card";
import { MoreMedia } from "./more-media";

const tabs = [
  { value: "all", label: "All Media", isInTab: () => true, emptyText: "" },
  {
    value: "videos",
    label: "Videos",
    isInTab: hasVideo,
    emptyText: "No video resources available yet.",
  },
  {
    value: "resources",
    label: "Resources",
    isInTab: hasFile,
    emptyText: "No file resources available yet.",
  },
];

/** Loads the HTML sanitiser only when more items arrive. */
async function toCards(items: MediaDto[]): Promise<MediaCardItem[]> {
  const { toMediaCardItem } = await import("@/lib/entries/media/card");
  return items.map(toMediaCardItem);
}

type MediaTabsProps = {
  items: MediaCardItem[];
  total: number;
  pageCount: number;
  /** Starts at 1. Page 1 loads more items in place; later pages have page links. */
  page: number;
};

/** Without JavaScript, only the first tab shows. */
export function MediaTabs({ items: firstPage, total, pageCount, page }: MediaTabsProps) {
  const { items, hasMore, hasFailed, loadMore } = useLoadMore<MediaDto, MediaCardItem>({
    path: paths.api.media,
    firstPage,
    total,
    toItems: toCards,
  });
  const [activeTab, selectTab] = useTabInUrl(tabs);
  const canLoadMore = page === 1 && hasMore;
  return (
    <>
      <Tabs
        value={activeTab}
        onChange={selectTab}
        keepMounted={false}
        classNames={{ tab: tabStyles.tab, list: tabStyles.list }}
      >
        <Tabs.List aria-label="Media types">
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value, isInTab, emptyText }) => {
          const visibleItems = items.filter(isInTab);
          return (
            <Tabs.Panel key={value} value={value}>
              {visibleItems.length === 0 && !canLoadMore ? (
                <EmptyState image="/art/empty-media.svg" title={emptyText} />
              ) : (
                <ul className={styles.grid}>
                  {visibleItems.map((item, index) => (
                    <MediaCard key={item.id} item={item} hasPriority={index === 0} />
                  ))}
                </ul>
              )}
              {canLoadMore && (
                <MoreMedia
                  shownCount={visibleItems.length}
                  loadedCount={items.length}
                  total={total}
                  hasFailed={hasFailed}
                  onLoadMore={() => void loadMore()}
                />
              )}
            </Tabs.Panel>
          );
        })}
      </Tabs>
      {page > 1 && (
        <PageLinks
          label="Media pages"
          page={page}
          pageCount={pageCount}
          getHref={paths.mediaPage}
        />
      )}
    </>
  );
}
