"use client";

import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from "@tabler/icons-react";
import styles from "./offers-carousel.module.css";

type CarouselControlsProps = {
  isReady: boolean;
  titles: string[];
  selectedIndex: number;
  isPlaying: boolean;
  onSelect: (index: number) => void;
  onPrevious: () => void;
  onNext: () => void;
  onPlayPause: () => void;
};

/** Spec §2 requires the dots and arrows; WCAG 2.2.2 requires the pause button. */
export function CarouselControls(props: CarouselControlsProps) {
  const { isReady, titles, selectedIndex, isPlaying, onSelect, onPrevious, onNext, onPlayPause } =
    props;
  return (
    <div className={`container ${styles.controls}`} data-ready={isReady || undefined}>
      <button
        type="button"
        className={styles.round}
        aria-label={isPlaying ? "Pause the offers" : "Play the offers"}
        onClick={onPlayPause}
      >
        {isPlaying ? (
          <IconPlayerPause size={18} aria-hidden />
        ) : (
          <IconPlayerPlay size={18} aria-hidden />
        )}
      </button>
      <ul className={styles.dots} aria-label="Choose an offer">
        {titles.map((title, index) => (
          <li key={index}>
            <button
              type="button"
              className={styles.dot}
              aria-label={`Go to offer ${index + 1}: ${title}`}
              aria-current={index === selectedIndex}
              onClick={() => onSelect(index)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.arrows}>
        <button
          type="button"
          className={styles.round}
          aria-label="Previous offer"
          onClick={onPrevious}
        >
          <IconChevronLeft size={22} aria-hidden />
        </button>
        <button type="button" className={styles.round} aria-label="Next offer" onClick={onNext}>
          <IconChevronRight size={22} aria-hidden />
        </button>
      </div>
    </div>
  );
}
