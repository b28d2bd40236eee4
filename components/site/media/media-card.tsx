import { IconExternalLink } from "@tabler/icons-react";
import { RichText } from "@/components/ui/rich-text";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { MediaCardItem } from "@/lib/entries/media/card";
import { formatShortDuration, formatSpokenDuration } from "@/lib/entries/media/duration";
import { requiresFile, requiresVideo } from "@/lib/entries/media/media-type";
import styles from "@/components/site/pages/card-grid.module.css";
import mediaStyles from "./media-card.module.css";
import { VideoPlayer } from "./video-player";

/** Returns whether the item belongs to the Videos tab (spec §4). */
export const hasVideo = (item: MediaCardItem) =>
  requiresVideo(item.mediaType) && item.video !== null;

/** Returns whether the item belongs to the Resources tab (spec §4). */
export const hasFile = (item: MediaCardItem) =>
  requiresFile(item.mediaType) && item.fileUrl !== null;

function describeKind(item: MediaCardItem): string {
  if (!hasVideo(item)) return "Resource";
  return hasFile(item) ? "Video and resource" : "Video";
}

function Facts({ item }: { item: MediaCardItem }) {
  const { duration, language } = item;
  return (
    <p className={mediaStyles.facts}>
      <span>{describeKind(item)}</span>{" "}
      {hasVideo(item) && duration && (
        <>
          <span>
            <span aria-hidden="true">{formatShortDuration(duration)}</span>
            <span className="visually-hidden">{formatSpokenDuration(duration)}</span>
          </span>{" "}
        </>
      )}
      {language && <span>{language}</span>}
    </p>
  );
}

export function MediaCard({
  item,
  hasPriority,
}: {
  item: MediaCardItem;
  hasPriority?: boolean | undefined;
}) {
  return (
    <li className={styles.card}>
      {hasVideo(item) && (
        <VideoPlayer
          video={item.video!}
          title={item.title}
          poster={item.poster}
          hasPriority={hasPriority}
        />
      )}
      <div className={styles.body}>
        <Facts item={item} />
        <h2 {...getTextAttributes(item.title)} className={styles.title}>
          {item.title}
        </h2>
        {item.description && (
          <div className={mediaStyles.description}>
            <p className={mediaStyles.label}>Description</p>
            <RichText html={item.description} />
          </div>
        )}
        {hasFile(item) && (
          <a
            href={item.fileUrl!}
            target="_blank"
            rel="noopener noreferrer"
            className={`${styles.more} ${mediaStyles.resource}`}
          >
            View Resource <IconExternalLink size={18} aria-hidden="true" />
            <span className="visually-hidden">: {item.title} (opens in a new tab)</span>
          </a>
        )}
      </div>
    </li>
  );
}
