import { IconExternalLink } from "@tabler/icons-react";
import { useState } from "react";
import { CardImage } from "@/components/ui/card-image";
import { RichText } from "@/components/ui/rich-text";
import { getTextAttributes } from "@/components/ui/text-attributes";
import type { MediaCardItem } from "@/lib/entries/media/card";
import { formatShortDuration, formatSpokenDuration } from "@/lib/entries/media/duration";
import { requiresFile, requiresVideo } from "@/lib/entries/media/media-type";
import type { SafeHtml } from "@/lib/html/safe-html";
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

/** Returns whether the text takes about six lines or more in a card. */
function isLong(html: SafeHtml): boolean {
  const blockCount = html.split(/<(?:p|li|h\d)\b/).length - 1;
  return html.replace(/<[^>]*>/g, "").length + 20 * blockCount > 240;
}

function Description({ html, title }: { html: SafeHtml; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const canFold = isLong(html);
  return (
    <div className={mediaStyles.description}>
      <p className={mediaStyles.label}>Description</p>
      <div className={canFold && !isOpen ? mediaStyles.folded : undefined}>
        <RichText html={html} />
      </div>
      {canFold && (
        <button
          type="button"
          className={mediaStyles.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Read Less" : "Read More"}
          <span className="visually-hidden"> about {title}</span>
        </button>
      )}
    </div>
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
      {hasVideo(item) ? (
        <VideoPlayer
          video={item.video!}
          title={item.title}
          poster={item.poster}
          hasPriority={hasPriority}
        />
      ) : (
        <CardImage src={item.poster ?? "/art/resource.svg"} hasPriority={hasPriority} />
      )}
      <div className={styles.body}>
        <Facts item={item} />
        <h2 {...getTextAttributes(item.title)} className={styles.title}>
          {item.title}
        </h2>
        {item.description && <Description html={item.description} title={item.title} />}
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
