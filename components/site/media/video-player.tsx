"use client";

import { IconPlayerPlayFilled } from "@tabler/icons-react";
import { useState } from "react";
import { CardImage } from "@/components/ui/card-image";
import type { Video } from "@/lib/entries/media/video";
import styles from "./video-player.module.css";

type VideoPlayerProps = {
  video: Video;
  title: string;
  /** Image shown before the video plays; null for the default image. */
  poster: string | null;
  /** True for a video in the initial viewport. */
  hasPriority?: boolean | undefined;
};

function withAutoplay(embedUrl: string): string {
  const url = new URL(embedUrl);
  url.searchParams.set("autoplay", "1");
  return url.href;
}

/** Loads nothing from YouTube before a press. Without JavaScript, the press opens the video on YouTube. */
export function VideoPlayer({ video, title, poster, hasPriority }: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (video.kind === "text")
    return (
      <p dir="auto" className={styles.text}>
        {video.text}
      </p>
    );
  if (video.kind === "link") {
    return (
      <p className={styles.text}>
        <a href={video.href} target="_blank" rel="noopener noreferrer">
          Watch the Video<span className="visually-hidden">: {title} (opens in a new tab)</span>
        </a>
      </p>
    );
  }
  if (isPlaying) {
    return (
      <iframe
        className={styles.frame}
        // The player replaces the focused link, so it takes the focus.
        ref={(frame) => frame?.focus()}
        src={withAutoplay(video.embedUrl)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // Without a referrer, YouTube shows error 153.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a
      className={styles.poster}
      href={video.watchUrl}
      aria-label={`Play video: ${title}`}
      onClick={(event) => {
        // With a modifier key, the visitor wants a new tab or window.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setIsPlaying(true);
      }}
    >
      {poster && (
        <CardImage
          src={poster}
          fallbackSrc="/art/hero/offer-default.webp"
          className={styles.picture}
          hasPriority={hasPriority}
        />
      )}
      <IconPlayerPlayFilled size={28} aria-hidden="true" />
    </a>
  );
}
