import { screens } from "@/content/screens";
import type { Result } from "@/lib/core/safe-load";
import { EmptyState } from "@/components/ui/empty-state";
import styles from "@/components/site/pages/card-grid.module.css";
import type { MediaCardItem } from "@/lib/entries/media/card";
import { paths } from "@/lib/core/paths";
import { ListFailure } from "@/components/site/pages/list-failure";
import { MediaTabs } from "./media-tabs";
import { PageHeading } from "@/components/site/layout/page-heading";

type MediaScreenProps = {
  list: Result<{ items: MediaCardItem[]; total: number; pageCount: number }>;
  page: number;
};

export function MediaScreen({ list, page }: MediaScreenProps) {
  return (
    <div className={`container ${styles.screen}`}>
      <PageHeading title={screens.media.title} subtitle={screens.media.subtitle} />
      {list.failed ? (
        <ListFailure
          text="Error loading media: Failed to fetch media items"
          href={paths.mediaPage(page)}
        />
      ) : list.value.items.length === 0 ? (
        <EmptyState
          image="/art/empty-media.svg"
          title="No media resources available yet. Please check back soon!"
        />
      ) : (
        <MediaTabs {...list.value} page={page} />
      )}
    </div>
  );
}
